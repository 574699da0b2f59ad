"""A log in memory: it promises the same as one on disk, until the program ends.

Several windows may share one disk, as several tabs do:

    disk = MemoryDisk()
    judge, scorer = MemoryLog(disk), MemoryLog(disk)
"""

import json
from dataclasses import dataclass, field
from typing import Any

from faristol.storage import Card, Entry, Reading, in_order
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
    writers: dict[str, "MemoryLog"] = field(default_factory=dict)


class MemoryLog:
    def __init__(self, disk: MemoryDisk | None = None) -> None:
        self._disk = disk or MemoryDisk()

    async def cards(self) -> list[Card]:
        cards: list[Card] = [json.loads(text) for text in self._disk.cards.values()]
        return sorted(cards, key=lambda card: card["at"], reverse=True)

    async def read(self, stream: str) -> Reading:
        chain = self._disk.entries.get(stream, [])
        return reading(chain, len(chain))

    async def append(self, stream: str, after: int, entries: list[Entry], card: Card) -> None:
        texts = [faithful(entry) for entry in entries]
        chain = self._disk.entries.get(stream, [])
        if len(chain) != after:
            raise WrittenElsewhere(stream=stream, after=after)
        self._disk.cards[stream] = faithful(card)
        self._disk.entries[stream] = chain + sealed(chain[-1][1] if chain else FIRST, texts)

    async def live(self, stream: str, at: int) -> None:
        self._disk.signs[stream] = at

    async def last_sign(self, stream: str) -> int | None:
        return self._disk.signs.get(stream)

    async def claim(self, stream: str) -> bool:
        return self._disk.writers.setdefault(stream, self) is self

    async def release(self, stream: str) -> None:
        if self._disk.writers.get(stream) is self:
            del self._disk.writers[stream]

    async def delete(self, stream: str) -> None:
        for shelf in (self._disk.entries, self._disk.cards, self._disk.signs):
            shelf.pop(stream, None)

    async def lists(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = [json.loads(text) for text, _ in self._disk.lists.values()]
        return sorted(found, key=in_order)

    async def list_content(self, sha256: str) -> bytes | None:
        return self._disk.lists.get(sha256, ("", None))[1]

    async def keep_list(self, about: dict[str, Any], content: bytes) -> None:
        self._disk.lists[about["sha256"]] = faithful(about), content

    async def drop_list(self, sha256: str) -> None:
        self._disk.lists.pop(sha256, None)
        self._disk.choices = {name: value for name, value in self._disk.choices.items() if value != sha256}

    async def choices(self) -> dict[str, str]:
        return dict(self._disk.choices)

    async def choose(self, name: str, value: str | None) -> None:
        self._disk.choices.pop(name, None)
        if value is not None:
            self._disk.choices[name] = value
