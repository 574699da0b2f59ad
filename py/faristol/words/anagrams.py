"""The words that can be made of some tiles, alone or with letters that lie on the board.

Each answer comes length by length, the longest first, so that a long one can be shown as it grows.
"""

from collections.abc import Iterator

from faristol.core.letters import codes
from faristol.core.tiles import Tiles, tile_set
from faristol.words.bitsets import Bitsets
from faristol.words.fitting import Fitting, Hand
from faristol.words.listed import Sets
from faristol.words.spelling import LONGEST, SHORTEST

ByLength = Iterator[tuple[int, list[bytes]]]


def anagrams(bitsets: Bitsets, tiles: Tiles) -> list[bytes]:
    """The words that take all the tiles; blanks are any letter."""
    chosen = taking_all(bitsets, tiles)
    return [word for length, some in chosen.items() for word in bitsets.lengths[length].words(some)]


def words_within(bitsets: Bitsets, tiles: Tiles) -> ByLength:
    """The words that take some of the tiles."""
    return words_with(bitsets, tiles, ())


def words_with(bitsets: Bitsets, tiles: Tiles, others: Tiles) -> ByLength:
    """The words that take some of the tiles, and all of the other letters."""
    for length, chosen in _with(bitsets, tiles, others):
        yield length, bitsets.lengths[length].words(chosen)


def taking_all(bitsets: Bitsets, tiles: Tiles) -> Sets:
    """The same words as `anagrams`, as a set."""
    if not SHORTEST <= len(tiles) <= LONGEST:
        return {}
    return dict([next(_with(bitsets, tiles, ()))])


def taking_some(bitsets: Bitsets, tiles: Tiles) -> Sets:
    """The same words as `words_within`, as sets."""
    return dict(_with(bitsets, tiles, ()))


def _with(bitsets: Bitsets, tiles: Tiles, others: Tiles) -> Iterator[tuple[int, int]]:
    hand = Hand.of(bitsets.lexicon.language, tiles)
    numbers = codes(tile_set(bitsets.lexicon.language))
    given = bytes(sorted(numbers[letter] for letter in others))
    fitting = Fitting(bitsets.lengths, hand, confirmed=False)
    for length in range(min(LONGEST, len(tiles) + len(given)), max(SHORTEST, len(given)) - 1, -1):
        words = bitsets.lengths[length]
        chosen = fitting.through(given)[length][hand.blanks]
        for letter in set(given):
            chosen &= words.at_least(letter, given.count(letter))
        yield length, chosen
