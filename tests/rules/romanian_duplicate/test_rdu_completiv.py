"""Completiv: six letters are drawn, and each player names the seventh from those in stock (RDU-6)."""

import pytest

from drivers.bag_club import Tables
from faristol.core.board import write_board
from faristol.core.rack import Kinds, Need
from faristol.games.draw import RackRule
from faristol.rulesets import ruleset_data


def first_round(rack="CASARI"):
    return Tables("completiv").begin().round_with(rack)


def rows(club):
    return [row.strip(".") for row in write_board(club.state.tile_set, club.state.board) if row.strip(".")]


def in_the_bag(club, letter):
    return club.state.draws.bag.count(letter)


def test_rdu_6_each_player_names_the_seventh_letter_by_playing_it():
    club = first_round().collect({1: "H8 CASAT", 2: "H8 CASA", 3: "H8 CASAM"})
    assert [club.slip(player).seventh for player in (1, 2, 3)] == ["T", None, "M"]
    assert [club.slip(player).points for player in (1, 2)] == [12, 8]


@pytest.mark.parametrize(("round_", "need"), [(1, Need(2, 2)), (15, Need(2, 2)), (16, Need(1, 1))])
def test_rdu_6_its_racks_follow_the_rule_of_the_classic_duplicate(round_, need):
    """Two and two in rounds 1 to 15, then one of each (RDU-1): no text says otherwise of completiv."""
    rule = RackRule.from_data(ruleset_data("completiv"))
    assert (rule.size, rule.need_in(round_, Kinds(9, 9, 0))) == (6, need)


def test_rdu_6_one_letter_and_no_more():
    slip = first_round().collect({1: "H8 CASATORI"}).slip(1)
    assert (slip.points, slip.reason) == (0, "not-on-rack")


def test_rdu_6_what_the_master_play_named_leaves_the_stock():
    club = first_round().collect({1: "H8 CASAT"})
    before = in_the_bag(club, "T")
    club.announce("H8 CASAT").next()
    assert in_the_bag(club, "T") == before - 1
    assert club.state.tile_set.write(club.state.draws.kept) == "IR"
    assert len(club.draw("IRUESO").state.round.rack) == 6


def test_rdu_6_a_joker_in_stock_stands_for_a_letter_that_is_there_no_more():
    """The only J is on the board; whoever writes another without marking it loses its value."""
    club = first_round("JOCRIA").collect({1: "H8 JOC"}).announce("H8 JOC").next().round_with("RIAUNE")
    club.collect({1: "9G JOI", 2: "9G jOI"})
    for player in (1, 2):
        slip = club.slip(player)
        assert (slip.play, slip.seventh, slip.points) == ("9G jOI", "?", 0 + 1 + 2 * 1)
    jokers = in_the_bag(club, "?")
    club.announce("9G JOI").next()
    assert in_the_bag(club, "?") == jokers - 1


def test_rdu_6_marked_as_joker_though_the_letter_is_still_in_stock_it_is_worth_nothing():
    slip = first_round().collect({1: "H8 CASAt"}).slip(1)
    assert (slip.points, slip.seventh) == (2 * (1 + 1 + 1 + 1), "?")


def without_jokers():
    """Both jokers lie on the board."""
    club = first_round("C?S?RI").collect({1: "H8 CaSa"}).announce("H8 CaSa").next()
    return club.round_with("RIUESN")


def test_rdu_6_marked_though_no_joker_is_left_the_letters_value_is_deducted():
    club = without_jokers().collect({1: "8H CoS"})
    slip = club.slip(1)
    assert (slip.seventh, slip.points) == ("O", 1 + 0 + 1)


def test_rdu_6_and_on_the_board_it_lies_as_the_letter_that_it_is():
    club = without_jokers().collect({1: "8H CoS"}).announce("8H CoS")
    assert rows(club) == ["CaSa", "O", "S"]
    before = in_the_bag(club, "O")
    club.next()
    assert in_the_bag(club, "O") == before - 1


def test_rdu_6_a_letter_absent_and_no_joker_left_cancels_the_play():
    club = first_round("J?O?IC").collect({1: "H8 JOCul"}).announce("H8 JOCul").next().round_with("IRUEAN")
    slip = club.collect({1: "9G JOI"}).slip(1)
    assert (slip.points, slip.reason) == (0, "not-on-rack")
