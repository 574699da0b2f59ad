"""What other tablets of a room send, as what comes from outside: codes and messages."""

import re
from functools import cache

from drivers.linked_windows import Tablet
from drivers.tablet_room import JudgesTablet, PlayedRoom, PlayersTablet, code_on
from drivers.taking import Failure, done, visits
from faristol.kinds import fold_log
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


# --- messages on a link


def _in_time() -> PlayedRoom:
    room = PlayedRoom(tables=(1,))
    room.wait(10).judge_does("start")
    return room


@cache
def _messages() -> list[tuple[Tablet, str]]:
    """Return every message of a round in which a slip is handed in."""
    room = _in_time()
    room.guests[1].lays(room.plays()[0]).sends("24")
    room.ends_round()
    assert room.wire.sent
    return room.wire.sent


@cache
def guests_messages() -> list[bytes]:
    return [text.encode() for tablet, text in _messages() if isinstance(tablet, PlayersTablet)]


@cache
def hosts_messages() -> list[bytes]:
    return [text.encode() for tablet, text in _messages() if isinstance(tablet, JudgesTablet)]


def take_guests_message(data: bytes) -> None:
    """At the judge's tablet; the log stays one that can be read to its end."""
    room = _in_time()
    _hears(room, room.judge, data)
    log = fold_log(room.judge.log_of("dupli"))
    if log is None or log.broken:
        raise Failure("what was written can be read no more")


def take_hosts_message(data: bytes) -> None:
    room = _in_time()
    _hears(room, room.guests[1], data)


def _hears(room: PlayedRoom, tablet: Tablet, data: bytes) -> None:
    link = next(end.number for end in room.wire.ends.values() if end.tablet is tablet and end.other)
    done(tablet, "link", what="text", link=link, text=data.decode("utf-8", "replace"))
    room.wire.run()
    visits(room.judge, "#/event/dupli/room", "#/event/dupli", "#/settings", "#/")
    visits(room.guests[1], "#/seat", "#/join", "#/")
