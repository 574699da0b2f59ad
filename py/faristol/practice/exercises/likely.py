"""Words by chance, and strings that only look like words. Of words, those that several sources know."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeVar

from faristol.core.lots import numbers
from faristol.core.tiles import TileSet, tile_set
from faristol.words.bitsets import Bitsets
from faristol.words.plausible import sign_of
from faristol.words.spelling import SHORTEST
from faristol.words.wordsets import PLACE

One = TypeVar("One")

ATTEMPTS = 80
SELDOM = 2000
"""A pair of tiles that one word in so many has is not seen as odd."""
DEAR = 8
"""Points of a tile that is worth knowing the words of."""


class Chance:
    """Numbers that follow from the lot of a book, the question and the attempt."""

    def __init__(self, lot: bytes, question: int, attempt: int) -> None:
        self._numbers = numbers(lot, question, attempt)

    def below(self, limit: int) -> int:
        return next(self._numbers) % limit

    def one_of(self, some: Sequence[One]) -> One:
        return some[self.below(len(some))]


def some_word(chance: Chance, words: Bitsets, length: int, tile: int | None = None) -> bytes | None:
    """Return a word, with this tile in it if one is asked for. Where none so long is confirmed, any does."""
    of_length = words.lengths[length]
    every = of_length.all if tile is None else of_length.at_least(tile, 1)
    chosen = every & of_length.confirmed if of_length.confirmed else every
    count = chosen.bit_count()
    return of_length.some(chosen, chance.below(count), 1)[0] if count else None


def false_word(chance: Chance, words: Bitsets, length: int) -> bytes | None:
    """Return a word with one tile changed or two swapped that is no word; None when none was found.

    What the list may lack by mistake is not asked about.
    """
    changes = (_with_another_tile, _with_another_tile, _with_two_swapped)
    for _ in range(ATTEMPTS):
        word = some_word(chance, words, length)
        if word is None:
            return None
        false = chance.one_of(changes)(chance, tile_set(words.lexicon.language), word)
        is_none = not words.lexicon.contains(false) and sign_of(words.lexicon, false) is None
        if is_none and _could_be_one(words, false):
            return false
    return None


def _could_be_one(words: Bitsets, false: bytes) -> bool:
    """Return whether any two tiles side by side stand so in some words as long, at the same place."""
    of_length = words.lengths[len(false)]
    enough = of_length.count // SELDOM
    return len(false) == SHORTEST or all(
        (of_length.at[at * PLACE + one] & of_length.at[(at + 1) * PLACE + other]).bit_count() > enough
        for at, (one, other) in enumerate(pairwise(false))
    )


def _with_another_tile(chance: Chance, tiles: TileSet, word: bytes) -> bytes:
    """Return it with a vowel for a vowel or a consonant for a consonant, rather a common one than a rare."""
    letters = tiles.signs
    place = chance.below(len(word))
    vowel = letters[word[place] - 1] in tiles.vowels
    others = [
        code
        for code, (letter, (count, _)) in enumerate(tiles.letters.items(), 1)
        if code != word[place] and (letter in tiles.vowels) is vowel
        for _ in range(count)
    ]
    return word[:place] + bytes([chance.one_of(others)]) + word[place + 1 :]


def _with_two_swapped(chance: Chance, tiles: TileSet, word: bytes) -> bytes:
    """Return it with two swapped that stand side by side."""
    place = chance.below(len(word) - 1)
    return word[:place] + word[place + 1 : place + 2] + word[place : place + 1] + word[place + 2 :]


def special_tiles(tiles: TileSet) -> dict[str, int]:
    """Return the dear tiles that come once, Ç, L·L, NY, Q, X or J, X, Z, H, by their numbers."""
    return {
        letter: code
        for code, (letter, (count, points)) in enumerate(tiles.letters.items(), 1)
        if count == 1 and points >= DEAR
    }
