"""What is printed of a tournament, in the language of its publication: black on white, A4, page by page.

Only rounds that have been published go to paper; a draft never does.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup

from faristol.screens.parts.paper_pages import filled
from faristol.screens.rendering import render_page
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot
from faristol.screens.tournament import tables
from faristol.screens.tournament.figures import CLAUSES
from faristol.screens.tournament.pairings import BoardLine, NameLine, Rest, board_lines, by_name, resting
from faristol.screens.tournament.tables import CardLine, CrossLine, Standing
from faristol.screens.view import view_value
from faristol.texts import Texts, texts
from faristol.tournaments.course import places
from faristol.tournaments.event import Published, Tournament

BOARDS, FIRST_BOARDS, NAMES, ENTRIES, WALL, CROSS, TURNS = 19.0, 15.0, 96.0, 28.0, 26.5, 22.0, 26.0
"""How many lines fit on a page: tables, tables on the first page, an index of names, the other sheets."""
SHEET, HEAD = 34.5, 5.5
"""The same of cards, and how many lines the head of each takes."""
CROSS_ROUNDS = 9
COLUMNS = 3


@dataclass(frozen=True)
class Asked:
    sheet: str
    of: str | None = None


PRINTED = Slot("tournament-printed", Asked, of="event")
"""What is printed, about the moment of the tap that asked for it."""


@view_value
class Paper:
    """What is put on paper: `of` names a round, a player, or a round and how many slips go on a page."""

    event: Tournament
    t: Texts
    of: str | None

    @property
    def published(self) -> Published:
        """A round that was asked for by its number, or the last one."""
        number = (self.of or "").partition("/")[0]
        found = [published for published in self.event.rounds if str(published.number) == number]
        return found[0] if found else self.event.rounds[-1]

    @property
    def round(self) -> int:
        return self.published.number if self.event.rounds else 0

    @property
    def slips(self) -> int:
        """How many slips go on a page: 3/6 is round three, six on a page."""
        many = (self.of or "").partition("/")[2]
        return int(many if many in SLIPS else SLIPS[0])


def print_sheet(scene: Scene, intent: Intent) -> Step:
    """Print a sheet, which lies in the answer to this tap only."""
    asked = Asked(intent.data["sheet"], intent.data.get("of"))
    return Step(session=scene.session.put(PRINTED, asked, about=intent.at), print=True)


def sheets(scene: Scene) -> Markup | None:
    """Return the sheets that this very tap asked for; the next answer has none."""
    asked = scene.session.get(PRINTED, about=scene.now)
    if asked is None or scene.event is None or asked.sheet not in SHEETS:
        return None
    event: Tournament = scene.event.state
    if not event.rounds and asked.sheet != "wall":
        return None
    t = texts(event.opened["publication"])
    paper = Paper(event, t, asked.of)
    return render_page(
        f"tournament/sheets/{asked.sheet}.html",
        t.language,
        pages=list(SHEETS[asked.sheet](paper)),
        event=event,
        round=paper.round,
        many=paper.slips,
        playing=event.opened["language"],
        date=t.date(scene.event.entries[0]["at"], scene.zone),
        heads=tables.heads(event.terms.scoring, t),
        ranking_clause=CLAUSES.get(event.terms.scoring),
        app=scene.app,
    )


def _pairings(paper: Paper) -> Iterator[tuple[list[BoardLine], list[Rest], list[NameLine]]]:
    """Yield the tables, with boxes for the results, and the names, on the same sheet where they fit."""
    event, published, t = paper.event, paper.published, paper.t
    boards, names = board_lines(event, published, t), by_name(event, published)
    rests = resting(event, published.draft, t)
    used = len(boards) + len(rests) + len(names) / COLUMNS * 0.62 + 2
    if used <= BOARDS:
        yield boards, rests, names
        return
    pages = list(filled(boards, FIRST_BOARDS, lambda board: 1, BOARDS))
    for page in pages:
        yield page, rests if page is pages[-1] else [], []
    for start in range(0, len(names), int(NAMES)):
        yield [], [], names[start : start + int(NAMES)]


def _names(paper: Paper) -> Iterator[list[NameLine]]:
    """Yield the names in large letters, for the door: whom, where, and who starts."""
    yield from filled(by_name(paper.event, paper.published), ENTRIES, lambda line: 1)


def _slips(paper: Paper) -> Iterator[list[BoardLine]]:
    """Yield for each table a slip to write its result on."""
    boards = board_lines(paper.event, paper.published, paper.t)
    # The piles lie so that one cut through them all leaves the tables in their order.
    rows = -(-len(boards) // paper.slips) or 1
    for page in range(rows):
        yield boards[page::rows]


def _wall(paper: Paper) -> Iterator[list[Standing]]:
    event = paper.event
    rows = tables.classification(event.standings(after=paper.round), event.terms.scoring, paper.t)
    yield from filled(rows, WALL, lambda row: 1.3 if row.tie else 1)


def _cross(paper: Paper) -> Iterator[tuple[Sequence[int], list[CrossLine]]]:
    """Yield the lines with the numbers of the rounds on the page."""
    event, until = paper.event, paper.round
    lines = tables.cross(event, event.standings(after=until), until, paper.t)
    for start in range(0, until, CROSS_ROUNDS):
        some = [replace(line, cells=line.cells[start : start + CROSS_ROUNDS]) for line in lines]
        for page in filled(some, CROSS, lambda line: 1):
            yield range(start + 1, min(until, start + CROSS_ROUNDS) + 1), page


def _cards(paper: Paper) -> Iterator[list[tuple[Standing, list[CardLine]]]]:
    """Yield a player's own card, or everybody's: as many on a sheet as fit, to be cut apart."""
    event, t = paper.event, paper.t
    stood = places(event)
    cards = [
        (row, lines)
        for row in tables.classification(event.standings(), event.terms.scoring, t)
        if paper.of is None or row.player.id == paper.of
        for lines in filled(tables.card(event, row.player.id, stood, t), TURNS, _height)
    ]
    yield from filled(cards, SHEET, lambda card: HEAD + sum(map(_height, card[1])))


def _height(line: CardLine) -> float:
    return 1.5 if line.remark else 1


SLIPS: Sequence[str] = ("4", "6", "8")
"""So many on a page."""
SHEETS: dict[str, Callable[[Paper], Iterator[Any]]] = {
    "pairings": _pairings,
    "names": _names,
    "slips": _slips,
    "wall": _wall,
    "cross": _cross,
    "cards": _cards,
}
