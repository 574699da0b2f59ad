"""The order that is recommended for each kind of event, and that it can be counted by."""

import pytest

from drivers.director import Director
from faristol.tournaments.criteria import COEFFICIENTS, MEAN, POINTS, is_order, order_of
from faristol.tournaments.recommended import recommended
from faristol.tournaments.terms import DISTANCE, GROUPS, LADDER, MODES, ROUND_ROBIN, TOP_DOWN, Terms


@pytest.mark.parametrize("mode", MODES)
def test_every_kind_of_event_has_an_order_that_can_be_counted_by(mode):
    order = recommended(Terms(mode=mode))
    assert is_order(order) and order_of(order) == order
    rows = Director("ABCD", Terms(scoring=order)).whole_round().state.standings()
    assert [row.rank for row in rows][0] == 1 and {row.player.id for row in rows} == set("ABCD")


def test_a_document_s_own_pairing_keeps_the_document_s_own_order():
    assert recommended(Terms(mode=DISTANCE)) == POINTS
    assert recommended(Terms(mode=TOP_DOWN)) == COEFFICIENTS


def test_in_a_round_robin_the_games_between_those_who_are_level_come_first():
    assert recommended(Terms(mode=ROUND_ROBIN)).split("+")[:2] == ["points", "direct"]


def test_where_equal_points_meet_the_opponents_count():
    assert recommended(Terms(mode=GROUPS)).split("+")[1] == "buchholz-cut"


def test_where_numbers_of_rounds_differ_it_is_the_mean():
    assert recommended(Terms(mode=GROUPS, least_rounds=3)) == MEAN
    assert recommended(Terms(mode=LADDER, least_rounds=3)) == "ladder"
