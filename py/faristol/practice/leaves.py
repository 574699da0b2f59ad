"""What the tiles are worth that stay on the rack: points that later turns are likely to bring for them.

The values are learnt from games that the computer plays against itself: scripts/learn_leaves.py.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import accumulate, combinations

from faristol.core.tiles import BLANK, LANGUAGES, Tiles, TileSet

MOST_OF_A_KIND = 3


@dataclass(frozen=True)
class Leaves:
    """In tenths of a point."""

    tiles: Mapping[str, Sequence[int]]
    """Of each tile the first, the second, and each further one."""
    pairs: Mapping[tuple[str, str], int]
    """What two tiles are worth more together than each by itself, the smaller first."""
    balance: Sequence[int]
    """By how many more vowels than consonants there are, or fewer, up to seven."""

    def worth(self, tile_set: TileSet, kept: Tiles) -> int:
        counts = Counter(kept)
        alone = sum(sum(self._of_a_kind(tile, count)) for tile, count in counts.items())
        together = sum(self.pairs.get(pair, 0) for pair in pairs_of(counts))
        return alone + together + self.balance[abs(uneven(tile_set, kept))]

    def of_every_part(self, tile_set: TileSet, rack: Tiles) -> dict[Tiles, int]:
        """Return what each choice of tiles of a rack is worth, its tiles in order."""
        found: list[tuple[Tiles, int, Tiles, int]] = [((), 0, (), 0)]
        for tile, count in sorted(Counter(rack).items()):
            alone = list(accumulate(self._of_a_kind(tile, count)))
            leans = uneven(tile_set, (tile,))
            for kept, worth, kinds, leaning in list(found):
                together = worth + sum(self.pairs.get((other, tile), 0) for other in kinds)
                found += [
                    (kept + (tile,) * times, together + own, (*kinds, tile), leaning + times * leans)
                    for times, own in enumerate(alone, 1)
                ]
        return {kept: worth + self.balance[abs(leaning)] for kept, worth, _, leaning in found}

    def _of_a_kind(self, tile: str, count: int) -> list[int]:
        values = self.tiles[tile]
        return [values[min(nth, MOST_OF_A_KIND - 1)] for nth in range(count)]


def pairs_of(kinds: Counter[str]) -> Iterator[tuple[str, str]]:
    return combinations(sorted(kinds), 2)


def uneven(tile_set: TileSet, kept: Tiles) -> int:
    """Return how many more vowels there are than consonants; a blank is either."""
    vowels = sum(tile in tile_set.vowels for tile in kept)
    return 2 * vowels - len(kept) + kept.count(BLANK)


@cache
def leaves(language: str) -> Leaves:
    data = tomllib.loads((files("faristol.practice") / f"{LANGUAGES[language]}.toml").read_text("utf-8"))
    pairs = {(one, other): worth for one, others in data["pairs"].items() for other, worth in others.items()}
    return Leaves(
        {tile: tuple(values) for tile, values in data["tiles"].items()}, pairs, tuple(data["balance"])
    )
