"""A closing play by the federation's rules, from the board to the result (FED-11, 17, 22 to 25)."""

import pytest

from drivers.closing_plays import JUDGES, MODES, closing_play, count, decided, judged, window_of
from faristol.games.classic.errors import ChallengedAlready

BOTH_WAYS = pytest.mark.parametrize("valid", [True, False])


def lying(mode, **chosen):
    return closing_play("federation", mode, **chosen)


def counts_as_unchallenged(match):
    """Nothing of the challenge is left in the result."""
    mode = "tablet" if match.state.program_draws else "scorer"
    return count(match) == count(lying(mode).complete())


@MODES
def test_fed_11_a_closing_play_that_nobody_challenges_has_its_points_and_the_others_rack(mode):
    match = lying(mode)
    worth, player = match.state.made.points, match.state.to_move
    before = match.state.totals[player - 1]
    match.complete()
    left = sum(map(match.tile_set.points, match.state.settled.racks[2 - player]))
    assert match.end == ("played-out", "FED-11")
    assert match.state.scores[player - 1] == before + worth + left


@MODES
@JUDGES
def test_fed_24_a_closing_play_that_is_found_valid_keeps_its_points(mode, judge):
    match = judged(lying(mode).challenge(), judge, valid=True)
    assert (match.state.stage, match.state.ending) == ("played", None)
    assert counts_as_unchallenged(match.complete())


@MODES
@JUDGES
def test_fed_24_a_closing_play_that_is_not_valid_comes_off_and_the_game_goes_on(mode, judge):
    match = lying(mode)
    player, before = match.state.to_move, match.state.totals
    judged(match.challenge(), judge, valid=False)
    assert (match.state.stage, match.state.to_move, match.state.counts) == ("turn", 3 - player, (7, 7))
    assert (match.state.totals, match.state.turns[-1].kind) == (before, "invalid")


@MODES
@JUDGES
@BOTH_WAYS
def test_fed_23_a_closing_play_is_challenged_a_second_time_and_that_decides(mode, judge, valid):
    match = judged(lying(mode).challenge(), judge, valid=True)
    judged(match.challenge(argument="It is in no dictionary"), judge, valid)
    if not valid:
        assert (match.state.stage, match.state.turns[-1].kind) == ("turn", "invalid")
        return
    with pytest.raises(ChallengedAlready):
        match.challenge(argument="And yet")
    assert counts_as_unchallenged(match.complete())


@MODES
def test_fed_25_the_second_challenge_comes_before_the_clock_is_pressed_the_bag_being_empty(mode):
    match = lying(mode).replaced().challenge().rule(True)
    assert match.challenge(argument="Look again").rule(True).state.stage == "played"
    assert counts_as_unchallenged(match.press())


@MODES
@JUDGES
def test_fed_24_on_the_screen_a_valid_closing_play_stands_and_the_game_is_counted(mode, judge):
    window = decided(window_of("federation", mode, valid=True), judge, valid=True)
    assert window.state.stage == "played" and 'id="complete"' in window.page
    assert window.do("classic.complete")["ok"], window.refused
    assert window.state.settled.result == lying(mode).complete().result[0]


@MODES
@JUDGES
def test_fed_24_on_the_screen_a_closing_play_that_is_not_valid_comes_off(mode, judge):
    window = decided(window_of("federation", mode, valid=False), judge, valid=False)
    assert window.state.stage == "turn" and window.state.turns[-1].kind == "invalid"


@MODES
@BOTH_WAYS
def test_fed_23_on_the_screen_a_closing_play_is_challenged_a_second_time(mode, valid):
    window = window_of("federation", mode, valid=True)
    assert window.do("classic.challenge_again")["ok"], window.refused
    assert window.do("classic.challenge", {"argument": "The plural does not exist"})["ok"], window.refused
    rule = {"valid": "yes" if valid else "no"}
    assert window.do("classic.rule", {"arbiter": "Bel Quetglas"}, data=rule)["ok"], window.refused
    assert window.state.stage == ("played" if valid else "turn")
    assert window.state.ending is None


@MODES
@JUDGES
def test_fed_17_ten_minutes_over_before_the_closing_play_is_complete_lose_the_game(mode, judge):
    match = lying(mode)
    player, before = match.state.to_move, match.state.totals
    match.wait(41)
    judged(match.challenge(), judge, valid=True)
    assert match.end == ("time", "FED-17")
    assert match.state.ending.lost == (player,) and match.state.totals == before


@MODES
@JUDGES
def test_fed_28_less_than_that_costs_the_minutes_and_the_game_is_played_out(mode, judge):
    match = lying(mode)
    player = match.state.to_move
    match.wait(31)
    judged(match.challenge().wait(20), judge, valid=True).complete()
    assert match.end == ("played-out", "FED-11")
    assert [points for who, points, clause in match.adjusted if (who, clause) == (player, "FED-28")] == [-20]


@MODES
@JUDGES
def test_fed_16_the_rounds_time_that_ends_during_the_challenge_does_not_stop_a_closed_game(mode, judge):
    match = judged(lying(mode).challenge().call_time(), judge, valid=True)
    assert counts_as_unchallenged(match.wait(1).complete())
