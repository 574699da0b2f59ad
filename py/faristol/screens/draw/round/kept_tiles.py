"""The tiles of the rack that the judge has marked as staying, for this rack only."""

from faristol.core.tiles import Tiles, take
from faristol.games.draws import Draws
from faristol.screens.session import Session, Slot

KEPT_TILES = Slot("draw-kept", tuple[int, ...], of="event")
"""Places on the rack; about this rack."""


def kept_places(session: Session, draws: Draws) -> tuple[int, ...]:
    places = session.get(KEPT_TILES, (), about=_this(draws))
    return tuple(place for place in places if 0 <= place < len(draws.rack))


def with_kept(session: Session, draws: Draws, places: tuple[int, ...]) -> Session:
    return session.put(KEPT_TILES, tuple(sorted(places)), about=_this(draws))


def places_of(tiles: Tiles, rack: Tiles) -> tuple[int, ...]:
    """Return where typed tiles are on the rack, each on a place of its own."""
    free = list(enumerate(rack))
    places = []
    for tile in tiles:
        found = next((one for one in free if one[1] == tile), None)
        if found is not None:
            free.remove(found)
            places.append(found[0])
    return tuple(sorted(places))


def all_on_rack(tiles: Tiles, rack: Tiles) -> bool:
    return take(rack, tiles) is not None


def _this(draws: Draws) -> str:
    return f"{draws.commitment} {draws.round}.{draws.next_attempt}"
