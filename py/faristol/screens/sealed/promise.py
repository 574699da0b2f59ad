"""The promise of a committed draw as a room sees it: words to write down, a picture to photograph."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, NotRequired, TypedDict, cast

from markupsafe import Markup

from faristol.core.lots import plain_words
from faristol.fields import Count
from faristol.games.commitment import as_words
from faristol.games.draws import Draws
from faristol.games.promising import Occasion, asked
from faristol.games.verification import Verdict, verify
from faristol.remembered import recall
from faristol.screens.parts.calendar_days import day_text, today
from faristol.screens.parts.qr import qr
from faristol.screens.scene import OpenEvent, Scene
from faristol.screens.session import Session, Slot
from faristol.screens.view import view_value
from faristol.texts import Texts

PROMISES_RECORD = "promises"
DAYS_RECORDED = 40

ROOM = Slot("room-spoke", dict[str, str], of="event")
"""What the judge has written down so far of what the room said; about a promise."""

Facts = list[tuple[str, str]]


class Promised(TypedDict):
    """What was promised with the secret."""

    event: str
    date: str
    number: int
    players: list[str]
    commitment: NotRequired[str]


@view_value
class Promise:
    """A promise that is shown to the room."""

    draws: Draws
    t: Texts

    @property
    def digest(self) -> str:
        return self.draws.commitment

    @property
    def words(self) -> tuple[str, ...]:
        return as_words(self.digest, self.draws.tile_set.language)

    @property
    def qr(self) -> Markup:
        return qr(f"sha256:{self.digest}")

    @property
    def secret_qr(self) -> Markup:
        """For when the secret is published."""
        return secret_qr(self.draws)

    @property
    def facts(self) -> Facts:
        return facts(self.draws.promise, self.t)

    @property
    def to_send(self) -> str:
        return promise_text(self.words, self.digest, self.facts, self.t)

    @property
    def asked(self) -> str | None:
        """The player whom the fingerprint names to speak for the room."""
        return asked(self.draws.promise) if self.draws.promise else None


@view_value
class PromiseAndAnswer(Promise):
    """A promise, and what the judge has written down so far of what the room said to it."""

    answer: dict[str, str]

    @property
    def number(self) -> int:
        """Which one it was on this tablet that day, from 1."""
        return self.draws.promise["number"] if self.draws.promise else 1

    @property
    def room(self) -> str:
        return self.answer.get("room", "")

    @property
    def person(self) -> str:
        return self.answer.get("person", self.asked or "")


@dataclass(frozen=True)
class Compared:
    """What a person compares with what was noted in the room."""

    language: str
    digest: str
    promise: Promised | None
    room: str
    speaker: str = ""
    early: str | None = None
    """How the log left the device before the room had spoken: `with-secret`, `without`, or not at all."""
    own_tiles: bool = False

    @property
    def words(self) -> tuple[str, ...]:
        return as_words(self.digest, self.language)

    @property
    def mixed(self) -> str | None:
        """What was mixed into the secret of the room's words."""
        return plain_words(self.room) if self.promise else None

    @property
    def named(self) -> str | None:
        """The player whom the fingerprint names to speak, if somebody else spoke."""
        named = asked(self.promise) if self.promise else None
        return named if named != self.speaker else None

    def facts(self, t: Texts) -> Facts:
        return facts(self.promise, t)


@view_value
class PublishedSecret:
    """The secret of a draw for everybody, and what came of checking the draw with it."""

    verified: bool
    compared: Compared
    qr: Markup


def published_secret(event: OpenEvent, draws: Draws) -> PublishedSecret | None:
    """Return None until it is published."""
    verdict = verify(event.entries) if draws.published else None
    if verdict is None:
        return None
    return PublishedSecret(verdict.true, compared(verdict, draws.tile_set.language), secret_qr(draws))


def secret_qr(draws: Draws) -> Markup:
    """Return a picture of the secret and of what the room said."""
    return qr(f"{draws.secret} {draws.room}")


def facts(promise: Mapping[str, Any] | None, t: Texts) -> Facts:
    """Return what was promised with the secret, as a person can compare it; nothing before draw v2."""
    if promise is None:
        return []
    return [
        (t.gettext("Event"), promise["event"]),
        (t.gettext("Day"), day_text(date.fromisoformat(promise["date"]), t)),
        (t.gettext("Promises made on the tablet that day"), str(promise["number"])),
        *([(t.gettext("Players"), ", ".join(promise["players"]))] if promise["players"] else []),
    ]


def promise_text(words: Sequence[str], digest: str, facts: Facts, t: Texts) -> str:
    """Return the promise as a message that its readers keep until the secret is published."""
    lines = [
        t.gettext("The promise of the draw"),
        *(f"{name}: {value}" for name, value in facts),
        " ".join(f"{number} {word}" for number, word in enumerate(words, 1)),
        f"SHA-256 {digest}",
        t.gettext("When the secret is published, anybody can check it with Faristol."),
    ]
    return "\n".join(lines)


def promise_and_answer(draws: Draws, scene: Scene) -> PromiseAndAnswer:
    """Return the promise with what is written down of the answer to this very one."""
    return PromiseAndAnswer(draws, scene.texts, scene.session.get(ROOM, {}, about=draws.commitment))


def compared(verdict: Verdict, language: str) -> Compared:
    promise = cast(Promised | None, verdict.promise)
    return Compared(
        language, verdict.digest, promise, verdict.room, verdict.speaker, verdict.early, verdict.own_tiles
    )


def with_answer(session: Session, draws: Draws, fields: Mapping[str, str]) -> Session:
    """Return the session with what the judge has written down of the room's answer."""
    answer = {name: fields[name] for name in ("room", "person") if name in fields}
    return session.put(ROOM, answer, about=draws.commitment)


def occasion(scene: Scene) -> Occasion:
    """Return the day of a promise that this device makes now, and which one it is that day, from 1."""
    day = today(scene.now, scene.zone).isoformat()
    return Occasion(day, _by_day(scene).get(day, 0) + 1)


def recorded(scene: Scene, made: Occasion) -> dict[str, str | None]:
    """Return the device's record with a promise that was made: it stays, whatever becomes of the event.

    A clock that is set back does not begin the count anew.
    """
    days = {**_by_day(scene), made.date: made.number}
    return {PROMISES_RECORD: json.dumps(dict(sorted(days.items())[-DAYS_RECORDED:]))}


def _by_day(scene: Scene) -> dict[str, int]:
    never: dict[str, int] = {}
    return recall(scene.remembered.get(PROMISES_RECORD), dict[str, Count], never)
