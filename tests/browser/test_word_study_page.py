"""Word study in the browser: fast as typing."""

import re

import pytest
from playwright.sync_api import expect

from drivers.browser.judge import Judge
from drivers.browser.tablets import Take


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
    expect(page.locator("#found-title")).to_have_text("Words with this pattern", timeout=15_000)
    page.fill("#asked", "w")
    expect(page.locator("#asked-problem")).to_have_text("“w” is not a tile of this game.", timeout=15_000)
