"""Links come back: while the network is whole, a tablet and the judge's hear each other, and say so."""

from evenings.evening import Evening, Invariant, NotSo

NO_CONTACT = ("No contact with", "is being restarted")


def in_room(evening: Evening) -> set[str]:
    return hears(evening, "judge")


def hears(evening: Evening, host: str) -> set[str]:
    """Return the devices that a host's tablet has in its room, and hears, over a whole link."""
    room = evening.devices[host].engine._tablets.room
    here = {tablet.link for tablet in getattr(room, "guests", ()) if tablet.here and tablet.admitted}
    heard = [id(tablet) for tablet in evening.wire.heard_on(here)]
    return {name for name, device in evening.devices.items() if id(device) in heard}


def who_is_heard_reads_nothing_else(evening: Evening) -> None:
    for name in in_room(evening) - evening.silent:
        device = evening.devices[name]
        said = device.reads("work")
        if device.last["url"] == "#/seat" and (found := [each for each in NO_CONTACT if each in said]):
            raise NotSo("links come back", f"{name} is heard, and reads {found[0]!r}: {said[-300:]}")


INVARIANTS: tuple[Invariant, ...] = (who_is_heard_reads_nothing_else,)
