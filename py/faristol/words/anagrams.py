"""The words that can be made of some tiles."""

from collections.abc import Iterator

from faristol.core.tiles import Tiles
from faristol.words.bitsets import Bitsets
from faristol.words.fitting import Fitting, Hand
from faristol.words.listed import Sets
from faristol.words.spelling import LONGEST, SHORTEST


def anagrams(bitsets: Bitsets, tiles: Tiles) -> list[bytes]:
    """Return the words that take all the tiles; blanks are any letter."""
    chosen = taking_all(bitsets, tiles)
    return [word for length, some in chosen.items() for word in bitsets.lengths[length].words(some)]


def taking_all(bitsets: Bitsets, tiles: Tiles) -> Sets:
    """Return the same words as `anagrams`, as a set."""
    if not SHORTEST <= len(tiles) <= LONGEST:
        return {}
    return dict([next(_with(bitsets, tiles))])


def taking_some(bitsets: Bitsets, tiles: Tiles) -> Sets:
    """Return the words that take some of the tiles, as sets, the longest first."""
    return dict(_with(bitsets, tiles))


def _with(bitsets: Bitsets, tiles: Tiles) -> Iterator[tuple[int, int]]:
    hand = Hand.of(bitsets.lexicon.language, tiles)
    fitting = Fitting(bitsets.lengths, hand, confirmed=False)
    for length in range(min(LONGEST, len(tiles)), SHORTEST - 1, -1):
        yield length, fitting.through(b"")[length][hand.blanks]
