"""A line that no play begins with lies aside for its table; the next line is the next table's."""

import pytest
from test_the_round import Judge, some_plays

from drivers.club import Club


@pytest.fixture
def judge():
    judge = Judge(Club().begin())
    judge.does("start")
    return judge


def test_an_unreadable_line_is_its_tables_and_the_next_lines_are_the_next_tables(judge):
    play = some_plays(judge)[0].lower()
    judge.does("take", typed="x#x")
    assert judge.does("take", typed=play)["ok"] and set(judge.slips) == {"p2"}
    assert judge.does("take", typed="7 x#x")["aside"]["whose"] == "7"
    assert judge.does("take", typed=play)["ok"] and set(judge.slips) == {"p2", "p8"}
    assert judge.does("take", typed=f"1 {play}")["ok"] and set(judge.slips) == {"p1", "p2", "p8"}
    assert judge.does("take", typed=play)["ok"] and set(judge.slips) == {"p1", "p2", "p3", "p8"}


def test_the_green_button_notes_the_table_in_hand_and_then_the_next(judge):
    judge.does("end_time")
    judge.does("take", typed="x#x")
    assert "Note table 2 and then 3" in judge.shows("shelf")
    judge.does("take", typed="11 x#x")
    assert "Note table 12 and then 1" in judge.shows("shelf")


def test_an_unreadable_line_of_nobody_in_particular_is_only_refused(judge):
    judge.does("take", typed="99 x#x")
    assert not judge.window.last["aside"] and judge.slips == {}
