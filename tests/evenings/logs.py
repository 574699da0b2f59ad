"""What holds of every log, whatever was done: it opens, folds to what is shown, and goes through a file."""

import json
from dataclasses import fields, is_dataclass
from typing import Any

from drivers.log import folded
from evenings.evening import Evening, Invariant, NotSo
from faristol.kinds import fold_log, kind_of
from faristol.storage import COPY
from faristol.storage.seal import faithful


def logs_of(evening: Evening):
    """Yield each log of each device with the device’s name; not what it has along, nor a stand-in’s copy."""
    seen = set()
    for name, device in evening.devices.items():
        if id(device.disk) in seen:
            continue
        seen.add(id(device.disk))
        for stream, chain in device.disk.entries.items():
            if chain != device.along.get(stream) and not stream.startswith(COPY):
                yield name, device, stream, device.log_of(stream)


def every_log_opens(evening: Evening) -> None:
    for name, _, stream, entries in logs_of(evening):
        found = fold_log(entries)
        if found is None or found.broken is not None or found.read != len(entries):
            where = found and (found.broken or found.read)
            raise NotSo("logs open", f"{name}, {stream}: not read from entry {where} on: {entries[-1]}")


def an_open_event_is_what_its_log_says(evening: Evening) -> None:
    """Compare the state with which a screen is drawn with the fold of what is on the disk."""
    for name, device in evening.devices.items():
        event = device.engine._desk.event
        if event is None or not event.writing:
            continue
        entries = device.log_of(event.stream)
        if len(entries) != len(event.entries):
            raise NotSo("the screen is the log", f"{name} shows {len(event.entries)} of {len(entries)}")
        anew = fold_log(entries)
        if anew is None or not alike(anew.state, event.state):
            raise NotSo("the screen is the log", f"{name}: {event.stream} folds to another state")


def alike(one: Any, other: Any) -> bool:
    """Return whether two states say the same; facts in them are compared by what they hold."""
    if type(one) is not type(other):
        return False
    if isinstance(one, tuple | list):
        return len(one) == len(other) and all(map(alike, one, other))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(alike(one[key], other[key]) for key in one)
    if is_dataclass(one):
        compared = [each.name for each in fields(one) if each.compare]
        return all(alike(getattr(one, name), getattr(other, name)) for name in compared)
    return bool(one == other) or (hasattr(one, "__dict__") and alike(vars(one), vars(other)))


def a_card_says_what_the_log_says(evening: Evening) -> None:
    for name, device, stream, entries in logs_of(evening):
        kind = kind_of(entries[0])
        assert kind
        card = json.loads(device.disk.cards[stream])
        said = kind.summary(folded(entries))
        wrong = {
            key: (card.get(key), value)
            for key, value in json.loads(faithful(said)).items()
            if card.get(key) != value
        }
        if wrong or card["entries"] != len(entries):
            raise NotSo("cards", f"{name}, {stream}: {wrong or (card['entries'], len(entries))}")


def somebody_can_go_on(evening: Evening) -> None:
    for name, device in evening.devices.items():
        if not device.sees.buttons and not device.sees.links and not device.sees.forms:
            raise NotSo("nobody is locked out", f"{name} at {device.last['url']}: {device.reads()[:300]}")


INVARIANTS: tuple[Invariant, ...] = (
    every_log_opens,
    an_open_event_is_what_its_log_says,
    a_card_says_what_the_log_says,
    somebody_can_go_on,
)
