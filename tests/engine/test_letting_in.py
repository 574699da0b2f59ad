"""A tablet that is in lets in the next one; codes of other rooms, old ones and slips of another event."""

from drivers.tablet_room import PlayedRoom, PlayersTablet, code_on, plain
from faristol.room.by_sight import pack_seat_key
from faristol.room.code_text import to_text


def helper_of(room, table=1):
    """Return the tablet of a table, which shows the room's code and looks for the next tablet's."""
    helper = room.guests[table]
    helper.go("#/join")
    assert "Let in the next tablet" in helper.says()
    assert helper.do("join.scan")["ok"]
    room.wire.run()
    assert "Show the next tablet to this camera" in helper.says()
    return helper


def comes_by(helper, tablet, table):
    """Let a tablet read the room's code from a helper, and the helper read its own."""
    own = tablet.reads(code_on(helper, "room-code-text")).sits_at(table)
    return sees(helper, own)


def sees(helper, *codes):
    assert helper.do("join.code", data={"code": "\n".join(codes)})["ok"], helper.page
    helper.wire.run()
    helper.do("look")
    return helper.says()


def new_tablet(room):
    tablet = PlayersTablet(room.wire)
    tablet.ahead, tablet.now = 0, room.now
    return tablet


def test_a_tablet_that_is_in_lets_in_the_next_and_that_one_the_next():
    room = PlayedRoom(tables=(1,))
    helper = helper_of(room)
    second = room.guests[2] = new_tablet(room)
    assert "That tablet is joining. Show the next tablet’s code." in comes_by(helper, second, 2)
    assert "You are in, at table 2" in second.says()
    third = room.guests[3] = new_tablet(room)
    assert "That tablet is joining." in comes_by(helper_of(room, 2), third, 3)
    assert "You are in, at table 3" in third.says()
    room.judge.go("#/event/dupli/room")
    assert 'data-in="3"' in room.judge.page
    helper.do("join.stop_scan")
    assert 'id="camera"' not in helper.page and "Let in the next tablet" in helper.says()
    room.judge.go("#/event/dupli")
    room.wait(10).judge_does("start")
    third.go("#/seat")
    third.lays(room.plays()[0]).sends()
    assert "Received:" in third.says()


def test_a_helper_says_what_is_wrong_with_a_code_and_goes_on_looking():
    room = PlayedRoom(tables=(1,))
    other = PlayedRoom(tables=(), wire=room.wire)
    stranger = new_tablet(other).reads(other.code).sits_at(2)
    helper = helper_of(room)
    for code in ("https://example.org/", room.code, to_text(pack_seat_key(2, bytes(16)))):
        assert "This is not the code of a tablet that wants to join." in sees(helper, code)
    assert "That tablet has read the code of another room" in sees(helper, stranger)
    tablet = new_tablet(room)
    assert "That tablet is joining." in comes_by(helper, tablet, 3)
    assert 'id="camera"' in helper.page


def test_two_at_one_place_and_the_helper_has_the_new_code_at_once():
    room = PlayedRoom(tables=(1,))
    helper = helper_of(room)
    first, late = new_tablet(room), new_tablet(room)
    before = code_on(helper, "room-code-text")
    own, other = first.reads(before).sits_at(2), late.reads(before).sits_at(2)
    assert "That tablet is joining." in sees(helper, own)
    assert "Another tablet has already used this code." in sees(helper, other)
    assert code_on(helper, "room-code-text") != before
    late.do("join.again")
    assert "That tablet is joining." in comes_by(helper, late, 4)


def test_the_new_code_reaches_a_helper_after_a_crash_of_the_judges_engine_and_nobody_who_was_sent_away():
    room = PlayedRoom(tables=(1, 2))
    first, second = helper_of(room, 1), helper_of(room, 2)
    room.judge.restart()
    room.wire.run()
    room.judge.go("#/event/dupli/room")
    assert room.judge.do("room.send_away", data={"tablet": "2"})["ok"]
    room.wire.run()
    before = code_on(first, "room-code-text")
    early, late = new_tablet(room), new_tablet(room)
    own, other = early.reads(before).sits_at(3), late.reads(before).sits_at(3)
    sees(first, own)
    assert "Another tablet has already used this code." in sees(first, other)
    assert code_on(first, "room-code-text") != before
    assert "Let in the next tablet" not in second.says() and "room-code-text" not in second.page


def test_a_tablet_that_is_not_in_lets_nobody_in_and_a_second_judge_is_still_admitted_by_the_first():
    room = PlayedRoom(tables=(1,))
    helper = helper_of(room)
    judge = new_tablet(room)
    judge.reads(code_on(helper, "room-code-text"))
    assert judge.do("join.judge")["ok"]
    room.wire.run()
    assert "That tablet is joining." in sees(helper, code_on(judge, "own-code-text"))
    room.judge.go("#/event/dupli/room")
    assert "wants to join" in room.judge.page
    helper.do("join.stop_scan")
    room.wire.silence(helper)
    helper.do("look")
    assert "Let in the next tablet" not in helper.says()


def test_the_answer_to_another_rooms_code_is_told_to_the_judge_in_words():
    room = PlayedRoom(tables=())
    other = PlayedRoom(tables=(), wire=room.wire)
    own = new_tablet(other).reads(other.code).sits_at(2)
    room.judge.go("#/event/dupli/room")
    assert not room.judge.do("room.read", {"code": own})["ok"]
    assert "code of another room" in plain(room.judge.regions["work"])
    room.judge.do("room.scan")
    assert room.judge.do("room.code", data={"code": own})["ok"]
    assert "Let it read the code shown here now." in plain(room.judge.regions["work"])
    room.judge.do("room.stop_scan")
    room.judge.go("#/event/dupli")
    room.comes(2)
    room.judge.go("#/event/dupli/room")
    assert 'data-in="1"' in room.judge.page


def test_a_slip_that_was_not_handed_in_never_counts_in_another_event():
    first = PlayedRoom(tables=(1,))
    first.wait(10).judge_does("start")
    tablet = first.guests[1]
    tablet.lays(first.plays()[0])
    first.wire.silence(tablet)
    tablet.sends()
    assert "It is saved here" in tablet.says()
    first.wire.forget(tablet)

    second = PlayedRoom(tables=(), name="Another evening", wire=first.wire)
    second.wait(10).judge_does("start")
    second.comes(1, tablet)
    assert "p1" not in second.judge.state.round.slips
    assert "It is saved here" not in tablet.says() and "Received" not in tablet.says()
    tablet.lays(second.plays()[1]).sends()
    assert second.judge.state.round.slips["p1"].play == second.plays()[1]
