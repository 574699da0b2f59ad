"""A log goes through a file: what is backed up here is opened on another device, entry by entry."""

from itertools import zip_longest
from random import Random

from drivers.linked_windows import Wire
from drivers.memory_log import MemoryDisk
from evenings.device import Device
from evenings.evening import Evening, NotSo
from evenings.files import bytes_of
from evenings.logs import logs_of
from faristol.games.log import Entry


def copy_of(device: Device) -> Device:
    """Return another device with what is on this one's disk."""
    disk = MemoryDisk({**device.disk.entries}, {**device.disk.cards}, lists=device.disk.lists)
    copy = Device(Wire(), Random(0), device.language, disk)
    copy.now = device.now
    return copy


def every_log_goes_through_a_file(evening: Evening) -> None:
    for name, device, stream, _ in [*logs_of(evening)]:
        here = copy_of(device)
        here.go(f"#/event/{stream}/file")
        if not here.sees.named("file.export") or not here.do("file.export")["ok"]:
            continue
        there = Device(Wire(), Random(0), device.language)
        there.now = device.now
        answer = there.do("home.bring", file=bytes_of(here.saved[-1]), file_name=here.saved[-1]["name"])
        if not answer["ok"] or there.broken or stream not in there.disk.entries:
            said = there.broken or there.reads("notice", "dialog")
            raise NotSo("a log goes through a file", f"{name}, {stream}: {said[:600]}")
        ours, theirs = (_played(each.log_of(stream)) for each in (here, there))
        if ours != theirs:
            wrong = next(pair for pair in zip_longest(ours, theirs) if pair[0] != pair[1])
            raise NotSo("a log goes through a file", f"{name}, {stream}: {wrong[0]}; there {wrong[1]}")


def _played(entries: list[Entry]) -> list[Entry]:
    """Return what was played: without the backing up, and without the secret, which stays here."""
    return [
        {key: value for key, value in entry.items() if key != "secret"}
        for entry in entries
        if entry["type"] != "Exported"
    ]
