"""Taps at the wrong moment, in the middle of a challenge, of an absence, or without a clock."""

import pytest

from drivers.match import JUDGE, Match
from faristol.games.classic import absence, arbiter, ending, timing
from faristol.games.classic.errors import NotNow
from faristol.games.draw import draw

DRAWN = ("StartDrawn", "RacksDrawn", "TilesReplaced", "Exchanged", "SenyorsShown")


def test_nothing_goes_on_while_a_challenge_is_open():
    match = Match("federation").begin().clock().put("H8 CASA").challenge()
    for act in (match.replaced, match.press, match.complete, match.challenge, match.passes):
        with pytest.raises(NotNow):
            act()
    with pytest.raises(NotNow):
        match.clock()


def test_with_an_empty_bag_the_clock_is_not_pressed_during_a_challenge():
    match = Match("federation").begin().fill(0)
    match.put(match.row(2)).replaced().challenge()
    with pytest.raises(NotNow):
        match.press()


def test_the_tiles_of_a_play_are_replaced_once():
    match = Match("mallorca").begin().put("H8 CASA").replaced()
    with pytest.raises(NotNow):
        match.replaced()


def test_a_clock_that_was_never_started_is_not_started_by_a_challenge():
    match = Match("mallorca").begin().put("H8 CASA").challenge().rule(True)
    assert not match.state.clocks.running
    assert not match.complete().state.clocks.running


def test_without_a_clock_none_is_started_or_stopped():
    match = Match("mallorca", minutes=0).begin()
    for act in (timing.start_clock, lambda event: timing.stop_clock(event, "count")):
        with pytest.raises(NotNow):
            act(match.state)
    with pytest.raises(NotNow):
        match.set_clock(1, 5)
    assert match.play("H8 CASA").passes(6).settle("", "").over


def test_nobody_tells_a_clock_that_the_program_keeps():
    match = Match("federation").begin().clock()
    with pytest.raises(NotNow):
        ending.time_over_on_the_table(match.state, 1, match.now)


def test_only_one_who_is_absent_can_arrive_and_the_round_begins_once():
    match = Match("federation").absent(2)
    with pytest.raises(NotNow):
        match.arrive(1)
    match.arrive(2)
    with pytest.raises(NotNow):
        match.absent(1)
    with pytest.raises(NotNow):
        absence.absence_over(match.state, match.now)
    with pytest.raises(NotNow):
        absence.begin_round(Match("federation").state, ())


def test_racks_of_a_real_bag_are_not_known_because_it_is_empty():
    match = Match("mallorca").begin().fill(0).passes(6)
    assert match.state.stage == "settling"


def test_a_penalty_before_the_end_counts_in_the_result():
    match = Match("mallorca").begin().play("H8 CASA", "8H COSA")
    match.write(arbiter.penalise(match.state, 1, 20, JUDGE, "spoke to the room")).passes(6)
    match.write(arbiter.penalise(match.state, 2, 1, JUDGE, "spoke back"))
    assert match.settle("A", "E").result == ((-11, 3), 2)
    assert match.state.scores == (-11, 3)


@pytest.mark.parametrize("mode", ["tablet", "scorer"])
def test_no_two_draws_come_from_the_same_numbers(mode):
    match = Match("mallorca", mode=mode).begin()
    for _ in range(3):
        match.put(match.row(3)).complete()
        rack = match.state.rack(match.state.to_move)
        match.exchange(None if rack else 2, match.tile_set.write(rack[:2]) if rack else None)
    if mode == "scorer":
        match.senyors()
    assert match.state.draws == sum(entry["type"] in DRAWN for entry in match.entries)


def test_the_draws_of_a_game_are_numbered_from_one_as_the_rounds_of_a_duplicate():
    match = Match("mallorca", mode="tablet").begin()
    secret = bytes.fromhex(match.entries[0]["secret"])
    drawn = next(entry["tiles"] for entry in match.entries if entry["type"] == "StartDrawn")
    assert tuple(drawn) == draw(match.tile_set, secret, 1, 0, match.tile_set.all, 2)
