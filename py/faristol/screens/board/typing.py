"""Letters typed on a board, sign by sign, tiles of two as people spell them: `ny`, `l·l`, `l.l`, `ll`, `qu`.

A first sign that the rack has a tile for lays it, and the second makes it the tile of two. Where the rack has
only that one, the first sign waits for the second.
"""

from collections.abc import Iterator
from dataclasses import replace

from faristol.core.notation import spellings, without_accents
from faristol.core.tiles import BLANK, TileSet
from faristol.screens.board.placing import NewTile, Occupied, Placing, lay, step_on, take_back


def sign_typed(key: str) -> str:
    return without_accents(key).upper()


def letter_typed(tile_set: TileSet, key: str) -> str | None:
    """Return the letter that is typed so, or None: in Romanian Ț is T."""
    code = spellings(tile_set).get(sign_typed(key))
    return None if code is None else tile_set.signs[code - 1]


def joined(tile_set: TileSet, before: str, key: str) -> str | None:
    """Return the one letter that another and the sign typed behind it make: N and Y, L and a dot.

    The last sign of a letter is one with it: the second L of `l·l`, the U of `qu`.
    """
    sign = sign_typed(key)
    if len(before) > 1 and before.endswith(sign):
        return before
    return next((letter for typed, letter in _of_two(tile_set) if typed.startswith(before + sign)), None)


def _of_two(tile_set: TileSet) -> Iterator[tuple[str, str]]:
    """Yield what is typed for letters of more than one sign."""
    letters = tile_set.signs
    for typed, code in spellings(tile_set).items():
        if len(typed) > 1:
            yield typed, letters[code - 1]


def _doubled(tile_set: TileSet, before: str, sign: str) -> str | None:
    """Return L·L for a second L: many a keyboard has no raised dot."""
    return next((letter for letter in tile_set.letters if letter.replace("·", "") == before + sign), None)


def type_letter(
    placing: Placing, tile_set: TileSet, key: str, occupied: Occupied, *, as_blank: bool = False
) -> Placing | None:
    """Lay the letter's tile at the cursor, else a blank; or make one tile of it and what was typed before.

    None when nothing on the rack can be that letter. With `as_blank` a blank goes before the letter's tile.
    """
    if placing.waiting:
        waited, placing = placing.waiting, replace(placing, waiting="")
        letter = joined(tile_set, waited, key) or _doubled(tile_set, waited, sign_typed(key))
        if letter and (place := _place_of(placing, letter)) is not None:
            return _lay(placing, place, occupied, letter)
        return type_letter(placing, tile_set, key, occupied, as_blank=as_blank) or placing
    last = _just_laid(placing, occupied)
    if last and (letter := joined(tile_set, last.letter, key)):
        return _instead(placing, last, letter, occupied, as_blank=as_blank)
    if sign_typed(key) == BLANK:
        place = _place_of(placing, BLANK)
        return None if place is None else _lay(placing, place, occupied)
    return _one_sign(placing, tile_set, key, occupied, last, as_blank=as_blank)


def _one_sign(
    placing: Placing, tile_set: TileSet, key: str, occupied: Occupied, last: NewTile | None, *, as_blank: bool
) -> Placing | None:
    letter = letter_typed(tile_set, key)
    if letter and not as_blank and (place := _place_of(placing, letter)) is not None:
        return _lay(placing, place, occupied)
    double = _doubled(tile_set, last.letter, sign_typed(key)) if last else None
    if last and double and double in placing.on_rack():
        return _instead(placing, last, double, occupied, as_blank=as_blank)
    if letter and (place := _place_of(placing, BLANK)) is not None:
        return _lay(placing, place, occupied, letter)
    sign = sign_typed(key)
    begins = any(typed.startswith(sign) and two in placing.on_rack() for typed, two in _of_two(tile_set))
    return replace(placing, waiting=sign) if begins and not as_blank else None


def _just_laid(placing: Placing, occupied: Occupied) -> NewTile | None:
    """Return the tile laid last, if the cursor still stands behind it."""
    if not placing.laid:
        return None
    last = placing.laid[-1]
    after = step_on(placing, last.square, occupied)
    return last if placing.cursor == (last.square if after is None else after) else None


def _instead(
    placing: Placing, last: NewTile, letter: str, occupied: Occupied, *, as_blank: bool
) -> Placing | None:
    """Lay another letter where the last one lies. Who chose a blank for the first sign means one for both."""
    if letter == last.letter:
        return placing
    was_blank = placing.rack[last.place] == BLANK
    chosen = as_blank or was_blank and last.letter in placing.on_rack()
    free = take_back(placing, last.square)
    place = None if chosen else _place_of(free, letter)
    if place is None:
        place = _place_of(free, BLANK)
    return None if place is None else lay(free, place, last.square, occupied, letter)


def _lay(placing: Placing, place: int, occupied: Occupied, letter: str | None = None) -> Placing | None:
    square = step_on(placing, placing.cursor, occupied)
    return None if square is None else lay(placing, place, square, occupied, letter)


def _place_of(placing: Placing, tile: str) -> int | None:
    return next((place for place, one in enumerate(placing.on_rack()) if one == tile), None)
