"""Which racks are valid: enough vowels and consonants; a blank counts as either (DUP-6, RDU-1)."""

from collections.abc import Iterable
from dataclasses import dataclass

from faristol.core.tiles import BLANK, TileSet


@dataclass(frozen=True)
class Kinds:
    """How many of each kind are among some tiles."""

    vowels: int
    consonants: int
    blanks: int


def kinds(tile_set: TileSet, tiles: Iterable[str]) -> Kinds:
    tiles = tuple(tiles)
    blanks = tiles.count(BLANK)
    vowels = sum(tile in tile_set.vowels for tile in tiles)
    return Kinds(vowels, len(tiles) - vowels - blanks, blanks)


@dataclass(frozen=True)
class Need:
    """How many of each kind a rack must have at least."""

    vowels: int
    consonants: int

    def met_by(self, had: Kinds) -> bool:
        missing = max(0, self.vowels - had.vowels) + max(0, self.consonants - had.consonants)
        return missing <= had.blanks
