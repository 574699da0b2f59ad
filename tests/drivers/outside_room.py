"""Codes of other tablets as what comes from outside: the room's at a guest, a guest's at the host."""

from functools import cache

from drivers.tablet_room import JudgesTablet, PlayedRoom, PlayersTablet, code_on


@cache
def _room() -> PlayedRoom:
    return PlayedRoom(tables=())


@cache
def room_codes() -> list[bytes]:
    return [_room().code.encode()]


@cache
def tablet_codes() -> list[bytes]:
    room = _room()
    tablet = PlayersTablet(room.wire)
    return [tablet.reads(room.code).sits_at(2).encode()]


def at_guest() -> PlayersTablet:
    """Return a tablet that is asked for the room's code."""
    tablet = PlayersTablet(_room().wire)
    tablet.go("#/join")
    return tablet


def at_host() -> JudgesTablet:
    """Return the judge's tablet that is asked for a player's code."""
    room = _room()
    room.judge.go("#/event/dupli/room")
    room.wire.run()
    assert code_on(room.judge, "room-code-text")
    return room.judge


def code_in(data: bytes) -> dict[str, str]:
    return {"code": data.decode("utf-8", "replace")}
