"""Letters as words and boards hold them: one number for each tile.

A letter is the place of its tile in the set, from 1 on. Where a blank stands for it, AS_BLANK is added; an
empty square is 0. So a word is `bytes` with a byte for each tile: CANYA has four.
"""

from collections.abc import Iterable

from faristol.core.tiles import BLANK, SPELT, TileSet

AS_BLANK = 0x80

WITHOUT_BLANKS = bytes(code & 0x7F for code in range(256))


def codes(tile_set: TileSet) -> dict[str, int]:
    return {letter: code for code, letter in enumerate(tile_set.letters, 1)}


def values(tile_set: TileSet) -> bytes:
    """Points by number; what a blank stands for is worth nothing (MAL-9, FED-5, ROM-7)."""
    points = [0, *(points for _, points in tile_set.letters.values())]
    return bytes(points).ljust(256, b"\0")


def plain(word: bytes) -> bytes:
    """Return the word without its marks for blanks."""
    return word.translate(WITHOUT_BLANKS)


def letter(tile_set: TileSet, code: int) -> str:
    """Return the letter as it is on the tile, small if it is a blank."""
    big = tile_set.signs[(code & 0x7F) - 1]
    return big.lower() if code & AS_BLANK else big


def tile(tile_set: TileSet, code: int) -> str:
    """Return the tile of the rack that was used for this letter: itself or a blank."""
    return BLANK if code & AS_BLANK else letter(tile_set, code)


def square_text(tile_set: TileSet, code: int) -> str:
    """One square in the strict form: `.`, `A`, `a`, `[L·L]`, `[l·l]`."""
    if code == 0:
        return "."
    sign = letter(tile_set, code)
    return f"[{sign}]" if len(sign) > 1 else sign


def word_text(tile_set: TileSet, word: bytes) -> str:
    """The strict form. A Q before a lone U wears brackets: QU by itself is one tile."""
    signs = [square_text(tile_set, code) for code in word]
    spelt = SPELT[tile_set.language]
    for at, (sign, following) in enumerate(zip(signs, signs[1:], strict=False)):
        if spelt.get(sign.upper(), "") == (sign + following).upper():
            signs[at] = f"[{sign}]"
    return "".join(signs)


def label(tile_set: TileSet, code: int) -> str:
    """Return how other programs and dictionaries spell the letter: QU, L·L, NY; small for a blank."""
    sign = letter(tile_set, code)
    spelt = SPELT[tile_set.language].get(sign.upper(), sign.upper())
    return spelt.lower() if code & AS_BLANK else spelt


def ordinary(tile_set: TileSet, word: Iterable[int]) -> str:
    """Return the word as a dictionary has it, without accents: `al·lot`, `canya`, `quadre`."""
    return "".join(label(tile_set, code) for code in word).lower()
