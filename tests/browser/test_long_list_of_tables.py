"""A round of forty tables on a tablet: a result far down is corrected, and the list stays where it was (18.9)."""

import pytest
from playwright.sync_api import expect

from drivers.browser.judge import Judge
from drivers.browser.tablets import Take
from drivers.director import Director as Club
from drivers.real_names import real_names
from faristol.tournaments import opening
from faristol.tournaments.players import Player

SEEN = """(row) => {
    const { top, bottom } = document.querySelector(row).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight ? Math.round(top) : null;
}"""
"""Where a row lies, if it is in sight."""
ROW = 56


@pytest.fixture
def judge(take: Take) -> Judge:
    """The director of forty tables."""
    club = Club("", rounds=5)
    players = [Player(f"p{at}", name, 2000 - 5 * at) for at, name in enumerate(real_names(80))]
    club.write(opening.enter_players(club.state, players))
    judge: Judge = take().brings_event(club.pair().publish().better_win().entries)
    judge.sees("#tables")
    return judge


def scrolls_down(judge: Judge, width: int, height: int) -> int:
    """Go to a row far down; return where it lies."""
    judge.page.set_viewport_size({"width": width, "height": height})
    judge.page.locator("#board-33").scroll_into_view_if_needed()
    before = judge.page.evaluate(SEEN, "#board-33")
    assert before is not None
    return int(before)


def test_a_corrected_result_leaves_the_list_and_the_focus_at_its_row(judge: Judge) -> None:
    page, before = judge.page, scrolls_down(judge, 360, 640)
    judge.taps("#board-33", "#open-form").sees("#report-form")
    page.fill("#sheet-first", "299")
    page.fill("#sheet-second", "431")
    judge.taps("#report")
    expect(page.locator("#score-33")).to_contain_text("431")
    expect(page.locator("#board-33")).to_be_focused()
    assert abs(page.evaluate(SEEN, "#board-33") - before) < ROW


def test_a_list_beside_its_panel_does_not_move_while_a_table_is_open(judge: Judge) -> None:
    page, before = judge.page, scrolls_down(judge, 1024, 768)
    judge.taps("#board-33").sees("#open-form")
    assert abs(page.evaluate(SEEN, "#board-33") - before) < ROW
    judge.taps("#open-form").sees("#report-form")
    expect(page.locator("#chosen")).to_be_focused()
    assert abs(page.evaluate(SEEN, "#board-33") - before) < ROW
