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
    def is_open(self) -> bool:
        """Whether the word breaks off within a parenthesis."""
        return OPEN.search(self.word) is not None

    @property
    def text(self) -> str:
        return f"{self.place or self.where} {self.word}".strip()


OPEN = re.compile(r"[(\[][^)\]]*$")

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
HALVES = ("·", ".", "-")
"""What stands in the middle of L·L, as people type it."""

GLUED_TABLE = re.compile(r"^\s*\d+(?=[A-O](?:[1-9]|1[0-5])(?!\d))", re.IGNORECASE | re.ASCII)
GLUED_PLACE = re.compile(
    r"^(\s*(?:\d+\s+)?)([A-O](?:1[0-5]|[1-9])|(?:1[0-5]|[1-9])[A-O])(?=[^\s\d])", re.IGNORECASE | re.ASCII
)
GLUED_POINTS = re.compile(r"(\D{2,})(\d+)")
TABLE_OR_ROW = re.compile(r"\s*\d+[A-O][^\s\d]", re.IGNORECASE | re.ASCII)
COORDINATES = re.compile(r"[^\W\d]\d+|\d+[^\W\d]")


def read_typed(text: str) -> Typed:
    parts = _apart(text).split()
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
    elif where and parts and (glued := GLUED_POINTS.fullmatch(parts[-1])):
        parts[-1], given = glued[1], int(glued[2])
    if not where and len(parts) > 1 and read_place(parts[-1]):
        where = parts.pop()
    return Typed(table, where, as_typed("".join(parts)), given)


def may_name_table(text: str) -> bool:
    """Return whether `12casa` is typed: coordinates and the rest of a word, or a table and a word."""
    return bool(TABLE_OR_ROW.match(text))


def _apart(text: str) -> str:
    """Return `12h8casa` as `12 h8 casa`: only between two numbers a space has to be."""
    return GLUED_PLACE.sub(r"\1\2 ", GLUED_TABLE.sub(r"\g<0> ", text))


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


def begun(tile_set: TileSet, word: str) -> list[tuple[bytes, bool]]:
    """Return every way to read what is typed so far of a word, the letters as they are typed first; and
    whether the last tile is only half typed, as the N of NY."""
    letters = beginning(tile_set, word)
    if letters is None:
        return []
    mark = letters[-1] & AS_BLANK if letters else 0
    halves = [(letters[:-1] + bytes([code | mark]), True) for code in _begins(tile_set, letters[-1:])]
    if word.endswith(HALVES):
        return halves
    return [*((each, False) for each in (letters, *geminate(tile_set, letters))), *halves]


def _begins(tile_set: TileSet, last: bytes) -> list[int]:
    """Return the tiles of more than one letter whose sign begins with the one that was typed last."""
    known = codes(tile_set)
    return [
        code
        for sign, code in known.items()
        if len(sign) > 1 and last and known.get(sign[0]) == last[0] & ~AS_BLANK
    ]


def as_blanks(letters: bytes) -> bytes:
    return bytes(code | AS_BLANK for code in letters)


def beginning(tile_set: TileSet, word: str) -> bytes | None:
    """Return the letters typed so far, with those marked as blanks; half a digraph or a parenthesis that is
    still open is left out until it is whole."""
    if not word:
        return b""
    typed = OPEN.sub("", word).rstrip("".join(HALVES))
    if MARKS.search(word) and not MARKS.search(typed):
        typed = typed.upper()
    return read_word(tile_set, typed) if typed else b""
