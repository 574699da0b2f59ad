"""How a game ends by the federation's rules, what is counted, time and absence (FED-11 to 34)."""

import pytest

from drivers.log import MINUTE, SECOND
from drivers.match import JUDGE, Match
from faristol.games.classic import arbiter, ending, timekeeping
from faristol.games.classic.errors import (
    NotNow,
    ReasonMissing,
    ResultIsFinal,
    TurnIsPast,
)
from faristol.games.classic.granted import granted
from faristol.screens.classic import count
from faristol.texts import texts

NO_RACKS = ("", "")


def game(*plays, **chosen):
    return Match("federation", **chosen).begin().play(*plays)


def scored(one, two, **chosen):
    """A game that stands at these points, as the arbiter had to correct them."""
    match = game("H8 CASA", "8H COSA", **chosen)
    match.write(arbiter.correct_points(match.state, 1, one, JUDGE, "counted again"))
    return match.write(arbiter.correct_points(match.state, 2, two, JUDGE, "counted again"))


def test_fed_11_played_out_with_the_bag_empty():
    match = game().played_out()
    out = match.state.turns[-1].player
    left = sum(map(match.state.tile_set.points, match.state.unseen))
    assert match.end == ("played-out", "FED-11")
    assert sorted(match.adjusted) == sorted([(out, left, "FED-11"), (3 - out, -left, "FED-11")])


def test_fed_12_both_lose_three_turns_in_a_row_by_passing():
    match = game("H8 CASA").passes(5)
    assert match.state.stage == "turn"
    assert match.passes().end == ("lost-turns", "FED-12")


def test_fed_12_or_by_plays_that_came_off():
    assert game("H8 CASA").invalid("8H COSÇ").passes(4).invalid("8H CASÇ").end == ("lost-turns", "FED-12")


def test_fed_12_an_exchange_breaks_the_run_the_example():
    """Pass, exchange, pass, pass, pass, pass, pass, pass: turns 3 to 8 are six lost in a row."""
    match = game("H8 CASA").passes().exchange(2).passes(5)
    assert match.state.stage == "turn"
    assert match.passes().end == ("lost-turns", "FED-12")


def test_fed_12_so_does_a_play():
    match = game("H8 CASA").passes(5).play("8H COSA").passes(5)
    assert match.state.stage == "turn"


def test_fed_13_twelve_turns_with_exchanges():
    match = game("H8 CASA")
    for _ in range(5):
        match.passes().exchange(1)
    match.passes()
    assert match.state.stage == "turn"
    assert match.exchange(1).end == ("twelve-turns", "FED-13")


def test_fed_14_neither_at_nil_nil():
    match = game().passes(6)
    assert match.state.stage == "turn"
    for _ in range(8):
        match.exchange(1)
    assert match.state.stage == "turn"


def test_fed_14_at_twelve_nil_the_same_passes_end_the_game():
    match = scored(12, 0).passes(6)
    assert match.end == ("lost-turns", "FED-12")


def test_fed_15_each_subtracts_its_own_rack():
    match = scored(12, 0).passes(6).settle("AEIOUBÇ", "QZ")
    assert match.adjusted == [(1, -18, "FED-15"), (2, -16, "FED-15")]
    assert match.result == ((-6, -16), 1)


def test_fed_16_the_rounds_time_turn_in_hand_and_one_more_without_racks():
    match = game("H8 CASA", "8H COSA").call_time().passes()
    assert match.state.stage == "turn"
    match.passes()
    assert (match.end, match.adjusted, match.result) == (("stopped", "FED-16"), [], ((10, 5), 1))


def test_fed_16_two_minutes_a_play_and_what_follows_is_the_arbiters():
    match = game("H8 CASA").clock().call_time().wait(2)
    assert granted(match.state).left(match.now) == -SECOND
    match.turn_lost()
    assert (match.state.turns[-1].kind, match.state.turns[-1].clause) == ("forfeit", None)
    assert match.entries[-1]["by"] == JUDGE


def test_fed_16_the_two_minutes_stand_with_the_clocks():
    match = game("H8 CASA").clock().call_time()
    called = match.entries[-1]["at"]
    match.wait(1).stop("arbiter")
    left = granted(match.state).left(match.now)
    assert left == 2 * MINUTE - (match.entries[-1]["at"] - called)
    match.wait(5)
    assert granted(match.state).left(match.now) == left > 0


def test_fed_16_who_calls_the_rounds_time_is_named():
    assert game("H8 CASA").call_time().entries[-1]["by"] == JUDGE


def test_fed_17_more_than_ten_minutes_over_the_game_is_lost():
    match = scored(412, 380, clocks="table")
    match.write(ending.time_over_on_the_table(match.state, 1, match.now))
    assert (match.end, match.result) == (("time", "FED-17"), ((302, 380), 2))
    assert match.adjusted == [(1, -110, "FED-17")]


def test_fed_17_ten_minutes_exactly_cost_a_hundred_and_a_tenth_of_a_second_more_the_game():
    exactly = scored(412, 380, clocks="table").passes(6).settle(*NO_RACKS, over=(10 * MINUTE, 0))
    assert (exactly.adjusted, exactly.result) == ([(1, -100, "FED-28")], ((312, 380), 2))
    more = scored(500, 380, clocks="table").passes(6).settle(*NO_RACKS, over=(10 * MINUTE + 100, 0))
    assert (more.end, more.result) == (("time", "FED-17"), ((0, 300), 2))
    assert more.adjusted == [(1, -110, "FED-17")]


def test_fed_17_who_says_that_the_clock_on_the_table_has_run_out_is_named_and_says_why():
    match = scored(412, 380, clocks="table")
    with pytest.raises(ReasonMissing):
        timekeeping.lost_by_the_clock_on_the_table(match.state, 1, match.now, JUDGE, "")
    why = "the clock reads 10:03 over"
    match.write(timekeeping.lost_by_the_clock_on_the_table(match.state, 1, match.now, JUDGE, why))
    assert (match.end, match.result, match.entries[-2]["why"]) == (("time", "FED-17"), ((302, 380), 2), why)


def test_fed_17_a_clock_that_the_arbiter_sets_beyond_ten_minutes_loses_the_game():
    match = game("H8 CASA").clock().set_clock(1, -10 * MINUTE)
    assert match.state.ending is None
    match.set_clock(1, -10 * MINUTE - SECOND)
    assert match.end == ("time", "FED-17")


def test_fed_17_by_the_clock_of_the_program():
    match = game("H8 CASA", "8H COSA").clock()
    match.now = match.entries[-1]["at"] + 40 * MINUTE
    with pytest.raises(NotNow):
        ending.time_over(match.state, match.now)
    match.now += 100
    match.write(ending.time_over(match.state, match.now))
    assert (match.end, match.result) == (("time", "FED-17"), ((-100, 5), 2))


def test_fed_17_a_turn_that_comes_so_late_ends_the_game_too():
    match = game("H8 CASA").clock().wait(41).passes()
    assert (match.end, match.result) == (("time", "FED-17"), ((10, -110), 1))


def test_fed_18_who_abandons_loses_the_result_of_that_moment_less_110():
    match = scored(412, 380).abandon(1)
    assert (match.end, match.result) == (("abandoned", "FED-18"), ((302, 380), 2))
    assert match.adjusted == [(1, -110, "FED-18")]


def test_fed_18_still_ahead_the_result_is_300_0_for_the_other():
    match = scored(500, 380).abandon(1)
    assert (match.state.scores, match.result) == ((390, 380), ((0, 300), 2))
    assert scored(100, 200).abandon(2).result == ((100, 90), 1)
    assert scored(100, 300).abandon(2).result == ((300, 0), 1)


def test_fed_18_equal_is_not_ahead_and_the_other_wins_all_the_same():
    match = scored(490, 380).abandon(1)
    assert match.result == ((380, 380), 2)


def test_fed_18_racks_are_not_counted():
    match = Match("federation", mode="tablet").begin().abandon(2)
    assert match.adjusted == [(2, -110, "FED-18")]


def test_fed_18_the_arbiters_may_penalise_an_irregular_one():
    match = scored(412, 380).abandon(1)
    match.write(arbiter.penalise(match.state, 1, 50, JUDGE, "Swept the tiles off the board"))
    assert (match.state.scores, match.result) == ((252, 380), ((252, 380), 2))


def test_fed_18_at_any_time_not_only_in_ones_own_turn():
    match = scored(412, 380)
    assert match.state.to_move == 1
    assert match.abandon(2).result == ((412, 270), 1)


def test_fed_18_a_play_that_lies_there_when_the_other_gives_up_counts():
    match = scored(400, 380).put("L8 ASA").abandon(2)
    points = match.state.turns[-1].points
    assert points > 0 and match.result == ((400 + points, 270), 1)


def test_fed_18_a_play_that_its_player_gives_up_on_does_not():
    match = scored(400, 380).put("L8 ASA").abandon(1)
    assert match.result == ((290, 380), 2)


def test_fed_18_the_110_points_stand_in_place_of_the_minutes_and_the_sheet_says_so():
    match = scored(412, 380).clock().wait(32).abandon(1)
    assert (match.adjusted, match.result) == ([(1, -110, "FED-18")], ((302, 380), 2))
    (line,) = [line for line in count.lines(match.state, texts("en")) if line.id == "time"]
    assert (line.points, line.clause) == (("0", "0"), None)
    assert "not counted" in line.reasons[0] and line.reasons[1] == "within time"


def test_fed_19_both_abandon_both_lose_nil_nil():
    match = scored(412, 380).abandon(2).abandon(1)
    assert (match.end, match.result) == (("abandoned", "FED-19"), ((0, 0), None))
    assert match.state.ending.lost == (1, 2)
    assert match.adjusted == []


def test_fed_20_the_result_is_final_once_the_sheet_is_signed():
    match = scored(412, 380).abandon(1)
    match.decide((302, 381), 2, why="a point was missing")
    for player in (1, 2):
        match.write(arbiter.sign(match.state, player))
    with pytest.raises(ResultIsFinal):
        match.decide((0, 0), None)


def test_fed_20_the_sums_follow_from_the_turns():
    match = game("H8 CASA", "8H COSA").call_time().passes(2)
    one, two = (sum(turn.points for turn in match.state.turns if turn.player == p) for p in (1, 2))
    assert match.state.scores == (one, two)


def test_fed_28_ten_points_for_each_minute_or_part_of_one_up_to_ten():
    for over, points in ((0, 0), (1, -10), (MINUTE, -10), (MINUTE + SECOND, -20), (9 * MINUTE + 1, -100)):
        match = scored(412, 380, clocks="table").passes(6).settle(*NO_RACKS, over=(0, over))
        assert match.adjusted == ([(2, points, "FED-28")] if points else [])


def test_fed_31_the_points_of_a_turn_that_was_played_are_not_corrected():
    match = game("H8 CASA")
    with pytest.raises(TurnIsPast) as refused:
        arbiter.correct_points(match.state, 1, 12, "", "")
    assert refused.value.details == {"clause": "FED-31"}


def test_fed_31_unless_the_arbiter_says_so_which_is_recorded():
    match = game("H8 CASA")
    match.write(arbiter.correct_points(match.state, 1, 12, JUDGE, "the red square was forgotten"))
    assert (match.state.scores, match.entries[-1]["by"]) == ((12, 0), JUDGE)


def test_fed_34_the_game_is_over_when_both_have_signed():
    match = game("H8 CASA").call_time().passes(2)
    match.write(arbiter.sign(match.state, 2))
    with pytest.raises(NotNow):
        arbiter.sign(match.state, 2)
    match.write(arbiter.sign(match.state, 1))
    assert match.state.signed == {1, 2}


def test_fed_34_the_time_of_the_last_player_runs_until_the_last_play_is_noted():
    match = game().clock().fill(0)
    last = match.state.to_move
    match.put(match.row(7)).replaced()
    before = match.state.clocks.left(last, match.now)
    match.wait(2).press()
    assert match.state.clocks.left(last, match.now) <= before - 2 * MINUTE
    assert not match.state.clocks.running
