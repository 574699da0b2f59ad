"""The room as the device's record has it, which several windows read and one of them writes.

Of a room that was closed another record is there: opened again, everybody keeps their table.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from faristol.storage import Store
from faristol.storage.errors import NOT_OPEN

if TYPE_CHECKING:  # only a tablet in a room loads what is about it
    from faristol.room.joined_room import Room
    from faristol.room.record import Room as RecordedRoom

RECORD = "room"
CLOSED = "closed-room"


class KeptRoom:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._text: str | None = None
        """The record as this window has read or written it last."""

    async def read(self) -> "RecordedRoom | None":
        self._text = (await self._store.choices()).get(RECORD)
        return self._room(self._text)

    async def write(self, room: "Room") -> None:
        if room is None and self._text is None:
            return
        from faristol.room.link_check import LinkCheck
        from faristol.room.record import write_room

        record = write_room(None if isinstance(room, LinkCheck) else room)
        if record != self._text:
            await self._store.choose(RECORD, record)
            self._text = record

    def leave(self) -> None:
        """Leave the record to another window."""
        self._text = None

    async def is_of_another_window(self, stream: str) -> bool:
        """Return whether another window has written the room of an event, or ended it."""
        try:
            text = (await self._store.choices()).get(RECORD)
        except NOT_OPEN:
            return False
        return text != self._text and stream in (self._stream(text), self._stream(self._text))

    async def with_its_seats(self, before: "Room", room: "Room") -> "Room":
        """Keep what a room had when it is closed, and give it back when it is opened again for its event."""
        from faristol.room.host import Host, reopened
        from faristol.room.record import write_room

        same = isinstance(before, Host) and isinstance(room, Host) and before.stream == room.stream
        if isinstance(room, Host) and not same:
            closed = self._room((await self._store.choices()).get(CLOSED))
            if isinstance(closed, Host) and closed.stream == room.stream:
                room = reopened(room, closed)
        if isinstance(before, Host) and not same:
            await self._store.choose(CLOSED, write_room(before))
        return room

    async def forget_closed(self, streams: Sequence[str]) -> None:
        if self._stream((await self._store.choices()).get(CLOSED)) in streams:
            await self._store.choose(CLOSED, None)

    def _stream(self, text: str | None) -> str | None:
        return getattr(self._room(text), "stream", None)

    @staticmethod
    def _room(text: str | None) -> "RecordedRoom | None":
        if text is None:
            return None
        from faristol.room.record import read_room

        return read_room(text)
