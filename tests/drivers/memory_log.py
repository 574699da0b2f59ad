"""A log in memory: it promises the same as one on disk, until the program ends.

Several windows may share one disk, as several tabs do:

    disk = MemoryDisk()
    judge, scorer = MemoryLog(disk), MemoryLog(disk)
"""

from dataclasses import dataclass, field
from typing import Any

from faristol.errors import Rejected
from faristol.plain_json import read_object
from faristol.storage import Card, ClubVoice, Entry, Reading, in_order, moment, newest_first
from faristol.storage.errors import WrittenElsewhere
from faristol.storage.seal import FIRST, faithful, reading, sealed


@dataclass
class MemoryDisk:
    """A disk holds texts, so that nothing read from it is shared with the window that wrote it."""

    entries: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    cards: dict[str, str] = field(default_factory=dict)
    signs: dict[str, int] = field(default_factory=dict)
    lists: dict[str, tuple[str, bytes]] = field(default_factory=dict)
    choices: dict[str, str] = field(default_factory=dict)
    recordings: ClubVoice = field(default_factory=dict)
    writers: dict[str, "MemoryLog"] = field(default_factory=dict)
    refuses: Rejected | None = None
    """Why nothing can be read or written now."""


class MemoryLog:
    def __init__(self, disk: MemoryDisk | None = None) -> None:
        self._disk = disk or MemoryDisk()
        self.dropped = False

    async def cards(self) -> list[Card]:
        self._open()
        rows = self._disk.cards.items()
        return newest_first({**(read_object(text) or {}), "stream": stream} for stream, text in rows)

    def _open(self) -> None:
        if self._disk.refuses:
            raise self._disk.refuses
        self.dropped = False

    async def read(self, stream: str) -> Reading:
        self._open()
        chain = self._disk.entries.get(stream, [])
        return reading(chain, len(chain))

    async def end(self, stream: str) -> int:
        self._open()
        return len(self._disk.entries.get(stream, []))

    async def append(self, stream: str, after: int, entries: list[Entry], card: Card) -> None:
        self._open()
        texts = [faithful(entry) for entry in entries]
        chain = self._disk.entries.get(stream, [])
        if len(chain) != after:
            raise WrittenElsewhere(stream=stream, after=after)
        self._disk.cards[stream] = faithful(card)
        self._disk.entries[stream] = chain + sealed(chain[-1][1] if chain else FIRST, texts)

    async def live(self, stream: str, at: int) -> None:
        self._disk.signs[stream] = at

    async def last_sign(self, stream: str) -> int | None:
        return moment(self._disk.signs.get(stream))

    async def recordings(self) -> ClubVoice:
        return {key: sound for key, sound in self._disk.recordings.items() if isinstance(sound, bytes)}

    async def record(self, language: str, text: str, sound: bytes | None) -> None:
        self._disk.recordings.pop((language, text), None)
        if sound is not None:
            self._disk.recordings[language, text] = sound

    async def claim(self, stream: str) -> bool:
        return self._disk.writers.setdefault(stream, self) is self

    async def release(self, stream: str) -> None:
        if self._disk.writers.get(stream) is self:
            del self._disk.writers[stream]

    async def delete(self, stream: str) -> None:
        for shelf in (self._disk.entries, self._disk.cards, self._disk.signs):
            shelf.pop(stream, None)

    async def lists(self) -> list[dict[str, Any]]:
        rows = self._disk.lists.items()
        found = [{**(read_object(text) or {}), "sha256": sha256} for sha256, (text, _) in rows]
        return sorted(found, key=in_order)

    async def list_content(self, sha256: str) -> bytes | None:
        content = self._disk.lists.get(sha256, ("", None))[1]
        return content if isinstance(content, bytes) else None

    async def keep_list(self, about: dict[str, Any], content: bytes) -> None:
        self._disk.lists[about["sha256"]] = faithful(about), content

    async def drop_list(self, sha256: str) -> None:
        self._disk.lists.pop(sha256, None)
        self._disk.choices = {name: value for name, value in self._disk.choices.items() if value != sha256}

    async def choices(self) -> dict[str, str]:
        return {name: value for name, value in self._disk.choices.items() if isinstance(value, str)}

    async def choose(self, name: str, value: str | None) -> None:
        self._disk.choices.pop(name, None)
        if value is not None:
            self._disk.choices[name] = value
