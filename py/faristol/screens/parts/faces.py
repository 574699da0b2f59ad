"""Tiles as the parts draw them, each with the name a screen reader says."""

from collections.abc import Callable, Iterable, Mapping

from faristol.core.tiles import BLANK, TileSet
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class TileFace:
    """What is drawn of a tile. With an id it can be tapped, and `data` is what a tap does."""

    label: str
    points: int | None
    name: str
    blank: bool = False
    id: str = ""
    pressed: bool = False
    data: Mapping[str, str] | None = None
    out: bool = False
    """Whether it lies on the board: its place on the rack stays free."""


@view_value
class CountedTile:
    """A tile, how many of it there are, and a name that says both."""

    face: TileFace
    count: int
    name: str


@view_value
class TileGroup:
    title: str
    tiles: tuple[CountedTile, ...]


def faces(tile_set: TileSet, tiles: Iterable[str], t: Texts) -> tuple[TileFace, ...]:
    return tuple(_face(tile_set, tile, t) for tile in tiles)


def _face(tile_set: TileSet, tile: str, t: Texts) -> TileFace:
    if tile == BLANK:
        return TileFace("", None, t.gettext("blank"), blank=True)
    points = tile_set.points(tile)
    name = t.ngettext("%(letter)s, %(n)s point", "%(letter)s, %(n)s points", points)
    return TileFace(tile, points, name % {"letter": tile, "n": points})


def _name_and_count(face: TileFace, count: int) -> str:
    return f"{face.name}: {count}"


def counted_tiles(
    tile_set: TileSet,
    counts: Mapping[str, int],
    t: Texts,
    name: Callable[[TileFace, int], str] = _name_and_count,
) -> tuple[CountedTile, ...]:
    """Return each of these tiles with how many of it there are."""
    shown = zip(faces(tile_set, counts, t), counts.values(), strict=True)
    return tuple(CountedTile(face, count, name(face, count)) for face, count in shown)
