"""What the judge types of a slip: `12 h8 casa 24`, or `12 casa h8 24`.

Only the word, or its beginning, must be there. A table first, the coordinates, the word, and last the
points that the player wrote. Letters may be small; a blank stands as the documents write it
(core/notation.py), and is never read into a word that marks none. A table may have a sign for its slip
instead: `13 +` the same as before, `13 *` the best play, `13 -` none, `13 /4` null by the fourth reason.
"""

import re
from dataclasses import dataclass

from faristol.core.letters import AS_BLANK, codes
from faristol.core.notation import MARKS, as_typed, read_word
from faristol.core.squares import Place, read_place
from faristol.core.tiles import TileSet


@dataclass(frozen=True)
class Typed:
    table: int | None
    where: str
    """The coordinates as they are written, which may be none of the board's."""
    word: str
    given: int | None

    @property
    def place(self) -> Place | None:
        return read_place(self.where)

    @property
    def whole(self) -> bool:
        """Coordinates and word: a play as it would be announced."""
        return bool(self.where and self.word)

    @property
    def text(self) -> str:
        return f"{self.place or self.where} {self.word}".strip()


SIGNED = re.compile(r"(\d+)\s*([+*-]|/\s*(\d))\s*")
"""A table, and what stands for its slip: the same, the best, none, or a reason by its number."""


@dataclass(frozen=True)
class Signed:
    table: int
    sign: str
    reason: int | None
    """The number of the reason why it is null, from 1 on."""


def read_signed(text: str) -> Signed | None:
    """Return what is typed as `13 +` or `7 /4`; None of any other text."""
    found = SIGNED.fullmatch(text.strip())
    return Signed(int(found[1]), found[2][0], int(found[3]) if found[3] else None) if found else None


L_L = "L·L"

COORDINATES = re.compile(r"[^\W\d]\d+|\d+[^\W\d]")


def read_typed(text: str) -> Typed:
    parts = text.split()
    table = given = None
    where = ""
    if len(parts) > 1 and parts[0].isdecimal():
        table = int(parts.pop(0))
    elif len(parts) == 1 and text.endswith(" ") and parts[0].isdecimal():
        return Typed(int(parts[0]), "", "", None)
    if parts and (read_place(parts[0]) or len(parts) > 1 and COORDINATES.fullmatch(parts[0])):
        where = parts.pop(0)
    if len(parts) > 1 and parts[-1].isdecimal():
        given = int(parts.pop())
    if not where and len(parts) > 1 and read_place(parts[-1]):
        where = parts.pop()
    return Typed(table, where, as_typed("".join(parts)), given)


def geminate(tile_set: TileSet, letters: bytes) -> list[bytes]:
    """Return the letters with L·L wherever LL is written, which people type for it; none where no LL is."""
    known = codes(tile_set)
    if L_L not in known:
        return []
    double, single = bytes([known["L"]]), bytes([known[L_L]])
    ways = ((double * 2, single), (as_blanks(double * 2), as_blanks(single)))
    read = letters
    for written, meant in ways:
        read = read.replace(written, meant)
    return [read] if read != letters else []


def as_blanks(letters: bytes) -> bytes:
    return bytes(code | AS_BLANK for code in letters)


def beginning(tile_set: TileSet, word: str) -> bytes | None:
    """Return the letters typed so far, with those marked as blanks; half a digraph or a parenthesis that is
    still open is left out until it is whole."""
    if not word:
        return b""
    typed = re.sub(r"[(\[][^)\]]*$", "", word).rstrip("·.-")
    if MARKS.search(word) and not MARKS.search(typed):
        typed = typed.upper()
    return read_word(tile_set, typed) if typed else b""
