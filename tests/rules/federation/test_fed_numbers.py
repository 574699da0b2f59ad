"""The federation's text at its limits: FED-8, 9, 14, 16 to 18, 29, 31."""

import pytest

from drivers.log import MINUTE, SECOND
from drivers.match import JUDGE, Match
from faristol.games.classic import absence, arbiter, ending, overdrawing, starting
from faristol.games.classic.challenging import is_second
from faristol.games.classic.errors import (
    BothOverTime,
    NotNow,
    TooFewToExchange,
    TooManyToExchange,
    TurnIsPast,
)
from faristol.games.classic.granted import granted
from faristol.games.classic.settling import both_beyond_time


def game(*plays, **chosen):
    return Match("federation", **chosen).begin().play(*plays)


def scored(one, two, **chosen):
    """A game that stands at these points, as the arbiter had to correct them."""
    match = game("H8 CASA", "8H COSA", **chosen)
    match.write(arbiter.correct_points(match.state, 1, one, JUDGE, "counted again"))
    return match.write(arbiter.correct_points(match.state, 2, two, JUDGE, "counted again"))


def refused(act, *arguments):
    with pytest.raises(NotNow):
        act(*arguments)


# --- FED-8


def test_fed_8_with_one_tile_left_in_the_bag_one_is_exchanged():
    assert game().fill(1).exchange(1).state.turns[-1].count == 1


def test_fed_8_who_exchanges_gives_a_tile_at_least():
    with pytest.raises(TooFewToExchange):
        game().exchange(0)


def test_fed_8_nobody_exchanges_more_tiles_than_a_rack_has_not_even_at_a_real_bag():
    with pytest.raises(TooManyToExchange) as too_many:
        game().exchange(8)
    assert too_many.value.details == {"most": 7, "clause": "FED-8"}


def test_fed_9_as_many_as_the_bag_gave_can_be_too_many():
    match = game().fill(3)
    (entry,) = overdrawing.overdrawn(match.state, 1, 3, seen=False)
    assert entry["to_bag"] == 3


# --- FED-14


@pytest.mark.parametrize("points", [(12, 0), (0, 12)])
def test_fed_14_points_of_one_player_alone_are_enough_whoever_has_them(points):
    assert scored(*points).passes(6).end == ("lost-turns", "FED-12")


# --- FED-16


def test_fed_16_a_play_has_two_whole_minutes():
    match = game("H8 CASA").clock().call_time()
    began = match.entries[-1]["at"]
    assert [granted(match.state).left(began + second * SECOND) for second in (0, 61, 119, 120)] == [
        120 * SECOND,
        59 * SECOND,
        1 * SECOND,
        0,
    ]


def test_fed_16_the_time_of_a_round_is_called_once():
    match = game("H8 CASA").call_time()
    refused(match.call_time)
    assert match.state.turns_left == 2


# --- FED-17, FED-18


def test_fed_17_a_game_that_is_over_is_not_lost_on_time_as_well():
    told = scored(412, 380, clocks="table").abandon(1)
    refused(ending.time_over_on_the_table, told.state, 2, told.now)
    ticking = game("H8 CASA", "8H COSA").clock().wait(41).passes()
    assert ticking.end == ("time", "FED-17")
    refused(ending.time_over, ticking.state, ticking.now + MINUTE)


def test_fed_17_the_clock_of_the_program_is_not_told():
    match = game("H8 CASA").clock()
    refused(ending.time_over_on_the_table, match.state, 1, match.now)


def test_fed_18_who_has_given_up_gives_up_no_second_time():
    match = scored(412, 380).abandon(1)
    refused(match.abandon, 1)
    assert match.result == ((302, 380), 2)


def test_fed_19_the_other_gives_up_as_well_only_while_nothing_else_has_been_said():
    """Not after a game that was lost on time, nor once the arbiter has decided or a player has signed."""
    late = scored(412, 380, clocks="table")
    late.write(ending.time_over_on_the_table(late.state, 1, late.now))
    refused(late.abandon, 2)
    decided = scored(412, 380).abandon(1).decide((302, 381), 2)
    refused(decided.abandon, 2)
    signed = scored(412, 380).abandon(1)
    signed.write(arbiter.sign(signed.state, 2))
    refused(signed.abandon, 2)
    refused(game("H8 CASA", "8H COSA", clocks="table").passes(6).abandon, 1)


def test_fed_18_nobody_reads_the_clock_on_the_table_where_no_minute_is_counted():
    match = scored(412, 380, clocks="table").abandon(1)
    assert (match.over, match.state.settled.over) == (True, (0, 0))


@pytest.mark.parametrize("over", [(11 * MINUTE, 0), (0, 11 * MINUTE), (11 * MINUTE, 12 * MINUTE)])
def test_fed_18_who_gave_up_has_lost_however_late_anybody_was(over):
    """By a club's rules that count the minutes in place of the 110 points."""
    rules = {"abandoning": {"clause": "FED-18", "both": "FED-19"}}
    match = scored(412, 380, clocks="table", rules=rules).abandon(1).settle(over=over)
    assert (match.end, match.result[1]) == (("abandoned", "FED-18"), 2)
    assert match.adjusted == [(at, -time // 6000, "FED-28") for at, time in enumerate(over, 1) if time]


def test_fed_17_both_are_too_late_while_the_game_still_runs():
    match = game("H8 CASA", clocks="table")
    assert both_beyond_time(match.state, (11 * MINUTE, 12 * MINUTE))
    assert not both_beyond_time(match.state, (11 * MINUTE, 10 * MINUTE))


def test_fed_17_of_two_who_were_let_in_too_late_by_the_programs_clock_the_arbiter_says_who_lost():
    match = Match("federation", minutes=1).absent(1, 2).wait(20).arrive(1, by=JUDGE, why="the train stood")
    match.wait(20).arrive(2, by=JUDGE, why="the same train").begin().play("H8 CASA").call_time().passes(2)
    assert (match.end, match.state.stage) == (("stopped", "FED-16"), "settling")
    with pytest.raises(BothOverTime):
        match.settle()


# --- FED-22


def test_fed_22_only_a_play_that_was_found_valid_is_challenged_a_second_time():
    assert not is_second(game().state)
    match = game().put("H8 CASA")
    assert not is_second(match.state) and not is_second(match.challenge().state)
    assert is_second(match.rule(True).state)
    assert not is_second(match.complete().state)


# --- FED-29


def test_fed_29_the_signal_is_given_once_before_anything_is_drawn_and_for_somebody():
    refused(Match("federation").absent)
    again = Match("federation").absent(2).arrive(2)
    assert again.state.stage == "start"
    refused(again.absent, 2)
    drawn = Match("federation")
    drawn.write(starting.draw_for_start(drawn.state, drawn.read("AA")))
    assert drawn.state.stage == "start"
    refused(drawn.absent, 2)
    named = Match("federation")
    named.write(starting.name_starter(named.state, 1))
    refused(named.absent, 2)
    refused(game().absent, 2)


def test_fed_29_only_one_who_is_waited_for_arrives():
    refused(Match("federation").arrive, 1)
    refused(Match("federation").absent(2).arrive, 1)


def test_fed_29_nobody_arrives_once_the_time_is_over_and_it_is_over_once():
    match = Match("federation").absent(2).wait(16)
    match.write(absence.absence_over(match.state, match.now))
    refused(match.arrive, 2)
    refused(absence.absence_over, match.state, match.now + MINUTE)
    present = Match("federation")
    refused(absence.absence_over, present.state, present.now)


# --- FED-31


def test_fed_31_a_turn_that_was_not_played_has_no_points_to_correct():
    match = game("H8 CASA", "8H COSA")
    for turn in (-1, 0, 3):
        refused(arbiter.correct_points, match.state, turn, 20, JUDGE, "counted again")


def test_fed_31_nor_has_any_turn_once_the_result_was_decided():
    match = scored(412, 380).abandon(1).decide((302, 381), 2)
    refused(arbiter.correct_points, match.state, 1, 20, JUDGE, "counted again")


def test_fed_31_after_the_end_the_result_follows_and_only_that_turn_changes():
    match = game("H8 CASA", "8H COSA", "L8 ASA", minutes=0).call_time().passes(2)
    before = [turn.points for turn in match.state.turns]
    (entry,) = arbiter.correct_points(match.state, 3, 100, JUDGE, "counted again")
    assert entry["result"] == [before[0] + 100, before[1]]
    match.write([entry])
    assert [turn.points for turn in match.state.turns] == [*before[:2], 100, 0, 0]
    assert match.result == ((before[0] + 100, before[1]), 1)


def test_fed_31_without_an_arbiter_the_turn_is_past():
    with pytest.raises(TurnIsPast):
        arbiter.correct_points(game("H8 CASA").state, 1, 20, " ", "counted again")
