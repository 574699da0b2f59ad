"""Six tiles that make many words of seven with one more: the stems that are worth learning."""

from collections import Counter

from faristol.words.bitsets import Bitsets
from faristol.words.criteria import by_likelihood

FULL = 7
LOOKED_AT = 3_000
"""So many of the likeliest words of seven are looked at, among those that several sources know."""


def stems(bitsets: Bitsets, most: int) -> list[bytes]:
    """Return the tiles of so many stems, sorted: first those that make the most of these words."""
    words = bitsets.lengths[FULL]
    likely = by_likelihood(bitsets).some({FULL: words.confirmed or words.all}, 0, LOOKED_AT)
    made = Counter(stem for rack in {bytes(sorted(word)) for word in likely} for stem in _without_one(rack))
    return sorted(made, key=lambda stem: (-made[stem], stem))[:most]


def _without_one(rack: bytes) -> set[bytes]:
    return {rack[:place] + rack[place + 1 :] for place in range(len(rack))}
