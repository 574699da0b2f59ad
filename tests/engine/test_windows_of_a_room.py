"""A room that is opened, closed, opened again, taken over by another window, and ends with its event."""

import pytest

from drivers.relayed_tablets import RelayedRoom
from faristol.room.by_relay import FIRST_LINK


@pytest.fixture
def room():
    return RelayedRoom(tables=(1, 2))


def seats(window):
    return {tablet.table: tablet.token for tablet in window.engine._tablets.room.guests}


def another_window(room):
    other = type(room.judge)(room.wire, disk=room.judge.disk)
    other.now = room.now
    other.go("#/event/dupli")
    room.wire.run()
    return other


def leaves(room):
    room.judge.do("leave", data={"to": "#/"})
    room.wire.run()


def test_to_open_an_open_room_changes_nothing(room):
    room.judge.go("#/event/dupli/room")
    owners, before = room.wire.owners.copy(), room.judge.engine._tablets.room
    assert room.judge.do("room.open")["ok"]
    room.wire.run()
    assert room.wire.owners == owners and room.judge.engine._tablets.room == before


def test_a_room_that_was_closed_opens_with_its_link_and_everybody_at_their_table(room):
    link, before = room.link, seats(room.judge)
    room.judge.go("#/event/dupli/room")
    room.judge.do("room.close")
    room.wire.run()
    assert not room.wire.owners
    room.judge.restart()
    room.judge.go("#/event/dupli/room")
    room.judge.do("room.open")
    room.wire.run()
    assert (room.link, seats(room.judge)) == (link, before)
    room.judge.go("#/event/dupli")
    room.wait(10).judge_does("start")
    play = room.plays()[0]
    room.guests[1].lays(play).sends()
    assert "Received:" in room.guests[1].says()


def test_a_window_that_takes_over_has_the_room_as_the_other_had_it_last(room):
    other = another_window(room)
    room.comes_by_link(3)
    before = seats(room.judge)
    leaves(room)
    assert other.do("event.claim")["ok"]
    room.wire.run()
    assert list(room.wire.owners.values()) == [other]
    assert seats(other) == before and set(before) == {1, 2, 3}
    assert all(tablet.here for tablet in other.engine._tablets.room.guests)


def test_a_window_that_was_there_before_the_room_has_it_with_the_event():
    room = RelayedRoom(tables=())
    room.judge.go("#/event/dupli/room")
    room.judge.do("room.close")
    room.wire.run()
    other = another_window(room)
    room.judge.do("room.open")
    room.wire.run()
    room.comes_by_link(1)
    leaves(room)
    other.do("event.claim")
    room.wire.run()
    assert set(seats(other)) == {1}
    other.go("#/event/dupli/room")
    assert 'data-in="1"' in other.page


def test_a_window_that_lost_the_event_neither_writes_nor_ends_its_room(room):
    other = another_window(room)
    leaves(room)
    other.do("event.claim")
    room.wire.run()
    room.judge.tell("state", link=FIRST_LINK, state="silent")
    room.judge.tell("beat")
    room.judge.go("#/event/dupli")
    room.wire.run()
    assert list(room.wire.owners.values()) == [other]
    other.restart()
    room.wire.run()
    assert set(seats(other)) == {1, 2}
    assert room.judge.engine._tablets.room is None


def test_a_room_ends_with_its_event(room):
    room.wait(10).judge_does("start")
    room.wait(200).judge_does("end_time")
    room.judge_does("end", why="agreed")
    room.judge.go("#/event/dupli/file")
    room.judge.do("file.save")
    room.judge.do("file.ask_delete")
    assert room.judge.do("file.delete")["ok"], room.judge.page
    room.wire.run()
    assert not room.wire.owners
    assert room.judge.engine._tablets.room is None
