"""Longer words that hold what one has: a word as it is, or some letters in whatever order."""

from collections import Counter

from faristol.core.letters import codes
from faristol.core.tiles import BLANK, Tiles, tile_set
from faristol.words.bitsets import Bitsets
from faristol.words.listed import Sets
from faristol.words.patterns import shaped
from faristol.words.spelling import LONGEST, SHORTEST


def holding(bitsets: Bitsets, tiles: Tiles) -> Sets:
    """Return the words with all these tiles in any order and any others beside; a blank is any letter."""
    numbers = codes(tile_set(bitsets.lexicon.language))
    wanted = Counter(numbers[tile] for tile in tiles if tile != BLANK)
    sets = {}
    for length in range(max(SHORTEST, len(tiles)), LONGEST + 1):
        words = bitsets.lengths[length]
        chosen = words.all
        for letter, times in wanted.items():
            chosen &= words.at_least(letter, times)
        sets[length] = chosen
    return sets


def extending(bitsets: Bitsets, word: Tiles) -> Sets:
    """Return the longer words with this one in them as it is: tiles before it, behind it or on both sides."""
    around = shaped(bitsets, [(), word, ()])
    return {length: chosen for length, chosen in around.items() if length > len(word)}


def extending_before(bitsets: Bitsets, word: Tiles) -> Sets:
    """Return the longer words that end in this one."""
    return {n: chosen for n, chosen in shaped(bitsets, [(), word]).items() if n > len(word)}


def extending_behind(bitsets: Bitsets, word: Tiles) -> Sets:
    """Return the longer words that begin with this one."""
    return {n: chosen for n, chosen in shaped(bitsets, [word, ()]).items() if n > len(word)}
