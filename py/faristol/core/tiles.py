"""Tiles: the hundred of a language, and racks and bags as tuples of them.

A tile is written by its letter, "A" or "L·L"; a blank is "?". Never take the length of a word
written as text: "L·L" is one tile.
"""

import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from faristol.errors import refusal
from faristol.texts import N_

BLANK = "?"

# MAL-15: the tile Q already holds its u. Other programs and the dictionary write both.
SPELT: Mapping[str, Mapping[str, str]] = {"ca": {"Q": "QU"}, "ro": {}}

PRINTED_JOKER = re.compile("[☺☻]\ufe0f?")
"""What stands on the joker of a Romanian set; a keyboard may add that it is to be drawn as a picture."""

Tiles = tuple[str, ...]


UnreadableTiles = refusal(
    "tiles.unreadable",
    N_("“%(sign)s” is not a tile of this game."),
    N_("Write the tiles one after another, as in A E L·L NY, and ? for a blank."),
    field="kept",
)


@dataclass(frozen=True)
class TileSet:
    """The tiles of one language, in tile order; a value that an event carries whole in its log."""

    language: str
    letters: Mapping[str, tuple[int, int]]
    vowels: frozenset[str]
    blanks: int
    aliases: Mapping[str, str]

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "TileSet":
        return cls(
            language=data["language"],
            letters={letter: (count, points) for letter, count, points in data["letters"]},
            vowels=frozenset(data["vowels"]),
            blanks=data["blanks"],
            aliases={typed: letter for letter, typeds in data["aliases"].items() for typed in typeds},
        )

    def __hash__(self) -> int:
        return hash((self.language, self.signs))

    @cached_property
    def signs(self) -> Tiles:
        """The letters in their order: a board has for each its place, from 1 on."""
        return tuple(self.letters)

    @cached_property
    def all(self) -> Tiles:
        """The full bag, sorted."""
        lettered = tuple(letter for letter, (count, _) in self.letters.items() for _ in range(count))
        return lettered + (BLANK,) * self.blanks

    def points(self, tile: str) -> int:
        return 0 if tile == BLANK else self.letters[tile][1]

    def sort(self, tiles: Iterable[str]) -> Tiles:
        """In tile order, blanks last."""
        order = self._order
        return tuple(sorted(tiles, key=lambda tile: order.get(tile, len(order))))

    @cached_property
    def _order(self) -> Mapping[str, int]:
        return {letter: place for place, letter in enumerate(self.letters)}

    def read(self, text: str) -> Tiles:
        """Tiles as people type them: `aeiç`, `L·L`, `l.l`, `[NY]`, `?`, `☺`; spaces and commas between.

        A rack may have Q and U: QU is the tile Q only in brackets, or where each tile is apart, as in `A QU`.
        """
        typed = PRINTED_JOKER.sub(BLANK, unicodedata.normalize("NFC", text)).upper()
        tiles: list[str] = []
        place = 0
        for match in self._signs(typed).finditer(typed):
            if match.start() != place:
                raise UnreadableTiles(text=text, at=place + 1, sign=typed[place])
            place = match.end()
            sign = match[0].strip("[] ,;-+")
            if sign:
                tiles.append({**self.aliases, **self._spelt}.get(sign, sign))
        if place != len(typed):
            raise UnreadableTiles(text=text, at=place + 1, sign=typed[place])
        return tuple(tiles)

    @property
    def _spelt(self) -> Mapping[str, str]:
        """The tiles that are spelt otherwise than they are printed, by their spelling."""
        return {spelling: letter for letter, spelling in SPELT.get(self.language, {}).items()}

    def _signs(self, typed: str) -> re.Pattern[str]:
        """Longest first, so that L·L is read before L and NY before N."""
        had = [letter for letter, (count, _) in self.letters.items() if count]
        signs = sorted([*had, *self.aliases, BLANK], key=len, reverse=True)
        spelt = sorted([*signs, *self._spelt], key=len, reverse=True)
        each = [part for part in re.split("[ ,;+]", typed) if part]
        apart = len(each) > 1 and all(re.fullmatch(_any(spelt), part) for part in each)
        return re.compile("|".join([rf"\[(?:{_any(spelt)})\]", _any(spelt if apart else signs), r"[ ,;+-]"]))

    def read_strict(self, text: str) -> Tiles | None:
        """Return tiles in the strict form, in any order, or None: in a request nothing is guessed."""
        signs = {self.write((tile,)): tile for tile in self.all}
        found = re.findall(r"\[[^\]]*\]|.", unicodedata.normalize("NFC", text), re.DOTALL)
        return tuple(signs[sign] for sign in found) if signs.keys() >= set(found) else None

    def write(self, tiles: Iterable[str]) -> str:
        """The strict form: `AEI[L·L]?`."""
        return "".join(f"[{tile}]" if len(tile) > 1 else tile for tile in tiles)

    def line(self, tiles: Iterable[str]) -> str:
        """The tiles as people read them, each as it is spelt: `A E QU L·L ?`."""
        spelt = SPELT.get(self.language, {})
        return " ".join(spelt.get(tile, tile) for tile in tiles)


def _any(signs: Iterable[str]) -> str:
    return "|".join(map(re.escape, signs))


def take(tiles: Iterable[str], removed: Iterable[str]) -> Tiles | None:
    """Return `tiles` without those removed, in the same order; None if not all of them are there."""
    missing = {**Counter(removed)}
    left = []
    for tile in tiles:
        if tile in missing:
            missing[tile] -= 1
            if not missing[tile]:
                del missing[tile]
        else:
            left.append(tile)
    return None if missing else tuple(left)


LANGUAGES = {"ca": "catalan", "ro": "romanian"}


def tile_set_data(language: str) -> dict[str, Any]:
    """The tile set for an event's first entry: in a list, because a disk does not keep the order of keys."""
    text = (files("faristol.core") / "tilesets" / f"{LANGUAGES[language]}.toml").read_text("utf-8")
    data = tomllib.loads(text)
    return {**data, "letters": [[letter, *figures] for letter, figures in data["letters"].items()]}


@cache
def tile_set(language: str) -> TileSet:
    return TileSet.from_data(tile_set_data(language))
