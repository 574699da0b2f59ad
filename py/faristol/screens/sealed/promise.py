"""The promise of a committed draw as a room sees it: words to write down, a picture to photograph."""

import json
from collections.abc import Mapping
from datetime import date
from typing import Any, TypedDict, cast

from faristol.core.lots import plain_words
from faristol.fields import Count
from faristol.games.commitment import as_words
from faristol.games.draws import Draws
from faristol.games.promising import Occasion, asked
from faristol.games.verification import Verdict
from faristol.remembered import recall
from faristol.screens.parts.calendar_days import today, written
from faristol.screens.parts.qr import qr
from faristol.screens.scene import Scene
from faristol.screens.session import Session, Slot
from faristol.texts import Texts

KEPT = "promises"
DAYS_KEPT = 40


ROOM = Slot("room-spoke", dict[str, str], of="event")
"""What the judge has written down so far; about a promise."""


class Promised(TypedDict):
    """What was promised with the secret."""

    event: str
    date: str
    number: int
    players: list[str]


class Compared(TypedDict):
    """What a person compares with what was noted in the room, in no language yet."""

    words: tuple[str, ...]
    digest: str
    promise: Promised | None
    room: str
    mixed: str | None
    speaker: str
    named: str | None
    early: str | None
    own_tiles: bool


def promised(draws: Draws, scene: Scene) -> dict[str, Any]:
    """With what the judge has written down so far of what the room said to this very promise."""
    digest, promise = draws.commitment, draws.promise
    noted = scene.session.get(ROOM, {}, about=digest)
    named = asked(promise) if promise else None
    return {
        "digest": digest,
        "words": as_words(digest, draws.tile_set.language),
        "qr": qr(f"sha256:{digest}"),
        "facts": facts(promise, scene.texts) if promise else [],
        "number": promise["number"] if promise else 1,
        "asked": named,
        "room": noted.get("room", ""),
        "person": noted.get("person", named or ""),
    }


def facts(promise: Mapping[str, Any], t: Texts) -> list[tuple[str, str]]:
    """What was promised with the secret, as a person can compare it."""
    return [
        (t.gettext("Event"), promise["event"]),
        (t.gettext("Day"), written(date.fromisoformat(promise["date"]), t)),
        (t.gettext("Promises made on the tablet that day"), str(promise["number"])),
        *([(t.gettext("Players"), ", ".join(promise["players"]))] if promise["players"] else []),
    ]


def compared(verdict: Verdict, language: str) -> Compared:
    named = asked(verdict.promise) if verdict.promise else None
    return {
        "words": as_words(verdict.digest, language),
        "digest": verdict.digest,
        "promise": cast(Promised | None, verdict.promise),
        "room": verdict.room,
        "mixed": plain_words(verdict.room) if verdict.promise else None,
        "speaker": verdict.speaker,
        "named": named if named != verdict.speaker else None,
        "early": verdict.early,
        "own_tiles": verdict.own_tiles,
    }


def in_words(compared: Compared | None, t: Texts) -> dict[str, Any] | None:
    if compared is None:
        return None
    return {**compared, "facts": facts(compared["promise"], t) if compared["promise"] else []}


def with_room(session: Session, draws: Draws, fields: Mapping[str, str]) -> Session:
    said = {name: fields[name] for name in ("room", "person") if name in fields}
    return session.put(ROOM, said, about=draws.commitment)


def occasion(scene: Scene) -> Occasion:
    """The promise that this device makes now: its day, and the how many it is that day."""
    day = today(scene.now, scene.zone).isoformat()
    return Occasion(day, _made(scene).get(day, 0) + 1)


def counted(scene: Scene, made: Occasion) -> dict[str, str | None]:
    """Kept on the device, whatever becomes of the event. A clock set back doesn't begin anew."""
    days = {**_made(scene), made.date: made.number}
    return {KEPT: json.dumps(dict(sorted(days.items())[-DAYS_KEPT:]))}


def _made(scene: Scene) -> dict[str, int]:
    never: dict[str, int] = {}
    return recall(scene.remembered.get(KEPT), dict[str, Count], never)
