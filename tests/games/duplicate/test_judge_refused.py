"""What the judge of a duplicate cannot do, and at which moment; and what is counted at the limits."""

from fractions import Fraction

import pytest

from drivers.bag_club import Tables
from faristol.games.duplicate import claims, handing_in, judging, masters, opening, rooms, sanctions
from faristol.games.duplicate.errors import (
    MasterDoesNotStand,
    NameMissing,
    NoSuchRoom,
    NoSuchTable,
    NotNow,
    PlayerNameMissing,
    ReasonMissing,
    ResultsAreFinal,
    TableTaken,
    TooFewPlayers,
    TooLate,
    WrongCount,
)
from faristol.games.duplicate.event import summary
from faristol.games.duplicate.facts import FACTS
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.possible import plays_of
from faristol.games.duplicate.results import game_of, percent, plays_made
from faristol.games.duplicate.ruling import Written
from faristol.games.duplicate.standings import master_total, standings
from faristol.games.log import last_act


def first_round(**chosen):
    return Tables(**chosen).begin().round_with("CASALSO")


def two_rounds(**chosen):
    """Player 1 finds both master plays, 2 the first of them, 3 nothing."""
    club = first_round(**chosen).collect({1: "H8 CASAL", 2: "H8 CASAL", 3: None}).announce("H8 CASAL")
    return club.next().round_with("SOIPRET").collect({1: "8H COS", 2: "13G SET", 3: None}).announce("8H COS")


def refused(error, act, *arguments, **more):
    with pytest.raises(error) as no:
        act(*arguments, **more)
    return no.value.details


# --- the tables


def test_tables_have_numbers_from_1_to_999_and_one_player_each():
    club = Tables(players=0)
    assert opening.free_table(club.state) == 1
    for table in (0, 1000):
        refused(NoSuchTable, club.enter, table)
    for table in (1, 999):
        club.enter(table)
    assert opening.free_table(club.state) == 2
    assert refused(TableTaken, opening.enter_player, club.state, Player("x", 1, "X"))["table"] == "1"
    moved = opening.change_player(club.state, Player("1", 1, "Neus"))
    assert (moved[0]["table"], moved[0]["name"]) == (1, "Neus")
    refused(TableTaken, opening.change_player, club.state, Player("1", 999, "Neus"))
    refused(PlayerNameMissing, opening.enter_player, club.state, Player("x", 2, " "))
    refused(NotNow, opening.remove_player, club.state, "x")
    refused(NameMissing, Tables, name=" ")


def test_two_tables_are_enough_and_a_duplicate_begins_once():
    refused(TooFewPlayers, Tables(players=1).begin)
    refused(NotNow, Tables(players=2).begin().begin)


# --- a round


def test_slips_are_handed_in_once_the_time_runs_and_for_rounds_that_were():
    club = Tables().begin().draw("CASALSO")
    refused(NotNow, club.collect, {1: "H8 CASA"})
    club.time()
    for number, player in ((0, "1"), (2, "1"), (1, "9")):
        refused(NotNow, club.hand_in, number, player, "H8 CASA")
    assert club.collect({1: "H8 CASA"}).slip(1).points == 10
    later = club.announce("H8 CASA").next().draw("LSOIPRE").collect({1: "H8 CASAL"}, number=1)
    assert later.slip(1, 1).points == 14


def test_a_slip_is_taken_back_or_read_again_where_there_is_one():
    club = first_round().collect({1: "H8 CASA"})
    is_word = club.words.lexicon.contains
    refused(NotNow, handing_in.take_back, club.state, 1, "2", is_word)
    refused(NotNow, handing_in.read_again, club.state, 1, "2", Written("H8 CASA"), is_word)
    assert club.state.round.second == {}
    club.write(handing_in.read_again(club.state, 1, "1", Written("H8 CASAL"), is_word))
    assert list(club.state.round.second) == ["1"]
    assert handing_in.differences(club.state.round) == [("1", "H8 CASA", "H8 CASAL")]
    club.write(handing_in.read_again(club.state, 1, "1", Written("H8 CASA"), is_word))
    assert handing_in.differences(club.state.round) == []
    club.write(handing_in.read_again(club.state, 1, "1", Written("H8 CASAL"), is_word))
    club.write(handing_in.take_back(club.state, 1, "1", is_word))
    assert (club.state.round.slips, handing_in.differences(club.state.round)) == ({}, [])


def test_a_reason_to_take_a_word_is_written_without_blanks_around_it():
    refused(ReasonMissing, first_round().collect, {1: Written("H8 CASA", accepted=" ")})


def test_the_master_play_is_chosen_when_the_slips_are_in_and_once():
    club = Tables().begin().draw("CASALSO")
    refused(NotNow, club.announce, "H8 CASA")
    club.time()
    is_word = club.words.lexicon.contains
    refused(MasterDoesNotStand, masters.choose_master, club.state, "H8 CASOL", is_word)
    refused(NotNow, judging.next_round, club.state, lambda state: True)
    club.announce("H8 CASA")
    refused(NotNow, club.announce, "H8 CASA")
    refused(NotNow, judging.new_rack, club.state)


def test_a_word_that_the_judge_took_on_a_slip_may_go_to_the_board():
    club = first_round().collect({1: Written("H8 CASOL", accepted="al DIEC"), 2: "H8 CASA"})
    assert club.slip(1).valid
    refused(MasterDoesNotStand, club.announce, "H8 CASLO")
    assert club.announce("H8 CASOL").state.stage == "results"


def test_a_play_that_was_null_is_not_among_those_of_the_room():
    club = first_round().collect({1: Written("H8 CASAL", null="late"), 2: "H8 CASA"})
    assert [each.play for each in masters.handed_in(club.state, club.state.round)] == ["H8 CASA"]


def test_plays_of_the_same_points_stand_as_they_are_written():
    club = first_round().collect({1: "H8 CASA", 2: "8H CASA", 3: "H8 CASAL"}).announce("H8 CASAL")
    assert [made.play for made in plays_made(club.state, club.state.round)] == [
        "H8 CASAL",
        "8H CASA",
        "H8 CASA",
    ]


def test_what_a_duplicate_begins_with_is_taken_back_by_nobody():
    club = Tables(source="committed").begin()
    assert last_act(club.entries, FACTS.final) == []
    assert last_act(club.time().entries, FACTS.final) != []


def test_a_master_play_is_found_wrong_once_and_before_the_end():
    club = first_round()
    for number in (0, 1, 2):
        refused(NotNow, club.found_wrong, number)
    club.announce("H8 CASA").found_wrong(1)
    refused(NotNow, club.found_wrong, 1)
    refused(TooLate, first_round().announce("H8 CASA").end().found_wrong, 1)


def test_what_the_best_of_the_room_leaves_is_proposed_with_all_who_found_it():
    club = first_round().collect({1: "H8 CASAL", 2: "H8 CASA", 3: "H8 CASAL"})
    best, second = masters.proposals(club.state, club.state.round, None)
    assert second.play == "H8 CASA"
    assert (best.play, best.points, best.found_by) == ("H8 CASAL", 14, ("1", "3"))
    assert club.state.tile_set.write(best.leaves) == "OS"
    assert masters.proposals(first_round().state, first_round().state.round, None) == []
    possible = masters.best_possible(
        club.state, club.state.round, plays_of(club.state, club.state.round, club.words)
    )
    assert {each.points for each in possible} == {max(each.points for each in possible)}


def test_a_rack_is_typed_with_as_many_tiles_as_are_missing():
    club = Tables().begin()
    assert refused(WrongCount, club.draw, "CASALS") == {"wanted": 7, "typed": 6}
    club.round_with("CASALSO")
    refused(NotNow, club.draw, "CASALSO")
    club.announce("H8 CASA").next()
    assert refused(WrongCount, club.draw, "LSOIPR") == {"wanted": 4, "typed": 3}


def test_the_end_leaves_on_the_rack_what_the_master_play_left():
    ended = first_round().announce("H8 CASA").end()
    assert ended.state.tile_set.write(ended.state.draws.kept) == "LOS"
    refused(NotNow, ended.end)
    refused(NotNow, Tables().end)
    assert first_round().end().last["clause"] == "DUP-16"


# --- who is expected


def test_a_player_is_expected_until_the_round_before_the_one_in_which_they_left_or_were_sent_out():
    club = two_rounds()
    club.write(opening.player_left(club.state, "2"))
    for _ in range(3):
        club.sanction(3)
    ids = [[player.id for player in club.state.expected_in(number)] for number in (1, 2, 3)]
    assert ids == [["1", "2", "3"], ["1", "2"], ["1"]]


def test_misconduct_is_noted_once_play_has_begun_and_lifted_where_there_was_some():
    refused(NotNow, Tables().begin().sanction, 1)
    club = first_round()
    refused(NotNow, sanctions.lift, club.state, "1")
    refused(NotNow, sanctions.lift, club.state, "9")
    assert sanctions.next_step(club.state, "9") is None


def test_when_the_results_are_final_nothing_of_it_is_changed():
    club = two_rounds().sanction(1).end()
    refused(NotNow, claims.open_claims, two_rounds().state, 15, 0)
    refused(NotNow, claims.make_final, two_rounds().state)
    refused(NotNow, claims.reopen, club.state, "un error")
    ended = club.last["at"]
    club.claim(15)
    assert club.state.claims_until == ended + 15 * 60_000
    club.finish()
    refused(NotNow, claims.open_claims, club.state, 15, 0)
    refused(NotNow, claims.make_final, club.state)
    refused(ResultsAreFinal, club.sanction, 1)
    refused(ResultsAreFinal, sanctions.lift, club.state, "1")
    refused(ResultsAreFinal, club.collect, {1: "H8 CASA"}, number=1)
    refused(ReasonMissing, claims.reopen, club.state, " ")
    club.write(claims.reopen(club.state, "un error"))
    assert not club.state.final


# --- the results


def test_a_game_has_its_points_its_bonus_and_what_was_missed_round_by_round():
    club = two_rounds(players=11, bonuses=True)
    first, second = game_of(club.state, "1")
    assert (first.points, first.bonus, first.missed) == (14, 0, 0)
    alone = second.bonus
    best = plays_made(club.state, club.state.rounds[1])[0]
    assert alone == (Fraction(11, 2) if best.players == ("1",) else 0)
    other = [turn.bonus for turn in game_of(club.state, "2")]
    assert other == [0, Fraction(11, 2) if best.players == ("2",) else 0]
    assert [turn.missed for turn in game_of(club.state, "3")] == [14, club.state.rounds[1].master.points]
    assert sum(turn.bonus for id in club.state.players for turn in game_of(club.state, id)) == Fraction(11, 2)


def test_the_master_plays_together_are_what_a_hundred_of_a_hundred_would_be():
    club = two_rounds()
    both = [round_.master.points for round_ in club.state.rounds]
    assert [master_total(club.state, after) for after in (0, 1, 2, None)] == [
        0,
        both[0],
        sum(both),
        sum(both),
    ]
    assert percent(7, 14) == 50 and percent(7, 0) is None
    assert [row.masters for row in standings(club.state, 1)] == [1, 1, 0]


def test_a_master_play_worth_nothing_is_found_by_nobody_who_scored_nothing():
    club = first_round().collect({1: "H8 CASAL", 2: None})
    (chosen,) = masters.choose_master(club.state, "H8 CASA", club.words.lexicon.contains)
    club.write([{**chosen, "points": 0}])
    assert [row.masters for row in standings(club.state)] == [1, 0, 0]


def test_home_is_told_how_far_it_is():
    told = summary(two_rounds().state)
    assert (told["round"], told["phase"], told["players"], told["final"]) == (2, "results", 3, False)


# --- two rooms


def test_what_a_room_hands_over_is_of_this_version_and_has_names_tables_and_points():
    value = rooms.room_of(two_rounds().end().state, "Palma")
    assert rooms.read_room(value).room == "Palma"
    table, *others = value["players"]
    for wrong in (
        {"faristol_room": 2},
        {"faristol_room": 0},
        {"room": " "},
        {"players": [{**table, "table": 0}, *others]},
        {"players": [{**table, "table": 2}, *others]},
        {"players": [{**table, "id": "2"}, *others]},
        {"players": others},
        {"rounds": [worth(value["rounds"][0], -1), *value["rounds"][1:]]},
    ):
        refused(NoSuchRoom, rooms.merge_room, two_rounds().end().state, {**value, **wrong})


def test_a_play_that_one_room_has_found_wrong_is_wrong_in_both():
    wrong, right = two_rounds().found_wrong(1).end(), two_rounds(players=4)
    other = rooms.room_of(wrong.state, "Palma")
    other["players"] = [{**each, "name": f"{each['name']} de Palma"} for each in other["players"]]
    right.end().write(rooms.merge_room(right.state, other))
    assert [round_.master.wrong for round_ in right.state.rounds] == [True, False]
    back = rooms.room_of(two_rounds().end().state, "Inca")
    back["players"] = [{**each, "name": f"{each['name']} d'Inca"} for each in back["players"]]
    wrong.write(rooms.merge_room(wrong.state, back))
    assert [round_.master.wrong for round_ in wrong.state.rounds] == [True, False]


def worth(round_, points):
    """The same round, with so many points on a slip."""
    return {**round_, "slips": {**round_["slips"], "1": {**round_["slips"]["1"], "points": points}}}
