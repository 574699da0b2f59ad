"""Codes of other tablets as what comes from outside: the room's at a guest, a guest's at the host."""

import re
from functools import cache

from drivers.tablet_room import JudgesTablet, PlayedRoom, PlayersTablet, code_on
from faristol.room.by_sight import SlipBySight, pack_slip
from faristol.room.code_text import to_text
from faristol.room.film import BLOCK, write_film
from faristol.room.fountain import frames
from faristol.room.host_by_sight import key_of


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


@cache
def _time() -> PlayedRoom:
    room = PlayedRoom(tables=(1,))
    room.wait(10).judge_does("start")
    return room


@cache
def slip_codes() -> list[bytes]:
    """Return a slip of the round that is played, sealed by its seat, as the text of its code."""
    seal = key_of(_time().judge.engine._tablets.room)(2)
    return [to_text(pack_slip(SlipBySight(2, 1, None, 12), seal)).encode()]


@cache
def round_codes() -> list[bytes]:
    knows = _time().guests[1].engine._tablets.room.knows
    return [to_text(next(frames(write_film({1: knows}, {}), BLOCK))).encode()]


def at_hosts_camera() -> JudgesTablet:
    judge = _time().judge
    judge.go("#/event/dupli/room")
    judge.do("room.scan")
    return judge


def at_seat() -> PlayersTablet:
    """Return a player's tablet without a link that films the round."""
    tablet = at_guest()
    judge = _time().judge
    judge.go("#/event/dupli/room")
    judge.do("room.show_key", data={"table": "3"})
    found = re.search(r'id="seat-key-text"[^>]*>([^<]+)<', judge.regions["dialog"])
    assert found
    tablet.do("join.code", data={"code": found[1]})
    tablet.go("#/seat")
    tablet.do("seat.scan")
    return tablet
