"""A serie de maxime in the browser: alone by touch, through a reload, to the next group."""

from typing import Any

from playwright.sync_api import expect

from drivers.browser.judge import Judge
from drivers.browser.one_finger import SETTLES
from drivers.browser.tablets import Take

TIMEOUT = 30_000
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def test_alone_by_touch_with_a_reload_in_the_time(take: Take) -> None:
    """On a telephone: two tiles are laid and played, null or not; the reload loses neither play nor clock."""
    judge: Judge = take(**PHONE)
    page = judge.goes("#/series").chooses("#way-alone").taps("#open").page
    expect(page.locator("#next-step")).to_be_visible(timeout=2 * TIMEOUT)
    page.wait_for_timeout(SETTLES)
    page.tap("#next-step")
    expect(page.locator("#rack-0")).to_be_visible(timeout=2 * TIMEOUT)
    page.tap("#take-3")
    judge.sees("#take-3[aria-pressed='true']")
    judge.taps("#more-written")
    page.tap("#rack-0")
    page.tap("#board-H8")
    judge.sees("#board-H8 .tile[data-state='new']")
    page.tap("#rack-1")
    page.tap("#board-H9")
    judge.sees("#points")
    page.tap("#play-it")
    judge.sees("#made-1")
    judge.reloads().sees("#made-1, #take-up")
    if page.locator("#take-up").count():
        page.tap("#take-up")
        judge.sees("#made-1")
    assert page.locator("#take-3").count() == 0
    assert page.inner_text("#clock").startswith("59:")
