"""A round of forty tables on a tablet: a result far down is corrected, and the list stays where it was (18.9)."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from drivers.browser.judge import Judge
from drivers.browser.tablets import Take
from drivers.director import Director as Club
from drivers.real_names import real_names
from faristol.storage.files import export_file
from faristol.tournaments import opening
from faristol.tournaments.players import Player

SEEN = """(row) => {
    const { top, bottom } = document.querySelector(row).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight ? Math.round(top) : null;
}"""
"""Where a row lies, if it is in sight."""
ROW = 56


def forty_tables() -> Club:
    club = Club("", rounds=5)
    players = [Player(f"p{at}", name, 2000 - 5 * at) for at, name in enumerate(real_names(80))]
    club.write(opening.enter_players(club.state, players))
    return club.pair().publish().better_win()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("forty") / "event.json"
    file.write_bytes(export_file("event", forty_tables().entries, "0", [], 0))
    return file


def test_a_corrected_result_leaves_the_list_and_the_focus_at_its_row(take: Take, file: Path) -> None:
    judge: Judge = take(viewport={"width": 360, "height": 640})
    judge.brings("#bring", file)
    judge.sees("#tables")
    page = judge.page
    page.locator("#board-33").scroll_into_view_if_needed()
    before = page.evaluate(SEEN, "#board-33")
    assert before is not None
    judge.taps("#board-33", "#open-form").sees("#report-form")
    page.fill("#sheet-first", "299")
    page.fill("#sheet-second", "431")
    judge.taps("#report")
    expect(page.locator("#score-33")).to_contain_text("431")
    expect(page.locator("#board-33")).to_be_focused()
    assert abs(page.evaluate(SEEN, "#board-33") - before) < ROW


def test_a_list_beside_its_panel_does_not_move_while_a_table_is_open(take: Take, file: Path) -> None:
    judge: Judge = take(viewport={"width": 1024, "height": 768})
    judge.brings("#bring", file)
    judge.sees("#tables")
    page = judge.page
    page.locator("#board-33").scroll_into_view_if_needed()
    before = page.evaluate(SEEN, "#board-33")
    judge.taps("#board-33").sees("#open-form")
    assert abs(page.evaluate(SEEN, "#board-33") - before) < ROW
    judge.taps("#open-form").sees("#report-form")
    expect(page.locator("#sheet-first")).to_be_focused()
    assert abs(page.evaluate(SEEN, "#board-33") - before) < ROW
