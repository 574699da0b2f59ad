"""What the players' screen prints, in the language of what is published: the list, and slips to be cut.

Slips lie so that a whole pile is cut at once: page by page the rounds follow each other at the same place,
and each little pile is one table's, in the order of the rounds.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from faristol.errors import refusal
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players import Player
from faristol.screens.parts.people import sorting_key
from faristol.screens.rendering import render_page
from faristol.screens.scene import Scene
from faristol.screens.session import Slot
from faristol.texts import N_, texts

SLIPS_ON_A_PAGE = 10
USUAL_ROUNDS = 25
MOST_SLIPS = 40


@dataclass(frozen=True)
class Paper:
    """The list of players; with `rounds`, so many slips for each."""

    rounds: int | None = None
    points: bool = False


PAPER = Slot("players-paper", Paper, of="event")
"""About the moment of the tap that asked for it."""


SlipsUnreadable = refusal(
    "duplicate.slips-unreadable",
    N_("“%(slips)s” is not a number of slips."),
    N_("Write one from 1 to %(most)s."),
    field="slips",
)


def usual_slips(event: Duplicate) -> int:
    """Return how many are proposed for each table; a complete game seldom has more rounds."""
    return min(int(event.opened.rounds) or USUAL_ROUNDS, MOST_SLIPS)


def paper(scene: Scene, event: Duplicate) -> Markup | None:
    """Return the sheets that this very tap asked for; the next answer has none."""
    wanted = scene.session.get(PAPER, about=scene.now)
    if wanted is None or scene.event is None:
        return None
    language = event.opened.publication
    tables, date = event.at_tables, texts(language).date(scene.event.entries[0]["at"], scene.zone)
    if wanted.rounds is None:
        names = sorted(tables, key=lambda player: sorting_key(player.name))
        page = "duplicate/players/paper_list.html"
        return render_page(page, language, event=event, date=date, app=scene.app, names=names)
    pages = list(_pages(tables, min(wanted.rounds, MOST_SLIPS)))
    page = "duplicate/players/paper_slips.html"
    return render_page(page, language, event=event, pages=pages, points=wanted.points)


def _pages(tables: Sequence[Player], rounds: int) -> Iterator[list[tuple[Player, int]]]:
    """Return the slips of each page: whose, and of which round."""
    for first in range(0, len(tables), SLIPS_ON_A_PAGE):
        for round_ in range(1, rounds + 1):
            yield [(player, round_) for player in tables[first : first + SLIPS_ON_A_PAGE]]
