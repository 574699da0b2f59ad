"""Word study in the browser: fast as typing, and by keyboard alone."""

import re

import pytest
from playwright.sync_api import expect

from drivers.browser.judge import Judge
from drivers.browser.keyboard_user import KeyboardUser
from drivers.browser.tablets import Take

"""No paper: how many words would be on it."""


@pytest.fixture
def reader(take: Take) -> Judge:
    """Somebody at the words, with the list open."""
    judge: Judge = take()
    judge.taps("#to-study").sees("#asked")
    expect(judge.page.locator("#status")).to_contain_text(re.compile(r"58\d\s\d{3} words"), timeout=30_000)
    return judge


@pytest.mark.everyday
def test_what_is_typed_is_judged_without_a_key_more(reader: Judge) -> None:
    page = reader.page
    expect(page.locator("#asked")).to_be_focused()
    page.keyboard.type("al.lot", delay=30)
    expect(page.locator("#word")).to_have_text(re.compile(r"AL·LOT\s+Valid"), timeout=15_000)
    expect(page.locator("#asked")).to_have_value("al.lot")
    page.keyboard.type("x")
    expect(page.locator("#word")).to_have_text(re.compile("Not valid"), timeout=15_000)
    page.fill("#asked", "c.s*")
    expect(page.locator("#found-title")).to_have_text("Words of this pattern", timeout=15_000)
    page.fill("#asked", "w")
    expect(page.locator("#asked-problem")).to_have_text("“w” is not a tile of this game.", timeout=15_000)


def test_by_keyboard_alone_and_heard(reader: Judge) -> None:
    page, keyboard = reader.page, KeyboardUser(reader)
    page.keyboard.type("casa")
    expect(page.locator("#word")).to_be_visible(timeout=15_000)
    page.keyboard.press("Enter")
    expect(page.locator("#announce")).to_have_text("CASA: Valid. 5 points. Anagrams: 2 words", timeout=15_000)
    keyboard.tab_to("longer-behind").press("Enter")
    expect(page.locator("#asked")).to_have_value("casa*", timeout=15_000)
    expect(page.locator("#asked")).to_be_focused()
    keyboard.tab_to("found-1")
    keyboard.tab_to("to-judge").press("Enter")
    reader.sees("#judge-form")
    expect(page.locator("#announce")).to_have_text("")  # what was said on another screen is forgotten
    keyboard.tab_to("back", "Shift+Tab").press("Enter")
    reader.sees("#asked")
