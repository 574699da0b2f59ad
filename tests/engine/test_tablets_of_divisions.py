"""Tables with tablets where each division is paired for itself: a table's number says of which it is."""

import re

import pytest

from drivers.tournament_room import TournamentRoom
from faristol.tournaments.errors import RoundIsOver
from faristol.tournaments.from_tablets import SentResult, enter_sent
from faristol.tournaments.parts import part_of

EIGHT = [f"{name} {at};{1900 - at};{name[0]}" for name in ("Aina", "Biel") for at in range(4)]
PLAYERS = "\n".join(["name;rating;division", *EIGHT])


@pytest.fixture
def room():
    """Division A plays its second round at tables 1 and 2, B its first one at 3 and 4."""
    room = TournamentRoom(publish=False, players=PLAYERS, separate="on")
    takes(room, "A").publishes()
    room.closes()
    room.publishes()
    takes(room, "B").publishes()
    takes(room, "A")
    return room


def takes(room, division):
    screen = re.search(r'data-do="([a-z_]+)[.]take_division"', room.at().work)[1]
    assert room.director.do(f"{screen}.take_division", data={"division": division})["ok"]
    return room


def state_of(room):
    return room.director.state


def test_each_table_sees_the_round_of_its_division(room):
    assert [len(part.rounds) for part in state_of(room).parts.values()] == [2, 1]
    assert "Round 2 of 3" in room.tablet(1).says()
    of_b = room.tablet(4).says()
    assert "Round 1 of 3" in of_b and "Biel" in of_b


def test_a_result_is_of_the_division_at_that_table_whichever_is_in_hand(room):
    room.tablet(3).writes(420, 333).agrees()
    (sheet,) = state_of(room).parts["B"].rounds[0].sheets.values()
    assert sheet.written == (420, 333)
    assert not state_of(room).parts["A"].rounds[1].sheets
    assert room.results[-1]["division"] == "B"


def test_a_telephone_tells_its_player_the_round_of_the_division(room):
    telephone = room.tablet(None)
    for name, round_ in (("Aina", "Round 2 of 3"), ("Biel", "Round 1 of 3")):
        player = next(each.id for each in state_of(room).players.values() if each.name.startswith(name))
        telephone.does("choose", {"player": player})
        assert round_ in telephone.says() and name in telephone.says()


def test_a_tablet_at_a_table_of_a_division_that_has_not_begun_waits_for_its_first_round():
    room = TournamentRoom(publish=False, players=PLAYERS, separate="on")
    takes(room, "A").publishes()
    room.closes()
    room.publishes()
    assert "The first round is not out yet." in room.tablet(4).says()
    assert "Round" not in room.tablet(30).says() + room.tablet(None).says()


def test_a_late_result_of_a_closed_round_is_refused_and_the_room_goes_on():
    room = TournamentRoom(publish=False, players=PLAYERS, separate="on")
    takes(room, "A").publishes()
    tablet = room.tablet(2)
    pair = state_of(room).parts["A"].rounds[0].draft.by_table[2]
    room.wire.silence(tablet)
    tablet.writes(420, 333).agrees()
    room.closes()
    takes(room, "B").publishes()
    takes(room, "A")
    other = next(id for id in state_of(room).parts["A"].players if id not in (pair.first, pair.second))
    for id in (pair.first, other):
        room.director.about("withdraw", state_of(room).players[id].name)
    room.publishes()
    assert 2 not in state_of(room).parts["A"].rounds[-1].draft.by_table
    before = room.results
    room.wire.silence(tablet, silent=False)
    assert room.results == before
    assert "This table is free in this round." in tablet.says()
    room.tablet(3).writes(410, 333).agrees()
    assert room.results[-1]["division"] == "B" and len(room.results) == len(before) + 1
    late = SentResult(2, 2, 1, (pair.first, pair.second), (420, 333))
    with pytest.raises(RoundIsOver):
        enter_sent(part_of(state_of(room), pair.first), late)
