"""Tablets come into the room by their cameras alone: what each screen says while codes are read."""

from drivers.tablet_room import PlayedRoom, PlayersTablet, code_on, plain
from faristol.room.by_sight import pack_seat_key
from faristol.room.code_text import to_text


def at_camera(room, ahead=0):
    """Return a player's tablet that looks for the room's code."""
    tablet = PlayersTablet(room.wire)
    tablet.ahead, tablet.now = ahead, room.now
    tablet.go("#/join")
    assert tablet.do("join.scan")["ok"]
    assert 'id="camera"' in tablet.page
    return tablet


def shows_own(room, table, text=None):
    """Let a new tablet read the room's code; return it with its own one."""
    tablet = at_camera(room)
    tablet.do("join.camera_on")
    assert tablet.do("join.code", data={"code": text or room.code})["ok"]
    assert 'id="camera"' not in tablet.page, "the camera is let go once the code is read"
    return tablet, tablet.sits_at(table)


def scanning(room):
    room.judge.go("#/event/dupli/room")
    assert room.judge.do("room.scan")["ok"]
    room.judge.do("room.camera_on")
    return room.judge


def sees(judge, *codes):
    answer = judge.do("room.code", data={"code": "\n".join(codes)})
    assert answer["ok"], judge.regions["notice"]
    judge.wire.run()
    judge.do("look")
    return plain(judge.regions["work"])


def test_tablets_are_scanned_one_after_another_and_each_is_named():
    room = PlayedRoom(tables=())
    (first, own), (second, other) = shows_own(room, 1), shows_own(room, 2)
    judge = scanning(room)
    assert "the camera looks for that one" in plain(judge.regions["work"])
    assert "Table 1 is in: Magdalena Nicolau. Show the next tablet’s code." in sees(judge, own)
    assert "Table 2 is in:" in sees(judge, other)
    assert "You are in, at table 1" in first.says() and "You are in, at table 2" in second.says()
    assert 'data-in="2"' in judge.page
    judge.do("room.stop_scan")
    assert 'id="camera"' not in judge.page


def test_a_code_that_stays_before_the_camera_is_read_once():
    room = PlayedRoom(tables=())
    codes = {room.code}
    _, own = shows_own(room, 3)
    judge = scanning(room)
    for _ in range(3):
        assert "Table 3 is in" in sees(judge, own)
        codes.add(code_on(judge, "room-code-text"))
    assert len(codes) == 2, "one place was taken, and another one made"


def test_two_tablets_of_one_table_and_the_second_reads_the_new_code():
    room = PlayedRoom(tables=())
    (_, own), (late, other) = shows_own(room, 2), shows_own(room, 2)
    before = room.code
    judge = scanning(room)
    sees(judge, own)
    for _ in range(3):
        assert "Another tablet has already used this code." in sees(judge, other)
    assert (now := code_on(judge, "room-code-text")) != before
    late.do("join.again")
    late.do("join.scan")
    late.do("join.code", data={"code": now})
    assert "Table 4 is in" in sees(judge, late.sits_at(4))


def test_codes_of_something_else_say_so_and_the_camera_goes_on():
    room = PlayedRoom(tables=())
    other = to_text(pack_seat_key(2, bytes(16)))
    judge = scanning(room)
    tablet = at_camera(room)
    for code in ("https://example.org/", "0", room.code[:-3], other[:-1]):
        assert "This is not the code of a tablet" in sees(judge, code)
        assert tablet.do("join.code", data={"code": code})["ok"]
        assert "This is not the code of a room." in tablet.says()
        assert 'id="camera"' in judge.page and 'id="camera"' in tablet.page
    tablet.do("join.code", data={"code": f"rubbish\n{room.code}"})
    judge.go("#/event/dupli/room")
    assert "Table 3 is in" in sees(judge, "rubbish", tablet.sits_at(3))


def test_without_a_camera_the_codes_are_typed():
    room = PlayedRoom(tables=())
    tablet = at_camera(room)
    tablet.do("join.no_camera", data={"why": "NotFoundError"})
    assert "This device has no camera." in tablet.says() and 'id="join-form"' in tablet.page
    judge = scanning(room)
    judge.do("room.no_camera", data={"why": "NotAllowedError"})
    assert "This page is not allowed to use the camera." in judge.page and 'id="read-form"' in judge.page
    judge.go("#/event/dupli")
    room.lets_in(tablet.reads(room.code).sits_at(1))
    assert "You are in, at table 1" in tablet.says()
