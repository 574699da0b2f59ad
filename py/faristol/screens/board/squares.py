"""A board as the board part draws it: fifteen rows of squares, each with its code, its tile and its name."""

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import NamedTuple

from faristol.core.board import Board
from faristol.core.letters import AS_BLANK, letter
from faristol.core.premiums import premiums
from faristol.core.squares import CENTRE, SIZE, SQUARES, name
from faristol.core.tiles import TileSet
from faristol.texts import N_, Texts


class Tile(NamedTuple):
    """A tile on a square. `state` is new, last or None."""

    label: str
    points: int
    blank: bool = False
    state: str | None = None


class Square(NamedTuple):
    """`code` is what stands on an empty square, `name` all that a screen reader says of it."""

    square: int
    name: str
    premium: str | None
    code: str
    tile: Tile | None
    legal: bool
    """Whether a play can go through it, where that is shown."""

    @property
    def row(self) -> int:
        return self.square // SIZE

    @property
    def col(self) -> int:
        return self.square % SIZE

    @property
    def place(self) -> str:
        return name(self.square)

    @property
    def centre(self) -> bool:
        return self.square == CENTRE


Rows = list[tuple[Square, ...]]
"""Each row is a value: one that is as before is not drawn again."""

PREMIUMS = {
    "2L": (N_("DL"), N_("double letter")),
    "3L": (N_("TL"), N_("triple letter")),
    "2P": (N_("DW"), N_("double word")),
    "3P": (N_("TW"), N_("triple word")),
}
"""The code of each on the board, and its name."""


def rows(
    tile_set: TileSet,
    board: Board,
    t: Texts,
    *,
    new: Mapping[int, int] | None = None,
    last: Collection[int] = (),
    legal: Collection[int] = (),
) -> Rows:
    """Return the squares; `new` are tiles not yet played, by square, `last` those of the play before."""
    squares = []
    for square in range(SQUARES):
        code = board.squares[square] or (new or {}).get(square, 0)
        state = "new" if not board.squares[square] else "last" if square in last else None
        tile = _tile(tile_set, code, state) if code else None
        squares.append(_square(square, tile, square in legal and not tile, t))
    return [tuple(squares[start : start + SIZE]) for start in range(0, SQUARES, SIZE)]


def _tile(tile_set: TileSet, code: int, state: str | None) -> Tile:
    label, blank = letter(tile_set, code & ~AS_BLANK), bool(code & AS_BLANK)
    return Tile(label, 0 if blank else tile_set.points(label), blank, state)


@lru_cache(maxsize=4_000)
def _square(square: int, tile: Tile | None, legal: bool, t: Texts) -> Square:
    premium = _premium(square)
    code, premium_name = map(t.gettext, PREMIUMS[premium]) if premium else ("", "")
    facts = [t.gettext("centre")] if square == CENTRE else []
    facts += [premium_name] if premium else []
    facts.append(_tile_name(tile, t) if tile else t.gettext("empty"))
    if legal:
        facts.append(t.gettext("a play can go through here"))
    spoken = t.gettext("%(square)s, %(what)s") % {"square": name(square), "what": ", ".join(facts)}
    return Square(square, spoken, premium, code, tile, legal)


def _tile_name(tile: Tile, t: Texts) -> str:
    return t.gettext("%(letter)s, a blank") % {"letter": tile.label} if tile.blank else tile.label


def _premium(square: int) -> str | None:
    times = premiums()
    if times.letters[square] > 1:
        return f"{times.letters[square]}L"
    return f"{times.words[square]}P" if times.words[square] > 1 else None
