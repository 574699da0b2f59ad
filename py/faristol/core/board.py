"""The board: the tiles on its 225 squares. A play makes a new board."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from faristol.core.errors import UnreadableBoard
from faristol.core.letters import AS_BLANK, codes, square_text
from faristol.core.squares import SIZE, SQUARES, line, turned
from faristol.core.tiles import TileSet


@dataclass(frozen=True)
class Board:
    """A number for each square: 0, or its letter, with AS_BLANK where a blank stands for it."""

    squares: bytes = bytes(SQUARES)

    @property
    def is_empty(self) -> bool:
        return not any(self.squares)

    @property
    def turned(self) -> "Board":
        """The same board with its rows as columns, so that a word down becomes one across."""
        return Board(bytes(self.squares[turned(square)] for square in range(SQUARES)))

    def with_tiles(self, tiles: Mapping[int, int]) -> "Board":
        squares = bytearray(self.squares)
        for square, code in tiles.items():
            squares[square] = code
        return Board(bytes(squares))

    def on(self, squares: Sequence[int]) -> bytes:
        return bytes(self.squares[square] for square in squares)

    def run(self, square: int, down: bool) -> range:
        """Return the squares of the word through this square: all tiles before and after it without a gap."""
        whole = line(square, down)
        first = last = whole.index(square)
        while first > 0 and self.squares[whole[first - 1]]:
            first -= 1
        while last < SIZE - 1 and self.squares[whole[last + 1]]:
            last += 1
        return whole[first : last + 1]


def read_board(tile_set: TileSet, rows: Sequence[str]) -> Board:
    """Fifteen rows in the strict form: `.` empty, `A` a tile, `a` a blank, `[L·L]`, `[l·l]`."""
    if len(rows) != SIZE:
        raise UnreadableBoard(row=min(len(rows), SIZE) + 1, text="".join(rows[SIZE : SIZE + 1]))
    return Board(b"".join(_row(tile_set, number, text) for number, text in enumerate(rows, 1)))


@cache
def _by_sign(tile_set: TileSet) -> dict[str, int]:
    known = {square_text(tile_set, 0): 0}
    for letter, code in codes(tile_set).items():
        if tile_set.letters[letter][0]:
            known[square_text(tile_set, code)] = code
        known[square_text(tile_set, code | AS_BLANK)] = code | AS_BLANK
    return known


def _row(tile_set: TileSet, number: int, text: str) -> bytes:
    known = _by_sign(tile_set)
    signs = re.findall(r"\[[^\]]*\]|.", unicodedata.normalize("NFC", text), re.DOTALL)
    if len(signs) != SIZE or not known.keys() >= set(signs):
        raise UnreadableBoard(row=number, text=text)
    return bytes(known[sign] for sign in signs)


def write_board(tile_set: TileSet, board: Board) -> list[str]:
    signs = [square_text(tile_set, code) for code in board.squares]
    return ["".join(signs[start : start + SIZE]) for start in range(0, SQUARES, SIZE)]
