"""Letters that come from a keyboard, one sign after another, and tiles of several signs: NY, L·L, QU.

A first sign that is a tile too is laid at once and becomes the other tile when its second sign comes; one
that can only be a beginning waits at the cursor. What follows a tile that is whole already, the U of QU or
the second L of L·L, adds nothing.
"""

from collections.abc import Mapping
from dataclasses import replace

from faristol.core.letters import letter
from faristol.core.notation import labels
from faristol.core.tiles import BLANK, TileSet
from faristol.screens.board.placing import NewTile, Occupied, Placing, free_from, lay, take_back

DOUBLED = {"L·L": "LL"}
"""Without its dot it is typed so; but where both tiles are on the rack these are two."""


def spellings(tile_set: TileSet) -> Mapping[str, str]:
    """Return each way to type a tile of several signs, with the tile."""
    written = {typed: letter(tile_set, code) for typed, code in labels(tile_set).items()}
    doubled = {typed: tile for tile, typed in DOUBLED.items() if tile in tile_set.letters}
    every = written | dict(tile_set.aliases) | doubled
    return {typed: tile for typed, tile in every.items() if len(typed) > 1}


def type_letter(placing: Placing, tile_set: TileSet, key: str, occupied: Occupied) -> Placing | None:
    """Lay the letter's tile, else a blank for it; else a tile on the rack may begin so, and the sign waits.

    Return None when the key is nothing of these.
    """
    sign = key.upper()
    return _continued(placing, tile_set, sign, occupied) or (
        None if placing.waits else _begun(placing, tile_set, sign, occupied)
    )


def type_blank(placing: Placing, tile_set: TileSet, key: str, occupied: Occupied) -> Placing | None:
    """Lay a blank for the letter, even where its tile is on the rack."""
    square = _next_square(placing, occupied)
    place = _place_of(placing, BLANK)
    if square is None or place is None or key.upper() not in tile_set.letters:
        return None
    typed = lay(placing, place, square, occupied, key.upper())
    return _remembering(typed, tile_set, key.upper(), waits=False)


def _begun(placing: Placing, tile_set: TileSet, sign: str, occupied: Occupied) -> Placing | None:
    placing = placing.settled()
    square = _next_square(placing, occupied)
    tile = tile_set.aliases.get(sign, sign)
    if square is None or (tile not in tile_set.letters and tile != BLANK):
        return None
    typed = _from_rack(placing, tile, square, occupied)
    if typed is not None:
        return _remembering(typed, tile_set, sign, waits=False)
    may_become = {each for signs, each in spellings(tile_set).items() if signs.startswith(sign)}
    waits = any(each in placing.on_rack() for each in may_become)
    return _remembering(placing, tile_set, sign, waits=True) if waits else None


def _continued(placing: Placing, tile_set: TileSet, sign: str, occupied: Occupied) -> Placing | None:
    """Return it with the tile that the signs so far make; None if they make none together."""
    if not placing.half:
        return None
    signs = placing.half + sign
    tiles = {each for typed, each in spellings(tile_set).items() if typed.startswith(signs)}
    if len(tiles) != 1:
        return None
    (tile,) = tiles
    if signs == DOUBLED.get(tile) and _place_of(placing, sign) is not None:
        return None
    last = None if placing.waits else placing.laid[-1]
    if last is not None and last.letter == tile:
        return _remembering(placing, tile_set, signs, waits=False)
    before = _without(placing, last)
    square = _next_square(before, occupied)
    typed = None if square is None else _from_rack(before, tile, square, occupied)
    return None if typed is None else _remembering(typed, tile_set, signs, waits=False)


def _without(placing: Placing, last: NewTile | None) -> Placing:
    return take_back(placing.settled(), last.square) if last else placing.settled()


def _from_rack(placing: Placing, tile: str, square: int, occupied: Occupied) -> Placing | None:
    """Lay the letter's tile, or a blank for it, if either is on the rack."""
    place = _place_of(placing, tile)
    if place is not None:
        return lay(placing, place, square, occupied)
    place = _place_of(placing, BLANK)
    return None if place is None else lay(placing, place, square, occupied, tile)


def _remembering(placing: Placing, tile_set: TileSet, signs: str, *, waits: bool) -> Placing:
    """Return it with the signs of which a longer spelling may still come."""
    longer = any(typed != signs and typed.startswith(signs) for typed in spellings(tile_set))
    return replace(placing, half=signs if longer else "", waits=waits and longer)


def _next_square(placing: Placing, occupied: Occupied) -> int | None:
    def filled(square: int) -> bool:
        return occupied(square) or placing.at(square) is not None

    return free_from(placing.cursor, placing.across, filled)


def _place_of(placing: Placing, tile: str) -> int | None:
    return next((place for place, one in enumerate(placing.on_rack()) if one == tile), None)
