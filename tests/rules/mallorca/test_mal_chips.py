"""What the chips say is what the text of Mallorca says; what we settled is in the ledger alone."""

import re

import pytest

from drivers.match import Match
from drivers.match_window import MatchWindow
from drivers.window import Window
from faristol.screens.clauses import CLAUSES


def says(clause):
    return CLAUSES[clause].meaning


@pytest.mark.parametrize(("ruleset", "cited"), [("mallorca", False), ("federation", True)])
def test_mal_2_equal_tiles_are_the_federations(ruleset, cited):
    assert "equal" not in says("MAL-2").lower()
    window = MatchWindow(Match(ruleset), "en")
    assert window.do("classic.draw_start", {"tile1": "A", "tile2": "A"})["ok"]
    again = window.text.partition("Equal tiles: both draw again.")[2].strip()
    assert again.startswith("Federation rules") is cited


def test_mal_4_how_the_board_lies_and_nothing_of_tablets():
    assert "right angles" in says("MAL-4") and "tablet" not in says("MAL-4")


def test_mal_31_it_is_the_longest_time_of_a_game_that_is_over():
    assert "the maximum time for a game" in says("MAL-31") and "round" not in says("MAL-31")


def test_mal_11_one_tile_is_what_the_text_takes():
    assert "takes one at random" in says("MAL-11")


def test_mal_t1_the_text_has_five_rounds_and_no_choice():
    assert "five rounds" in says("MAL-T1") and "organiser" not in says("MAL-T1")


def test_mal_t4_the_last_rests_and_the_text_knows_no_turns_of_resting():
    assert "the last in the standings gets a point" in says("MAL-T4")
    assert "twice" not in says("MAL-T4")


def test_mal_t6_the_text_names_sevilla_and_no_more():
    assert "Sevilla" in says("MAL-T6") and "withdrawn" not in says("MAL-T6")


@pytest.mark.parametrize(("time", "cited"), [("30", True), ("25", False), ("none", False)])
def test_mal_26_thirty_minutes_are_cited_for_thirty_minutes(time, cited):
    window = Window()
    window.go("#/classic")
    for fields in ({"ruleset": "mallorca"}, {"ruleset": "mallorca", "time": time}):
        window.do("classic_setup.choose", fields)
    assert bool(re.search(r"arts\. 25, 26", window.page)) is cited
    assert "hirty" not in says("MAL-30")
