"""A closing play by the Ciutat de Mallorca rules, from the board to the result (MAL-21, 24, 30, 31)."""

from drivers.closing_plays import JUDGES, MODES, closing_play, count, decided, judged, window_of
from drivers.log import MINUTE
from faristol.core.overtime import begun_minutes


def lying(mode, **chosen):
    return closing_play("mallorca", mode, **chosen)


def counts_as_unchallenged(match):
    """Nothing of the challenge is left in the result."""
    mode = "tablet" if match.state.program_draws else "scorer"
    return count(match) == count(lying(mode).complete())


@MODES
def test_mal_21_a_closing_play_that_nobody_challenges_has_its_points_and_the_others_rack(mode):
    match = lying(mode)
    worth, player = match.state.made.points, match.state.to_move
    before = match.state.totals[player - 1]
    assert match.state.stage == "played"
    match.complete()
    left = sum(map(match.tile_set.points, match.state.settled.racks[2 - player]))
    assert match.end == ("played-out", "MAL-21")
    assert match.state.scores[player - 1] == before + worth + left


@MODES
@JUDGES
def test_mal_24_a_closing_play_that_is_found_valid_keeps_its_points(mode, judge):
    match = judged(lying(mode).challenge(), judge, valid=True)
    assert (match.state.stage, match.state.ending) == ("played", None)
    assert match.state.clocks.running
    assert counts_as_unchallenged(match.complete())


@MODES
@JUDGES
def test_mal_24_a_closing_play_that_is_not_valid_comes_off_and_the_game_goes_on(mode, judge):
    match = lying(mode)
    player, before = match.state.to_move, match.state.totals
    judged(match.challenge(), judge, valid=False)
    assert (match.state.stage, match.state.to_move, match.state.counts) == ("turn", 3 - player, (7, 7))
    assert (match.state.totals, match.state.turns[-1].kind) == (before, "invalid")


@MODES
@JUDGES
def test_mal_24_another_word_of_a_closing_play_may_still_be_challenged(mode, judge):
    match = lying(mode)
    one, *others = match.state.made.words
    assert others
    judged(judged(match.challenge(one), judge, valid=True).challenge(*others), judge, valid=True)
    assert counts_as_unchallenged(match.complete())


@MODES
@JUDGES
def test_mal_24_on_the_screen_a_valid_closing_play_stands_and_the_game_is_counted(mode, judge):
    window = decided(window_of("mallorca", mode, valid=True), judge, valid=True)
    assert window.state.stage == "played" and 'id="complete"' in window.page
    assert window.do("classic.complete")["ok"], window.refused
    assert window.state.settled.result == lying(mode).complete().result[0]


@MODES
@JUDGES
def test_mal_24_on_the_screen_a_closing_play_that_is_not_valid_comes_off(mode, judge):
    window = decided(window_of("mallorca", mode, valid=False), judge, valid=False)
    assert window.state.stage == "turn" and window.state.turns[-1].kind == "invalid"


@MODES
@JUDGES
def test_mal_30_time_that_runs_out_while_the_closing_play_lies_costs_its_minutes(mode, judge):
    match = lying(mode)
    player = match.state.to_move
    match.wait(31)
    judged(match.challenge().wait(20), judge, valid=True).complete()
    over = match.state.settled.over[player - 1]
    assert begun_minutes(over) <= 2
    assert (player, -10 * begun_minutes(over), "MAL-30") in match.adjusted
    assert match.end == ("played-out", "MAL-21")


@MODES
@JUDGES
def test_mal_31_the_rounds_time_that_ends_during_the_challenge_does_not_stop_a_closed_game(mode, judge):
    match = judged(lying(mode).challenge().call_time(), judge, valid=True)
    assert counts_as_unchallenged(match.wait(1).complete())
    again = judged(lying(mode).challenge().call_time(), judge, valid=False)
    assert again.state.turns_left == 1
    assert again.passes().end == ("stopped", "MAL-31")


@MODES
def test_mal_26_the_time_of_a_closing_play_stands_while_it_is_judged(mode):
    match = lying(mode).challenge()
    player = match.state.to_move
    left = match.state.clocks.left(player, match.now)
    match.wait(40).rule(True)
    assert match.state.clocks.left(player, match.now) > left - MINUTE
