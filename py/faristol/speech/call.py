"""The call of a rack (DUP-7, ROM-12): the names of its tiles, their order, and how each is spoken."""

import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from faristol.core.tiles import LANGUAGES, Tiles, TileSet


@dataclass(frozen=True)
class NameTable:
    """The names of the tiles, the same for the whole game (DUP-8)."""

    names: Mapping[str, str]
    alone: frozenset[str]

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "NameTable":
        alone = data["names"].values() if data["alone"] == "all" else data["alone"]
        return cls(names=data["names"], alone=frozenset(alone))

    def spoken_name(self, tile: str) -> str:
        """Return what the judge says slowly for a tile: "A d'Alacant", "B de Barcelona", "ena i grega"."""
        name = self.names[tile]
        if name in self.alone:
            return name
        first = unicodedata.normalize("NFD", name)[0].lower()
        return f"{tile} d'{name}" if first in "aeiouh" else f"{tile} de {name}"


def name_table_data(language: str, table: str, others: Iterable[str] = ()) -> dict[str, Any]:
    """Return a table for an event's first entry; the tiles among `others` have their other name."""
    document, other = _document(language), other_names(language, table)
    instead = {tile: other[tile] for tile in others if tile in other}
    return {
        "table": table,
        "names": document["every"] | document[table] | instead,
        "alone": document["alone"],
    }


def other_names(language: str, table: str) -> dict[str, str]:
    """Return the other names that a club may choose for some tiles."""
    others = _document(language).get("others", {})
    return {**others.get(table, {}), **others.get("every", {})}


def tables(language: str) -> tuple[str, ...]:
    """Return the tables that a club can choose from, the recommended one first."""
    return tuple(key for key in _document(language) if key not in ("language", "alone", "every", "others"))


@cache
def _document(language: str) -> dict[str, Any]:
    text = (files("faristol.speech") / "names" / f"{LANGUAGES[language]}.toml").read_text("utf-8")
    return tomllib.loads(text)


@dataclass(frozen=True)
class Called:
    tile: str
    kept: bool
    spoken_name: str
    name: str


CALLS_KEPT_TILES_FIRST = frozenset({"ca"})
"""By DUP-7 the tiles kept from the round before are called first; ROM-12 has only the alphabet."""


def call(tile_set: TileSet, table: NameTable, kept: Tiles, drawn: Tiles, order: str) -> tuple[Called, ...]:
    """Return the tiles in the order of the call; a blank comes last in an alphabetical one."""
    tiles = [(tile, True) for tile in kept] + [(tile, False) for tile in drawn]
    if order == "alphabetical":
        place = {tile: at for at, tile in enumerate(tile_set.letters)}
        apart = tile_set.language in CALLS_KEPT_TILES_FIRST
        tiles.sort(key=lambda each: (apart and not each[1], place.get(each[0], len(place))))
    return tuple(Called(tile, is_kept, table.spoken_name(tile), table.names[tile]) for tile, is_kept in tiles)
