"""The duplicate for one in the browser: by touch, and through a reload."""

from typing import Any

from playwright.sync_api import Page, expect

from drivers.browser.board_on_page import best, rack
from drivers.browser.judge import Judge
from drivers.browser.one_finger import SETTLES
from drivers.browser.tablets import Take
from faristol.core.play import write_play
from faristol.core.tiles import tile_set

TIMEOUT = 30_000
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def seconds_left(page: Page) -> int:
    minutes, seconds = page.inner_text("#clock").split(":")
    return int(minutes) * 60 + int(seconds)


def test_a_round_by_touch_with_a_hint_and_a_reload_in_its_time(take: Take) -> None:
    """On a telephone: the game of the day, a tile, a hint; the reload loses neither rack nor clock."""
    judge: Judge = take(**PHONE)
    page = judge.goes("#/solo").chooses("#way-day").taps("#open").page
    expect(page.locator("#rack-0")).to_be_visible(timeout=2 * TIMEOUT)
    before = rack(page)
    page.tap("#rack-0")
    page.tap("#board-H8")
    judge.sees("#board-H8 .tile[data-state='new']")
    page.tap("#recall")
    page.tap("#hint")
    page.tap("#hint-line")
    expect(page.locator("#bought")).to_contain_text("It is in row H.", timeout=TIMEOUT)

    judge.reloads().sees("#rack-0, #take-up")
    if page.locator("#take-up").count():
        page.tap("#take-up")
        judge.sees("#rack-0")
    assert sorted(rack(page)) == sorted(before)
    assert 120 < seconds_left(page) <= 180
    expect(page.locator("#bought")).to_contain_text("It is in row H.")
    judge.taps("#more-written")
    page.fill("#play", write_play(tile_set("ca"), best(page, "ca")))
    judge.taps("#lay-it").sees("#points")
    judge.taps("#propose").sees("#seen")
    expect(page.locator("#own-points")).to_be_in_viewport(ratio=1)
    expect(page.locator("#is-top")).to_contain_text("10 points were spent on hints.")
    page.wait_for_timeout(SETTLES)
    page.tap("#next")
    expect(page.locator(".bar__title")).to_have_text("Round 2", timeout=TIMEOUT)
