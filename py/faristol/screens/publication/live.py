"""When the page of an event has something new, so that a copy of it in a folder is written anew."""

from collections.abc import Callable, Container, Sequence
from typing import Any

from faristol.games.log import Entry
from faristol.games.publishing import was_seen
from faristol.screens.parts.file_names import named
from faristol.screens.publication.addresses import names_an_address
from faristol.screens.publication.page import Publication
from faristol.screens.scene import OpenEvent, Scene

OF_STREAM = 6


def live(event: OpenEvent | None, publication: Publication | None, room: object = None) -> dict[str, Any]:
    """Return how many entries the newest page depends on, and the name of its file, which no other event has.

    Nothing where there is no page to be renewed: before the first round, and in a window that only watches.
    As long as a name looks like an address, the page `waits`. `at_relay` it is published in the network too.
    """
    hidden = publication.not_on_page if publication else None
    if event is None or hidden is None or not event.writing or event.broken is not None:
        return {}
    entries = event.entries
    if not any(map(was_seen, reversed(entries))):
        return {}
    newest = next(at for at in reversed(range(len(entries))) if _is_on_page(entries[at], entries, hidden))
    name = named(f"{event.entries[0]['name']} {event.stream[-OF_STREAM:]}")
    now = {"version": newest, "name": f"{name}.html", "waits": names_an_address(event)}
    return {"live": {**now, "at_relay": at_relay(event, room)}}


def _is_on_page(entry: Entry, entries: Sequence[Entry], hidden: Container[str]) -> bool:
    """Return whether the page depends on an entry: what it never shows may be undone without a new page."""
    if entry["type"] != "Undone":
        return entry["type"] not in hidden
    return any(
        each["act"] == entry["undoes"] and each["type"] != "Undone" and _is_on_page(each, entries, hidden)
        for each in reversed(entries)
    )


def at_relay(event: OpenEvent, room: object) -> bool:
    """Return whether the judge has this event's page published by the relay of its room."""
    is_its = getattr(room, "stream", None) == event.stream and getattr(room, "relay", None) is not None
    return is_its and bool(room.rules.live)  # type: ignore[attr-defined]


def with_page(scene: Scene, found: dict[str, Any], page: Callable[..., str]) -> dict[str, Any]:
    """Return which page is the newest with the page; nothing while it waits for a name."""
    event = scene.event
    if event is None or not found or found["live"]["waits"]:
        return {}
    made = page(event, scene.app, scene.now, scene.zone)
    return {**found, "stream": event.stream, "page": made}
