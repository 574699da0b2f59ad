"""A cup of double elimination, on a tablet and on a phone by touch: to the last final, with both brackets."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from test_board_window import CUT_OFF, board_of
from test_board_window import SIZES as WALLS
from test_papers_of_a_tournament import cup_of, teams_of

from drivers.browser.judge import Judge
from drivers.browser.swiss_director import Director
from faristol.storage.files import export_file

PEOPLE = (
    *("Magdalena Nicolau i Ferrà;1510", "Ștefan-Alexandru Țurcanu-Popescu;1490"),
    *("Jordi Puigserver i Calafell;1475", "Maria-Antònia Capdevila de la Torre;1450"),
    *("Ioana-Cristina Munteanu;1400", "Cesc Vidal i Serrallonga;1390"),
)
SIZES = {
    "tablet": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
    "phone": {"viewport": {"width": 360, "height": 640}, "has_touch": True},
}


@pytest.mark.parametrize("size", SIZES)
def test_whoever_loses_goes_on_among_the_losers(take: Any, size: str) -> None:
    director: Director = take(Director, **SIZES[size])
    page = director.page
    director.sets_up(mode="cup").pastes(*PEOPLE)
    director.taps("#menu", "#to-plan").sees("#plan-1")
    for number in range(1, 6):
        page.select_option(f"#mode-{number}", "cup")
        expect(page.locator(f"#double-{number}")).to_be_visible()
        page.locator(f"#double-{number}").check()
        expect(page.locator(f"#second-final-{number}")).to_be_checked()
        if number == 1:
            page.fill("#top-1", "6")
            page.keyboard.press("Enter")
    director.taps("#to-event")
    for _ in range(3):
        director.whole_round()
    director.goes(f"#/event/{director.stream}/standings/bracket").sees(".bracket")
    expect(page.locator("#work")).to_contain_text("Losers’ bracket")
    expect(page.locator("#work")).to_contain_text("Grand final")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


WIDE = """() => [...document.querySelectorAll("[data-page]:not([hidden]) :is(.fit, td, .bracket__player)")]
    .filter((one) => one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).display !== "inline")
    .map((one) => one.textContent)"""


@pytest.mark.parametrize("shown", ["cup", "teams"])
def test_the_wall_holds_both_brackets_and_teams_of_long_names(take: Any, tmp_path: Path, shown: str) -> None:
    judge: Judge = take(Judge)
    club = cup_of(17, double=True) if shown == "cup" else teams_of(8)
    if shown == "teams":
        club.better_win().close()
    file = tmp_path / "event.json"
    file.write_bytes(export_file("event", club.entries, "0", [], 0))
    judge.brings("#bring", file)
    expect(judge.page).to_have_url(f"{judge.address}#/event/event")
    board = board_of(judge)
    pages = board.locator(f"[id^=public-{shown}-]:is([data-page])")
    expect(pages).to_have_count(5 if shown == "cup" else 1)
    for _ in range(board.locator("[data-page]").count()):
        for width, height in WALLS:
            board.set_viewport_size({"width": width, "height": height})
            assert board.evaluate(CUT_OFF) == []
            assert board.evaluate(WIDE) == [], (width, height)
        before = board.text_content("#public-turn")
        board.keyboard.press("ArrowRight")
        expect(board.locator("#public-turn")).not_to_have_text(str(before))
    if shown == "teams":
        names = board.locator("#public-teams-1 .fit").all_text_contents()
        assert set(names) == {player.club for player in club.state.players.values()}
