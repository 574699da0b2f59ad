"""Positions as other programs write them, and letters as they label them.

Their tiles are called L·L, NY and QU, with no brackets where no other reading is possible; a blank is small,
and `?` on a rack. CGP is in core/cgp.py, GCG in core/gcg.py.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from faristol.core.board import Board
from faristol.core.errors import OtherTiles
from faristol.core.letters import AS_BLANK, codes, label, tile
from faristol.core.notation import any_of, capitals, labels, of_one_size
from faristol.core.tiles import BLANK, Tiles, TileSet


@dataclass(frozen=True)
class Position:
    """A board, what is known of both racks, and the score; the first player is the one to move."""

    board: Board
    racks: tuple[Tiles, Tiles] = ((), ())
    scores: tuple[int, int] = (0, 0)
    scoreless: int = 0


def read_signs(tile_set: TileSet, text: str, other: str) -> list[int | str] | None:
    """Return letters as numbers, and whatever the pattern `other` matches as text; None if unreadable."""
    text = unicodedata.normalize("NFC", text)
    known = labels(tile_set)
    signs: list[int | str] = []
    place = 0
    for match in re.finditer(f"(?:{other})|{any_of(tile_set, known)}", capitals(text)):
        written = text[match.start() : match.end()]
        letters = written.strip("[]")
        if match.start() != place or not of_one_size(letters):
            return None
        place = match.end()
        blank = AS_BLANK if letters != letters.upper() else 0
        code = known.get(letters.upper())
        signs.append(written if code is None else code | blank)
    return signs if place == len(text) else None


def refuse_other_tiles(tile_set: TileSet, text: str) -> None:
    """Refuse capitals that no tile of the set shows; a blank is small, and may stand for them."""
    counts = [count for count, _ in tile_set.letters.values()]
    shown = "".join(sign for sign, code in labels(tile_set).items() if counts[code - 1])
    others = {sign for sign in unicodedata.normalize("NFC", text) if sign.isupper()} - {*shown}
    if others:
        raise OtherTiles(letters=", ".join(sorted(others)))


def read_tiles(tile_set: TileSet, text: str) -> Tiles | None:
    """A rack: capitals, and `?` for a blank."""
    signs = read_signs(tile_set, text, r"\?")
    if signs is None or any(isinstance(sign, int) and sign & AS_BLANK for sign in signs):
        return None
    return tuple(tile(tile_set, sign) if isinstance(sign, int) else sign for sign in signs)


def write_tiles(tile_set: TileSet, tiles: Iterable[str]) -> str:
    known = codes(tile_set)
    return "".join(BLANK if tile == BLANK else label(tile_set, known[tile]) for tile in tiles)
