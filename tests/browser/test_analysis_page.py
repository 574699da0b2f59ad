"""Analysis in the browser: tiles laid by keyboard and by hand, and its plays at every size."""

import pytest
from playwright.sync_api import expect

from drivers.browser.judge import Judge
from drivers.browser.tablets import Take

ROWS = "15/5C9/5A9/5R9/5D2D1I4/5A2E1[L·L]4/5T2Ç1U4/5SOCA1M4/6HL2I4/7E2N4/3BATANA1E4/JAIES2X2U4/6ZENS5/15/15"
WITH_LONG_WORDS = f"{ROWS} UPNTEEO/ 0/0 0"


@pytest.fixture
def table(take: Take) -> Judge:
    judge: Judge = take()
    judge.goes("#/analysis").sees("#board")
    return judge


def pastes(table: Judge, position: str) -> None:
    table.taps("#by-hand").sees("#pasted")
    table.page.fill("#pasted", position)
    table.taps("#read-pasted")
    table.sees("#plays")
    expect(table.page.locator("#board .tile")).to_have_count(40)


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


def test_on_a_phone_the_plays_are_in_sight_and_no_column_of_them_is_cut_at_any_size(table: Judge) -> None:
    page = table.page
    page.set_viewport_size({"width": 360, "height": 640})
    pastes(table, WITH_LONG_WORDS)
    expect(page.locator("#plays")).to_be_in_viewport()
    for width, height in ((360, 640), (640, 360), (740, 360), (768, 1024), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        strip = page.locator(".plays").evaluate("plays => [plays.scrollWidth, plays.clientWidth]")
        assert strip[0] <= strip[1], (width, strip)
        for column in ("place", "word", "points"):
            expect(page.locator(f"#by-{column}")).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_field_of_the_rack_is_one_tap_away_and_lets_the_keys_go_once_the_plays_are_there(
    table: Judge,
) -> None:
    page = table.page
    page.set_viewport_size({"width": 360, "height": 640})
    table.taps("#type-rack")
    expect(page.locator("#rack")).to_be_focused()
    expect(page.locator("#rack")).to_be_in_viewport(ratio=1)
    page.keyboard.type("casater")
    page.keyboard.press("Enter")
    expect(page.locator("#play-1")).to_be_in_viewport(ratio=1)
    expect(page.locator("#rack")).not_to_be_focused()
    page.set_viewport_size({"width": 1024, "height": 600})
    expect(page.locator("#board-H8")).to_be_in_viewport(ratio=1)
    expect(page.locator("#play-3")).to_be_in_viewport(ratio=1)
    page.fill("#rack", "perdona")
    page.press("#rack", "Enter")
    expect(page.locator("#rack-0 [data-text=P]")).to_be_visible()


def test_a_position_is_sent_as_a_link_and_as_a_picture(table: Judge) -> None:
    page = table.page
    pastes(table, WITH_LONG_WORDS)
    table.taps("#show-best").sees("#lay")
    table.taps("#share-it").sees("#share-address")
    link = page.evaluate("document.getElementById('share-address').href")
    with page.expect_download() as saving:
        table.taps("#save-picture")
    png = saving.value.path().read_bytes()
    assert saving.value.suggested_filename == "APETONEU.png" and png.startswith(b"\x89PNG")
    assert int.from_bytes(png[16:20]) == 1080 < int.from_bytes(png[20:24])
    page.goto("about:blank")
    page.goto(link)
    table.waits()
    expect(page.locator("#board .tile")).to_have_count(47)
    expect(page.locator("#board .tile[data-state=new]")).to_have_count(7)
