"""The promise of draw v2: with the secret it fixes event, day and players, and how many promises there were.

A draw that pleases can't be chosen by beginning again: the room sees the number of the promise. A file of
another event can't be shown for this one: its fingerprint is another. How it is reckoned: docs/draw.md.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from faristol.core.lots import commitment, plain_words, promise, seed
from faristol.core.tiles import BLANK, TileSet
from faristol.games.draw import RackRule
from faristol.games.draws import RacksOpened
from faristol.games.log import Entry

VERSION = 2
LINES = 6
"""Those of a promise before the players."""


@dataclass(frozen=True)
class Occasion:
    """What the device knows of a promise that it makes now."""

    date: str
    """2026-07-14, by the device's clock."""
    number: int
    """How many promises the device has made that day, including this one."""


class Opening(Protocol):
    """What a promise is about, beside the moment and the players."""

    @property
    def name(self) -> str: ...
    @property
    def ruleset(self) -> Mapping[str, Any]: ...
    @property
    def tile_set(self) -> Mapping[str, Any]: ...


def promised(
    opened: Opening, occasion: Occasion, players: Sequence[str], secret: bytes, anew: bool = False
) -> Entry:
    """Return a promise; `anew` has a secret of its own, since this device lacks that of the first entry."""
    entry: Entry = {
        "type": "Promised",
        "draw": VERSION,
        "event": opened.name,
        "date": occasion.date,
        "number": occasion.number,
        "players": list(players),
    }
    if anew:
        entry |= {"anew": True, "secret": secret.hex()}
    return entry | {"commitment": promise(secret, promise_text(opened, entry))}


def promise_text(opened: Opening, promised: Mapping[str, Any]) -> str:
    """Return the text that is promised, a line for each thing."""
    tiles = TileSet.from_data(opened.tile_set)
    counts = [f"{letter}{count}" for letter, (count, _) in tiles.letters.items() if count]
    return "\n".join(
        [
            f"faristol draw {VERSION}",
            f"event: {promised['event']}",
            f"date: {promised['date']}",
            f"promise: {promised['number']}",
            f"tiles: {' '.join([tiles.language, *counts, f'{BLANK}{tiles.blanks}'])}",
            f"rack: {_rack(RackRule.from_data(opened.ruleset))}",
            *(f"player: {name}" for name in promised["players"]),
        ]
    )


def _rack(rule: RackRule) -> str:
    parts = [str(rule.size), f"{rule.need.vowels}+{rule.need.consonants}"]
    if rule.early:
        parts.append(f"{rule.early.vowels}+{rule.early.consonants} to round {rule.early_rounds}")
    return ", ".join([*parts, f"{rule.put_back} back"])


def asked(promised: Mapping[str, Any]) -> str | None:
    """Return the player whom the fingerprint picks to speak for the room, which nobody could choose."""
    players: Sequence[str] = promised["players"]
    return players[int(promised["commitment"], 16) % len(players)] if players else None


def fits(opened: RacksOpened, promised: Entry | None, secret: bytes) -> bool:
    """Return whether the secret is the one that was promised, together with the promised text."""
    if promised is None:
        return commitment(secret) == opened.commitment
    text = promise_text(opened, promised)
    if text.count("\n") != LINES - 1 + len(promised["players"]):  # A name of two lines would be two players.
        return False
    return bool(promise(secret, text) == promised["commitment"] and promised["event"] == opened.name)


def mixed_seed(secret: bytes, room: str, version: int) -> bytes:
    return seed(secret, plain_words(room) if version > 1 else room)
