"""A table's number and a sign for its slip: 13 +, 7 /4, as the list of the keys says."""

import pytest
from test_the_round import Judge

from drivers.bag_club import Tables
from drivers.club import Club
from faristol.screens.duplicate.typed import Signed, read_signed


@pytest.fixture
def judge():
    judge = Judge(Club().begin())
    judge.does("start")
    return judge


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("13 +", Signed(13, "+", None)),
        ("13+", Signed(13, "+", None)),
        (" 7 /4 ", Signed(7, "/", 4)),
        ("7 / 4", Signed(7, "/", 4)),
        ("7 -", Signed(7, "-", None)),
        ("7 *", Signed(7, "*", None)),
        ("7 /", None),
        ("+", None),
        ("12 h8 casa", None),
        ("12", None),
    ],
)
def test_what_is_read(text, read):
    assert read_signed(text) == read


def test_the_same_as_before_for_a_table_by_its_number(judge):
    best = Club().begin().plays()[0]
    judge.does("take", typed=f"2 {best.lower()}")
    assert judge.does("take", typed="11 +")["ok"]
    assert judge.slips["p11"].play == judge.slips["p2"].play


def test_none_the_best_and_a_reason_by_its_number(judge):
    judge.does("take", typed="3 -")
    for number, reason in enumerate(("late", "uncircled", "illegible", "coordinates"), 4):
        assert judge.does("take", typed=f"{number} /{number - 3}")["ok"]
        assert judge.slips[f"p{number}"].reason == reason
    assert judge.slips["p3"].reason == "none"
    one = Judge(Tables().begin().round_with("CASALSO"))
    answer = one.does("take", typed="2 *")
    assert one.slips["2"].points == 20 if answer["ok"] else "Several plays score most" in one.shows()


@pytest.mark.parametrize("typed", ["4 /5", "4 /0", "4 +", "99 -", "4 /"])
def test_what_cannot_be_is_refused_and_nothing_is_noted(judge, typed):
    answer = judge.does("take", typed=typed)
    assert not answer["ok"] or answer["asks"], typed
    assert not judge.slips


def test_the_list_of_the_keys_says_it(judge):
    assert "13 + * - /4" in judge.shows()
