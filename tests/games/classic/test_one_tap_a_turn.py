"""A play and the clock with one tap: whose time runs, how long it may be challenged, what is taken back."""

import pytest

from drivers.log import MINUTE, SECOND, folded
from drivers.match import Match
from faristol.games.classic import undoing
from faristol.games.classic.errors import ChallengeLate, NotAgreed
from faristol.games.classic.facts import FACTS
from faristol.games.log import last_act

EACH_RULESET = pytest.mark.parametrize("ruleset", ["mallorca", "federation", "romanian"])


def begun(ruleset="mallorca", minutes=30, **chosen):
    return Match(ruleset, "tablet", taps="one", minutes=minutes, **chosen).begin().clock_if_any()


def passed_on(ruleset="mallorca", **chosen):
    match = begun(ruleset, **chosen).wait(2)
    return match.put_and_press(match.row(3))


@EACH_RULESET
def test_the_time_of_the_next_runs_with_the_play(ruleset):
    match = passed_on(ruleset)
    event, mover = match.state, match.state.to_move
    assert event.stage == "played"
    assert (event.clocks.of, event.on_the_clock) == (3 - mover, 3 - mover)
    full = event.opened.minutes * MINUTE
    assert event.clocks.left(mover, match.now) == full - 2 * MINUTE - SECOND
    assert match.wait(1).complete().state.clocks.left(3 - mover, match.now) == full - MINUTE - 2 * SECOND


@EACH_RULESET
def test_the_play_may_be_challenged_until_the_next_asks_for_the_tiles(ruleset):
    match = passed_on(ruleset)
    mover, points = match.state.to_move, match.state.made.points
    off = match.branch().challenge().rule(False).state
    assert (off.totals, off.to_move, off.clocks.of) == ((0, 0), 3 - mover, 3 - mover)
    assert off.counts == (7, 7)
    stands = match.branch().challenge().rule(True)
    assert stands.state.clocks.of == 3 - mover
    assert stands.complete().state.totals[mover - 1] == points
    with pytest.raises(ChallengeLate):
        match.complete().challenge()


def test_during_a_challenge_the_clocks_stand():
    match = passed_on()
    mover = match.state.to_move
    left = match.challenge().state.clocks.left(3 - mover, match.now)
    assert match.wait(5).rule(True).state.clocks.left(3 - mover, match.now - SECOND) == left


def test_one_tap_and_two_make_the_same_game():
    one, two = passed_on(), Match("mallorca", "tablet").begin().clock().wait(2)
    two.put(two.row(3)).complete()
    one.complete()
    same = ("board", "racks", "totals", "to_move", "counts")
    assert [getattr(one.state, each) for each in same] == [getattr(two.state, each) for each in same]


def test_without_a_clock_the_tap_passes_the_tablet_on():
    match = passed_on(minutes=0)
    assert match.state.made.passed_on
    assert match.complete().state.turns[0].kind == "play"


def test_a_play_that_ends_the_game_is_not_passed_on():
    match = begun().fill(0)
    match.put_and_press(match.row(7))
    assert (match.last["type"], match.state.clocks.of) == ("PlayMade", match.state.to_move)
    assert match.complete().state.ending.way == "played-out"


def test_a_last_turn_begins_with_the_tap_before_it_and_is_not_passed_on_itself():
    match = begun().call_time()
    match.put_and_press(match.row(3))
    tapped = match.state.made.passed_on
    assert match.wait(1).complete().state.turn_began == tapped
    match.put_and_press(match.row(3))
    assert match.last["type"] == "PlayMade"


def test_all_agree_to_take_a_turn_back_and_it_is_as_before_the_play():
    match = begun()
    mover, full = match.state.to_move, match.state.opened.minutes * MINUTE
    match.wait(1)
    match.put_and_press(match.row(3)).wait(1).complete().wait(1)
    with pytest.raises(NotAgreed):
        match.tapped_undo()
    match.agreed_undo()
    assert (match.state.stage, match.state.to_move, match.state.turns) == ("turn", mover, ())
    assert match.state.clocks.left(3 - mover, match.now) == full - 2 * MINUTE - 2 * SECOND
    assert folded(match.entries) == match.state


def test_a_play_passed_on_is_taken_back_by_both():
    match = passed_on()
    with pytest.raises(NotAgreed):
        match.tapped_undo()
    assert match.agreed_undo().state.stage == "turn"


@EACH_RULESET
def test_the_turn_that_is_asked_about_is_the_one_that_goes(ruleset):
    """After each act of a few turns: played and passed on, challenged, found valid or not, complete."""
    match = begun(ruleset)
    for valid in (None, True, None, False, None):
        match.put_and_press(match.row(3))
        asked_is_what_goes(match)
        if valid is not None:
            match.challenge().rule(valid, by="lexicon")
            asked_is_what_goes(match)
        if valid is not False:
            match.wait(1).complete()
            asked_is_what_goes(match)
    match.passes()
    asked_is_what_goes(match)


def asked_is_what_goes(match):
    """The game that is left has one turn less, or the play no longer lies on its board."""
    if not undoing.needs_agreement(match.entries, last_act(match.entries, FACTS.final)):
        return
    before, asked = match.state, undoing.turn_taken_back(match.state, match.entries)
    after = match.branch().agreed_undo().state
    if before.made:
        assert (after.made, after.turns) == (None, before.turns)
        assert (asked.player, asked.play) == (before.to_move, before.made.play)
    else:
        assert before.turns == (*after.turns, asked)


def test_an_older_log_has_two_taps():
    entries = Match("mallorca", "tablet").begin().clock().entries
    del entries[0]["taps"]
    assert not folded(entries).one_tap
