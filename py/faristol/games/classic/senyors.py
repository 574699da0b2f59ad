"""SENYORS: seven vowels or seven consonants are shown and changed, and the turn is not lost (MAL-18).

The seven go back before others are drawn. If those are again of one kind, what is left of the other kind in
the bag decides, a blank being of either:

    a   one such tile: it comes to the rack, the seven go back and six are drawn
    b   two or more: the seven go back and seven are drawn, until both kinds are there
    c   none: the rack stays as it is
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from faristol.core.rack import kinds
from faristol.core.tiles import BLANK, Tiles, TileSet, take
from faristol.games.classic.drawing import drawn
from faristol.games.classic.errors import NoSenyors, NotInTheseRules, SenyorsAlready
from faristol.games.classic.game import Classic
from faristol.games.classic.playing import mover, rack_of
from faristol.games.log import Entry

Draw = Callable[[Tiles, int, int], Tiles]
"""A function that draws so many tiles from a bag at an attempt."""


@dataclass(frozen=True)
class Changed:
    """The racks in the order in which they were drawn, and the case that the arbiter had to apply."""

    racks: tuple[Tiles, ...]
    case: str | None = None


def show_senyors(event: Classic, rack: Tiles | None = None) -> list[Entry]:
    """Change a rack of SENYORS; with a real bag the players do, and the arbiter applies cases a to c."""
    rule = event.ruleset.senyors
    if rule is None:
        raise NotInTheseRules
    player, clause = mover(event), rule.clause
    if event.senyors:
        raise SenyorsAlready(clause=clause)
    old_rack = rack_of(event, player, rack)
    size = event.ruleset.rack_size
    if event.counts[player - 1] < size or event.in_bag < 1:
        raise NoSenyors(clause=clause)
    if old_rack is not None and not is_senyors(event.tile_set, size, old_rack):
        raise NoSenyors(clause=clause)
    draw = partial(drawn, event)
    changed = (
        change(event.tile_set, size, old_rack, event.bag, draw) if event.racks and old_rack else Changed(())
    )
    return [
        {
            "type": "SenyorsShown",
            "player": player,
            "shown": None if old_rack is None else list(old_rack),
            "racks": [list(each) for each in changed.racks],
            "case": changed.case,
            "rack": list(changed.racks[-1]) if changed.racks else None,
            "clause": clause,
        }
    ]


def is_senyors(tile_set: TileSet, size: int, rack: Tiles) -> bool:
    """Return whether all tiles are vowels or all consonants; a blank is neither."""
    had = kinds(tile_set, rack)
    return len(rack) == size and size in (had.vowels, had.consonants)


def change(tile_set: TileSet, size: int, old_rack: Tiles, bag: Tiles, draw: Draw) -> Changed:
    """Return the new racks; `draw` draws other tiles at each attempt."""
    first, bag = _whole(bag, old_rack, draw, 0)
    if not is_senyors(tile_set, size, first):
        return Changed((first,))
    missing = missing_kind(tile_set, first, bag)
    if not missing:
        return Changed((first,), "c")
    if len(missing) == 1:
        six = draw(_without(bag, missing) + first, size - 1, 1)
        return Changed((first, missing + six), "a")
    racks = [first]
    while is_senyors(tile_set, size, racks[-1]):
        again, bag = _whole(bag, racks[-1], draw, len(racks))
        racks.append(again)
    return Changed(tuple(racks), "b")


def missing_kind(tile_set: TileSet, rack: Tiles, bag: Tiles) -> Tiles:
    """Return the tiles of the bag that are of the kind that the rack lacks."""
    vowels = kinds(tile_set, rack).vowels > 0
    return tuple(tile for tile in bag if tile == BLANK or (tile in tile_set.vowels) != vowels)


def _whole(bag: Tiles, rack: Tiles, draw: Draw, attempt: int) -> tuple[Tiles, Tiles]:
    """Put the rack back, and return a new one and the bag without it."""
    together = bag + rack
    new = draw(together, len(rack), attempt)
    return new, _without(together, new)


def _without(bag: Tiles, removed: Tiles) -> Tiles:
    left = take(bag, removed)
    assert left is not None
    return left
