"""A board as the board part draws it: fifteen rows of squares, each with its code, its tile and its name."""

from collections.abc import Collection, Mapping
from typing import Any

from faristol.core.board import Board
from faristol.core.letters import AS_BLANK, letter
from faristol.core.premiums import premiums
from faristol.core.squares import CENTRE, SIZE, SQUARES, name
from faristol.core.tiles import TileSet
from faristol.texts import Texts


def rows(
    tile_set: TileSet,
    board: Board,
    t: Texts,
    *,
    new: Mapping[int, int] | None = None,
    last: Collection[int] = (),
    legal: Collection[int] = (),
) -> list[list[dict[str, Any]]]:
    """`new` are tiles that are not yet played, by square; `last` the squares of the play before."""
    squares = []
    for square in range(SQUARES):
        code = board.squares[square] or (new or {}).get(square, 0)
        state = "new" if not board.squares[square] else "last" if square in last else None
        squares.append(_square(tile_set, square, code, state, square in legal, t))
    return [squares[start : start + SIZE] for start in range(0, SQUARES, SIZE)]


def _square(
    tile_set: TileSet, square: int, code: int, state: str | None, is_legal: bool, t: Texts
) -> dict[str, Any]:
    premium = _premium(square)
    there = _tile(tile_set, code, state, t) if code else None
    said = [_premium_name(premium, t)] if premium else []
    said.append(there["name"] if there else t.gettext("empty"))
    if is_legal and not there:
        said.append(t.gettext("a play can go through here"))
    row, column = divmod(square, SIZE)
    return {
        "row": row,
        "col": column,
        "place": name(square),
        "premium": premium,
        "centre": square == CENTRE,
        "code": _code(premium, t) if premium else "",
        "tile": there,
        "legal": is_legal and not there,
        "name": t.gettext("%(square)s, %(what)s") % {"square": name(square), "what": ", ".join(said)},
    }


def _premium(square: int) -> str | None:
    times = premiums()
    if times.letters[square] > 1:
        return f"{times.letters[square]}L"
    return f"{times.words[square]}P" if times.words[square] > 1 else None


def _code(premium: str, t: Texts) -> str:
    return {
        "2L": t.gettext("DL"),
        "3L": t.gettext("TL"),
        "2P": t.gettext("DW"),
        "3P": t.gettext("TW"),
    }[premium]


def _premium_name(premium: str, t: Texts) -> str:
    return {
        "2L": t.gettext("double letter"),
        "3L": t.gettext("triple letter"),
        "2P": t.gettext("double word"),
        "3P": t.gettext("triple word"),
    }[premium]


def _tile(tile_set: TileSet, code: int, state: str | None, t: Texts) -> dict[str, Any]:
    label = letter(tile_set, code & ~AS_BLANK)
    blank = bool(code & AS_BLANK)
    return {
        "label": label,
        "points": 0 if blank else tile_set.points(label),
        "blank": blank,
        "state": state,
        "name": t.gettext("%(letter)s, a blank") % {"letter": label} if blank else label,
    }
