"""Word study in the browser: fast as typing, by keyboard alone, on paper, at every width."""

import re

import pytest
from playwright.sync_api import Page, expect

from drivers.browser.examiner import Examiner
from drivers.browser.judge import Judge
from drivers.browser.keyboard_user import KeyboardUser
from drivers.browser.tablets import Take

COUNTS_ON_PAPER = """() => {
    window.print = () => { window.printed = document.querySelectorAll("#print li").length };
}"""
"""No paper: how many words would be on it."""


@pytest.fixture
def reader(take: Take) -> Judge:
    """Somebody at the words, with the list open."""
    judge: Judge = take()
    judge.taps("#to-study").sees("#asked")
    expect(judge.page.locator("#status")).to_contain_text(re.compile(r"58\d\s\d{3} words"), timeout=30_000)
    return judge


def text(page: Page, selector: str) -> str:
    return " ".join(page.locator(selector).inner_text().split())


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


def test_words_lead_to_words_and_what_was_typed_gives_way(reader: Judge) -> None:
    page = reader.page
    page.keyboard.type("casa")
    expect(page.locator("#count")).to_have_attribute("data-count", "2", timeout=15_000)
    reader.taps("#found-2")
    expect(page.locator("#asked")).to_have_value("saca", timeout=15_000)
    reader.taps("#way-longer").sees("#way-longer[aria-pressed=true]")
    every = int(page.locator("#count").get_attribute("data-count") or 0)
    reader.taps("#length-6").sees("#length-6[aria-pressed=true]")
    expect(page.locator("#asked")).to_have_value("saca 6")
    assert int(page.locator("#count").get_attribute("data-count") or 0) < every
    reader.taps("#preset-1")
    expect(page.locator("#asked")).to_have_value("2", timeout=15_000)
    expect(page.locator("#range")).to_contain_text("1 to 60 of")
    reader.taps("#after")
    expect(page.locator("#range")).to_contain_text("61 to", timeout=15_000)


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


def test_the_lists_are_a_tap_away_and_back(reader: Judge) -> None:
    reader.taps("#to-lists").sees("#use-ca-built-in")
    reader.taps("#back").sees("#asked")


def test_a_list_goes_to_paper(reader: Judge) -> None:
    page = reader.page
    # The next answer has no paper any more: what goes to it is looked at when it goes.
    page.evaluate(COUNTS_ON_PAPER)
    page.fill("#asked", "ç 3")
    expect(page.locator("#count")).to_have_attribute("data-count", re.compile(r"\d+"), timeout=15_000)
    count = page.locator("#count").get_attribute("data-count")
    reader.taps("#print-list")
    page.wait_for_function("window.printed !== undefined")
    assert str(page.evaluate("window.printed")) == count


@pytest.mark.slow
def test_nothing_is_wrong_with_the_screen_at_any_width_in_any_look(reader: Judge) -> None:
    examiner, page = Examiner(reader), reader.page
    examiner.examines("study, empty")
    for typed in ("casa", "anticonstitucio", "*l·l* 15", "w"):
        page.fill("#asked", typed)
        expect(page.locator("#found, #asked-problem").first).to_be_visible(timeout=15_000)
        examiner.examines(f"study, {typed}")
    assert not examiner.found, "\n".join(examiner.found)
