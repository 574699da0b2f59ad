"""Deletes events: none of them if one runs, or is open in another window."""

from collections.abc import Sequence

from faristol.event_list import EventList
from faristol.screens.errors import EventRunning, OnlyWatching, OpenElsewhere
from faristol.screens.scene import OpenEvent
from faristol.storage.spare import LogWithCopy


async def delete(
    streams: Sequence[str], log: LogWithCopy, events: EventList, event: OpenEvent | None
) -> None:
    """Delete these events of the device; `event` is the one that is open here."""
    if event and not event.writing:
        raise OnlyWatching
    if await _running(events, event) & set(streams):
        raise EventRunning
    if not all([await log.claim(stream) for stream in streams]):
        for stream in streams:
            if event is None or stream != event.stream:
                await log.release(stream)
        raise OpenElsewhere
    for stream in streams:
        await log.delete(stream)
    for stream in streams:
        await log.release(stream)


async def _running(events: EventList, event: OpenEvent | None) -> set[str]:
    """Return the events that run: by their cards, the open one by its state; none that is damaged."""
    cards = await events.cards()
    running = {card["stream"] for card in cards if card["running"]} & events.whole
    if event is None:
        return running
    here = {event.stream}
    return running | here if event.state.running else running - here
