"""Where events are stored. This room knows dicts and their order, never games.

errors      the ways in which writing or reading can be refused
seal        each entry is sealed to the one before it, so that damage is found
indexeddb   a log in the browser, on the tablet's disk
files       one event as one file: export, import, comparison
spare       a second copy of each event, outside the database, and the room that is left
spare_place that place in the browser: a cache, and the origin's own files
ballast     the room that is held ready for a full disk
page_copies a third copy, in the page's own storage, which outlives a full disk
javascript  how the browser is asked, and answers

Beside the events it stores the word lists that a club has imported, by digest, the device's choices, and
what the club has recorded in its own voice.

An *entry* is one fact; a *stream* is one event's entries, numbered from 1; a *card* is what the home screen
shows of an event, rewritten with each append. The sign of life is stored beside the log, never in it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

COPY = "copy "
"""How the stream of what is only a copy for another tablet begins: it is in no list, and in no file."""

Entry = dict[str, Any]
Card = dict[str, Any]
ClubVoice = dict[tuple[str, str], bytes]
"""The sound of each text that a club has recorded, by playing language and text."""


@dataclass(frozen=True)
class Reading:
    """The readable part of a stream: all entries before the first bad one, and the number of that one."""

    entries: list[Entry]
    broken: int | None = None
    seal: str = field(default="", compare=False)
    """That of the last readable entry."""
    rest: tuple[tuple[Any, Any], ...] = field(default=(), compare=False)
    """The texts and seals from the first bad entry on."""


def newest_first(cards: Iterable[Card]) -> list[Card]:
    """Return the cards by their `at`; one that could not be read is only its `stream`, and stands last."""
    return sorted(cards, key=lambda card: at if type(at := card.get("at")) is int else -1, reverse=True)


def moment(at: Any) -> int | None:
    """Return a sign of life; None where something else lies in its place."""
    return at if type(at) is int and at >= 0 else None


def in_order(about: dict[str, Any]) -> tuple[str, str, str]:
    """Return what word lists are sorted by: their names, then their versions."""
    return str(about.get("name")), str(about.get("version")), str(about["sha256"])


class Lists(Protocol):
    """The word lists of a club: their bytes, and what is known about each, with its digest as `sha256`.

    `tests/drivers/log_contract.py` tests what each method promises, as for the log.
    """

    async def lists(self) -> list[dict[str, Any]]:
        """Return what is known about each list, in the order of their names."""

    async def list_content(self, sha256: str) -> bytes | None: ...

    async def keep_list(self, about: dict[str, Any], content: bytes) -> None: ...

    async def drop_list(self, sha256: str) -> None:
        """Delete a list, and every choice of it."""

    async def choices(self) -> dict[str, str]:
        """Return what this device has chosen, by the name of the choice."""

    async def choose(self, name: str, value: str | None) -> None:
        """Store a choice; None deletes it."""


class Recordings(Protocol):
    """The club's own voice."""

    async def recordings(self) -> ClubVoice: ...

    async def record(self, language: str, text: str, sound: bytes | None) -> None:
        """Store the sound of a text in place of any before; None deletes it."""


class Log(Protocol):
    """The log of one window. `tests/drivers/log_contract.py` tests what each method promises."""

    dropped: bool
    """Whether the browser has deleted what was open, and nothing was opened since."""

    async def cards(self) -> list[Card]:
        """Return every event's card, the newest `at` first."""

    async def read(self, stream: str) -> Reading: ...

    async def end(self, stream: str) -> int:
        """Return the number of the last entry, which is written with the card; 0 if there is none."""

    async def append(self, stream: str, after: int, entries: list[Entry], card: Card) -> None:
        """Write entries after+1, after+2, … and the card, all or none.

        It is refused if `after` is not the present end: another window has written or deleted the event.
        """

    async def live(self, stream: str, at: int) -> None:
        """Store the last sign of life."""

    async def last_sign(self, stream: str) -> int | None: ...

    async def claim(self, stream: str) -> bool:
        """Become the writing window unless another is, and say if so; one that is may claim again."""

    async def release(self, stream: str) -> None: ...

    async def delete(self, stream: str) -> None:
        """Delete the whole stream, its card and its sign of life."""


class Store(Log, Lists, Recordings, Protocol):
    """All that is stored on one device."""
