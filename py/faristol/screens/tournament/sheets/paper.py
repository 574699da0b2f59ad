"""What is put on paper: of which round or player, on which day, and how many slips go on a page."""

from collections.abc import Sequence

from faristol.screens.tournament.sheets.measures import (
    LANDSCAPE_TITLE,
    LANDSCAPE_WIDE,
    TITLE,
    WIDE,
    head_height,
)
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments.event import Tournament
from faristol.tournaments.published import Published

SLIPS: Sequence[str] = ("4", "6", "8")
"""So many on a page."""


@view_value
class Paper:
    """`of` names a round, a player, or a round and how many slips go on a page; `when` is the day or more."""

    event: Tournament
    t: Texts
    of: str | None
    when: str

    @property
    def published(self) -> Published:
        return published_of(self.event, self.of)

    @property
    def round(self) -> int:
        return round_of(self.event, self.of)

    @property
    def slips(self) -> int:
        """How many slips go on a page: 3/6 is round three, six on a page."""
        many = (self.of or "").partition("/")[2]
        return int(many if many in SLIPS else SLIPS[0])

    def head(self, title: str, division: str = "", *, landscape: bool = False) -> float:
        """Return how high the head of each sheet is."""
        opened = self.event.opened
        lines = [opened.name, " · ".join(filter(None, [opened.place, self.when]))]
        if opened.director:
            lines.append(self.t.gettext("Director: %(director)s") % {"director": opened.director})
        type, wide = (LANDSCAPE_TITLE, LANDSCAPE_WIDE) if landscape else (TITLE, WIDE)
        return head_height(" · ".join(filter(None, [title, division])), lines, type, wide)


def published_of(event: Tournament, of: str | None) -> Published:
    """Return a round that was asked for by its number, or the last one."""
    number = (of or "").partition("/")[0]
    found = [published for published in event.rounds if str(published.number) == number]
    return found[0] if found else event.rounds[-1]


def round_of(event: Tournament, of: str | None) -> int:
    return published_of(event, of).number if event.rounds else 0
