"""The squares of the board and how plays name them (DUP-4, ROM-1, ROM-10).

Rows are A to O, columns 1 to 15. `H8` is a word across that begins on row H, column 8; `8H` one down from
the same square. A square is its number, row after row from 0.
"""

import re
from dataclasses import dataclass

SIZE = 15
SQUARES = SIZE * SIZE
CENTRE = SQUARES // 2
ROWS = "ABCDEFGHIJKLMNO"

_PLACE = re.compile(r"(?:([A-O])([1-9]|1[0-5])|([1-9]|1[0-5])([A-O]))", re.IGNORECASE | re.ASCII)


@dataclass(frozen=True)
class Place:
    """Where a word begins, and which way it goes."""

    square: int
    down: bool

    def __str__(self) -> str:
        row, column = divmod(self.square, SIZE)
        return f"{column + 1}{ROWS[row]}" if self.down else f"{ROWS[row]}{column + 1}"

    @property
    def room(self) -> int:
        """How many squares there are from here to the edge."""
        row, column = divmod(self.square, SIZE)
        return SIZE - (row if self.down else column)

    @property
    def turned(self) -> "Place":
        """The same place on a board whose rows have become columns."""
        return Place(turned(self.square), not self.down)

    def squares(self, length: int) -> range:
        """The squares of a word; those beyond the edge are left out."""
        step = SIZE if self.down else 1
        return range(self.square, self.square + min(length, self.room) * step, step)


def read_place(text: str) -> Place | None:
    match = _PLACE.fullmatch(text)
    if match is None:
        return None
    down = match[1] is None
    row, column = (match[4], match[3]) if down else (match[1], match[2])
    return Place(ROWS.index(row.upper()) * SIZE + int(column) - 1, down)


def name(square: int) -> str:
    return str(Place(square, down=False))


def turned(square: int) -> int:
    row, column = divmod(square, SIZE)
    return column * SIZE + row


def line(square: int, down: bool) -> range:
    """The whole row or column that a square lies in."""
    if down:
        return range(square % SIZE, SQUARES, SIZE)
    return range(square - square % SIZE, square - square % SIZE + SIZE)
