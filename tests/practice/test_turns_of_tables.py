"""What is known before a turn where more than two play: their racks are no bag."""

import pytest

from drivers.positions import whole
from faristol.core.board import Board
from faristol.core.tiles import tile_set
from faristol.practice.foresight import Foresight
from faristol.practice.turns import rules_of
from faristol.rulesets import ruleset_data
from faristol.rulesets.table_games import ClassicRules


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("in_bag", [0, 1, 5, 6, 7, 30])
def test_the_racks_of_all_others_are_not_in_the_bag(players, in_bag):
    document = ClassicRules.read(ruleset_data("mallorca"))
    unseen = tile_set("ca").all[: 7 * (players - 1) + in_bag]
    position = rules_of(document, players).position(Board(), tuple("AEINRST"), unseen)
    assert position.in_bag == in_bag
    assert position.may_exchange == (7 if in_bag >= 7 else 0)


def test_with_fewer_in_the_bag_than_on_the_rack_no_more_are_exchanged():
    document = ClassicRules.read(ruleset_data("federation"))
    position = rules_of(document, 4).position(Board(), tuple("AEINRST"), tile_set("ca").all[:24])
    assert (position.in_bag, position.may_exchange) == (3, 3)


def test_what_follows_is_played_on_as_between_two_and_is_no_ending_while_three_have_tiles():
    document = ClassicRules.read(ruleset_data("mallorca"))
    position = rules_of(document, 3).position(Board(), tuple("AEINRST"), tile_set("ca").all[:14])
    assert position.in_bag == 0 and position.of_two.in_bag == 7
    assert not Foresight(whole("ca"), position, iter(()), lambda: 0.5).is_ending
