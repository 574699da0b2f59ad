"""A second copy of every event, outside the database, and the room that is left on the disk.

A browser whose disk is full may delete a whole database with every event in it. So `LogWithCopy` asks for
room before it writes. It writes to the database first and to the spare place after it, so that a copy is
never ahead of its log: where it is longer, the database has lost something.
"""

from collections.abc import Iterable
from contextlib import suppress
from typing import Literal, Protocol

from faristol.errors import Rejected
from faristol.storage import Card, Entry, Log, Reading
from faristol.storage.errors import StorageFull
from faristol.storage.seal import FIRST, seal_text

Room = Literal["enough", "low", "none"]

Chain = list[tuple[str, str]]
"""The text and the seal of each entry."""


class Spare(Protocol):
    """A place beside the database that survives when the browser drops the database."""

    async def streams(self) -> list[str]:
        """Return every event of which there is a copy."""

    async def read(self, stream: str) -> Reading: ...

    async def write(self, stream: str, after: int, entries: list[Entry]) -> bool:
        """Continue the copy after so many entries; return False if it has another number of them."""

    async def delete(self, stream: str) -> None: ...

    async def live(self, stream: str, at: int) -> None: ...

    async def last_sign(self, stream: str) -> int | None: ...

    async def take_room(self, size: int = 0) -> bool:
        """Return whether there is room for an act of so many bytes, if needed at the cost of ballast."""

    async def room(self) -> Room:
        """Return how much room the disk has left now."""

    async def release(self, stream: str) -> None: ...


def line(text: str, seal: str) -> bytes:
    return f"{seal} {text}\n".encode("utf-8", "replace")


def chain_of(lines: str) -> Chain:
    """Return the complete lines of a copy; the last may be cut off if the browser was killed."""
    pairs: Iterable[tuple[str, str, str]] = (each.partition(" ") for each in lines.split("\n")[:-1])
    return [(text, seal) for seal, _, text in pairs]


def sound(chain: Chain) -> Chain:
    """Return the part of a chain whose seals fit."""
    previous = FIRST
    for number, (text, seal) in enumerate(chain):
        if seal != seal_text(previous, text):
            return chain[:number]
        previous = seal
    return chain


class LogWithCopy:
    """A log with a spare copy of what this window writes."""

    def __init__(self, log: Log, spare: Spare) -> None:
        self._log, self._spare = log, spare

    async def cards(self) -> list[Card]:
        return await self._log.cards()

    async def read(self, stream: str) -> Reading:
        return await self._log.read(stream)

    async def end(self, stream: str) -> int:
        return await self._log.end(stream)

    async def append(self, stream: str, after: int, entries: list[Entry], card: Card) -> None:
        await self.take_room()
        await self._log.append(stream, after, entries, card)
        # The act is on the disk, so a copy that cannot be written refuses nothing.
        with suppress(Rejected):
            if not await self._spare.write(stream, after, entries):
                await self.copy_anew(stream, (await self._log.read(stream)).entries)

    async def take_room(self, size: int = 0) -> None:
        """Make sure of room before writing to the database, which a browser may drop on a full disk."""
        if not await self._spare.take_room(size):
            raise StorageFull

    async def copy_anew(self, stream: str, entries: list[Entry]) -> None:
        """Write the copies whole if they are not as long as the log."""
        with suppress(Rejected):
            if not await self._spare.write(stream, len(entries), []):
                await self._spare.write(stream, 0, entries)

    async def live(self, stream: str, at: int) -> None:
        await self._spare.live(stream, at)

    async def last_sign(self, stream: str) -> int | None:
        signs = [await self._spare.last_sign(stream), await self._log.last_sign(stream)]
        return max((sign for sign in signs if sign is not None), default=None)

    async def claim(self, stream: str) -> bool:
        return await self._log.claim(stream)

    async def release(self, stream: str) -> None:
        """Release an event, and move its sign of life to the database: the spare place has only one."""
        with suppress(Rejected):
            if sign := await self._spare.last_sign(stream):
                await self.take_room()
                await self._log.live(stream, sign)
        await self._spare.release(stream)
        await self._log.release(stream)

    async def delete(self, stream: str) -> None:
        await self.take_room()
        await self._spare.delete(stream)
        await self._log.delete(stream)

    async def room(self) -> Room:
        return await self._spare.room()

    @property
    def dropped(self) -> bool:
        return self._log.dropped

    async def copies(self) -> list[str]:
        return await self._spare.streams()

    async def copy(self, stream: str) -> Reading:
        return await self._spare.read(stream)


class NoSpare:
    """A browser without another place: the signs of life lie in the database, and its room is not known."""

    def __init__(self, log: Log) -> None:
        self._log = log

    async def streams(self) -> list[str]:
        return []

    async def read(self, stream: str) -> Reading:
        return Reading([])

    async def write(self, stream: str, after: int, entries: list[Entry]) -> bool:
        return True

    async def delete(self, stream: str) -> None:
        """There is no copy."""

    async def live(self, stream: str, at: int) -> None:
        # On a full disk the sign of life is not written; the acts themselves are refused.
        with suppress(Rejected):
            await self._log.live(stream, at)

    async def last_sign(self, stream: str) -> int | None:
        return None

    async def take_room(self, size: int = 0) -> bool:
        return True

    async def room(self) -> Room:
        return "enough"

    async def release(self, stream: str) -> None:
        """Nothing is held."""
