"""Turns have one count: on the sheet, on paper, for the arbiter, in the table and in the publication."""

import csv
import io
import re

import pytest

from drivers.match_window import MatchWindow
from drivers.page_read import element, rows_of
from faristol.screens.classic.sheet.as_csv import csv_text
from faristol.screens.classic.sheet.published import game_page
from faristol.texts import texts
from screens.states.classic_sheet import mixed, over

NAME = "Neus Bonet"


def numbered(rows, word):
    """Return the number before or beside a turn: of the first in a row it stands in the column of numbers."""
    row = next(row for row in rows if any(word in cell for cell in row))
    at = next(at for at, cell in enumerate(row) if word in cell)
    own = re.match(r"(\d+)\. ", row[at])
    return own[1] if own else row[0]


@pytest.fixture(scope="module")
def window():
    window = MatchWindow(over(NAME))
    window.to("sheet")
    return window


def test_the_second_turn_of_a_row_has_its_own_number_on_the_screen_and_on_paper(window):
    rows = rows_of(element(window.regions["work"], "turns"))
    assert [numbered(rows, word) for word in ("CASATE", "TRAÇ", "OE", "RS I8")] == ["1", "2", "3", "6"]
    window.do("classic_sheet.print", data={"what": "sheet"})
    paper = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", window.regions["print"]))
    assert "2. TRAÇ" in paper and " 1 H4 CASATE(S)" in paper and " 3 9G OE" in paper


def test_the_numbers_of_a_sheet_to_fill_in_by_hand_are_the_same(window):
    window.do("classic_sheet.print", data={"what": "empty"})
    paper = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", window.regions["print"]))
    assert " 1 2. 3 4. 5 6." in paper and "35 36." in paper


def test_the_table_and_the_publication_count_alike(window):
    t = texts("ca")
    table = [*csv.reader(io.StringIO(csv_text(window.state, small=False).lstrip("\ufeff")), delimiter=";")]
    assert ("2", "TRAÇ") in [(row[0], row[3]) for row in table if len(row) > 3]
    page = game_page(window.engine._desk.event, t)
    assert [(row.number, row.cells[1].line.number) for row in page.sheet.rows[:2]] == [(1, 2), (3, 4)]


def test_the_arbiter_corrects_the_turn_with_that_number():
    window = MatchWindow(mixed(NAME))
    window.to("sheet")
    number = numbered(rows_of(element(window.regions["work"], "turns")), "TRAÇ")
    window.to("arbiter")
    window.do("classic_arbiter.choose", data={"act": "points"})
    window.do("classic_arbiter.write", {"turn": number, "points": "14", "why": "x", "arbiter": "Bel"})
    assert "8H TRAÇ, points: 13" in window.text
