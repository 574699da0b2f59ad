"""An order of the organiser's own: criteria one after the other, each explained with its numbers."""

from fractions import Fraction

import pytest

from drivers.director import Director
from drivers.rounds_in_words import THREE, game, order, people, round_of
from faristol.fields import Damaged
from faristol.screens.tournament.figures import DECIDED, HEADS
from faristol.tournaments.criteria import CRITERIA, order_of
from faristol.tournaments.facts import FACTS
from faristol.tournaments.records import records
from faristol.tournaments.results import counted
from faristol.tournaments.rounds import Table
from faristol.tournaments.standings import standings
from faristol.tournaments.terms import Terms
from faristol.tournaments.tie_breaks import direct, lot

LEVEL = [
    round_of(game("A", "B", 310, 300), game("C", "D", 400, 100)),
    round_of(game("A", "C", 300, 310), game("B", "D", 500, 100)),
    round_of(game("A", "D", 310, 300), game("B", "C", 350, 340)),
]
"""A, B and C have each beaten one of the other two and D; A by little, B and C by much."""


def test_each_criterion_has_its_head_and_its_sentence():
    assert HEADS.keys() == DECIDED.keys() == CRITERIA


def test_who_is_level_after_the_direct_encounter_is_parted_by_the_next_criterion():
    found = dict(order(LEVEL, "points+direct+wins+differential"))
    assert {player: found[player][:3] for player in "ABCD"} == {
        **dict.fromkeys("ABC", (4, 2, 2)),
        "D": (0, -1, 0),
    }
    assert [player for player, _ in order(LEVEL, "points+direct+differential")] == list("BCAD")


def test_the_direct_encounter_decides_between_two_whatever_the_differential_says():
    """A and E have two points each, and A has beaten E by one; E has won its other games by hundreds."""
    rounds = [
        round_of(game("A", "E", 301, 300), game("B", "C", 400, 300)),
        round_of(game("A", "B", 310, 300), game("E", "C", 600, 100)),
        round_of(game("C", "A", 500, 200), game("E", "B", 600, 100)),
    ]
    rows = standings(people("ABCE"), rounds, scoring="points+direct+differential")
    assert [row.player.id for row in rows][:2] == ["A", "E"]
    assert rows[0].decided == "direct" and [row.worth[1] for row in rows[:2]] == [2, 0]
    assert [player for player, _ in order(rounds, "points", "ABCE")][:2] == ["E", "A"]


def done_of(letters, *games):
    return records(letters, [round_of(*games)])


def test_where_not_all_who_are_level_have_met_only_who_cannot_be_caught_is_placed():
    beaten = done_of("ABC", game("A", "B", 2, 1), game("A", "C", 2, 1))
    assert direct("ABC", beaten) == {"A": 4, "B": -1, "C": -1}
    assert direct("ABC", done_of("ABC", game("A", "B", 2, 1))) == dict.fromkeys("ABC", -1)
    assert direct("A", done_of("A")) == {"A": -1}


def test_buchholz_is_whole_without_the_lowest_or_without_both_ends():
    """A met B 1½, C 1½ and D 1; in halves 3, 3 and 2."""
    found = dict(order(THREE, "points+buchholz+buchholz-cut+buchholz-middle"))
    assert found["A"] == (4, 8, 6, 3)


def test_one_round_leaves_nothing_between_the_ends():
    assert dict(order(THREE[:1], "points+buchholz-middle"))["A"] == (2, 0)


def test_the_sum_of_progress_is_greater_where_the_wins_came_first():
    found = dict(order(THREE, "points+progress"))
    assert found["A"] == (4, 2 + 4 + 4) and found["D"] == (2, 0 + 0 + 2)


def test_a_rest_and_a_forfeit_are_wins_but_no_performance():
    rounds = [round_of(Table("A", "B", counted("forfeit-second")), byes="C")]
    found = dict(order(rounds, "wins+performance", "ABC"))
    assert found == {"A": (1, 0), "C": (1, 0), "B": (0, 0)}


def test_the_performance_is_the_mean_of_the_rated_opponents_and_400_for_each_win_more_than_losses():
    """A 2000, B 1990, C 1980, D 1970. A beat B and C and lost to D; B lost to A, beat D, drew with C."""
    found = dict(order(THREE, "performance"))
    assert found["A"] == (Fraction(1990 + 1980 + 1970 + 400, 3),)
    assert found["B"] == (Fraction(2000 + 1980 + 1970, 3),)


def test_lots_part_whom_nothing_else_parts_and_follow_from_the_fingerprint():
    club = Director("ABCD", Terms(scoring="points+lots"))
    rows = club.state.standings()
    assert [row.worth[1] for row in rows] == sorted((row.worth[1] for row in rows), reverse=True)
    fingerprint = bytes.fromhex(club.entries[0]["commitment"])
    assert {row.player.id: row.worth[1] for row in rows} == {each: lot(each, fingerprint) for each in "ABCD"}
    assert [row.rank for row in rows] == [1, 2, 3, 4]


def test_a_tournament_is_paired_by_its_own_order():
    club = Director("ABCDEF", Terms(scoring="points+lots")).whole_round()
    by_place = [row.player.id for row in club.state.standings()]
    club.pair()
    assert (
        club.state.draft.pairs[0].first in by_place[:2] and club.state.draft.pairs[0].second in by_place[:3]
    )


@pytest.mark.parametrize("text", ["", "+", "points+points", "points+luck", "Points"])
def test_what_is_no_order_is_refused(text):
    with pytest.raises(ValueError):
        order_of(text)
    first = Director("AB").entries[0]
    with pytest.raises(Damaged):
        FACTS.read({**first, "terms": {**first["terms"], "scoring": text}})


def test_an_own_order_that_has_a_name_goes_by_it():
    assert order_of("points+differential+total") == "points"
    assert order_of("points+total") == "points+total"
