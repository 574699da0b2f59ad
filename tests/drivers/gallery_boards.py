"""Positions for the board's template: rows of squares, in Catalan and in the middle of a game."""

from collections.abc import Collection

from faristol.core.squares import SIZE
from faristol.core.tiles import tile_set
from faristol.screens.board.squares import Rows, Square, Tile

PREMIUMS = """
    3P . . 2L . . . 3P . . . 2L . . 3P
    . 2P . . . 3L . . . 3L . . . 2P .
    . . 2P . . . 2L . 2L . . . 2P . .
    2L . . 2P . . . 2L . . . 2P . . 2L
    . . . . 2P . . . . . 2P . . . .
    . 3L . . . 3L . . . 3L . . . 3L .
    . . 2L . . . 2L . 2L . . . 2L . .
    3P . . 2L . . . 2P . . . 2L . . 3P
"""
HALF = [line.split() for line in PREMIUMS.strip().splitlines()]
PREMIUM_NAMES = {"L": "lletra", "P": "paraula", "2": "doble", "3": "triple"}
SET = tile_set("ca")
LETTERS = "ABCDEFGHIJKLMNO"

MIDGAME = {
    "B6": "C A R D A T S",
    "E9": "D E Ç A",
    "E11": "I L·L U M I n E U",
    "K4": "B A T A N A r",
    "I7": "H L",
    "H7": "O C",
    "J8": "E",
    "L8": "X E",
    "L1": "J A I E S",
    "M7": "Z",
    "M9": "N S",
    "A14": "NY A",
    "O11": "Q U E",
}
DOWN = {"B6", "E9", "E11", "J8", "L8", "A14"}
LAST = {"L1", "L2", "L3", "L4", "L5"}
NEW = {"C7": "P", "C8": "E", "C9": "T", "C10": "O", "C11": "ny", "C12": "E", "C13": "U"}


def tile(text: str, state: str | None = None) -> Tile:
    """Small letters are blanks."""
    blank = text.islower()
    return Tile(text.upper(), 0 if blank else SET.points(text), blank, state)


def tiles_on_board() -> dict[str, str]:
    """Return the tile of each square that has one."""
    squares = {}
    for start, word in MIDGAME.items():
        row, col, down = LETTERS.index(start[0]), int(start[1:]), start in DOWN
        for step, letter in enumerate(word.split()):
            place = f"{LETTERS[row + step]}{col}" if down else f"{LETTERS[row]}{col + step}"
            squares[place] = letter
    return squares


def rows(tiles: dict[str, Tile], legal: Collection[str] = ()) -> Rows:
    return [tuple(_square(row, col, tiles, legal) for col in range(SIZE)) for row in range(SIZE)]


def _square(row: int, col: int, tiles: dict[str, Tile], legal: Collection[str]) -> Square:
    place = f"{LETTERS[row]}{col + 1}"
    code = HALF[min(row, 14 - row)][col].strip(".")
    there = tiles.get(place)
    content = there.label if there else " de ".join(PREMIUM_NAMES[sign] for sign in code)
    name = ", ".join(filter(None, [place, content, None if there else "buit"]))
    return Square(row * SIZE + col, name, code or None, code, there, place in legal)


def midgame(with_new: bool = True, legal: Collection[str] = ()) -> Rows:
    tiles = {place: tile(text, "last" if place in LAST else None) for place, text in tiles_on_board().items()}
    if with_new:
        tiles |= {place: tile(text, "new") for place, text in NEW.items()}
    return rows(tiles, legal)
