"""Two rooms of one duplicate become one without a file: the other event came to this tablet by a code."""

import pytest

from drivers.bag_club import Tables
from drivers.event_files import keeps
from drivers.two_rooms import HERE, THERE, two_rounds
from drivers.window import Window


@pytest.fixture
def window():
    return Window()


def looks(window):
    window.go("#/event/here/results")
    return window.page


def test_the_other_rooms_event_is_offered_and_taken_in(window):
    keeps(window, "here", two_rounds(HERE).next().entries)
    assert "as a moving code" in looks(window) and "read-event" not in window.page
    keeps(window, "there", two_rounds(THERE).next().entries)
    assert 'id="read-event"' in looks(window)
    assert window.do("results.read_event", {"other_room": "Palma"}, data={"stream": "there"})["ok"]
    assert "Room Palma: the same racks and the same master plays." in window.page
    assert window.do("results.take_room")["ok"]
    assert window.types[-1] == "RoomMerged"
    assert {player.name for player in window.state.players.values()} == {*HERE, *THERE}
    assert [*window.state.rooms] == ["Palma"]


def test_a_room_needs_its_name(window):
    keeps(window, "here", two_rounds(HERE).next().entries)
    keeps(window, "there", two_rounds(THERE).next().entries)
    looks(window)
    assert not window.do("results.read_event", {"other_room": " "}, data={"stream": "there"})["ok"]
    assert 'id="other_room-problem"' in window.page


def test_what_is_no_room_of_this_event_is_not_offered(window):
    keeps(window, "here", two_rounds(HERE).next().entries)
    keeps(window, "running", Tables(players=2).begin().entries)
    assert 'id="read-event"' not in looks(window)
    for stream in ("running", "nowhere"):
        assert not window.do("results.read_event", {"other_room": "P"}, data={"stream": stream})["ok"]
