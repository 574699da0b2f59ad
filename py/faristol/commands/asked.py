"""One request: its keys are read one by one, and a refusal names the key."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from faristol.commands.errors import MissingKey, TooManyTiles, UnknownKey, WrongChoice, WrongKind, WrongValue
from faristol.commands.lexicons import Lexicons
from faristol.core.board import Board, read_board
from faristol.core.tiles import LANGUAGES, Tiles, TileSet, take, tile_set

Answer = dict[str, Any]
Kind = TypeVar("Kind")

RACK = 7


@dataclass(frozen=True)
class Request:
    """What a request takes, and the function that answers it."""

    needs: tuple[str, ...]
    may: tuple[str, ...]
    answer: "Callable[[Asked], Answer]"


@dataclass(frozen=True)
class Asked:
    keys: Mapping[str, Any]
    locale: str
    lexicons: Lexicons
    where: str = ""
    """What precedes the name of each key in an object inside another: `rounds[0].`"""

    def inside(self, value: Any, where: str, needs: tuple[str, ...], may: tuple[str, ...] = ()) -> "Asked":
        """Return an object inside this one, with its own keys checked."""
        if not isinstance(value, dict):
            raise WrongKind(key=where, example="{…}")
        asked = Asked(value, self.locale, self.lexicons, f"{where}.")
        asked._check(needs, may)
        return asked

    def check(self, request: Request) -> None:
        self._check(request.needs, ("do", "locale", *request.may))

    def _check(self, needs: tuple[str, ...], may: tuple[str, ...]) -> None:
        """Refuse a request that lacks a key it needs or has one that is not known."""
        for key in needs:
            if key not in self.keys:
                raise MissingKey(key=self.where + key)
        known = {*needs, *may}
        for key in self.keys:
            if key not in known:
                raise UnknownKey(key=self.where + key)

    def has(self, key: str) -> bool:
        return key in self.keys

    def quoted(self, key: str) -> str:
        return _short(self.keys[key])

    def text(self, key: str, example: str) -> str:
        return self._of(str, key, example)

    def choice(self, key: str, known: Iterable[str]) -> str:
        chosen = self._of(str, key, next(iter(known)))
        if chosen not in known:
            raise WrongChoice(key=self.where + key, value=_short(chosen), known=", ".join(known))
        return chosen

    def number(self, key: str, least: int, most: int) -> int:
        number = self._of(int, key, least)
        if not least <= number <= most:
            raise WrongValue(key=self.where + key, value=_short(number), example=f"{least} … {most}")
        return number

    def figure(self, key: str, least: int, most: int) -> float:
        """A number that need not be whole."""
        value = self.keys[key]
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise WrongKind(key=self.where + key, example="1173.8491")
        if not least <= value <= most:
            raise WrongValue(key=self.where + key, value=_short(value), example=f"{least} … {most}")
        return float(value)

    def yes(self, key: str) -> bool:
        """Return whether the key is there with the value true."""
        return self.has(key) and self._of(bool, key, True)

    def values(self, key: str, example: list[Any]) -> list[Any]:
        return self._of(list, key, example)

    def texts(self, key: str, example: list[str]) -> list[str]:
        """A list of texts, with at least one."""
        texts = self._of(list, key, example)
        if not all(isinstance(text, str) for text in texts):
            raise WrongKind(key=self.where + key, example=_short(example))
        if not texts:
            raise WrongValue(key=self.where + key, value="[]", example=_short(example))
        return texts

    def tile_set(self) -> TileSet:
        return tile_set(self.choice("language", LANGUAGES))

    def board(self) -> Board:
        return read_board(self.tile_set(), self.texts("board", ["." * 15, "…"]))

    def tiles(self, key: str, most: int = 100, of: TileSet | None = None) -> Tiles:
        """Return tiles written in the strict form, none where the key is missing."""
        tiles = of or self.tile_set()
        if not self.has(key):
            return ()
        text = self.text(key, "AEI[L·L]?")
        read = tiles.read_strict(text)
        if read is None:
            raise WrongValue(key=self.where + key, value=_short(text), example='"AEI[L·L]?"')
        if len(read) > most or take(tiles.all, read) is None:
            raise TooManyTiles(key=self.where + key, tiles=_short(text))
        return read

    def rack(self) -> Tiles | None:
        return self.tiles("rack", RACK) if self.has("rack") else None

    def _of(self, kind: type[Kind], key: str, example: Any) -> Kind:
        value = self.keys[key]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise WrongKind(key=self.where + key, example=_short(example))
        return value


def _short(value: Any) -> str:
    """Return a value as JSON, cut off if it is long."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:57]}…"
