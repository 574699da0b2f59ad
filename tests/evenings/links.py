"""Links come back: while the network is whole, a tablet and the judge's hear each other, and say so."""

import re

from evenings.evening import Evening, Invariant, NotSo
from evenings.seen import sentences

MADE = "The code is being made…"
WAY_BACK = (
    "has no link to the judge’s any more",
    "does not have the round open",
    "Nothing has come from the judge’s tablet yet",
    "Point this tablet at the moving code",
    "Nobody plays at this table",
    "has sent this tablet away",
    "has freed this seat",
    "show this to the judge’s camera",
)
_AT_TABLE = re.compile(r"Table \d+")
NO_CONTACT = ("No contact with", "is being restarted")


def in_room(evening: Evening) -> set[str]:
    return hears(evening, "judge")


def hears(evening: Evening, host: str) -> set[str]:
    """Return the devices that a host's tablet has in its room, and hears, over a whole link."""
    room = evening.devices[host].engine._tablets.room
    here = {tablet.link for tablet in getattr(room, "guests", ()) if tablet.here and tablet.admitted}
    return _over(evening, here)


def asks(evening: Evening, host: str) -> set[str]:
    """Return the devices that ask for a seat of which the judge has not decided yet."""
    seats = getattr(evening.devices[host].engine._tablets.room, "seats", None)
    return _over(evening, {each.link for each in seats.asking} if seats else set())


def _over(evening: Evening, links: set[int]) -> set[str]:
    heard = [id(tablet) for tablet in evening.wire.heard_on(links)]
    return {name for name, device in evening.devices.items() if id(device) in heard}


def who_is_heard_reads_nothing_else(evening: Evening) -> None:
    for name in in_room(evening) - evening.silent:
        device = evening.devices[name]
        said = device.reads("work")
        if device.last["url"] == "#/seat" and (found := [each for each in NO_CONTACT if each in said]):
            raise NotSo("links come back", f"{name} is heard, and reads {found[0]!r}: {said[-300:]}")


def who_is_not_heard_is_told(evening: Evening) -> None:
    """A seat that the judge's tablet has lost reads within ten seconds that there is no contact."""
    unheard_are_told(evening, in_room(evening) | asks(evening, "judge"))


def unheard_are_told(evening: Evening, heard: set[str]) -> None:
    for name, device in evening.devices.items():
        said = device.reads("work")
        if (
            name in heard
            or device.last["url"] != "#/seat"
            or not _AT_TABLE.match(sentences(device.regions["bar"]))
        ):
            continue
        if not any(each in said for each in (*NO_CONTACT, *WAY_BACK)):
            raise NotSo("who is not heard is told", f"{name} reads {said[-400:]}")


def no_code_is_made_for_ever(evening: Evening) -> None:
    for name, device in evening.devices.items():
        if MADE in device.reads("work"):
            raise NotSo("a code is there", f"{name} at {device.last['url']} reads {MADE!r} for ten seconds")


INVARIANTS: tuple[Invariant, ...] = (
    who_is_heard_reads_nothing_else,
    who_is_not_heard_is_told,
    no_code_is_made_for_ever,
)
