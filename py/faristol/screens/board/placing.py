"""Tiles on their way from the rack to the board: laid, taken back, turned, before they are played.

A value that lives in the session. It knows which squares are taken, but not what is right: that is for
`core/placement`.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from faristol.core.squares import CENTRE, SIZE, SQUARES
from faristol.core.tiles import BLANK, Tiles, TileSet

Occupied = Callable[[int], bool]
"""Whether a tile lies on a square already."""

Source = tuple[Literal["rack", "board"], int]
"""Where a drag begins: a place of the rack or a square."""


@dataclass(frozen=True)
class NewTile:
    """A tile that is not yet played: from which place of the rack, and for a blank its letter."""

    square: int
    place: int
    letter: str


@dataclass(frozen=True)
class Placing:
    rack: Tiles
    laid: tuple[NewTile, ...] = ()
    cursor: int = CENTRE
    across: bool = True
    taken: int | None = None
    """The place of the rack whose tile is in the hand."""
    asking: int | None = None
    """The square on which a blank waits for its letter."""
    aimed: bool = False
    """Whether the cursor was chosen by a tap with nothing in the hand: tiles that are tapped go there."""
    waiting: str = ""
    """What was typed of a tile of two signs, of which the rack has only that tile: the N of NY."""

    @property
    def cell(self) -> tuple[int, int]:
        """The row and the column of the cursor."""
        return divmod(self.cursor, SIZE)

    @property
    def direction(self) -> str:
        return "across" if self.across else "down"

    def __post_init__(self) -> None:
        """Refuse what a page brings back and no hand can have done."""
        squares = {self.cursor, self.asking, *(each.square for each in self.laid)} - {None}
        places = {self.taken, *(each.place for each in self.laid)} - {None}
        if len(self.waiting) > 1 or not (squares <= {*range(SQUARES)} and places <= {*range(len(self.rack))}):
            raise ValueError

    @property
    def out(self) -> set[int]:
        """The places of the rack whose tiles are on the board."""
        return {laid.place for laid in self.laid}

    def on_rack(self) -> list[str | None]:
        """Return the rack as it is now: None where a tile is out on the board."""
        return [None if place in self.out else tile for place, tile in enumerate(self.rack)]

    def at(self, square: int) -> NewTile | None:
        return next((laid for laid in self.laid if laid.square == square), None)


def as_data(placing: Placing) -> dict[str, Any]:
    return asdict(placing)


def step(square: int, across: bool, by: int = 1) -> int | None:
    row, column = divmod(square, SIZE)
    row, column = (row, column + by) if across else (row + by, column)
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else None


def free_from(square: int | None, across: bool, occupied: Occupied) -> int | None:
    """Return the first free square from here on, in the direction of the play."""
    while square is not None and occupied(square):
        square = step(square, across)
    return square


def to_square(placing: Placing, data: Mapping[str, str], occupied: Occupied) -> Placing:
    """Choose the square by a tap; arrows only lead there, and no tile moves on the way."""
    square = int(data["row"]) * SIZE + int(data["col"])
    if "arrow" in data:
        return replace(placing, cursor=square, asking=None, waiting="")
    return choose(placing, square, occupied)


def choose(placing: Placing, square: int, occupied: Occupied) -> Placing:
    """Lay the tile in the hand on the square; else the cursor goes there, and a second tap turns it."""
    placing = replace(placing, waiting="")
    if placing.at(square) and placing.taken is None:
        return take_back(placing, square)
    if placing.taken is not None and not occupied(square) and not placing.at(square):
        turned = replace(along_neighbours(placing, square, occupied), aimed=False)
        return lay(turned, placing.taken, square, occupied)
    if square == placing.cursor:
        return replace(turn(placing), aimed=True)
    return replace(along_neighbours(placing, square, occupied), cursor=square, asking=None, aimed=True)


def along_neighbours(placing: Placing, square: int, occupied: Occupied) -> Placing:
    """Turn the play to where tiles lie beside the square; where they lie both ways, or nowhere, it stays."""

    def lies(at: int | None) -> bool:
        return at is not None and (occupied(at) or placing.at(at) is not None)

    beside, above = (any(lies(step(square, across, by)) for by in (-1, 1)) for across in (True, False))
    return replace(placing, across=beside) if beside != above else placing


def space(placing: Placing, occupied: Occupied) -> Placing:
    """Lay the tile in the hand at the cursor; with nothing in the hand turn the play."""
    at = placing.cursor
    if placing.taken is None or placing.asking is not None or occupied(at) or placing.at(at):
        return turn(placing)
    return lay(placing, placing.taken, at, occupied)


def turn(placing: Placing) -> Placing:
    return replace(placing, across=not placing.across, waiting="")


def tap(placing: Placing, place: int, occupied: Occupied) -> Placing:
    """Lay a tile of the rack on the square that was chosen before it, else take it into the hand."""
    aimed = placing.aimed and placing.taken is None and placing.asking is None
    square = step_on(placing, placing.cursor, occupied) if aimed else None
    return take(placing, place) if square is None else lay(placing, place, square, occupied)


def take(placing: Placing, place: int) -> Placing:
    """Take a tile of the rack into the hand; the same again puts it down. No blank asks for a letter then."""
    return replace(placing, taken=None if placing.taken == place else place, asking=None)


def lay(placing: Placing, place: int, square: int, occupied: Occupied, letter: str | None = None) -> Placing:
    """Lay a tile on a square. A blank without its letter asks for it."""
    tile = placing.rack[place]
    if letter is None and tile == BLANK:
        return replace(placing, taken=place, asking=square, cursor=square, waiting="")
    laid = (*placing.laid, NewTile(square, place, letter or tile))
    placing = replace(placing, laid=laid, taken=None, asking=None, waiting="")
    after = step_on(placing, square, occupied)
    return replace(placing, cursor=square if after is None else after)


def step_on(placing: Placing, square: int, occupied: Occupied) -> int | None:
    """Return the first square from here on that has no tile, not even a new one."""
    return free_from(square, placing.across, lambda at: occupied(at) or placing.at(at) is not None)


def name_blank(placing: Placing, letter: str, occupied: Occupied) -> Placing:
    assert placing.asking is not None and placing.taken is not None
    return lay(placing, placing.taken, placing.asking, occupied, letter)


def take_back(placing: Placing, square: int) -> Placing:
    laid = tuple(one for one in placing.laid if one.square != square)
    return replace(placing, laid=laid, cursor=square, taken=None, asking=None, waiting="")


def back(placing: Placing) -> Placing:
    """Take the last tile back to the rack, else move the cursor back a square."""
    if placing.waiting:
        return replace(placing, waiting="")
    if placing.asking is not None:
        return replace(placing, asking=None, taken=None)
    if placing.laid:
        return take_back(placing, placing.laid[-1].square)
    before = step(placing.cursor, placing.across, -1)
    return placing if before is None else replace(placing, cursor=before)


def recall(placing: Placing) -> Placing:
    """Take all tiles back; the cursor goes where the first of them lay."""
    cursor = placing.laid[0].square if placing.laid else placing.cursor
    return replace(placing, laid=(), cursor=cursor, taken=None, asking=None, aimed=False, waiting="")


def drop_beside(placing: Placing, source: Source) -> Placing:
    """A tile that falls beside board and rack goes back to its place on the rack."""
    return _lifted(placing, source)[0]


def drop_on_square(placing: Placing, source: Source, square: int, occupied: Occupied) -> Placing:
    """Drop on a square what comes from the rack, or from another square with the letter of a blank."""
    placing, place, letter = _lifted(placing, source)
    if place is None or occupied(square) or placing.at(square):
        return placing
    placing = along_neighbours(placing, square, occupied)
    return lay(placing, place, square, occupied, letter if placing.rack[place] == BLANK else None)


def drop_on_rack(placing: Placing, source: Source, target: int) -> Placing:
    """Drop it back on the rack, or from one place of it on another."""
    placing, place, _ = _lifted(placing, source)
    return placing if place is None else reorder(placing, place, target)


def _lifted(placing: Placing, source: Source) -> tuple[Placing, int | None, str | None]:
    """Return the rest, the tile's place on the rack, and the letter that it had on the board."""
    where, at = source
    if where == "rack":
        return placing, at, None
    laid = placing.at(at)
    if laid is None:
        return placing, None, None
    return take_back(placing, at), laid.place, laid.letter


def reorder(placing: Placing, place: int, target: int) -> Placing:
    order = [one for one in range(len(placing.rack)) if one != place]
    order.insert(min(target, len(order)), place)
    return arranged(placing, order)


def arranged(placing: Placing, order: Iterable[int]) -> Placing:
    """Return the rack in another order; tiles on the board keep theirs."""
    order = list(order)
    moved = {old: new for new, old in enumerate(order)}
    return replace(
        placing,
        rack=tuple(placing.rack[old] for old in order),
        laid=tuple(replace(one, place=moved[one.place]) for one in placing.laid),
        taken=None,
        asking=None,
        waiting="",
    )


def sort(placing: Placing, tile_set: TileSet) -> Placing:
    left = list(range(len(placing.rack)))
    order = []
    for tile in tile_set.sort(placing.rack):
        place = next(place for place in left if placing.rack[place] == tile)
        left.remove(place)
        order.append(place)
    return arranged(placing, order)


def shuffle(placing: Placing, chance: Callable[[int], bytes]) -> Placing:
    keys = [chance(4) for _ in placing.rack]
    return arranged(placing, sorted(range(len(placing.rack)), key=lambda place: keys[place]))
