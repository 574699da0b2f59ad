"""Between words as a dictionary writes them and words as tiles.

A word is `bytes` with one byte for each tile: the place of its letter in the tile set, from 1 on. So CANYA
is four bytes, and bytes sort as the tiles do. Whole pages of words are turned at once by what Python has
built in, because a list has six million letters.
"""

import unicodedata
from collections.abc import Mapping
from functools import cache

from faristol.core.tiles import tile_set

SHORTEST, LONGEST = 2, 15

UNSPELT = 255
"""Stands in a word for each sign that no tile has."""

# The letters that differ from their tile, in this order: accents first, so that qüestió begins with QU.
ORDINARY: Mapping[str, tuple[tuple[str, str], ...]] = {
    "ca": (
        *(("à", "a"), ("è", "e"), ("é", "e"), ("í", "i"), ("ï", "i")),
        *(("ò", "o"), ("ó", "o"), ("ú", "u"), ("ü", "u")),
        *(("ŀl", "l·l"), ("l•l", "l·l"), ("l.l", "l·l"), ("l-l", "l·l")),
        *(("l·l", "L·L"), ("ny", "NY"), ("qu", "Q")),
    ),
    "ro": (("ă", "a"), ("â", "a"), ("î", "i"), ("ș", "s"), ("ş", "s"), ("ț", "t"), ("ţ", "t")),
}

# On the way a tile that is not one small letter has a sign of its own, which no word has.
STAND_INS = "¡¿§"


class Spelling:
    """The spelling of one language."""

    def __init__(self, language: str) -> None:
        self.letters = tile_set(language).signs
        ordinary = ORDINARY[language]
        # Q is such a tile in Catalan: only qu becomes it, and a bare q is nothing.
        special = [sign for _, sign in ordinary if sign in self.letters]
        stand_in = dict(zip(special, STAND_INS, strict=False))
        self._ordinary = [(sign, "?") for sign in STAND_INS]
        self._ordinary += [(written, stand_in.get(sign, sign)) for written, sign in ordinary]
        codes = bytearray([UNSPELT]) * 256
        codes[ord("\n")] = 0
        for code, letter in enumerate(self.letters, 1):
            codes[ord(stand_in.get(letter, letter.lower()))] = code
        self._codes = bytes(codes)

    def lines(self, text: str) -> bytes:
        """Return every line of the text as tiles, with a 0 between lines and UNSPELT for what is no tile."""
        if not text.isascii():
            text = unicodedata.normalize("NFC", text)
        text = text.lower()
        for written, sign in self._ordinary:
            text = text.replace(written, sign)
        return text.encode("latin-1", "replace").translate(self._codes, b"\r")

    def word(self, text: str) -> bytes | None:
        """Return one word as tiles; None when tiles cannot spell it."""
        word = self.lines(text)
        return None if not word or UNSPELT in word or 0 in word else word

    def text(self, word: bytes) -> str:
        """Return the word in the strict form: `CA[NY]A`."""
        letters = (self.letters[code - 1] for code in word)
        return "".join(f"[{letter}]" if len(letter) > 1 else letter for letter in letters)


@cache
def spelling(language: str) -> Spelling:
    return Spelling(language)
