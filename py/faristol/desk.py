"""The desk of one window: the event that is open in it, and the log to which every fact is written first."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial, reduce
from typing import Any, cast

from faristol import safekeeping
from faristol.deleting import delete
from faristol.errors import Rejected
from faristol.event_list import EventList
from faristol.everything import everything
from faristol.games.log import Entry, stamped
from faristol.kinds import fold_log, kind_of
from faristol.meeting_logs import meeting
from faristol.restoring import Restoring
from faristol.safekeeping import card_of, fold_or_refuse
from faristol.screens.errors import (
    DamagedEvent,
    HandedOver,
    HeldElsewhere,
    OnlyWatching,
    UnknownEvent,
)
from faristol.screens.scene import Brings, Intent, OpenEvent, SavedFile, Step
from faristol.screens.session import Brought
from faristol.signs_of_life import SignsOfLife
from faristol.storage import ClubVoice, Store
from faristol.storage.errors import WrittenElsewhere
from faristol.storage.recorded import record, recorded
from faristol.storage.spare import LogWithCopy, Room, Spare
from faristol.texts import Texts

CLAIMS_AFTER_RESTART = 20
"""So often an engine that was restarted tries to get the event back, four times a second."""


class Desk:
    def __init__(self, store: Store, spare: Spare) -> None:
        self._store = store
        self._log = LogWithCopy(store, spare)
        self.event: OpenEvent | None = None
        self.room: Room = "enough"
        self.written_anew = False
        """Whether the browser had lost the open event, and it was written again from this window."""
        self.signs = SignsOfLife(self._log)
        self.events = EventList(self._log)
        self._seconds = 0
        self.wrote: dict[str, Any] | None = None
        self.asked_about_file: Brought | None = None
        self.restoring: Restoring | None = None
        self.handed_over: str | None = None

    @property
    def safe_up_to(self) -> int | None:
        return len(self.event.entries) if self.event else None

    async def remembered(self) -> dict[str, str]:
        return await self._store.choices()

    async def _remember(self, what: Mapping[str, str | None]) -> None:
        for name, value in what.items():
            await self._log.take_room()
            await self._store.choose(name, value)

    async def everything(self, app: str, at: int) -> tuple[SavedFile, list[str]]:
        """Return the events of this device as one file, and the names of those that are left out."""
        streams = [card["stream"] for card in await self.events.cards()]
        return await everything(self._log, streams, await self.remembered(), await self.recordings(), app, at)

    async def recordings(self) -> ClubVoice:
        return await recorded(self._store)

    async def alive(self, at: int) -> None:
        if self.event and self.event.writing:
            self._seconds += 1
            await self.signs.at_disk(partial(self._sign, self.event, at))

    async def _sign(self, event: OpenEvent, at: int) -> None:
        self.room = await self._log.room()
        await self.signs.sign(event, at)

    @property
    def disk(self) -> str:
        """Return what the page hears of the disk. Whenever it is something new the page asks for a look:
        while the browser has lost the open event, every ten seconds.
        """
        if self.event and self.event.writing and (self.event.lost or self._log.dropped):
            return f"lost {self._seconds // 10}"
        return self.room

    async def look_at_disk(self, at: int) -> None:
        """Write again what the browser has lost, if it has."""
        if self.event and (self.event.lost or self._log.dropped):
            await self.reread(at)

    def jumped(self, seen: int) -> None:
        self.event = self.signs.jumped(self.event, seen)

    async def open(self, stream: str | None, at: int, restarted: bool = False) -> None:
        """Open an event, and close the one that is open."""
        self.wrote = self.asked_about_file = None
        if self.event and self.event.stream != stream:
            await self._log.release(self.event.stream)
            self.event = None
        if stream is None or self.event:
            return
        self.room, self.written_anew = "enough", False
        self.events.forget(stream)
        writing = await self._claim(stream, restarted)
        self.event = await self.signs.opened(await self._read(stream, writing), at, restarted)

    def hand_over(self, stream: str | None) -> None:
        """Only watch an event in which another tablet goes on as the judge's; None gives it back."""
        self.handed_over = stream
        if self.event and self.event.stream == stream:
            self.event = replace(self.event, writing=False)

    async def _claim(self, stream: str, restarted: bool) -> bool:
        """Return whether this window may write the event.

        A worker that has been killed holds its claim a moment longer, so its successor tries again.
        """
        if stream == self.handed_over:
            return False
        for _ in range(CLAIMS_AFTER_RESTART if restarted else 1):
            if await self._log.claim(stream):
                return True
            await asyncio.sleep(0.25 if restarted else 0)
        return False

    async def reread(self, at: int) -> None:
        """Read the open event again: another window has written it, or an act of this one was refused.

        What the browser has lost stays on the screen of the window that writes it, and is written again.
        """
        self.wrote = self.asked_about_file = None
        if self.event is None:
            return
        before = self.event
        try:
            if await self._log.end(before.stream) == len(before.entries) and not before.lost:
                return
            await self._write_anew(before)
            now = await self._read(before.stream, before.writing)
        except Rejected:
            if not before.writing:
                raise
            self.event = replace(before, lost=True)
            return
        self.event = replace(now, last_sign=before.last_sign)

    async def _write_anew(self, event: OpenEvent) -> bool:
        """Write again what the browser has lost of the event that this window writes; say if it had."""
        if not event.writing or event.broken is not None:
            return False
        self.written_anew |= (anew := await safekeeping.write_anew(self._log, event.stream, event.entries))
        return anew

    async def rescue(self) -> None:
        """Save the event that only this window still has, or raise the refusal of the disk."""
        if self.event and self.event.lost:
            await self._write_anew(self.event)
            self.event = replace(self.event, lost=False)

    async def claim(self) -> None:
        """Become the writing window of an event whose writer has gone."""
        if self.event is None:
            raise OnlyWatching
        if self.event.stream == self.handed_over:
            raise HandedOver
        if not await self._log.claim(self.event.stream):
            raise HeldElsewhere
        self.event = await self._read(self.event.stream, True)

    def has_written(self, key: str) -> bool:
        """Return whether the intent with this key is already in the log of the open event."""
        return self.event is not None and any(entry.get("key") == key for entry in self.event.entries)

    async def undo(self, at: int, key: str) -> None:
        event = self._writable()
        undone = {**event.kind.undo(event.entries, event.kind.facts.final), "at": at}
        await self._append(event, [*event.kind.undone_with(event.entries, undone), undone], at, key)

    async def write(self, step: Step, at: int, key: str) -> str | None:
        """Write what a step brings; return the address of a new event, whose id is the key."""
        self._check(step, at, key)
        await self._remember(step.remember)
        await record(self._store, self._log, step.records, only_missing=bool(step.brings or step.restores))
        self.wrote = self.asked_about_file = None
        if step.deletes:
            await delete(step.deletes, self._log, self.events, self.event)
            self.event, self.wrote = None, {"stream": step.deletes[-1], "number": 0}
        if step.opens:
            return await self._open_new(key, stamped(step.opens, 0, at, key))
        if step.brings:
            return await self._bring(step.brings, at, key)
        if step.restores:
            self.restoring = Restoring(step.restores)
        if step.stops_restoring and self.restoring:
            self.restoring.stop()
        if step.entries:
            await self._append(self._writable(), step.entries, at, key)
        return None

    async def restore(self, step: Step, t: Texts, intent: Intent) -> Step:
        """Restore the next few events of an archive; return the step with what became of all in the end."""
        restoring, self.restoring = self.restoring, None  # where one of them is refused, no more follow
        if restoring is None:
            return step
        await restoring.go_on(self._log, partial(self._bring, at=intent.at, key=intent.key))
        if restoring.done:
            return replace(step, notice=restoring.outcome(t))
        self.restoring = restoring
        return step

    async def examine(self) -> None:
        """Read the next few logs of the events, once none are restored any more."""
        if self.restoring is None:
            await self.events.examine()

    @property
    def looks_on(self) -> bool:
        """Whether there is more to do for home."""
        return self.restoring is not None or not self.events.is_examined

    def _check(self, step: Step, at: int, key: str) -> None:
        """Refuse, before anything is written, what a person typed and no log can hold."""
        for entry in stamped(step.opens or step.entries, 0, at, key):
            kind = kind_of(step.opens[0]) if step.opens else self._writable().kind
            assert kind and kind.facts
            kind.facts.read(entry)

    def _writable(self) -> OpenEvent:
        if self.event is None:
            raise UnknownEvent
        if self.event.broken is not None:
            raise DamagedEvent(read=self.event.broken - 1)
        if not self.event.writing:
            raise HandedOver if self.event.stream == self.handed_over else OnlyWatching
        return self.event

    async def _append(self, event: OpenEvent, facts: Sequence[Entry], at: int, key: str) -> None:
        after = len(event.entries)
        new = stamped(facts, after, at, key)
        entries = (*event.entries, *new)
        if any(entry["type"] == "Undone" for entry in new):
            folded = fold_log(entries)
            assert folded and folded.broken is None
            state = folded.state
        else:
            state = reduce(event.kind.facts.apply, new, event.state)
        card = card_of(event.stream, event.kind.summary(state), entries)
        try:
            await self._log.append(event.stream, after, new, card)
        except WrittenElsewhere:
            if not await self._write_anew(event):
                raise
            await self._log.append(event.stream, after, new, card)
        self.event = replace(event, entries=entries, state=state, last_sign=None, lost=False)
        self.wrote = {"stream": event.stream, "number": len(entries)}

    async def _open_new(self, stream: str, entries: list[Entry]) -> str:
        if (await self._log.read(stream)).entries:
            return f"#/event/{stream}"
        folded = fold_or_refuse(entries)
        if folded.broken is not None:
            entries = entries[: folded.read]
        await safekeeping.write(self._log, stream, 0, entries)
        self.wrote = {"stream": stream, "number": len(entries)}
        return f"#/event/{stream}"

    async def _bring(self, brings: Brings, at: int, key: str) -> str | None:
        """Import an event from a file; one of this device goes on only if the person asks for it."""
        stream, entries, how = brings.stream, brings.entries, brings.how
        ours = (await self._log.read(stream)).entries
        if how == "take-over":
            return await safekeeping.take_over(self._log, brings, ours, key)
        if not ours or how == "copy":
            return await self._open_new(stream if not ours else key, entries)
        entries = entries[: fold_or_refuse(entries).read]
        met = meeting(ours, replace(brings, entries=entries), at, key)
        if not isinstance(met, list):
            self.asked_about_file = cast(Brought, {**met, "name": entries[0]["name"], "stream": stream})
            return None
        await safekeeping.write(self._log, stream, len(ours), [*ours, *met])
        self.wrote = {"stream": stream, "number": len(ours) + len(met)}
        return f"#/event/{stream}"

    async def _read(self, stream: str, writing: bool) -> OpenEvent:
        reading = await (safekeeping.mended(self._log, stream) if writing else self._log.read(stream))
        if not reading.entries:
            raise UnknownEvent
        folded = fold_or_refuse(reading.entries)
        broken = folded.broken or reading.broken
        return OpenEvent(
            stream, folded.kind, tuple(reading.entries[: folded.read]), folded.state, writing, broken
        )
