"""How a game for one is begun: by chance, the one of the day, or by a friend's code."""

import hashlib
from dataclasses import dataclass
from typing import Any

from faristol.core.tiles import tile_set_data
from faristol.errors import refusal
from faristol.games.draw import VERSION
from faristol.games.log import Entry
from faristol.practice.solo.code import LOT_BYTES, GameCode, list_mark
from faristol.practice.solo.event import LOG_VERSION, WITHOUT_TOPPING
from faristol.practice.solo.topping import NeedsClock
from faristol.texts import N_

DAILY_ROUNDS, DAILY_SECONDS = 5, 180
"""Of the game of the day: a quarter of an hour."""
HINTS = {"points": 5, "length": 5, "line": 10, "first": 10}
"""What each costs: how many points the best play makes, how many tiles its word has, on which line it lies,
and with which letter it begins."""


AnotherList = refusal(
    "solo.another-list",
    N_("This code is for a game with another word list."),
    N_("Choose the list that your friend plays with; with other words, the racks would be different."),
    field="code",
)


@dataclass(frozen=True)
class Choices:
    name: str
    """Of the event, on home."""
    player: str
    eased: bool
    date: str | None = None
    """The day whose game it is."""
    begun: str | None = None
    """The day on which it is begun, where that is a later one."""
    penalty: int | None = None
    """In topping: the seconds that a missed best play costs more."""
    confirmed: bool = True
    """Whether the best plays are sought among confirmed words alone."""


def by_chance(ruleset: str, rounds: int, seconds: int, lexicon: dict[str, Any], lot: bytes) -> GameCode:
    return GameCode(ruleset, rounds, seconds, lot[:LOT_BYTES], list_mark(lexicon["sha256"]))


def of_the_day(date: str, ruleset: str, lexicon: dict[str, Any]) -> GameCode:
    """Return the game that all with the same words have that day: its lot follows from the date."""
    lot = hashlib.sha256(f"Faristol, the game of {date}, {ruleset}".encode()).digest()
    return by_chance(ruleset, DAILY_ROUNDS, DAILY_SECONDS, lexicon, lot)


def open_solo(
    choices: Choices, code: GameCode, ruleset: dict[str, Any], lexicon: dict[str, Any], app: str
) -> list[Entry]:
    if code.list_mark != list_mark(lexicon["sha256"]):
        raise AnotherList
    topping = choices.penalty is not None
    if topping and not code.seconds:
        raise NeedsClock
    entry = {
        "type": "SoloOpened",
        "log": LOG_VERSION if topping else WITHOUT_TOPPING,
        "app": app,
        "name": choices.name,
        "player": choices.player,
        "eased": choices.eased,
        "date": choices.date,
        "code": code.text,
        "hints": {} if topping else HINTS,
        "ruleset": ruleset,
        "tile_set": tile_set_data(ruleset["language"]),
        "lexicon": lexicon,
        "draw": VERSION,
        **({"confirmed": True} if choices.confirmed else {}),
        **({"begun": choices.begun} if choices.begun else {}),
    }
    return [{**entry, "topping": {"penalty": choices.penalty}}] if topping else [entry]
