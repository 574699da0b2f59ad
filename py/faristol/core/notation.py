"""Words as plays write them, in every notation of the documents (MAL-9, FED-21, ROM-10).

    CaSA        a small letter is a blank; this is also how words are written
    C(A)SA      a blank in parentheses: then all other letters are tiles, small or not
    CA0SA CA₀SA the Romanian index after the joker's letter; only the figure is one, an o is a letter
    CA[NY]A     tiles of more than one letter; CANYA, L·L, L.L, L-L and QU are read for the tile too

Half a small digraph (`Ny`, `L·l`, `Qu`) is neither a tile nor a blank, and is not read.
"""

import re
import unicodedata

from faristol.core.letters import AS_BLANK, codes, label
from faristol.core.tiles import TileSet

ACCENTS = "\u0300\u0301\u0308"
"""Grave, acute and diaeresis make no other letter in Catalan, and Romanian has none of them."""

MARKS = re.compile("[()0₀]")


def read_word(tile_set: TileSet, text: str) -> bytes | None:
    """The tiles of a word, those that are blanks marked; None if it cannot be read."""
    text = without_accents(text)
    marked = MARKS.search(text) is not None
    known = labels(tile_set)
    known |= {typed: known[letter] for typed, letter in tile_set.aliases.items()}
    sign = any_of(tile_set, known)
    word = bytearray()
    place = 0
    for match in re.finditer(rf"\({sign}\)|{sign}[0₀]?" if marked else sign, capitals(text)):
        if match.start() != place:
            return None
        place = match.end()
        written = text[match.start() : match.end()]
        letters = written.strip("[]()0₀")
        if not of_one_size(letters):
            return None
        blank = bool(MARKS.search(written)) if marked else letters != letters.upper()
        word.append(known[letters.upper()] | (AS_BLANK if blank else 0))
    return bytes(word) if word and place == len(text) else None


def labels(tile_set: TileSet) -> dict[str, int]:
    """Every letter by its own sign and by the one that other programs know: Q and QU."""
    known = codes(tile_set)
    return known | {label(tile_set, code): code for code in known.values()}


def any_of(tile_set: TileSet, known: dict[str, int]) -> str:
    """A pattern, longest first, so that L·L is read before L; only what is longer may wear brackets."""
    longest = sorted(known, key=len, reverse=True)
    inside = [re.escape(sign) for sign in longest if len(label(tile_set, known[sign])) > 1]
    bracketed = [rf"\[(?:{'|'.join(inside)})\]"] if inside else []
    return f"(?:{'|'.join([*bracketed, *map(re.escape, longest)])})"


def of_one_size(letters: str) -> bool:
    return letters in (letters.upper(), letters.lower())


def capitals(text: str) -> str:
    """Sign by sign, so that places in it are places in the text."""
    return "".join(sign.upper() if len(sign.upper()) == 1 else sign for sign in text)


def without_accents(text: str) -> str:
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFC", "".join(sign for sign in apart if sign not in ACCENTS))
