"""A board in a published page, with as little markup as will draw it: there is one for each position."""

from faristol.core.board import Board
from faristol.core.letters import AS_BLANK, letter
from faristol.core.premiums import premiums
from faristol.core.squares import CENTRE, SIZE, SQUARES
from faristol.core.tiles import TileSet
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class Square:
    look: str
    """Its classes, of one letter or two."""
    text: str


def squares(tile_set: TileSet, board: Board, new: frozenset[int], t: Texts) -> list[list[Square]]:
    """Return the rows of a board; `new` are the squares of the play that is shown."""
    return [
        [_square(tile_set, board, square, new, t) for square in range(start, start + SIZE)]
        for start in range(0, SQUARES, SIZE)
    ]


def _square(tile_set: TileSet, board: Board, square: int, new: frozenset[int], t: Texts) -> Square:
    code = board.squares[square]
    if code:
        looks = ["t", *(["b"] if code & AS_BLANK else []), *(["n"] if square in new else [])]
        return Square(" ".join(looks), letter(tile_set, code & ~AS_BLANK))
    look = _premium(square)
    codes = {"l2": t.gettext("DL"), "l3": t.gettext("TL"), "p2": t.gettext("DW"), "p3": t.gettext("TW")}
    return Square(look, "★" if square == CENTRE else codes.get(look, ""))


def _premium(square: int) -> str:
    times = premiums()
    if times.letters[square] > 1:
        return f"l{times.letters[square]}"
    return f"p{times.words[square]}" if times.words[square] > 1 else ""
