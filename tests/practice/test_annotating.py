"""What each turn of a game gave away, beside all that could have been done."""

from functools import cache
from itertools import islice

import pytest
from test_thinking import game

from drivers.match import JUDGE
from drivers.positions import whole
from faristol.core.play import read_play
from faristol.games.classic import arbiter
from faristol.games.classic.analysing import boards
from faristol.practice import opponent
from faristol.practice.annotating import Annotation
from faristol.practice.choosing import Choosing
from faristol.practice.leaves import leaves
from faristol.practice.levels import STRONG
from faristol.practice.turns import laid_by, without
from faristol.practice.winning import chance_after
from faristol.words.plays import find_plays
from faristol.words.slices import finish


def annotated(match):
    annotation = Annotation(whole("ca"), match.state)
    while not annotation.done:
        annotation.go_on()
    return match.state, annotation.costs


def play_out():
    match = game(turns=0)
    while match.state.stage == "turn":
        position = opponent.position(match.state)
        chosen = finish(Choosing(STRONG, whole("ca"), position, lambda: 0.5).steps())
        match.write(opponent.turn(match.state, chosen, match.now))
    return match


@cache
def played_out():
    return annotated(play_out())


def test_points_that_an_arbiter_corrected_cost_the_player_nothing():
    """Neither while tiles are drawn nor at the end is the play that was made another one."""
    match, (state, costs) = play_out(), played_out()
    last = max(number for number in costs if state.turns[number - 1].kind == "play")
    for number in (1, last):
        points = state.turns[number - 1].points - 1
        match.write(arbiter.correct_points(match.state, number, points, JUDGE, "misread"))
    _, corrected = annotated(match)
    assert {number: corrected[number].worth for number in costs} == {
        number: cost.worth for number, cost in costs.items()
    }
    assert corrected[1].best == costs[1].best


def test_every_turn_whose_rack_is_known_has_its_cost():
    state, costs = played_out()
    assert set(costs) == {number for number, turn in enumerate(state.turns, 1) if turn.rack is not None}
    assert all(cost.worth >= 0 and 0 <= cost.wins <= 1 for cost in costs.values())
    assert any(cost.worth == 0 for cost in costs.values()) and any(
        cost.wins > 0.01 for cost in costs.values()
    )


@pytest.mark.parametrize("number", [3, 7, 11])
def test_it_is_what_the_best_play_was_worth_more_with_what_it_kept(number):
    state, costs = played_out()
    turn, board = state.turns[number - 1], boards(state)[number - 1]
    values, tiles = leaves("ca"), state.tile_set

    def worth(points, laid):
        return 10 * points + values.worth(tiles, without(turn.rack, laid))

    plays = find_plays(whole("ca"), board, turn.rack).ordered()
    best = max(worth(play.score, laid_by(board, play, "ca")) for play in islice(plays, 80))
    assert turn.kind == "play" and read_play(tiles, turn.play)
    assert costs[number].worth >= max(0, best - worth(turn.points, turn.laid))
    assert (costs[number].wins > 0) == (costs[number].worth > 0) or costs[number].wins == 0


def test_who_is_far_ahead_loses_little_of_winning():
    chances = [chance_after("ca", lead, 30) for lead in (-200, -20, 0, 20, 200)]
    assert chances == sorted(chances) and chances[0] < 0.05 and chances[-1] > 0.95
