"""One event in two rooms: what one hands over, what the other takes in, and where they must agree."""

import copy
import json
from functools import cache, reduce

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.bag_club import Tables
from faristol.games.duplicate import claims, rooms
from faristol.games.duplicate.bonus import bonuses, value
from faristol.games.duplicate.errors import (
    AnotherEvent,
    NoSuchRoom,
    NotNow,
    PlayerInBothRooms,
    ResultsAreFinal,
    RoomMergedAlready,
    RoomWithoutName,
    RoundsDiffer,
)
from faristol.games.duplicate.facts import apply
from faristol.games.duplicate.standings import standings

SECOND = "LSOIPRE"


def room(names, slips, second="8H COS", players_from=1, **chosen):
    """Two rounds; `slips` by the round, for the tables in order."""
    club = Tables(players=0, rounds=2, **chosen)
    for table, name in enumerate(names, players_from):
        club.enter(table, name)
    club.begin().round_with("CASALSO")
    club.collect(dict(enumerate(slips[0], players_from))).announce("H8 CASA").next()
    club.round_with(SECOND).collect(dict(enumerate(slips[1], players_from))).announce(second)
    return club.next()


def manacor(**more):
    names = ["Aina", "Biel", "Carme", "Damià", "Eulàlia"]
    return room(names, [["H8 CASAL", "H8 CASA"], ["8H COS", "H8 CASAL"]], **more)


def palma(**more):
    names = ["Fiona", "Gori", "Helga", "Ignasi", "Joana", "Kilian"]
    return room(names, [["H8 CASALS", "H8 CASALS"], ["8H COS", "CASA"]], **more)


def handed_over(club, name="Palma"):
    return json.loads(json.dumps(rooms.room_of(club.state, name)))


def merged(here, there, name="Palma"):
    here.write(rooms.merge_room(here.state, handed_over(there, name)))
    return here


def test_both_rooms_are_one_classification():
    club = merged(manacor(), palma())
    names = {player.id: player.name for player in club.state.players.values()}
    found = [(names[player], total, rank) for player, total, rank in club.places]
    assert found[:4] == [("Biel", "45/2", 1), ("Fiona", "20", 2), ("Aina", "18", 3), ("Gori", "16", 4)]
    assert len(found) == 11


def test_the_others_come_as_a_group_at_tables_of_their_own():
    club = merged(manacor(), palma())
    theirs = [player for player in club.state.at_tables if player.group == "Palma"]
    assert [player.table for player in theirs] == [101, 102, 103, 104, 105, 106]
    assert club.state.rooms == ("Palma",)


def test_tables_that_do_not_clash_stay():
    club = merged(manacor(), palma(players_from=6))
    assert [player.table for player in club.state.at_tables] == list(range(1, 12))


def test_the_bonus_goes_by_all_who_began_and_by_the_plays_of_both_rooms():
    """Five and six make eleven; alone in one room is not alone in both."""
    club = manacor()
    assert value(club.state) == 0
    merged(club, palma())
    assert (club.state.began, value(club.state)) == (11, 5.5)
    assert [(bonus.round, bonus.player) for bonus in bonuses(club.state)] == [(2, "2")]


def test_what_was_ruled_there_is_a_fact_here():
    club = merged(manacor(), palma())
    slip = club.slip("room2-2", 2)
    assert (slip.points, slip.reason, slip.clause) == (0, "coordinates", "DUP-13")


def test_who_was_expelled_or_left_there_is_so_here():
    there = palma()
    for _ in range(3):
        there.sanction(1)
    club = merged(manacor(), there)
    assert club.places[-1][2] is None
    assert club.state.expelled.get("room2-1") == 2


def test_a_master_play_found_wrong_in_one_room_is_wrong_in_both():
    there = Tables(players=0, rounds=2)
    there.enter(1, "Fiona").enter(2, "Gori").begin().round_with("CASALSO").collect({1: "H8 CASA"})
    there.announce("H8 CASA").next().found_wrong(1)
    there.round_with(SECOND).announce("8H COS").next()
    club = merged(manacor(), there)
    assert club.counts(2, 1) == (0, "wrong-master", "DUP-18")


def test_undone_like_any_other_act():
    club = manacor()
    before = club.state
    assert merged(club, palma()).undo().state == before


def test_three_rooms():
    third = room(["Llúcia", "Margalida"], [["H8 CASA", "H8 CASA"], ["8H COS", None]])
    club = merged(merged(manacor(), palma()), third, "Inca")
    assert club.state.rooms == ("Palma", "Inca")
    assert club.state.began == 13
    assert len({player.table for player in club.state.at_tables}) == 13


# --- where the rooms do not agree


def test_another_rack_is_named_with_its_round():
    club, value_ = manacor(), handed_over(palma())
    value_["rounds"][1]["rack"] = sorted("LSOIPRA")
    with pytest.raises(RoundsDiffer) as refused:
        rooms.merge_room(club.state, value_)
    assert refused.value.details == {"round": 2, "here": "E I L O P R S", "there": "A I L O P R S"}


def test_another_master_play_is_named_with_its_round():
    with pytest.raises(RoundsDiffer) as refused:
        merged(manacor(), palma(second="H8 CASAL"))
    assert refused.value.details == {"round": 2, "here": "8H COS", "there": "H8 CASAL"}


def test_a_room_that_played_on():
    there = Tables(players=0, rounds=1)
    there.enter(1, "Fiona").enter(2, "Gori").begin().round_with("CASALSO").announce("H8 CASA").next()
    with pytest.raises(RoundsDiffer) as refused:
        merged(manacor(), there)
    assert refused.value.details == {"round": 2, "here": "2", "there": "1"}


def test_another_event():
    value_ = handed_over(palma())
    with pytest.raises(AnotherEvent):
        rooms.merge_room(manacor().state, value_ | {"commitment": "00" * 32})


def test_a_player_who_sat_in_both():
    there = room(["Fiona", "BIEL"], [["H8 CASA"], ["8H COS"]])
    with pytest.raises(PlayerInBothRooms) as refused:
        merged(manacor(), there)
    assert refused.value.details == {"name": "BIEL"}


def test_a_room_comes_once():
    club = merged(manacor(), palma())
    with pytest.raises(RoomMergedAlready):
        merged(club, palma())


def test_only_after_the_end_and_before_the_results_are_final():
    running = Tables().begin().round_with("CASALSO")
    with pytest.raises(NotNow):
        rooms.room_of(running.state, "Palma")
    with pytest.raises(NotNow):
        rooms.merge_room(running.state, handed_over(palma()))
    club = manacor()
    club.write(claims.make_final(club.state))
    with pytest.raises(ResultsAreFinal):
        rooms.merge_room(club.state, handed_over(palma()))


def test_a_room_has_a_name_and_hands_over_only_its_own():
    with pytest.raises(RoomWithoutName):
        rooms.room_of(palma().state, " ")
    with pytest.raises(NotNow):
        rooms.room_of(merged(manacor(), palma()).state, "Manacor")


# --- what is brought from outside


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
)


@cache
def a_room():
    """One room for all examples."""
    return manacor(), handed_over(palma())


@given(ANYTHING)
def test_what_is_no_room_is_refused(value_):
    with pytest.raises(NoSuchRoom):
        rooms.read_room(value_)


@pytest.mark.parametrize("play", ["CASA", "H8 C#SA", "h8 casa(l)", ""])
def test_a_play_that_no_board_could_show_is_refused(play):
    club, value_ = a_room()
    value_ = copy.deepcopy(value_)
    value_["rounds"][0]["slips"]["1"]["play"] = play
    with pytest.raises(NoSuchRoom):
        rooms.merge_room(club.state, value_)


def places(value_, way=()):
    """Every place in a value, as the keys that lead to it."""
    yield way
    inside = (
        value_.items() if isinstance(value_, dict) else enumerate(value_) if isinstance(value_, list) else ()
    )
    for key, each in inside:
        yield from places(each, (*way, key))


@given(st.data(), ANYTHING)
def test_a_room_with_anything_changed_is_refused_or_makes_a_log_that_can_be_told(data, anything):
    club, value_ = a_room()
    value_ = copy.deepcopy(value_)
    way = data.draw(st.sampled_from(list(places(value_))[1:]))
    inner = value_
    for key in way[:-1]:
        inner = inner[key]
    inner[way[-1]] = anything
    try:
        facts = rooms.merge_room(club.state, value_)
    except (NoSuchRoom, RoundsDiffer, AnotherEvent, PlayerInBothRooms):
        return
    merged_ = reduce(apply, facts, club.state)
    assert len(standings(merged_)) == len(club.state.players) + len(value_["players"])
