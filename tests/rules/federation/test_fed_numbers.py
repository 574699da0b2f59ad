"""Numbers of the federation's text at their very limit: FED-8, FED-16."""

import pytest

from faristol.games.classic import ending
from faristol.games.classic.errors import NotYet, TooFewToExchange
from match import SECOND, Match


def game(*plays):
    return Match("federation").begin().play(*plays)


def test_fed_8_with_one_tile_left_in_the_bag_one_is_exchanged():
    assert game().fill(1).exchange(1).state.turns[-1].count == 1


def test_fed_8_who_exchanges_gives_a_tile_at_least():
    with pytest.raises(TooFewToExchange):
        game().exchange(0)


def test_fed_16_a_play_has_two_whole_minutes():
    match = game("H8 CASA").clock().call_time()
    began = match.entries[-1]["at"]
    for second in (61, 119, 120):
        with pytest.raises(NotYet):
            ending.turn_time_over(match.state, began + second * SECOND)
    ending.turn_time_over(match.state, began + 121 * SECOND)
