"""Tiles as the parts draw them, each with the name a screen reader says."""

from collections.abc import Iterable
from typing import Any

from faristol.core.tiles import BLANK, Tiles, TileSet
from faristol.texts import Texts


def faces(tile_set: TileSet, tiles: Tiles, t: Texts) -> list[dict[str, Any]]:
    return [_face(tile_set, tile, t) for tile in tiles]


def _face(tile_set: TileSet, tile: str, t: Texts) -> dict[str, Any]:
    blank = tile == BLANK
    points = tile_set.points(tile)
    name = t.ngettext("%(letter)s, %(n)s point", "%(letter)s, %(n)s points", points) % {
        "letter": tile,
        "n": points,
    }
    return {
        "label": "" if blank else tile,
        "points": None if blank else points,
        "name": t.gettext("blank") if blank else name,
        "blank": blank,
        "state": None,
    }


def letters(tiles: Iterable[str]) -> str:
    """A rack in a line of text: A E L·L ?"""
    return " ".join(tiles)
