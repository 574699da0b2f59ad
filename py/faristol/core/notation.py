"""Words as plays write them, in every notation of the documents (MAL-9, FED-21, ROM-10).

    CaSA        a small letter is a blank; this is also how words are written
    C(A)SA      a blank in parentheses: then all other letters are tiles, small or not
    C©SA CⒶSA   a letter in a circle, as on paper
    CA0SA CA₀SA the Romanian index after the joker's letter
    SCoOR       the same index as ROM-10 prints it: either that, or an O that a joker stands for
    CA[NY]A     tiles of more than one letter; CANYA, L·L, L.L, L-L and QU are read for the tile too

Half a small digraph (`Ny`, `L·l`, `Qu`) is neither a tile nor a blank, and is not read.
"""

import re
import unicodedata
from functools import lru_cache

from faristol.core.letters import AS_BLANK, codes, label
from faristol.core.tiles import TileSet

ACCENTS = "\u0300\u0301\u0308"
"""Grave, acute and diaeresis make no other letter in Catalan, and Romanian has none of them."""

LONGEST_WRITTEN = 200
"""Fifteen blanks of three signs, each in parentheses, are half of it."""
MARKS = re.compile("[()0₀]")

SIGNS = re.compile(r"\[[^\]]*\]|.")
"""A square of the strict form."""

CIRCLED = str.maketrans(
    {chr(first + n): f"({chr(ord('A') + n)})" for first in (ord("Ⓐ"), ord("ⓐ")) for n in range(26)}
    | {"©": "(C)", "®": "(R)", "℗": "(P)"}
)

PRINTED_INDEX = re.compile("(?<=[^\\W\\d_a-z])o")
"""A small o behind a capital: the document prints the index 0 so."""


def as_typed(word: str) -> str:
    """Return the word in capitals if it has none: people type small letters, and no word is all blanks."""
    return word if any(sign.isupper() for sign in word) else word.upper()


def is_capitalised(word: str) -> bool:
    """Return whether a word is written as a name is: that is how telephones and typists begin one."""
    return len(word) > 1 and word[0].isupper() and word[1:] == word[1:].lower() and not MARKS.search(word)


def readings(tile_set: TileSet, text: str) -> list[bytes]:
    """Return every reading of a word, the strict one first; only a printed index allows two."""
    written = [text]
    if tile_set.language == "ro" and not MARKS.search(text) and PRINTED_INDEX.search(text):
        written.append(PRINTED_INDEX.sub("0", text))
    return [word for each in written if (word := read_word(tile_set, each)) is not None]


def read_word(tile_set: TileSet, text: str) -> bytes | None:
    """The tiles of a word, those that are blanks marked; None if it cannot be read."""
    if len(text) > LONGEST_WRITTEN:
        return None
    text = without_accents(text).translate(CIRCLED)
    marked = MARKS.search(text) is not None
    known, plain_sign, marked_sign = _signs(tile_set)
    word = bytearray()
    place = 0
    for match in (marked_sign if marked else plain_sign).finditer(capitals(text)):
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


@lru_cache(maxsize=8)
def _signs(tile_set: TileSet) -> tuple[dict[str, int], re.Pattern[str], re.Pattern[str]]:
    """Return the letters by all their spellings, and what finds one: without marks of a blank, and with."""
    known = spellings(tile_set)
    sign = any_of(tile_set, known)
    return known, re.compile(sign), re.compile(rf"\({sign}\)|{sign}[0₀]?")


def marked_word(tile_set: TileSet, word: bytes) -> str:
    """Return a word as people read and type it: AUQUEU, C(A)NYA with the blank in parentheses."""
    signs = [label(tile_set, code) for code in word]
    return "".join(sign if sign == sign.upper() else f"({sign.upper()})" for sign in signs)


def labels(tile_set: TileSet) -> dict[str, int]:
    """Every letter by its own sign and by the one that other programs know: Q and QU."""
    known = codes(tile_set)
    return known | {label(tile_set, code): code for code in known.values()}


def spellings(tile_set: TileSet) -> dict[str, int]:
    """Every letter by all that people type for it: L·L, L.L and L-L, NY, Q and QU, Ț and T."""
    known = labels(tile_set)
    return known | {typed: known[letter] for typed, letter in tile_set.aliases.items()}


def any_of(tile_set: TileSet, known: dict[str, int]) -> str:
    """Return a pattern of all signs, the longest first, so that L·L is read before L.

    Only signs of more than one letter may stand in brackets.
    """
    longest = sorted(known, key=len, reverse=True)
    inside = [re.escape(sign) for sign in longest if len(label(tile_set, known[sign])) > 1]
    bracketed = [rf"\[(?:{'|'.join(inside)})\]"] if inside else []
    return f"(?:{'|'.join([*bracketed, *map(re.escape, longest)])})"


def of_one_size(letters: str) -> bool:
    return letters in (letters.upper(), letters.lower())


def capitals(text: str) -> str:
    """Return the text in capitals without changing its length."""
    return "".join(sign.upper() if len(sign.upper()) == 1 else sign for sign in text)


def without_accents(text: str) -> str:
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFC", "".join(sign for sign in apart if sign not in ACCENTS))
