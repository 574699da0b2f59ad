"""The numbers of the Romanian duplicate and of completiv, each where it decides: RDU-1, RDU-2, RDU-6."""

from fractions import Fraction

import pytest

from drivers.bag_club import Tables
from drivers.boards import Game
from drivers.draw import Draw
from drivers.log import MINUTE
from drivers.page_read import element, rendered
from faristol.core.errors import TooFew
from faristol.core.rack import Need, kinds
from faristol.core.tiles import tile_set
from faristol.games.draw import RackRule
from faristol.games.duplicate.bonus import value
from faristol.rulesets import ruleset_data
from screens.states.results import scene

ROMANIAN = tile_set("ro")
BOTH = pytest.mark.parametrize("ruleset", ["romanian-duplicate", "completiv"])


def need(ruleset, round_, left="AEBCDFGHI"):
    return RackRule.from_data(ruleset_data(ruleset)).need_in(round_, kinds(ROMANIAN, ROMANIAN.read(left)))


@BOTH
def test_rdu_1_two_and_two_to_round_15_and_one_and_one_from_round_16(ruleset):
    assert [need(ruleset, round_) for round_ in (1, 15, 16)] == [Need(2, 2), Need(2, 2), Need(1, 1)]


@BOTH
def test_rdu_1_where_two_and_two_cannot_be_had_one_and_one_are_asked_in_any_round(ruleset):
    assert need(ruleset, 1, "ABCDFG") == need(ruleset, 1, "AEIOUB") == Need(1, 1)


@BOTH
def test_rdu_1_a_round_has_three_minutes(ruleset):
    (entry,) = [e for e in Draw(ruleset).speak().time().entries if e["type"] == "TimeStarted"]
    assert entry["remaining"] == 3 * MINUTE


@BOTH
def test_rdu_2_the_first_play_has_two_letters_at_least_and_seven_at_most(ruleset):
    game = Game(ruleset)
    with pytest.raises(TooFew):
        game.placed("H8 A")
    assert game.scores("H8 AS") == 2 * (1 + 1)
    assert game.score("H8 STRADIN").bonus == 50


@BOTH
@pytest.mark.parametrize(
    ("players", "points"), [(9, 0), (10, 5), (11, Fraction(11, 2)), (50, 25), (51, 25), (52, 25)]
)
def test_rdu_2_a_club_that_gives_a_bonus_gives_the_one_of_the_catalan_duplicate(ruleset, players, points):
    assert value(Tables(ruleset, players, bonuses=True).begin().state) == points


@BOTH
def test_rdu_2_fifteen_minutes_for_claims_are_proposed(ruleset):
    rack = {"romanian-duplicate": "CASATRI", "completiv": "CASATR"}[ruleset]
    club = Tables(ruleset).begin().round_with(rack).collect({1: "H8 CASA"}).announce("H8 CASA").end()
    work = rendered(scene("#/event/id/results", club))["work"]
    assert element(work, "minutes").attributes["value"] == "15"
