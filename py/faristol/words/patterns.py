"""Words of a given shape: parts that follow one another with any number of letters between them.

A part is tiles, with "?" for any letter. `[("C", "A", "?", "A")]` are the words of four letters such as CASA;
`[(), ("S", "A")]` those that end in SA, `[("A",), ("E",), ()]` those that begin with A and have an E later.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations_with_replacement

from faristol.core.letters import codes
from faristol.core.tiles import BLANK, Tiles, tile_set
from faristol.words.anagrams import ByLength
from faristol.words.bitsets import Bitsets
from faristol.words.spelling import LONGEST, SHORTEST
from faristol.words.wordsets import PLACE


def matching(bitsets: Bitsets, parts: Sequence[Tiles]) -> ByLength:
    """Length by length, the longest first."""
    shortest = sum(len(part) for part in parts)
    numbers = codes(tile_set(bitsets.lexicon.language))
    longest = LONGEST if len(parts) > 1 else min(LONGEST, shortest)
    for length in range(longest, max(SHORTEST, shortest) - 1, -1):
        words = bitsets.lengths[length]
        chosen = 0
        for starts in _starts(parts, length - shortest):
            fitting = words.all
            for start, part in zip(starts, parts, strict=True):
                for place, letter in enumerate(part, start):
                    if letter != BLANK:
                        fitting &= words.at[place * PLACE + numbers[letter]]
            chosen |= fitting
        yield length, words.words(chosen)


def _starts(parts: Sequence[Tiles], spare: int) -> Iterator[tuple[int, ...]]:
    """Where each part may begin: the first at the beginning, the last so that it reaches the end."""
    before = [0, *accumulate(len(part) for part in parts[:-1])]
    if len(parts) == 1:
        yield (0,)
        return
    for shifts in combinations_with_replacement(range(spare + 1), len(parts) - 2):
        yield tuple(at + shift for at, shift in zip(before, (0, *shifts, spare), strict=True))
