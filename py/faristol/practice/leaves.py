"""What the tiles are worth that stay on the rack: points that a later turn is likely to bring for them.

The values are learnt from games that the computer plays against itself: scripts/learn_leaves.py.
"""

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from faristol.core.tiles import BLANK, LANGUAGES, Tiles, TileSet

MOST_OF_A_KIND = 3


@dataclass(frozen=True)
class Leaves:
    """In tenths of a point."""

    tiles: Mapping[str, Sequence[int]]
    """Of each tile the first, the second, and each further one."""
    balance: Sequence[int]
    """By how many more vowels than consonants there are, or fewer, up to six."""

    def worth(self, tile_set: TileSet, kept: Tiles) -> int:
        counts = Counter(kept)
        worth = sum(
            self.tiles[tile][min(nth, MOST_OF_A_KIND - 1)]
            for tile, count in counts.items()
            for nth in range(count)
        )
        return worth + self.balance[uneven(tile_set, kept)]


def uneven(tile_set: TileSet, kept: Tiles) -> int:
    """Return how far vowels and consonants are from being as many; a blank is either."""
    vowels = sum(tile in tile_set.vowels for tile in kept)
    consonants = len(kept) - vowels - kept.count(BLANK)
    return abs(vowels - consonants)


@cache
def leaves(language: str) -> Leaves:
    data = tomllib.loads((files("faristol.practice") / f"{LANGUAGES[language]}.toml").read_text("utf-8"))
    return Leaves({tile: tuple(values) for tile, values in data["tiles"].items()}, tuple(data["balance"]))
