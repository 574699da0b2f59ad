"""Divisions that are paired each for itself, one further than another: nothing of one reaches the next."""

import pytest

from drivers.hall import Hall, three
from faristol.competitions.taking import take_tournament
from faristol.errors import Rejected
from faristol.tournaments import directing, opening
from faristol.tournaments.errors import AlreadyBegun
from faristol.tournaments.hall import set_first_table
from faristol.tournaments.parts import at_table, part_named, part_of
from faristol.tournaments.players import Player
from faristol.tournaments.rounds import Start
from faristol.tournaments.separating import DivisionOver, separate_divisions
from faristol.tournaments.terms import ROUND_ROBIN, System
from faristol.tournaments.timing import plan_start

FOURS = {"A": "abcd", "B": "efgh"}


def moved(hall, player, division):
    return opening.change_player(part_of(hall.state, player), Player(player, player, 1, division=division))


def at_the_tables_of_another():
    """Return a hall in which B plays where A has played its first round."""
    hall = three().round_in("A")
    hall.in_("A", set_first_table, "30")
    hall.in_("B", set_first_table, "1")
    return hall.publish_in("B")


def test_a_table_is_of_the_division_that_plays_there_now():
    hall = at_the_tables_of_another()
    assert hall.tables_of("A")[0] == hall.tables_of("B")[0] == 1
    assert at_table(hall.state, 1).part == "B"


def test_the_whole_has_the_tables_of_the_hall_and_the_sheet_of_each():
    hall = at_the_tables_of_another().results_in("B", 4)
    boards = [(board, sheet) for board, _, sheet in hall.state.rounds[0].boards]
    assert [board for board, _ in boards] == [*range(1, 7), *range(1, 11)]
    assert boards[0][1] == hall.state.parts["A"].rounds[0].sheets[1]
    assert boards[6][1] == hall.state.parts["B"].rounds[0].sheets[1]


def test_a_full_rest_is_no_half_one_after_a_player_has_come_back_from_another_division():
    hall = Hall(separate=True).enter_all({"A": "abcde", "B": "fghi"})
    hall.in_("A", directing.give_bye, "a", half=True)
    for division in "BA":
        hall.write(moved(hall, "a", division))
    hall.in_("A", directing.give_bye, "a")
    assert hall.state.parts["A"].resting == ("a",) and not hall.state.parts["A"].halved


def test_what_was_planned_before_there_were_divisions_is_of_each():
    hall = Hall(separate=True).enter_all({"": "abcdefgh"})
    hall.in_("", opening.plan_round, 2, System("king"))
    hall.in_("", plan_start, 1, "10:30", "")
    hall.in_("", opening.change_rounds, 5)
    hall.in_("", set_first_table, "5")
    for player in "abcd":
        hall.write(moved(hall, player, "A"))
    for player in "efgh":
        hall.write(moved(hall, player, "B"))
    for part in hall.state.parts.values():
        assert part.plan == {2: System("king")} and part.starts == {1: Start("10:30", "")}
        assert part.planned == 5
    assert hall.publish_in("A").tables_of("A") == [5, 6]
    assert not {*hall.publish_in("B").tables_of("B")} & {5, 6}


def test_a_first_table_that_was_said_before_anybody_was_entered_is_of_one_division():
    hall = Hall(separate=True)
    hall.in_("", set_first_table, "5")
    hall.enter_all(FOURS)
    assert [part.first_table for part in hall.state.parts.values()] == [5, 0]


def test_together_again_what_all_have_planned_alike_stays():
    hall = three()
    for division in "ABC":
        hall.in_(division, opening.plan_round, 2, System("king"))
    hall.in_("A", opening.plan_round, 3, System("king"))
    hall.do(separate_divisions, separate=False)
    assert hall.state.plan == {2: System("king")}


def played_unequally():
    """Return a hall in which A has ended after one round and B after three."""
    hall = Hall(separate=True).enter_all(FOURS)
    hall.in_("A", opening.change_rounds, 1)
    hall.round_in("A")
    for _ in range(3):
        hall.round_in("B")
    for division in "AB":
        hall.in_(division, directing.end_tournament)
    return hall


def test_a_season_counts_each_division_of_what_could_be_had_there():
    (taken,) = take_tournament("x", 1, played_unequally().state)
    assert taken["rounds"] == 3 and taken["masters"] == 6
    assert {player["name"]: player.get("most") for player in taken["players"]} == {
        **dict.fromkeys("abcd", 2),
        **dict.fromkeys("efgh"),
    }


def test_a_season_takes_a_tournament_that_has_no_divisions_after_all():
    hall = Hall(separate=True).enter_all({"": "abcd"}).round_in("")
    assert len(take_tournament("x", 1, hall.state)[0]["players"]) == 4


def test_teams_stand_alike_whichever_division_is_in_hand():
    hall = Hall(separate=True)
    for division, letters in FOURS.items():
        for at, letter in enumerate(letters):
            club = "XY"[at % 2]
            hall.do(opening.enter_player, Player(letter, letter, 1, division=division, club=club))
    hall.write([{"type": "TeamsCounted", "best": 0}])
    hall.round_in("A").round_in("B").round_in("B")
    stood = [
        [(team.name, team.sum, team.total) for team in part.team_standings(len(part.rounds))]
        for part in (part_named(hall.state, "A"), part_named(hall.state, "B"), hall.state)
    ]
    assert stood[0] == stood[1] == stood[2]


def test_lots_are_those_with_which_a_division_has_played():
    hall = three().round_in("A")
    before = hall.state.parts["A"].lots
    hall.in_("B", opening.hear_room, "any words")
    assert hall.state.parts["A"].lots == before
    assert hall.state.parts["B"].lots == hall.state.parts["C"].lots != before
    hall.in_("B", opening.change_terms, hall.state.parts["B"].terms)
    assert hall.state.parts["A"].lots == before != hall.state.parts["B"].lots


def test_nobody_moves_into_a_round_robin_that_has_begun():
    hall = Hall(separate=True, rounds=3).enter_all(FOURS)
    for number in (1, 2, 3):
        hall.in_("B", opening.plan_round, number, System(ROUND_ROBIN))
    hall.round_in("B")
    with pytest.raises(AlreadyBegun):
        moved(hall, "a", "B")


def test_a_new_division_opens_no_tournament_that_is_over():
    hall = Hall(separate=True).enter_all(FOURS)
    for division in "AB":
        hall.in_(division, opening.change_rounds, 1)
        hall.round_in(division)
    hall.do(opening.enter_player, Player("z", "z", 1, division="B"))
    for division in "AB":
        hall.in_(division, directing.end_tournament)
    with pytest.raises(DivisionOver):
        moved(hall, "z", "D")
    with pytest.raises(Rejected):
        hall.do(opening.enter_player, Player("y", "y", 1, division="D"))
    assert hall.state.ended


def test_absences_are_not_carried_to_rounds_of_another_number():
    hall = Hall(separate=True).enter_all(FOURS).round_in("B").round_in("B")
    for act, player in ((opening.mark_absent, "a"), (opening.withdraw, "b"), (opening.mark_away, "c")):
        hall.in_("A", act, player, *([3] if act is opening.mark_absent else []))
        hall.write(moved(hall, player, "B"))
    players = hall.state.parts["B"].players
    assert players["a"].plays_in(3) and not players["a"].absent
    assert players["b"].withdrawn == players["c"].away == 3


def test_absences_stay_where_both_have_come_equally_far():
    hall = Hall(separate=True).enter_all(FOURS)
    hall.in_("A", opening.mark_absent, "a", 2)
    hall.write(moved(hall, "a", "B"))
    assert hall.state.parts["B"].players["a"].absent == {2}


def test_a_first_table_stays_when_the_round_is_called_off():
    hall = three()
    hall.in_("C", set_first_table, "50")
    seated = hall.publish_in("C").tables_of("C")
    hall.in_("C", directing.call_off_round, "why")
    assert hall.publish_in("C").tables_of("C") == seated
