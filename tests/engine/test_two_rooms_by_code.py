"""Two rooms of one duplicate become one without a file: the other event came to this tablet by a code."""

import pytest

from drivers.bag_club import Tables
from drivers.window import Window, wait_for
from faristol.games.duplicate.event import summary

HERE = ["Aina", "Biel", "Carme"]
THERE = ["Fiona", "Gori", "Helga"]


def room(names, second="8H COS", players_from=1, **chosen):
    """Return two rounds of the same promise, played to the end."""
    club = Tables(players=0, rounds=2, **chosen)
    for table, name in enumerate(names, players_from):
        club.enter(table, name)
    club.begin().round_with("CASALSO")
    club.collect({players_from: "H8 CASA"}).announce("H8 CASA").next()
    club.round_with("LSOIPRE").collect({players_from: "8H COS"}).announce(second)
    return club.next()


@pytest.fixture
def window():
    return Window()


def holds(window, stream, club):
    card = {**summary(club.state), "stream": stream, "at": club.now, "entries": len(club.entries)}
    wait_for(window.log.append(stream, 0, club.entries, card))


def looks(window):
    window.go("#/event/here/results")
    return window.page


def test_the_other_rooms_event_is_offered_and_taken_in(window):
    holds(window, "here", room(HERE))
    assert "as a moving code" in looks(window) and "read-event" not in window.page
    holds(window, "there", room(THERE))
    assert 'id="read-event"' in looks(window)
    assert window.do("results.read_event", {"other_room": "Palma"}, data={"stream": "there"})["ok"]
    assert "Room Palma: the same racks and the same master plays." in window.page
    assert window.do("results.take_room")["ok"]
    assert window.types[-1] == "RoomMerged"
    assert {player.name for player in window.state.players.values()} == {*HERE, *THERE}
    assert [*window.state.rooms] == ["Palma"]


def test_a_room_needs_its_name(window):
    holds(window, "here", room(HERE))
    holds(window, "there", room(THERE))
    looks(window)
    assert not window.do("results.read_event", {"other_room": " "}, data={"stream": "there"})["ok"]
    assert 'id="other_room-problem"' in window.page


def test_a_room_that_played_otherwise_is_refused_by_its_round(window):
    holds(window, "here", room(HERE))
    holds(window, "there", room(THERE, second="8H COL"))
    looks(window)
    assert not window.do("results.read_event", {"other_room": "Palma"}, data={"stream": "there"})["ok"]
    assert "8H COL" in window.page and "RoomMerged" not in window.types


def test_what_is_no_room_of_this_event_is_not_offered(window):
    holds(window, "here", room(HERE))
    holds(window, "running", Tables(players=2).begin())
    assert 'id="read-event"' not in looks(window)
    for stream in ("running", "nowhere"):
        assert not window.do("results.read_event", {"other_room": "P"}, data={"stream": stream})["ok"]
