"""A copy of each event in the page's own storage: the one place that a browser with a full disk leaves alone.

The page keeps texts by their keys. It brings those that it has with the first message of a window, and with
a later one what another window has changed; each answer tells it what to keep and what to delete.

    <stream>/<number>   the lines of some entries, of which the first has this number
"""

import re
from collections.abc import Mapping

from faristol.storage import Entry, Reading
from faristol.storage.seal import FIRST, faithful, reading, sealed
from faristol.storage.spare import Chain, Room, Spare, chain_of, line, sound

MOST = 2_000_000
"""Characters of all copies together; a browser gives a site two and a half millions or more. The events that
were written longest ago make room for the one that is written."""
PIECES = 60
"""From so many texts on a copy is written as one."""
_KEY = re.compile(r"(\S+)/([1-9][0-9]{0,6})")

Texts = dict[str, str | None]
"""What is kept under each key; None is deleted."""


class PageCopies:
    def __init__(self) -> None:
        self._pieces: dict[str, dict[int, str]] = {}
        """The texts of each event by their first numbers; the event that was written last stands last."""
        self._ends: dict[str, tuple[int, str]] = {}
        """The number and the seal of the last entry of each event that this window writes."""
        self._too_long: set[str] = set()
        """The events that have no place here even alone."""
        self._untold: Texts = {}

    def hear(self, texts: Mapping[str, str | None]) -> None:
        """Take over what the page has, and what other windows have changed there."""
        for key, text in texts.items():
            if found := _KEY.fullmatch(key):
                self._take_over(found[1], int(found[2]), text)

    def _take_over(self, stream: str, number: int, text: str | None) -> None:
        self._ends.pop(stream, None)
        pieces = self._pieces.setdefault(stream, {})
        pieces.pop(number, None)
        if text is not None:
            pieces[number] = text
        elif not pieces:
            del self._pieces[stream]

    def untold(self) -> Texts:
        """Return, once, what the page has to keep and to delete."""
        untold, self._untold = self._untold, {}
        return untold

    @property
    def streams(self) -> list[str]:
        return list(self._pieces)

    def chain(self, stream: str) -> Chain:
        chain: Chain = []
        for number, text in sorted(self._pieces.get(stream, {}).items()):
            if number == len(chain) + 1:
                chain += chain_of(text)
        return sound(chain)

    def write(self, stream: str, after: int, entries: list[Entry]) -> bool:
        """Continue the copy after so many entries; return False if it has another length."""
        if stream in self._too_long:
            return True
        if after:
            end, seal = self._ends.get(stream) or _end(self.chain(stream))
            if end != after or not entries:
                return end == after
        else:
            self.delete(stream)
            seal = FIRST
        new = sealed(seal, map(faithful, entries))
        if len(self._pieces.get(stream, {})) >= PIECES:
            new, after = [*self.chain(stream), *new], 0
            self.delete(stream)
        text = b"".join(line(*each) for each in new).decode()
        self._pieces[stream] = self._pieces.pop(stream, {})
        while self._pieces and self._size() + len(text) > MOST:
            self.delete(next(iter(self._pieces)))
        if stream in self._pieces:
            self._pieces[stream][after + 1] = self._untold[f"{stream}/{after + 1}"] = text
            self._ends[stream] = after + len(new), new[-1][1]
        else:
            self._too_long.add(stream)
        return True

    def delete(self, stream: str) -> None:
        for number in self._pieces.pop(stream, {}):
            self._untold[f"{stream}/{number}"] = None
        self._ends.pop(stream, None)

    def _size(self) -> int:
        return sum(len(text) for pieces in self._pieces.values() for text in pieces.values())


def _end(chain: Chain) -> tuple[int, str]:
    return (len(chain), chain[-1][1]) if chain else (0, FIRST)


class WithPageCopies:
    """A spare place together with the copies of the page: each holds what the other may have lost."""

    def __init__(self, place: Spare, page: PageCopies) -> None:
        self._place, self._page = place, page

    async def streams(self) -> list[str]:
        return list(dict.fromkeys([*await self._place.streams(), *self._page.streams]))

    async def read(self, stream: str) -> Reading:
        """Return the longer copy."""
        chain = self._page.chain(stream)
        there, here = await self._place.read(stream), reading(chain, len(chain))
        return max(there, here, key=lambda found: len(found.entries))

    async def write(self, stream: str, after: int, entries: list[Entry]) -> bool:
        here = self._page.write(stream, after, entries)
        return await self._place.write(stream, after, entries) and here

    async def delete(self, stream: str) -> None:
        self._page.delete(stream)
        await self._place.delete(stream)

    async def live(self, stream: str, at: int) -> None:
        await self._place.live(stream, at)

    async def last_sign(self, stream: str) -> int | None:
        return await self._place.last_sign(stream)

    async def take_room(self, size: int = 0) -> bool:
        return await self._place.take_room(size)

    async def room(self) -> Room:
        return await self._place.room()

    async def release(self, stream: str) -> None:
        await self._place.release(stream)
