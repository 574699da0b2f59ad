"""The room as the device's record has it, which several windows read and one of them writes.

Of a room that was closed another record is there: opened again, everybody keeps their table. The log of a
stand-in's copy is a stream of its own, which is in no list of events.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from faristol.storage import COPY, Store
from faristol.storage.errors import NOT_OPEN

if TYPE_CHECKING:  # only a tablet in a room loads what is about it
    from faristol.room.joined_room import Room
    from faristol.room.orders import Order
    from faristol.room.record import Room as RecordedRoom
    from faristol.room.stand_in import EventCopy

RECORD = "room"
CLOSED = "closed-room"


class KeptRoom:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._text: str | None = None
        """The record as this window has read or written it last."""
        self._copy: EventCopy | None = None
        """The copy as this window has read or written it last."""

    async def read(self) -> "RecordedRoom | None":
        self._text = (await self._store.choices()).get(RECORD)
        room = self._room(self._text)
        copy, outdone = getattr(room, "copy", None), getattr(room, "outdone", None)
        if copy or outdone:
            from faristol.room.guest import Guest
            from faristol.room.handing_over import with_logs

            assert isinstance(room, Guest)
            own = (await self._store.read(outdone.own.stream)).entries if outdone else []
            room = with_logs(room, (await self._store.read(COPY + copy.stream)).entries if copy else [], own)
            copy = room.copy
        self._copy = copy
        return room

    async def write_copy(self, room: "Room") -> list["Order"]:
        """Write what is new in a stand-in's copy; return what confirms that it is on the disk."""
        before, self._copy = self._copy, getattr(room, "copy", None)
        copy = self._copy
        if copy is before or (copy and before and copy.entries is before.entries):
            return []
        try:
            after = await self._write_entries(before, copy)
        except Exception:
            self._copy = before
            raise
        link = getattr(room, "link", None)
        if copy is None or link is None or after == len(copy.entries):
            return []
        from faristol.room.handing_over import has_copied
        from faristol.room.orders import send

        return [send(link, has_copied(copy))]

    async def _write_entries(self, before: "EventCopy | None", copy: "EventCopy | None") -> int:
        """Bring the stream of the copy to what it is now; return how much of it stood there already."""
        stream, entries = (copy.stream, copy.entries) if copy else ("", ())
        old = before.entries if before and before.stream == stream else ()
        goes_on = entries[: len(old)] == old
        if before and before.stream and not goes_on or (before and before.stream != stream):
            await self._store.delete(COPY + before.stream)
        after = len(old) if goes_on else 0
        if len(entries) > after:
            await self._store.append(COPY + stream, after, [dict(each) for each in entries[after:]], {})
        return after

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

    async def with_its_seats(self, before: "Room", room: "Room", address: str | None) -> "Room":
        """Keep what a room had when it is closed, and give it back when it is opened again for its event.

        A room that comes with its event is that event's, wherever that is on this device.
        """
        from faristol.room.host import Host, reopened
        from faristol.room.record import write_room

        if isinstance(room, Host) and address:
            room = replace(room, stream=address.rpartition("/")[2])
        same = isinstance(before, Host) and isinstance(room, Host) and before.stream == room.stream
        if isinstance(room, Host) and not same and not room.turn:
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
