"""The call of a rack (DUP-7, ROM-12): which names are said, in which order, and how."""

import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from faristol.core.tiles import LANGUAGES, Tiles, TileSet


@dataclass(frozen=True)
class NameTable:
    """The names of the tiles; kept for the whole game (DUP-8)."""

    names: Mapping[str, str]
    alone: frozenset[str]

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "NameTable":
        alone = data["names"].values() if data["alone"] == "all" else data["alone"]
        return cls(names=data["names"], alone=frozenset(alone))

    def said(self, tile: str) -> str:
        """As the judge says it slowly: "A d'Alacant", "B de Barcelona", "ena i grega"."""
        name = self.names[tile]
        if name in self.alone:
            return name
        first = unicodedata.normalize("NFD", name)[0].lower()
        return f"{tile} d'{name}" if first in "aeiouh" else f"{tile} de {name}"


def name_table_data(language: str, table: str) -> dict[str, Any]:
    document = _document(language)
    return {"table": table, "names": document["every"] | document[table], "alone": document["alone"]}


def tables(language: str) -> tuple[str, ...]:
    """The tables that a club can choose from, the recommended one first."""
    return tuple(key for key in _document(language) if key not in ("language", "alone", "every"))


@cache
def _document(language: str) -> dict[str, Any]:
    text = (files("faristol.speech") / "names" / f"{LANGUAGES[language]}.toml").read_text("utf-8")
    return tomllib.loads(text)


@dataclass(frozen=True)
class Called:
    tile: str
    kept: bool
    said: str
    name: str


def call(tile_set: TileSet, table: NameTable, kept: Tiles, drawn: Tiles, order: str) -> tuple[Called, ...]:
    """The tiles kept from the round before are said first, then the new ones (DUP-7)."""

    def part(tiles: Tiles, is_kept: bool) -> tuple[Called, ...]:
        ordered = tile_set.sort(tiles) if order == "alphabetical" else tiles
        return tuple(Called(tile, is_kept, table.said(tile), table.names[tile]) for tile in ordered)

    return part(kept, True) + part(drawn, False)
