"""The standings of a tournament on the page: looked at, printed on whole pages, shown to the room, saved."""

import csv
import io
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from test_board_window import CUT_OFF, board_of
from test_results_page import CUT

from drivers.browser.examiner import Examiner
from drivers.browser.judge import PRINTED, Judge
from faristol.storage.files import export_file
from screens.states.standings import NAMES, entered, hand_in, played, running, whole_round

AT = "#/event/event"


def brings(judge: Judge, tmp_path: Path, club: Any) -> Judge:
    file = tmp_path / "event.json"
    file.write_bytes(export_file("event", club.entries, "0", [], 0))
    judge.brings("#bring", file)
    expect(judge.page).to_have_url(f"{judge.address}{AT}", timeout=15_000)
    return judge


@pytest.mark.slow
def test_every_page_of_the_standings_is_open_to_everybody(judge: Judge, tmp_path: Path) -> None:
    examiner = Examiner(brings(judge, tmp_path, played()))
    for page, seen in (
        ("standings", "#standings"),
        ("standings/cross", "#cross"),
        ("standings/course/p3", "#places"),
        ("standings/player/p5", "#way"),
        ("standings/ratings/p1", "#reckoning"),
        ("standings/final", "#final-form"),
        ("papers", "#print-pairings"),
        ("file", "#trf"),
    ):
        judge.goes(f"{AT}/{page}").sees(seen)
        examiner.examines(page)
    judge.goes(f"{AT}/standings").sees("#standings")
    judge.taps("#menu").sees("#to-papers")
    examiner.examines("menu")
    assert not examiner.found, "\n".join(examiner.found)


def test_round_by_round_in_another_order_and_from_player_to_player(judge: Judge, tmp_path: Path) -> None:
    page = brings(judge, tmp_path, played()).page
    judge.goes(f"{AT}/standings").sees("#standings")
    first = page.locator("#standings tbody tr").first
    expect(first).to_contain_text("Magdalena Nicolau")
    judge.taps("#round-before")
    expect(page.locator("#after-title")).to_contain_text("2")
    judge.taps("#order-buchholz").sees("#otherwise")
    judge.taps("#count-by")
    expect(page.locator("#otherwise")).to_have_count(0, timeout=15_000)
    judge.taps("#undo")
    judge.taps("#to-course").sees("#places")
    judge.taps("#places-p7 a")
    expect(page.locator(".course__line[data-chosen]")).to_contain_text("Magdalena Nicolau")
    judge.goes(f"{AT}/standings").sees("#standings")
    judge.taps("#row-p7 a").sees("#way")
    judge.taps("#to-reckoning").sees("#sum")


IN_SIGHT = """() => {
    const inside = document.getElementById("work").getBoundingClientRect();
    const whole = ({ top, bottom }) => top >= inside.top - 1 && bottom <= inside.bottom + 1;
    return [...document.querySelectorAll("#standings tbody tr")].filter((row) => whole(row.getBoundingClientRect())).length;
}"""


def test_a_dozen_players_are_in_sight_on_a_tablet_and_six_on_a_phone(judge: Judge, tmp_path: Path) -> None:
    page = brings(judge, tmp_path, played()).page
    judge.goes(f"{AT}/standings").sees("#standings")
    assert page.locator("#standings tbody tr").count() >= 12
    page.set_viewport_size({"width": 1024, "height": 768})
    assert page.evaluate(IN_SIGHT) >= 12
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator("#standings thead").evaluate("head => head.scrollIntoView({ block: 'start' })")
    assert page.evaluate(IN_SIGHT) >= 6


@pytest.mark.parametrize(
    ("sheet", "pages"),
    [("pairings", 1), ("names", 1), ("wall", 1), ("cross", 1), ("cards", 6), ("slips", 2)],
)
def test_a_paper_is_printed_whole_on_as_many_pages_as_it_says(
    judge: Judge, tmp_path: Path, sheet: str, pages: int
) -> None:
    page = brings(judge, tmp_path, played()).page
    page.evaluate(PRINTED)
    judge.goes(f"{AT}/papers").sees("#print-slips")
    judge.taps(f"#print-{sheet}")
    expect(page.locator("html")).to_have_attribute("data-printed", "yes", timeout=15_000)
    _is_whole(page, pages, wide=sheet == "cross")


def test_many_players_are_printed_on_several_pages_and_none_is_cut(judge: Judge, tmp_path: Path) -> None:
    names = tuple(f"{name} {at}" for at in (1, 2, 3) for name in NAMES)
    page = brings(judge, tmp_path, whole_round(entered(names, rounds=5))).page
    for sheet, pages in (("pairings", 3), ("names", 2), ("wall", 2), ("cross", 3)):
        judge.goes(f"{AT}/papers").sees("#print-slips")
        page.evaluate(PRINTED)
        judge.taps(f"#print-{sheet}")
        expect(page.locator("html")).to_have_attribute("data-printed", "yes", timeout=15_000)
        _is_whole(page, pages, wide=sheet == "cross")
        page.emulate_media(media="screen")
        page.set_viewport_size({"width": 1024, "height": 768})


def _is_whole(page: Page, pages: int, *, wide: bool) -> None:
    assert page.locator("#print .paper, #print .results-slips").count() == pages
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 1002 if wide else 672, "height": 960})
    assert page.evaluate(CUT) == []
    printed = page.pdf(prefer_css_page_size=True, format="A4")
    assert printed.count(b"/Type /Page\n") == pages


def test_the_room_sees_the_round_and_then_the_standings(judge: Judge, tmp_path: Path) -> None:
    brings(judge, tmp_path, running())
    judge.goes(f"{AT}/standings").sees("#standings")
    board = board_of(judge)
    board.set_viewport_size({"width": 1920, "height": 1080})
    expect(board.locator("#public-results-title-1")).to_contain_text("Ronda 3", timeout=15_000)
    assert board.evaluate(CUT_OFF) == []
    for size in ((1280, 720), (768, 1024)):
        board.set_viewport_size({"width": size[0], "height": size[1]})
        assert board.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("stage", ["players", "pairings", "standings"])
def test_nothing_is_cut_off_on_the_wall(judge: Judge, tmp_path: Path, stage: str) -> None:
    club = entered(NAMES, rounds=5)
    if stage != "players":
        club.pair().publish()
    if stage == "standings":
        hand_in(club).close()
    brings(judge, tmp_path, club)
    judge.goes(f"{AT}/standings").sees("#standings")
    board = board_of(judge)
    for size in ((1920, 1080), (1024, 768), (768, 1024)):
        board.set_viewport_size({"width": size[0], "height": size[1]})
        expect(board.locator(f"#public-{stage}-title-1")).to_be_visible(timeout=15_000)
        assert board.evaluate(CUT_OFF) == []


def test_a_page_of_the_wall_is_held_until_it_is_let_go(judge: Judge, tmp_path: Path) -> None:
    """The names take several pages; results that come in turn to pages of their own, which are held too."""
    club = entered(tuple(f"{name} {at}" for at in (1, 2, 3) for name in NAMES), rounds=5)
    brings(judge, tmp_path, club.pair().publish()).sees("#tables")
    page = judge.takes_clock().page
    board = board_of(judge)
    turn = board.locator("#public-turn")
    here = turn.text_content() or ""
    board.clock.fast_forward(13_000)
    expect(turn).not_to_have_text(here)

    judge.taps("#menu", "#board-hold")
    expect(page.locator("#board-hold")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#board-only")).to_have_count(0)  # a tournament has nothing else for the wall
    for _ in range(2):
        here = turn.text_content() or ""
        board.clock.fast_forward(13_000)
        expect(turn).to_have_text(here)
        judge.taps("#board-page-on")
        expect(turn).not_to_have_text(here)

    page.keyboard.press("Escape")
    page.fill("#first-1", "400")
    page.fill("#second-1", "300")
    page.press("#second-1", "Enter")
    expect(board.locator("#public-results-1")).to_contain_text("400 – 300")
    board.clock.fast_forward(13_000)
    expect(turn).to_have_text("1/3")

    judge.taps("#menu", "#board-hold")
    expect(page.locator("#board-hold")).to_have_attribute("aria-pressed", "false")
    board.clock.fast_forward(13_000)
    expect(turn).not_to_have_text("1/3")


def test_files_leave_and_the_table_opens(judge: Judge, tmp_path: Path) -> None:
    brings(judge, tmp_path, played())
    judge.goes(f"{AT}/file").sees("#publish")
    table = Path(judge.saves("#standings").path()).read_text("utf-8-sig")
    assert len(list(csv.reader(io.StringIO(table), delimiter=";"))) == 21
    assert Path(judge.saves("#trf").path()).read_text("utf-8").startswith("012 ")
    html = tmp_path / "lliga.html"
    judge.saves("#publish").save_as(html)
    judge.page.goto(html.as_uri())
    expect(judge.page.locator("#classification")).to_be_visible()
    judge.page.locator("nav a[href='#cross']").click()
    expect(judge.page.locator("#cross")).to_be_in_viewport()
