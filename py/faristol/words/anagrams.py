"""The words that can be made of some tiles, alone or with letters that lie on the board.

Each answer comes length by length, the longest first, so that a long one can be shown as it grows.
"""

from collections.abc import Iterator

from faristol.core.letters import codes
from faristol.core.tiles import Tiles, tile_set
from faristol.words.bitsets import Bitsets
from faristol.words.fitting import Fitting, Hand
from faristol.words.spelling import LONGEST, SHORTEST

ByLength = Iterator[tuple[int, list[bytes]]]


def anagrams(bitsets: Bitsets, tiles: Tiles) -> list[bytes]:
    """The words that take all the tiles; blanks are any letter."""
    if not SHORTEST <= len(tiles) <= LONGEST:
        return []
    return next(words for length, words in words_within(bitsets, tiles) if length == len(tiles))


def words_within(bitsets: Bitsets, tiles: Tiles) -> ByLength:
    """The words that take some of the tiles."""
    return words_with(bitsets, tiles, ())


def words_with(bitsets: Bitsets, tiles: Tiles, others: Tiles) -> ByLength:
    """The words that take some of the tiles, and all of the other letters."""
    hand = Hand.of(bitsets.lexicon.language, tiles)
    numbers = codes(tile_set(bitsets.lexicon.language))
    given = bytes(sorted(numbers[letter] for letter in others))
    fitting = Fitting(bitsets.lengths, hand, confirmed=False)
    for length in range(min(LONGEST, len(tiles) + len(given)), max(SHORTEST, len(given)) - 1, -1):
        words = bitsets.lengths[length]
        chosen = fitting.through(given)[length][hand.blanks]
        for letter in set(given):
            chosen &= words.at_least(letter, given.count(letter))
        yield length, words.words(chosen)
