"""What the chips say is what the federation's text says; what we settled is in the ledger alone."""

from faristol.screens.clauses import CLAUSES


def says(clause):
    return CLAUSES[clause].meaning


def test_fed_1_the_first_named_starts_only_with_swiss_perfect_and_its_colours():
    assert "Swiss Perfect" in says("FED-1") and "colours" in says("FED-1")


def test_fed_17_the_text_says_by_ten_minutes_and_not_by_more():
    assert "exceeds the time by more than ten minutes" in says("FED-17")
    assert "up to" not in says("FED-28")


def test_fed_29_the_text_names_no_points_for_one_alone():
    assert "300" not in says("FED-29")


def test_fed_30_three_hundred_in_the_cases_a_and_b_only():
    cases_a_and_b, c = says("FED-30").split("C:")
    assert "300–0" in cases_a_and_b and "300" not in c and "0–0" in c


def test_fed_31_a_round_is_a_round():
    assert "ronda" in says("FED-31") and "turn" not in says("FED-31")
