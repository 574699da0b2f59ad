"""A draw from what stands on paper: the secret, the room's words, what was promised, what stayed."""

import re
from collections.abc import Mapping
from typing import Any, TypedDict, cast

from faristol.core.lots import plain_words
from faristol.core.tiles import Tiles, TileSet, tile_set, tile_set_data
from faristol.errors import refusal
from faristol.games.commitment import as_words, commitment
from faristol.games.draw import RackRule
from faristol.games.log import Entry
from faristol.games.promising import Occasion, mixed_seed, promised
from faristol.games.verification import draw_again
from faristol.rulesets import ruleset_data
from faristol.screens.parts.calendar_days import read_day
from faristol.screens.parts.faces import letters
from faristol.screens.sealed.promise import Compared, Promised
from faristol.texts import N_

SECRET = re.compile(r"[0-9a-f]{64}")

UnreadableSecret = refusal(
    "verify.unreadable-secret",
    N_("The secret cannot be read."),
    N_("It has 64 signs, the figures 0 to 9 and the letters a to f."),
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


class Rack(TypedDict):
    number: int
    rack: str | None
    rejected: list[str]


class OnPaper(TypedDict):
    """The racks, and what to compare with what was noted."""

    racks: list[Rack]
    compared: Compared


def drawn_again(given: Mapping[str, str]) -> OnPaper:
    """The racks that a secret and the room's words give, and what to compare with what was noted."""
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
    return {
        "compared": {
            "words": as_words(digest, ruleset["language"]),
            "digest": digest,
            "promise": cast(Promised | None, promise),
            "room": room,
            "mixed": plain_words(room) if promise else None,
            "speaker": "",
            "named": None,
            "early": None,
            "own_tiles": False,
        },
        "racks": [
            {
                "number": number,
                "rack": letters(drawn.kept + drawn.drawn) if drawn else None,
                "rejected": [letters(rack) for _, rack in drawn.rejected] if drawn else [],
            }
            for number, drawn in racks
        ],
    }


def _ruleset(form: Mapping[str, str]) -> dict[str, Any]:
    ruleset = ruleset_data(form["ruleset"])
    ruleset["rack"]["put_back"] = form["put_back"]
    if form["one_and_one"]:
        ruleset["rack"].pop("early", None)
    return ruleset


def _promise(form: Mapping[str, str], ruleset: dict[str, Any], secret: bytes) -> Entry:
    opened = {
        "name": " ".join(form["event"].split()),
        "ruleset": ruleset,
        "tile_set": tile_set_data(ruleset["language"]),
    }
    day = read_day(form["date"], "date").isoformat()
    number = form["number"].strip()
    players = [" ".join(line.split()) for line in form["players"].splitlines() if line.strip()]
    occasion = Occasion(day, int(number) if number.isdecimal() else 1)
    return promised(opened, occasion, players, secret)


def _stayed(line: str, tiles: TileSet) -> tuple[Tiles, Tiles]:
    """What stayed, and after a stroke the seventh letter of a completiv."""
    kept, _, seventh = line.partition("/")
    return tiles.read(kept.strip()), tiles.read(seventh.strip())
