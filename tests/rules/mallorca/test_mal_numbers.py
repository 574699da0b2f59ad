"""The Mallorca document at its limits: MAL-11, 18, 24, 28, 31, 33."""

import pytest

from drivers.match import JUDGE, Match
from faristol.games.classic import arbiter, senyors, timing
from faristol.games.classic.errors import ArbiterMissing, NoSenyors, NotAWordOfThePlay, NotNow


def game(*plays, **chosen):
    return Match("mallorca", **chosen).begin().play(*plays)


def refused(act, *arguments):
    with pytest.raises(NotNow):
        act(*arguments)


def test_mal_11_tiles_that_had_been_seen_are_as_many_as_are_too_many_and_none_comes_back():
    """The document's 'una a l'atzar': the opponent looks at it, and takes no other for that."""
    for excess in (1, 3):
        entry = game("H8 CASA").overdrawn(2, excess, seen=True)
        assert (entry["taken"], entry["to_bag"], entry["to_player"]) == (excess, excess, 0)


def test_mal_18_is_shown_with_one_tile_in_the_bag_and_with_none_it_is_not():
    """Settled: it needs no seven in the bag, but one."""
    assert senyors.show_senyors(game().fill(1).state)[0]["clause"] == "MAL-18"
    with pytest.raises(NoSenyors):
        senyors.show_senyors(game().fill(0).state)


def test_mal_24_only_a_challenge_that_was_made_is_judged():
    for match in (game(), game("H8 CASA"), game().put("H8 CASA")):
        refused(match.rule, True)


def test_mal_24_a_word_that_is_named_is_one_of_the_play():
    match = game("H8 CASA").put("I8 OS")
    assert match.challenge("AS").state.made.challenge.words == ("AS",)
    with pytest.raises(NotAWordOfThePlay):
        game("H8 CASA").put("I8 OS").challenge("CASA")


def test_mal_24_without_a_clock_the_game_goes_on_after_a_verdict_too():
    match = game(minutes=0).put("H8 CASA").challenge().rule(True)
    assert (match.state.stage, match.state.clocks) == ("played", None)
    not_in_use = game().put("H8 CASA").challenge().rule(True)
    assert not not_in_use.state.clocks.running


def test_mal_27_tiles_are_replaced_once_and_after_a_play_and_then_the_clock_is_pressed():
    refused(game().replaced)
    refused(game().press)
    refused(game().put("H8 CASA").press)
    refused(game().put("H8 CASA").replaced().replaced)
    refused(game().put("H8 CASA").challenge().replaced)
    assert game().put("H8 CASA").replaced().press().state.to_move == 2


def test_mal_28_a_clock_that_stands_is_not_stopped_and_one_that_runs_is_not_started():
    refused(game().stop, "count")
    refused(game().clock().clock)
    refused(Match("mallorca").clock)
    refused(game(minutes=0).clock)
    over = game("H8 CASA").clock().abandon(1)
    refused(timing.stop_clock, over.state, "count")
    refused(timing.start_clock, over.state)


def test_mal_31_no_rack_is_counted_either_where_the_program_knows_them():
    """A round that is stopped does not close the game."""
    match = game(mode="tablet").call_time().passes(2)
    assert match.end == ("stopped", "MAL-31")
    assert (match.adjusted, match.result) == ([], ((0, 0), None))


def test_mal_33_a_correction_needs_a_name_here_too():
    with pytest.raises(ArbiterMissing):
        arbiter.correct_points(game("H8 CASA").state, 1, 20, " ", "counted again")


def test_mal_33_points_are_taken_before_the_end_and_after_it():
    match = game("H8 CASA")
    match.write(arbiter.penalise(match.state, 1, 5, JUDGE, "notes on paper"))
    assert match.state.scores == (5, 0)
    over = game("H8 CASA", minutes=0).call_time().passes(2)
    over.write(arbiter.penalise(over.state, 1, 12, JUDGE, "notes on paper"))
    assert over.result == ((-2, 0), 2)
