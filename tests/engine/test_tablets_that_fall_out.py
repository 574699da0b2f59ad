"""A room in which tablets and messages are lost: nothing that was handed in is, and everybody knows."""

import pytest

from drivers.tablet_room import PlayedRoom, PlayersTablet


@pytest.fixture
def room():
    """Tables one and two have tablets, three and four paper; the time of round one runs."""
    room = PlayedRoom()
    room.wait(10).judge_does("start")
    return room


def slips(room):
    """Return the plays that the log has from the tablet of table one."""
    return [e["play"] for e in room.judge.entries if e["type"] == "SlipRuled" and e["player"] == "p1"]


def link_of(tablet):
    return tablet.engine._tablets.room.link


def test_a_slip_whose_message_is_lost_is_sent_again_until_the_judge_has_it(room):
    tablet, play = room.guests[1], room.plays()[0]
    room.wire.cut.add(link_of(tablet))
    tablet.lays(play).sends()
    room.beats(tablet)
    assert slips(room) == [] and "On its way to the judge" in tablet.says()
    room.wire.cut.clear()
    room.beats(tablet)
    assert slips(room) == [play] and "Received:" in tablet.says()
    room.beats(tablet)
    assert slips(room) == [play]


def test_a_slip_whose_answer_is_lost_is_in_the_log_once(room):
    tablet, play = room.guests[1], room.plays()[0]
    judges_end = room.wire.ends[link_of(tablet)].other.number
    room.wire.cut.add(judges_end)
    tablet.lays(play).sends()
    assert slips(room) == [play] and "On its way to the judge" in tablet.says()
    entries = len(room.judge.entries)
    room.wire.cut.clear()
    room.beats(tablet)
    assert "Received:" in tablet.says()
    assert len(room.judge.entries) == entries


def test_what_was_not_acknowledged_outlives_a_crash_of_the_guests_engine(room):
    tablet, play = room.guests[1], room.plays()[0]
    room.wire.cut.add(link_of(tablet))
    tablet.lays(play).sends()
    room.wire.cut.clear()
    tablet.restart()
    room.wire.run()
    assert slips(room) == [play] and "Received:" in tablet.says()


def test_a_tablet_that_is_silent_over_an_open_link_is_known_by_the_missing_signs_of_life(room):
    tablet = room.guests[1]
    assert "No contact with" not in tablet.says()
    judges_end = room.wire.ends[link_of(tablet)].other.number
    room.wire.cut.add(judges_end)
    for _ in range(4):
        room.beats()
    assert "No contact with the judge’s tablet just now." in tablet.says()
    assert "No contact with" not in room.guests[2].says()
    room.wire.cut.clear()
    room.beats()
    assert "No contact with" not in tablet.says()


def test_a_clock_that_is_set_back_hides_no_silence(room):
    tablet, lost = room.guests[1], room.guests[2]
    room.wire.cut |= {room.wire.ends[link_of(tablet)].other.number, link_of(lost)}
    room.beats()
    room.now -= 3_600_000
    for _ in range(6):
        room.beats()
    assert "No contact with the judge’s tablet just now." in tablet.says()
    room.judge.go("#/event/dupli/room")
    assert 'data-in="1"' in room.judge.page


def test_the_judge_sees_who_has_not_been_heard_for_long(room):
    tablet = room.guests[1]
    room.wire.cut.add(link_of(tablet))
    for _ in range(6):
        room.beats()
    room.judge.go("#/event/dupli/room")
    assert 'data-in="1"' in room.judge.page
    room.wire.cut.clear()
    room.beats()
    room.judge.do("look")
    assert 'data-in="2"' in room.judge.page


def test_a_judges_tablet_that_slept_takes_nobody_for_lost(room):
    for _ in range(2):
        room.beats()
    room.wait(600)
    room.judge.tell("beat")
    room.judge.go("#/event/dupli/room")
    assert 'data-in="2"' in room.judge.page


def test_a_slip_waits_while_the_judge_has_another_screen(room):
    tablet, play = room.guests[1], room.plays()[0]
    assert room.judge.do("leave", data={"to": "#/"})["ok"]
    room.wire.run()
    assert "The judge’s tablet does not have the round open just now." in tablet.says()
    tablet.lays(play).sends()
    room.beats()
    assert "On its way to the judge" in tablet.says()
    assert "does not have the round open" in tablet.says()
    room.judge.go("#/event/dupli")
    room.wire.run()
    assert "does not have the round open" not in tablet.says()
    assert slips(room) == [play] and "Received:" in tablet.says()


def test_who_comes_while_the_judge_has_another_screen_gets_the_seat_afterwards(room):
    code = room.code
    room.judge.go("#/event/dupli/room")
    other = PlayersTablet(room.wire)
    other.ahead, other.now = 0, room.now
    own = other.reads(code).sits_at(4)
    room.judge.do("room.read", {"code": own})
    room.judge.do("leave", data={"to": "#/"})
    room.wire.run()
    assert "You are in" not in other.says()
    room.judge.go("#/event/dupli")
    room.beats()
    assert "You are in, at table 4" in other.says()


def test_after_a_restart_of_the_judges_page_each_guest_is_told_and_keeps_its_time_and_slip(room):
    tablet, play = room.guests[1], room.plays()[0]
    room.wire.forget(room.judge)
    room.wire.run()
    assert "The judge’s tablet is being restarted." in tablet.says()
    assert tablet.last["clock"]["running_since"]
    tablet.lays(play).sends()
    assert "On its way to the judge" in tablet.says()
    room.judge.restart()
    room.judge.go("#/event/dupli/room")
    assert 'data-in="0"' in room.judge.page and "Magdalena Nicolau" in room.judge.page
    assert room.judge.do("room.open")["ok"]
    room.wire.run()
    room.judge.go("#/event/dupli")
    tablet.go("#/join")
    assert "Your table is still yours" in tablet.says()
    room.comes(1, tablet)
    assert slips(room) == [play] and "Received:" in tablet.says()
    assert "being restarted" not in tablet.says()
    assert {each.number for each in room.judge.engine._tablets.room.guests} == {1, 2}


def test_a_link_that_does_not_come_back_is_made_anew_without_a_code_and_so_is_the_next(room):
    tablet, plays = room.guests[1], room.plays()
    for play in plays[:2]:
        room.wire.silence(tablet)
        tablet.lays(play).sends()
        for _ in range(4):
            room.beats()
            assert slips(room)[-1:] != [play] and "No contact with" in tablet.says()
        for _ in range(2):
            room.beats()
        assert slips(room)[-1] == play and "Received:" in tablet.says()
        assert "No contact with" not in tablet.says()


def test_a_link_that_comes_back_by_itself_leaves_the_spare_for_another_time(room):
    tablet = room.guests[1]
    assert room.wire.spares[link_of(tablet)]
    room.wire.silence(tablet)
    room.beats()
    room.wire.silence(tablet, silent=False)
    room.beats()
    assert room.wire.spares[link_of(tablet)]
    for _ in range(6):
        room.beats()
    assert room.wire.spares[link_of(tablet)]
