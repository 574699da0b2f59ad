"""Draw v1: every rack follows from the seed, the round and the bag.

The bag stands in tile order; the tiles are drawn from it as core/lots.py says. Never change this: a draw is
checked years later by its version. Another way of drawing is another version. v2 draws as v1, promises more
(promising.py), and reads the room's words by their letters. docs/draw.md is exact to the byte, and
docs/verify-draw.html, written from it without our code, must agree: a new version is added to all three.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from faristol.core.lots import draw_lots
from faristol.core.rack import Kinds, Need, kinds
from faristol.core.tiles import Tiles, TileSet, take

VERSION = 1


@dataclass(frozen=True)
class RackRule:
    """Which racks are valid, and what goes back when one is not."""

    clause: str
    size: int
    need: Need
    early: Need | None
    early_rounds: int
    put_back: str

    def __post_init__(self) -> None:
        for need in (self.need, self.early):
            if need and need.vowels + need.consonants > self.size:
                raise ValueError("no rack can ever be valid: it would be drawn for ever")

    @classmethod
    def from_data(cls, ruleset: Mapping[str, Any]) -> "RackRule":
        rack = ruleset["rack"]
        early = rack.get("early")
        return cls(
            clause=rack["clause"],
            size=ruleset["rack_size"],
            need=Need(rack["vowels"], rack["consonants"]),
            early=Need(early["vowels"], early["consonants"]) if early else None,
            early_rounds=early["rounds"] if early else 0,
            put_back=rack["put_back"],
        )

    def need_in(self, round_: int, left: Kinds) -> Need:
        """Return what a rack needs in a round: by RDU-1 more in the first, while the tiles left allow it."""
        if self.early and round_ <= self.early_rounds and self.early.met_by(left):
            return self.early
        return self.need


@dataclass(frozen=True)
class Drawn:
    """A valid rack, and the attempts that were not."""

    attempt: int
    kept: Tiles
    drawn: Tiles
    rejected: tuple[tuple[int, Tiles], ...]


def draw(tile_set: TileSet, seed: bytes, round_: int, attempt: int, bag: Tiles, count: int) -> Tiles:
    """Draw `count` tiles out of the bag, or all there are."""
    return tuple(draw_lots(tile_set.sort(bag), seed, round_, attempt, count))


def draw_rack(
    tile_set: TileSet, rule: RackRule, seed: bytes, round_: int, attempt: int, bag: Tiles, kept: Tiles
) -> Drawn | None:
    """Fill the rack up, again and again until it is valid; None when no valid rack can be had any more."""
    left = kinds(tile_set, bag + kept)
    need = rule.need_in(round_, left)
    if not need.met_by(left):
        return None
    rejected: list[tuple[int, Tiles]] = []
    while True:
        drawn = draw(tile_set, seed, round_, attempt, bag, rule.size - len(kept))
        if need.met_by(kinds(tile_set, kept + drawn)):
            return Drawn(attempt, kept, drawn, tuple(rejected))
        rejected.append((attempt, kept + drawn))
        attempt += 1
        if rule.put_back == "whole" or not can_complete(tile_set, need, rule.size, bag, kept):
            bag, kept = bag + kept, ()


def can_complete(tile_set: TileSet, need: Need, size: int, bag: Tiles, kept: Tiles) -> bool:
    """Return whether the kept tiles can become a valid rack with new ones from this bag."""
    had, there = kinds(tile_set, kept), kinds(tile_set, bag)
    vowels, consonants = max(0, need.vowels - had.vowels), max(0, need.consonants - had.consonants)
    useful = min(vowels, there.vowels) + min(consonants, there.consonants) + there.blanks
    return vowels + consonants - had.blanks <= min(size - len(kept), useful)


def left_in_bag(bag: Tiles, kept: Tiles, result: Drawn) -> Tiles:
    left = take(bag + kept, result.kept + result.drawn)
    assert left is not None, "a rack is always drawn from its own bag"
    return left
