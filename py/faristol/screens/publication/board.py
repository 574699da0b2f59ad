"""A board in a published page, with as little markup as will draw it: there is one for each position."""

from typing import Any

from faristol.core.board import Board
from faristol.core.letters import AS_BLANK, letter
from faristol.core.premiums import premiums
from faristol.core.squares import CENTRE, SIZE, SQUARES
from faristol.core.tiles import TileSet
from faristol.texts import Texts


def squares(tile_set: TileSet, board: Board, new: frozenset[int], t: Texts) -> list[list[dict[str, Any]]]:
    return [
        [_square(tile_set, board, square, new, t) for square in range(start, start + SIZE)]
        for start in range(0, SQUARES, SIZE)
    ]


def _square(tile_set: TileSet, board: Board, square: int, new: frozenset[int], t: Texts) -> dict[str, Any]:
    code = board.squares[square]
    if code:
        looks = ["t", *(["b"] if code & AS_BLANK else []), *(["n"] if square in new else [])]
        return {"look": " ".join(looks), "text": letter(tile_set, code & ~AS_BLANK)}
    look = _premium(square)
    codes = {"l2": t.gettext("DL"), "l3": t.gettext("TL"), "p2": t.gettext("DW"), "p3": t.gettext("TW")}
    return {"look": look, "text": "★" if square == CENTRE else codes.get(look, "")}


def _premium(square: int) -> str:
    times = premiums()
    if times.letters[square] > 1:
        return f"l{times.letters[square]}"
    return f"p{times.words[square]}" if times.words[square] > 1 else ""
