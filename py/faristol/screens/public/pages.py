"""The pages of the board for the room. A template calls the page that it draws `page`."""

from collections.abc import Sequence
from itertools import pairwise
from typing import ClassVar, TypeVar

from faristol.games.duplicate.rounds import Round
from faristol.screens.board.squares import Rows
from faristol.screens.parts.faces import CountedTile, TileFace
from faristol.screens.public.room import RoomTime
from faristol.screens.sealed.promise import Promise
from faristol.screens.view import view_value

Row = TypeVar("Row")

COLUMN = 12
COLUMNS = 2


@view_value
class BoardPage:
    """A page, or a list that goes on over several. An activity's own has what its template names."""

    template: ClassVar[str]


@view_value
class PromisePage(BoardPage):
    """What is said before the start, with the fingerprint of a promised draw."""

    template = "public/promise.html"
    facts: Sequence[str] = ()
    promise: Promise | None = None


@view_value
class DrawnPage(BoardPage):
    """The end of the draw, with its secret once that is published."""

    template = "public/drawn.html"
    promise: Promise | None


@view_value(kw_only=True)
class TimePage(BoardPage):
    """A round while it runs: its rack and its time."""

    template = "public/time.html"
    title: str
    rack_tiles: Sequence[TileFace]
    places: int
    time: RoomTime | None
    stock: Sequence[CountedTile] = ()
    """What players may name as one letter more."""
    rows: Rows | None = None
    """The board's, if there is one."""
    last: Round | None = None
    """The round before, with its master play."""
    wrong: Sequence[int] = ()
    """The rounds whose master play was found to be incorrect lately."""
    slips: tuple[int, int] | None = None
    """How many the judge has, and of how many."""
    drawing: bool = False
    """Whether the tiles are being drawn out of a real bag."""


def pages_of(rows: Sequence[Row], most: int = COLUMN, columns: int = COLUMNS) -> list[list[Sequence[Row]]]:
    """Return a list as pages that can be read from the back of the room, each with its columns."""
    return [_evenly(page, most) for page in _evenly(rows, most * columns)]


def in_one_column(rows: Sequence[Row]) -> list[Sequence[Row]]:
    """Return a list as pages on which a row has the whole width."""
    return _evenly(rows, COLUMN)


def _evenly(rows: Sequence[Row], most: int) -> list[Sequence[Row]]:
    """Return the rows in as few parts as can be, none of which is more than one row longer than another."""
    parts = -(-len(rows) // most)
    ends = [-(-len(rows) * part // parts) for part in range(parts + 1)] if parts else []
    return [rows[start:end] for start, end in pairwise(ends)]
