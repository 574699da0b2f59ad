"""Coefficients: COR-20 to 23, COR-26."""

from fractions import Fraction
from math import floor

import pytest

from drivers.rounds_in_words import game, people, round_of
from faristol.commands.asked import Asked
from faristol.commands.lexicons import Lexicons
from faristol.commands.register import REQUESTS
from faristol.core.coefficients import (
    abandoned_coefficients,
    coefficient_text,
    coefficients,
    unplayed_coefficients,
)
from faristol.tournaments.standings import COEFFICIENTS, standings


@pytest.mark.parametrize(
    ("winner", "loser", "counts"),
    [
        (524, 480, ("1.5219", "0.4781")),
        (417, 383, ("1.5213", "0.4787")),
        (400, 120, ("1.6667", "0.2308")),
        (400, 300, ("1.5714", "0.4286")),
        (300, 100, ("1.6667", "0.2500")),
        (-12, -30, ("1.5000", "0.5000")),
        (0, -5, ("1.5000", "0.5000")),
        (300, 0, ("1.5300", "0.4700")),
        (30, -4, ("1.5300", "0.4700")),
        (0, 0, ("1.0000", "1.0000")),
        (-7, -7, ("1.0000", "1.0000")),
        (20001, 19999, ("1.5000", "0.5000")),
        (10001, 9999, ("1.5001", "0.4999")),
    ],
)
def test_cor_20_coefficients_in_exact_arithmetic(winner, loser, counts):
    """The last two lie on both sides of a half in the fifth place: 0.500025 and exactly 0.50005."""
    assert tuple(map(coefficient_text, coefficients(winner, loser))) == counts


def test_cor_20_every_score_of_a_short_game_against_fractions():
    """Against fractions, over every score that a short game may have."""
    for winner in range(1, 130):
        for loser in range(1, winner):
            exact = 1 + Fraction(winner, winner + loser)
            best, worst = coefficients(winner, loser)
            rounded = floor(exact * 10_000 + Fraction(1, 2))
            assert (best, worst) == (min(rounded, 16_667), 20_000 - rounded)


@pytest.mark.parametrize(
    ("stayed", "left", "turns", "counts"),
    [
        (200, 100, 5, ("1.5800", "0.3333")),
        (100, 200, 5, ("1.5300", "0.4700")),
        (250, 240, 10, ("1.5102", "0.4898")),
        (240, 250, 10, ("1.5300", "0.4700")),
        (240, 240, 10, ("1.5000", "0.5000")),
        (0, 0, 0, ("1.5300", "0.4700")),
        (0, 0, 2, ("1.5000", "0.5000")),
        (10, 0, 0, ("1.5300", "0.4700")),
        (30, 10, 1, ("1.5400", "0.2500")),
        (300, 100, 13, ("1.6600", "0.2500")),
        (300, 100, 14, ("1.6667", "0.2500")),
        (-5, -9, 12, ("1.5000", "0.5000")),
        (-9, -5, 12, ("1.5300", "0.4700")),
        (30, -4, 12, ("1.5300", "0.4700")),
    ],
)
def test_cor_21_a_game_given_up_counts_by_its_score_and_its_length(stayed, left, turns, counts):
    assert tuple(map(coefficient_text, abandoned_coefficients(stayed, left, turns))) == counts


def test_cor_22_who_never_played_has_nothing_and_the_other_what_less_than_a_turn_is_worth():
    assert tuple(map(coefficient_text, unplayed_coefficients())) == ("1.5300", "0.0000")
    assert unplayed_coefficients()[0] == abandoned_coefficients(10, 0, 0)[0]


@pytest.mark.parametrize("outcome", ["draw", "unfinished"])
def test_cor_23_agreed_at_any_score_or_not_finished_in_time_it_is_one_each(outcome):
    asked = Asked({"red": 300, "blue": 10, "outcome": outcome}, "en", Lexicons())
    assert REQUESTS["coefficients"].answer(asked) == {"red": "1.0000", "blue": "1.0000"}


def test_cor_26_a_competition_is_ranked_by_the_sum_of_coefficients():
    rounds = [round_of(game("A", "B", 300, 290)), round_of(game("C", "B", 290, 300))]
    rows = standings(people("ABC"), rounds, scoring=COEFFICIENTS)
    assert [(row.player.id, coefficient_text(row.record.coefficient), row.rank) for row in rows] == [
        ("B", "2.0000", 1),
        ("A", "1.5085", 2),
        ("C", "0.4915", 3),
    ]
