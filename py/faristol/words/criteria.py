"""The words that meet several criteria at once: how long, how they begin and end, of which tiles, how likely.

Each criterion is a set of the words of every length; those that meet all of them are what the sets share.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from faristol.core.letters import codes
from faristol.core.tiles import BLANK, Tiles, tile_set
from faristol.words.anagrams import taking_some
from faristol.words.bitsets import Bitsets
from faristol.words.containing import holding
from faristol.words.listed import Sets
from faristol.words.measures import Measured, likelihood, points
from faristol.words.patterns import shaped
from faristol.words.spelling import LONGEST, SHORTEST


@dataclass(frozen=True)
class Criteria:
    """A "?" is any tile; no tiles, and 0, ask nothing."""

    shortest: int = SHORTEST
    longest: int = LONGEST
    begins: Tiles = ()
    inside: Tiles = ()
    ends: Tiles = ()
    having: Tiles = ()
    """These are in the word, in any order."""
    only: Tiles = ()
    """The word is made of these alone."""
    without: Tiles = ()
    points_from: int = 0
    points_to: int = 0
    likeliest: int = 0
    """The word is among so many of its length, the likeliest first."""
    confirmed: bool = False
    """Several sources know the word."""
    alone: bool = False
    """The list beside this one does not have it."""


def meeting(bitsets: Bitsets, criteria: Criteria) -> Sets:
    """Return the words that meet all the criteria."""
    sets = {length: bitsets.lengths[length].all for length in range(criteria.shortest, criteria.longest + 1)}
    for some in _each(bitsets, criteria):
        sets = {length: chosen & some.get(length, 0) for length, chosen in sets.items()}
    return sets


def by_points(bitsets: Bitsets) -> Measured:
    return bitsets.made("points", lambda: Measured(bitsets, points(tile_set(bitsets.lexicon.language))))


def by_likelihood(bitsets: Bitsets) -> Measured:
    return bitsets.made("likely", lambda: Measured(bitsets, likelihood(tile_set(bitsets.lexicon.language))))


def _each(bitsets: Bitsets, criteria: Criteria) -> Iterator[Sets]:
    """Yield the words that meet each of the criteria by itself."""
    if criteria.begins:
        yield shaped(bitsets, [criteria.begins, ()])
    if criteria.inside:
        yield shaped(bitsets, [(), criteria.inside, ()])
    if criteria.ends:
        yield shaped(bitsets, [(), criteria.ends])
    if criteria.having:
        yield holding(bitsets, criteria.having)
    if criteria.only:
        yield taking_some(bitsets, criteria.only)
    lengths = range(criteria.shortest, criteria.longest + 1)
    if criteria.without:
        yield {length: _without(bitsets, criteria.without, length) for length in lengths}
    if criteria.confirmed:
        yield {length: bitsets.lengths[length].confirmed for length in lengths}
    if criteria.alone:
        shared = bitsets.lexicon.shared
        yield {length: bitsets.lengths[length].all & ~shared.get(length, 0) for length in lengths}
    if criteria.points_from:
        worth = by_points(bitsets)
        yield {length: worth.at_least(length, criteria.points_from) for length in lengths}
    if criteria.points_to:
        worth = by_points(bitsets)
        yield {
            length: bitsets.lengths[length].all & ~worth.at_least(length, criteria.points_to + 1)
            for length in lengths
        }
    if criteria.likeliest:
        likely = by_likelihood(bitsets)
        yield {
            length: likely.greatest({length: bitsets.lengths[length].all}, criteria.likeliest)[length]
            for length in lengths
        }


def _without(bitsets: Bitsets, tiles: Tiles, length: int) -> int:
    words, numbers = bitsets.lengths[length], codes(tile_set(bitsets.lexicon.language))
    chosen = words.all
    for tile in set(tiles) - {BLANK}:
        chosen &= ~words.at_least(numbers[tile], 1)
    return chosen
