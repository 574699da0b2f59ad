"""A slip of no table: which tables there are is said, in a line as wide as the form."""

import re

import pytest
from test_the_round import Judge

from drivers.bag_club import Tables
from drivers.club import Club
from faristol.screens.parts.ranges import ranges


@pytest.mark.parametrize(
    ("numbers", "said"),
    [([1], "1"), ([*range(1, 25)], "1–24"), ([1, 2, 3, 5, 7, 8], "1–3, 5, 7–8"), ([], "")],
)
def test_tables_in_a_row_are_said_as_one(numbers, said):
    assert ranges(numbers) == said


def problem(judge):
    """The problem of the table's field, which stands in the form and not inside the narrow field."""
    work = judge.window.regions["work"]
    form = work.split('id="slip-form"')[1].split("</form>")[0]
    field, rest = form.split('id="play"')
    assert "table-problem" not in re.sub(r'aria-describedby="[^"]*"', "", field)
    (found,) = re.findall(r'id="table-problem">(.*?)</p>', rest, re.DOTALL)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", found)).strip()


@pytest.mark.parametrize("fields", [{"play": "99 10j han", "table": ""}, {"play": "10j han", "table": "99"}])
def test_a_number_at_which_nobody_sits(fields):
    judge = Judge(Club(players=tuple(f"Jugador {n}" for n in range(1, 25))).begin())
    judge.does("start")
    before = judge.window.entries
    assert not judge.window.do("duplicate.take", fields)["ok"]
    assert problem(judge) == "There is no table 99. Tables here: 1–24."
    assert judge.window.entries == before


def test_no_play_once_too_often_says_that_every_table_has_its_slip():
    judge = Judge(Tables().begin().round_with("CASALSO"))
    for _ in range(3):
        assert judge.does("null", typed="", reason="none")["ok"]
    before = judge.window.entries
    assert not judge.does("null", typed="", reason="none")["ok"]
    assert problem(judge) == (
        "Every table has its slip already. Write the number of the table that you mean; here: 1–3."
    )
    assert judge.window.entries == before
