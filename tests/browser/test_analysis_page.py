"""Analysis in the browser: a pasted position, its plays, tiles laid by keyboard and by hand."""

import pytest
from playwright.sync_api import expect

from drivers.browser.examiner import Examiner
from drivers.browser.judge import Judge
from drivers.browser.tablets import Take

ROWS = "15/5C9/5A9/5R9/5D2D1I4/5A2E1[L·L]4/5T2Ç1U4/5SOCA1M4/6HL2I4/7E2N4/3BATANA1E4/JAIES2X2U4/6ZENS5/15/15"
WITH_TWO_BLANKS = f"{ROWS} UPNT?E?/ 0/0 0"
WITH_LONG_WORDS = f"{ROWS} UPNTEEO/ 0/0 0"
ROMANIAN = "15/15/15/15/15/15/15/7CASA4/15/15/15/15/15/15/15 PRINTEO/ 0/0 0"


@pytest.fixture
def table(take: Take) -> Judge:
    judge: Judge = take()
    judge.goes("#/analysis").sees("#board")
    return judge


def pastes(table: Judge, position: str, tiles: int = 40) -> None:
    table.taps("#by-hand").sees("#cgp")
    table.page.fill("#cgp", position)
    table.taps("#read-cgp")
    expect(table.page.locator("#board .tile")).to_have_count(tiles)
    table.taps("#by-hand").sees("#plays")


def test_a_position_with_two_blanks_is_counted_whole_and_its_best_play_laid(table: Judge) -> None:
    pastes(table, WITH_TWO_BLANKS)
    assert int(table.page.get_attribute("#count", "data-count") or 0) > 40_000
    table.taps("#show-best")
    expect(table.page.locator("#board .tile[data-state=new]")).to_have_count(7)
    table.taps("#lay").sees("#set-up, #show-best, .shelf__hand")
    expect(table.page.locator("#board .tile")).to_have_count(47)
    table.taps("#undo")
    expect(table.page.locator("#board .tile")).to_have_count(40)


@pytest.mark.everyday
def test_tiles_are_laid_by_keyboard_and_by_hand(table: Judge) -> None:
    page = table.page
    page.fill("#rack", "CASATER")
    page.press("#rack", "Enter")
    table.sees("#plays")
    page.locator("#board-H8").focus()
    page.keyboard.type("casa")
    expect(page.locator("#board .tile[data-state=new]")).to_have_count(4)
    expect(page.locator(".running__score")).to_have_text("10")
    page.keyboard.press("Escape")
    expect(page.locator("#board .tile")).to_have_count(0)
    page.drag_and_drop(".rack .tile >> nth=0", "#board-H8")
    expect(page.locator("#board-H8 .tile[data-state=new]")).to_have_count(1)
    page.reload()
    table.waits()
    expect(page.locator("#board-H8 .tile[data-state=new]")).to_have_count(1)


def test_on_a_phone_one_sees_how_setting_up_ends_though_plays_are_known(table: Judge) -> None:
    table.page.set_viewport_size({"width": 360, "height": 640})
    pastes(table, WITH_TWO_BLANKS)
    expect(table.page.locator("#plays")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("locale", "position", "tiles"), [("ca-ES", WITH_LONG_WORDS, 40), ("ro-RO", ROMANIAN, 4)]
)
def test_no_column_of_the_plays_is_cut_at_any_size(
    take: Take, locale: str, position: str, tiles: int
) -> None:
    table: Judge = take(locale=locale)
    page = table.page
    table.goes("#/analysis").sees("#board")
    pastes(table, position, tiles)
    for width, height in ((360, 640), (640, 360), (740, 360), (768, 1024), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        strip = page.locator(".plays").evaluate("plays => [plays.scrollWidth, plays.clientWidth]")
        assert strip[0] <= strip[1], (width, strip)
        for column in ("place", "word", "points"):
            expect(page.locator(f"#by-{column}")).to_be_in_viewport(ratio=1)


@pytest.mark.slow
def test_nothing_is_wrong_with_the_screen_at_any_width_in_any_look(table: Judge) -> None:
    examiner = Examiner(table)
    examiner.examines("analysis, empty")
    table.taps("#by-hand").sees("#cgp")
    examiner.examines("analysis, setting up")
    table.taps("#by-hand").sees("#set-up")
    pastes(table, WITH_TWO_BLANKS)
    table.taps("#show-best").sees("#lay")
    examiner.examines("analysis, a play shown")
    assert not examiner.found, "\n".join(examiner.found)
