"""The Romanian Swiss for free games: RDU-8."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.rounds_in_words import game, in_words, met, pair, pairings, people, round_of
from faristol.core.coefficients import WHOLE
from faristol.core.lots import draw_lots
from faristol.tournaments.records import records
from faristol.tournaments.rounds import Round
from faristol.tournaments.standings import COEFFICIENTS, standings
from faristol.tournaments.terms import LOT, TOP_DOWN, Terms, advised_rounds

FREE = Terms(mode=TOP_DOWN, scoring=COEFFICIENTS, first_round=LOT, seed=b"lots")


@pytest.mark.parametrize(
    ("players", "rounds"), [(2, 5), (16, 5), (17, 6), (32, 6), (33, 7), (64, 7), (65, 8), (500, 8)]
)
def test_rdu_8_so_many_rounds_for_so_many_players(players, rounds):
    assert advised_rounds(players) == rounds


def test_rdu_8_round_one_is_by_lot():
    drawn = "".join(draw_lots("ABCDEF", b"lots", 1, 0, 6))
    neighbours = [sorted(drawn[at : at + 2]) for at in (0, 2, 4)]
    assert sorted(in_words(pair("ABCDEF", (), FREE)).split()) == sorted(map("".join, neighbours))
    other = {in_words(pair("ABCDEF", (), Terms(**{**vars(FREE), "seed": bytes([n])}))) for n in range(9)}
    assert len(other) > 1


def test_rdu_8_then_by_the_sum_of_coefficients():
    played = [round_of(game("A", "B", 300, 290), game("C", "D", 300, 100))]
    rows = standings(people("ABCD"), played, scoring=COEFFICIENTS)
    assert [(row.player.id, row.record.coefficient) for row in rows] == [
        ("C", 16667),
        ("A", 15085),
        ("B", 4915),
        ("D", 2500),
    ]
    assert in_words(pair("ABCD", played, FREE)) == "AC BD"


def test_rdu_8_pairs_are_1_2_and_3_4_without_repeats_from_the_top():
    assert in_words(pair("ABCDEF", [met("")], FREE)) == "AB CD EF"
    assert in_words(pair("ABCDEF", [met("AB")], FREE)) == "AC BD EF"


@given(st.integers(1, 4), st.integers(0, 4), st.integers(0, 10**6))
def test_rdu_8_a_pair_that_is_fixed_is_changed_only_if_the_rest_could_not_do_without_a_repeat(
    couples, by, seed
):
    """Of all rounds with as few repeats as can be, the one that is first when read from the top."""
    letters = "ABCDEFGH"[: 2 * couples]
    chance = Random(seed)
    rounds = [met(" ".join(map("".join, chance.choice(list(pairings(letters)))))) for _ in range(by)]
    together = {player: records(letters, rounds)[player].met for player in letters}

    def trouble(pairs):
        again = [together[one].get(two, []) for one, two in pairs]
        return sum(len(times) ** 2 for times in again), sum(times[-1] for times in again if times)

    best = min(pairings(letters), key=lambda pairs: (trouble(pairs), sorted(pairs)))
    draft = pair(letters, rounds, FREE)
    made = sorted(tuple(sorted((each.first, each.second))) for each in draft.pairs)
    if rounds:
        assert made == sorted(best)


def test_rdu_8_a_bye_is_a_coefficient_of_one():
    assert records("A", [Round((), ("A",))])["A"].coefficient == WHOLE
