"""What a device keeps of its word judge: the list, whether it speaks, the lock, and every ruling it gave.

The lock keeps players from wandering, no more: who closes the window is out of it. So a forgotten PIN needs
no trick either: who asks to leave without it waits ten minutes, and the screen says so all the while.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any

from faristol.core.tiles import LANGUAGES
from faristol.fields import Moment, one_of
from faristol.remembered import recall, recall_each
from faristol.screens.view import view_value

JUDGE_RECORD, RULINGS_RECORD = "word-judge", "word-judge-rulings"
MOST_RULINGS = 1_000
WITHOUT_PIN = 10 * 60 * 1000
"""Milliseconds from the asking to the leaving."""


def _pin(value: Any) -> str:
    """Read a sealed PIN: its salt and its digest."""
    salt, _, digest = str(value).partition(":")
    if value == "" or bytes.fromhex(salt) and bytes.fromhex(digest):
        return str(value)
    raise ValueError


@view_value
class Judge:
    language: Annotated[str, one_of(LANGUAGES)]
    sha256: str = ""
    """The list; without one it is the list that is used for the language."""
    second: str = ""
    """The list of a second opinion, if there may be one."""
    spoken: bool = False
    locked: Moment | None = None
    """Since when players have it."""
    pin: Annotated[str, _pin] = ""
    asked_out: Moment | None = None
    """When somebody asked to leave without the PIN."""

    def lets_out(self, at: int) -> bool:
        """Return whether one may leave without the PIN by now."""
        return not self.pin or self.asked_out is not None and at >= self.out_at

    @property
    def out_at(self) -> int:
        return (self.asked_out or 0) + WITHOUT_PIN

    def fits(self, pin: str) -> bool:
        salt, _, _ = self.pin.partition(":")
        return sealed(pin, bytes.fromhex(salt)) == self.pin

    @property
    def unlocked(self) -> "Judge":
        return replace(self, locked=None, pin="", asked_out=None)


def judge_of(remembered: Mapping[str, str], language: str) -> Judge:
    """Return the one that is remembered, else a new one in the language of the screen."""
    return recall(remembered.get(JUDGE_RECORD), Judge, Judge(language if language in LANGUAGES else "ca"))


def judge_record(judge: Judge) -> dict[str, str | None]:
    return {JUDGE_RECORD: json.dumps(vars(judge))}


def sealed(pin: str, salt: bytes) -> str:
    """Return the PIN so that it does not lie open on the disk."""
    return f"{salt.hex()}:{hashlib.sha256(salt + pin.encode()).hexdigest()}"


@view_value
class Ruling:
    """One verdict; or, without words, that the judge was left without the PIN."""

    at: Moment
    valid: bool
    words: tuple[tuple[str, bool], ...]
    """Each with whether it is in the list: for the director, never for the room."""
    list: str
    sha256: str
    second: bool = False
    table: int | None = None
    language: Annotated[str, one_of(("", *LANGUAGES))] = ""
    """Of the list; the first rulings did not say it."""


def rulings(remembered: Mapping[str, str]) -> list[Ruling]:
    """Return them with the latest last."""
    return [*recall_each(remembered.get(RULINGS_RECORD), Ruling)]


def with_ruling(remembered: Mapping[str, str], ruling: Ruling) -> dict[str, str | None]:
    """Return the record with one more; of too many the oldest are forgotten."""
    return _rulings_record([*rulings(remembered), ruling][-MOST_RULINGS:])


def without_rulings() -> dict[str, str | None]:
    return _rulings_record([])


def _rulings_record(every: Sequence[Ruling]) -> dict[str, str | None]:
    return {RULINGS_RECORD: json.dumps([vars(each) for each in every], ensure_ascii=False) if every else None}
