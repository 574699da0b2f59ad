"""Two judges who play one duplicate in two rooms link their tablets: at the end one has the other's slips."""

import pytest

from drivers.event_files import keeps
from drivers.linked_windows import Wire
from drivers.tablet_room import JudgesTablet, PlayersTablet, code_on
from drivers.two_rooms import HERE, THERE, two_rounds
from faristol.room.record import read_room, write_room


def judge(wire, stream, club):
    tablet = JudgesTablet(wire)
    tablet._drawn = len(wire.tablets) * 1_000
    keeps(tablet, stream, club.entries)
    tablet.now = club.now
    tablet.go(f"#/event/{stream}/room")
    assert tablet.do("room.open")["ok"]
    wire.run()
    tablet.go(f"#/event/{stream}")
    return tablet


@pytest.fixture
def wire():
    return Wire()


@pytest.fixture
def here(wire):
    return judge(wire, "here", two_rounds(HERE))


@pytest.fixture
def there(wire):
    return judge(wire, "there", two_rounds(THERE))


def comes(here, there):
    """Read the code of the room there, and show one's own."""
    there.go("#/event/there/room")
    here.go("#/event/here/join")
    if 'id="again"' in here.page:
        here.do("join.again")
    assert here.do("join.read", {"code": code_on(there, "room-code-text")})["ok"]
    assert here.do("join.other_room")["ok"]
    here.wire.run()
    there.do("room.read", {"code": code_on(here, "own-code-text")})
    here.wire.run()


def is_let_in(there):
    there.go("#/event/there/room")
    (room,) = [each for each in there.engine._tablets.room.guests if each.role == "room"]
    if not room.admitted:
        assert there.do("room.admit", data={"tablet": str(room.number)})["ok"]
    there.wire.run()


def ends(tablet, stream):
    tablet.go(f"#/event/{stream}")
    assert tablet.do("duplicate.next_round")["ok"], tablet.page
    tablet.wire.run()


def results(here):
    here.go("#/event/here/results")
    return here.page


def test_the_slips_come_over_the_link_when_all_is_over_and_are_taken_in(here, there):
    comes(here, there)
    is_let_in(there)
    assert "The two rooms are linked." in here.page
    ends(here, "here")
    assert 'id="linked"' in results(here) and "read-linked" not in here.page
    ends(there, "there")
    assert 'id="read-linked"' in results(here)
    assert here.do("results.read_linked", {"other_room": "Palma"})["ok"]
    assert "Room Palma: the same racks and the same master plays." in here.page
    assert here.do("results.take_room")["ok"]
    state = here.state
    assert {player.name for player in state.players.values()} == {*HERE, *THERE}
    assert [*state.rooms] == ["Palma"] and "read-linked" not in results(here)


def test_a_judge_who_was_not_let_in_is_told_nothing(here, there):
    comes(here, there)
    ends(here, "here")
    ends(there, "there")
    assert "read-linked" not in results(here)
    assert here.engine._tablets.room.joined.log is None
    is_let_in(there)
    assert 'id="read-linked"' in results(here)


def test_the_own_room_goes_on_beside_the_link(here, there, wire):
    comes(here, there)
    is_let_in(there)
    player = PlayersTablet(wire)
    player.now = here.now
    here.go("#/event/here/room")
    own = player.reads(code_on(here, "room-code-text")).sits_at(2)
    assert here.do("room.read", {"code": own})["ok"]
    wire.run()
    assert "You are in, at table 2." in player.page
    for tablet in (here, there, player):
        tablet.tell("beat")
    wire.run()
    assert here.engine._tablets.room.seats.at(2).here
    assert here.engine._tablets.room.joined.hears == "heard"


def test_after_a_crash_of_the_engine_both_links_are_taken_up(here, there):
    comes(here, there)
    is_let_in(there)
    link = here.engine._tablets.room.joined.link
    here.restart()
    here.wire.run()
    room = here.engine._tablets.room
    assert room.joined.link == link and room.joined.seated and room.code


def test_after_a_reload_the_code_is_read_again_and_the_judge_need_not_let_it_in_again(here, there):
    comes(here, there)
    is_let_in(there)
    here.wire.forget(here)
    here.restart()
    here.wire.run()
    ends(here, "here")
    assert "The link to the other room" in results(here) and "is lost" in here.page
    here.go("#/event/here/room")
    assert here.do("room.open")["ok"]
    here.wire.run()
    comes(here, there)
    assert all(each.admitted for each in there.engine._tablets.room.guests)
    ends(there, "there")
    assert 'id="read-linked"' in results(here)


def test_the_link_outlives_the_own_room(here, there):
    comes(here, there)
    is_let_in(there)
    ends(here, "here")
    here.go("#/event/here/room")
    assert here.do("room.close")["ok"]
    here.wire.run()
    ends(there, "there")
    assert 'id="read-linked"' in results(here)


def test_who_joined_before_opening_the_own_room_has_both(here, there):
    here.go("#/event/here/room")
    here.do("room.close")
    here.wire.run()
    comes(here, there)
    is_let_in(there)
    here.go("#/event/here/room")
    assert here.do("room.open")["ok"]
    here.wire.run()
    room = here.engine._tablets.room
    assert room.code and room.joined.hears == "heard"
    here.go("#/event/here/join")
    assert here.do("join.leave")["ok"]
    here.wire.run()
    assert here.engine._tablets.room.code and here.engine._tablets.room.joined is None


def test_the_code_of_the_own_room_is_answered_in_words(here):
    here.go("#/event/here/room")
    code = code_on(here, "room-code-text")
    here.go("#/event/here/join")
    assert not here.do("join.read", {"code": code})["ok"]
    assert 'id="code-problem"' in here.page


def test_the_record_keeps_both_rooms(here, there):
    comes(here, there)
    room = here.engine._tablets.room
    again = read_room(write_room(room))
    assert again.seats == room.seats and again.joined.token == room.joined.token
    assert again.joined.role == "room"
