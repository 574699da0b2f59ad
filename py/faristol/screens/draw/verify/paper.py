"""A draw from what is on paper: the secret, the room's words, what was promised, what stayed."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from faristol.core.tiles import Tiles, TileSet, tile_set, tile_set_data
from faristol.errors import refusal
from faristol.games.commitment import commitment
from faristol.games.draw import Drawn, RackRule
from faristol.games.log import Entry
from faristol.games.promising import Occasion, mixed_seed, promised
from faristol.games.verification import draw_again
from faristol.rulesets import ruleset_data
from faristol.screens.parts.calendar_days import read_day
from faristol.screens.sealed.promise import Compared, Promised
from faristol.texts import N_

SECRET = re.compile(r"[0-9a-f]{64}")

UnreadableSecret = refusal(
    "verify.unreadable-secret",
    N_("The secret cannot be read."),
    N_("It has 64 characters, the digits 0 to 9 and the letters a to f."),
    field="secret",
)
EMPTY = {
    "version": "2",
    "ruleset": "duplicate",
    "put_back": "whole",
    "one_and_one": "",
    "event": "",
    "date": "",
    "number": "1",
    "players": "",
    "secret": "",
    "words": "",
    "kept": "",
}


@dataclass(frozen=True)
class Rack:
    number: int
    tiles: Tiles | None
    """None where no valid rack can be drawn any more."""
    rejected: tuple[Tiles, ...]


@dataclass(frozen=True)
class OnPaper:
    """The racks, and what to compare with what was noted."""

    racks: tuple[Rack, ...]
    compared: Compared


def drawn_again(given: Mapping[str, str]) -> OnPaper:
    """Return the racks that a secret and the room's words give."""
    form = {**EMPTY, **given}
    ruleset, version = _ruleset(form), int(form["version"])
    tiles = tile_set(ruleset["language"])
    text = "".join(form["secret"].split()).lower()
    if not SECRET.fullmatch(text):
        raise UnreadableSecret
    secret, room = bytes.fromhex(text), " ".join(form["words"].split())
    promise = _promise(form, ruleset, secret) if version > 1 else None
    digest = promise["commitment"] if promise else commitment(secret)
    racks = draw_again(
        tiles,
        RackRule.from_data(ruleset),
        mixed_seed(secret, room, version),
        [_stayed(line, tiles) for line in form["kept"].splitlines()],
    )
    return OnPaper(
        tuple(_rack(number, drawn) for number, drawn in racks),
        Compared(ruleset["language"], digest, cast(Promised | None, promise), room),
    )


def _rack(number: int, drawn: Drawn | None) -> Rack:
    if drawn is None:
        return Rack(number, None, ())
    return Rack(number, drawn.kept + drawn.drawn, tuple(rack for _, rack in drawn.rejected))


def _ruleset(form: Mapping[str, str]) -> dict[str, Any]:
    ruleset = ruleset_data(form["ruleset"])
    ruleset["rack"]["put_back"] = form["put_back"]
    if form["one_and_one"]:
        ruleset["rack"].pop("early", None)
    return ruleset


@dataclass(frozen=True)
class Noted:
    """What a promise is about that was written down by hand."""

    name: str
    ruleset: Mapping[str, Any]
    tile_set: Mapping[str, Any]


def _promise(form: Mapping[str, str], ruleset: dict[str, Any], secret: bytes) -> Entry:
    noted = Noted(" ".join(form["event"].split()), ruleset, tile_set_data(ruleset["language"]))
    day = read_day(form["date"], "date").isoformat()
    number = form["number"].strip()
    players = [" ".join(line.split()) for line in form["players"].splitlines() if line.strip()]
    occasion = Occasion(day, int(number) if number.isdecimal() else 1)
    return promised(noted, occasion, players, secret)


def _stayed(line: str, tiles: TileSet) -> tuple[Tiles, Tiles]:
    """Return what stayed, and what follows a stroke: the seventh letter of a completiv."""
    kept, _, seventh = line.partition("/")
    return tiles.read(kept.strip()), tiles.read(seventh.strip())
