"""What the arbiters of the Ciutat de Mallorca put right: time, clocks, a set that is not whole (MAL-32)."""

import pytest

from drivers.log import MINUTE, SECOND
from drivers.match import JUDGE, Match
from faristol.games.classic import timekeeping
from faristol.games.classic.errors import (
    ArbiterMissing,
    NotYet,
    ProgramDraws,
    ReasonMissing,
    WrongCount,
    WrongTiles,
)
from faristol.games.classic.granted import granted
from faristol.screens.classic.ended import how
from faristol.texts import texts


def game(*plays, **chosen):
    return Match("mallorca", **chosen).begin().play(*plays)


def test_mal_32_a_last_turn_that_took_too_long_is_lost_only_if_the_arbiter_says_so():
    match = game("H8 CASA").clock().call_time()
    match.now = match.entries[-1]["at"] + 2 * MINUTE
    with pytest.raises(NotYet):
        match.turn_lost()
    match.now += 1
    match.turn_lost()
    entry, turn = match.entries[-1], match.state.turns[-1]
    assert (turn.kind, turn.clause, entry["by"]) == ("forfeit", "MAL-32", JUDGE)
    assert (match.state.to_move, match.state.clocks.of) == (1, 1)


def test_mal_32_the_rounds_time_is_called_by_name_and_with_a_reason():
    match = game("H8 CASA").call_time()
    assert (match.entries[-1]["by"], match.entries[-1]["clause"]) == (JUDGE, "MAL-31")
    for by, why, refusal in (("", "x", ArbiterMissing), (JUDGE, " ", ReasonMissing)):
        with pytest.raises(refusal):
            timekeeping.call_round_time(game().state, by, why)


def test_mal_32_a_clock_is_set_right_and_runs_on_if_it_ran():
    match = game().clock().wait(10).set_clock(1, 25 * MINUTE)
    assert match.state.clocks.left(1, match.now) == 25 * MINUTE - SECOND
    match.wait(5).set_clock(2, 12 * MINUTE)
    assert match.state.clocks.left(1, match.now) == 20 * MINUTE - 2 * SECOND
    assert match.state.clocks.left(2, match.now) == 12 * MINUTE
    stands = game().clock().stop("arbiter").set_clock(1, -MINUTE).wait(9)
    assert stands.state.clocks.over(1, stands.now) == MINUTE and not stands.state.clocks.running


def test_mal_32_a_clock_set_right_leaves_a_last_turn_the_time_it_has():
    match = game("H8 CASA").clock().call_time().wait(1)
    left = granted(match.state).left(match.now)
    match.set_clock(2, 20 * MINUTE)
    assert granted(match.state).left(match.now) == left - SECOND


def test_mal_32_a_set_with_a_tile_too_few_is_counted_and_the_game_goes_on():
    match = game().fill(1)
    match.count_tiles("?", "", (7, 7))
    assert (match.state.in_bag, match.state.stage) == (0, "turn")
    match.play(match.row(7))
    assert match.end == ("played-out", "MAL-21")
    left = sum(map(match.tile_set.points, match.state.settled.racks[2 - match.state.turns[-1].player]))
    assert len(match.state.unseen) == 7 and left == sum(map(match.tile_set.points, match.state.unseen))


def test_mal_32_a_rack_that_is_empty_after_all_ends_the_game():
    match = game().fill(1)
    last = match.state.to_move
    match.play(match.row(7))
    assert (match.state.stage, match.state.counts[last - 1]) == ("turn", 1)
    match.count_tiles("?", "", (0, 7) if last == 1 else (7, 0))
    assert match.end == ("played-out", "MAL-21")


def test_mal_32_a_tile_too_many_is_on_a_rack_and_the_game_can_be_settled():
    match = game("H8 CASA", "8H COSA").passes(6)
    with pytest.raises(WrongTiles):
        match.settle("QQ", "A")
    match.count_tiles("", "Q", (2, 1)).settle("QQ", "A")
    assert match.adjusted == [(1, -16, "MAL-22"), (2, -1, "MAL-22")]


def test_mal_32_a_game_that_was_counted_is_counted_again():
    match = game().played_out()
    out = match.state.turns[-1].player
    gone = match.state.unseen[0]
    before = match.result
    match.count_tiles(gone, "", (0, 6) if out == 1 else (6, 0))
    assert match.over and len(match.state.settled.racks[2 - out]) == 6
    assert match.result != before


def test_mal_32_what_cannot_be_is_not_counted():
    match = game("H8 CASA")
    for missing, counts, refusal in (("QQ", (7, 7), WrongTiles), ("", (8, 7), WrongCount)):
        with pytest.raises(refusal):
            match.count_tiles(missing, "", counts)
    with pytest.raises(ProgramDraws):
        Match("mallorca", mode="tablet").begin().count_tiles("A", "", (7, 7))


def test_mal_32_a_play_that_lies_there_when_the_other_gives_up_counts():
    match = game("H8 CASA").put("8H COSA").challenge().abandon(1)
    assert (match.state.totals, match.state.made) == ((10, 5), None)
    assert (match.end, match.result) == (("abandoned", "MAL-32"), ((10, 5), 2))


def test_mal_32_a_play_that_its_player_gives_up_on_does_not_and_it_is_said():
    match = game("H8 CASA").put("8H COSA").abandon(2)
    assert match.result == ((10, 0), 1)
    assert "8H COSA" in how(match.state, texts("en")) and "does not count" in how(match.state, texts("en"))
