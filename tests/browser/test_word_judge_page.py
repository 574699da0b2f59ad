"""The word judge in the browser: the whole screen, ten seconds, a PIN; by keyboard alone, heard and said."""

import re

import pytest
from playwright.sync_api import expect

from drivers.browser.judge import Judge
from drivers.browser.keyboard_user import KeyboardUser
from drivers.browser.tablets import Take

LISTEN = """() => {
    window.sounded = 0;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...at) {
        if (this.buffer?.length > 1) window.sounded += 1;
        return start.apply(this, at);
    };
}"""


@pytest.fixture
def director(take: Take) -> Judge:
    """Before the judge is handed over, with the list open."""
    judge: Judge = take().goes("#/judge")
    expect(judge.page.locator("#status")).to_contain_text(re.compile(r"58\d\s\d{3} words"), timeout=30_000)
    return judge


def hands_over(judge: Judge, pin: str = "2468") -> Judge:
    judge.page.fill("#pin", pin)
    judge.taps("#begin").sees("#asked")
    return judge


@pytest.mark.everyday
def test_a_challenge_by_keyboard_alone(director: Judge) -> None:
    page, keyboard = director.page, KeyboardUser(director)
    keyboard.tab_to("pin")
    page.keyboard.type("2468")
    keyboard.tab_to("begin").press("Enter")
    director.sees("#asked")
    expect(page.locator("#asked")).to_be_focused()
    page.wait_for_function("document.fullscreenElement !== null")
    page.keyboard.type("casa")
    page.keyboard.press("Enter")
    page.keyboard.type("al.lot")
    expect(page.locator("#understood")).to_have_text(re.compile(r"CASA\s*AL·LOT"), timeout=15_000)
    assert keyboard.press("Tab") == "rule"
    expect(page.locator("#rule")).to_contain_text("Judge 2 words")
    page.keyboard.press("Enter")
    expect(page.locator("#verdict-word")).to_have_text("Valid", timeout=15_000)
    expect(page.locator("#announce")).to_have_text(re.compile("^Valid, according to Faristol català"))
    for gone in ("#bar", "#status"):
        expect(page.locator(gone)).to_be_hidden()
    box = director.box("#verdict")
    assert box["width"] == 1024 and box["height"] > 0.8 * 768
    page.wait_for_timeout(800)
    page.keyboard.press("Enter")
    expect(page.locator("#asked")).to_be_focused(timeout=15_000)
    expect(page.locator("#asked")).to_have_value("")
    director.reloads().sees("#asked-form")
    director.taps("#ask-out").sees("#take-back")
    page.fill("#pin", "2468")
    director.taps("#leave").sees("#judge-form")
    assert page.evaluate("document.fullscreenElement === null")


def test_on_a_phone_on_its_side_the_words_and_the_list_are_seen_with_the_verdict(director: Judge) -> None:
    page = hands_over(director).page
    page.set_viewport_size({"width": 740, "height": 360})
    page.keyboard.type("12 casaperro esbatanaria canya fosca", delay=30)
    director.taps("#rule").sees("#verdict-table")
    step = director.box("#clear")
    words = "#verdict-word", "#verdict-words", "#verdict-table"
    for part in ("#verdict > .icon", *words, ".word-verdict__list"):
        box = director.box(part)
        assert box["y"] >= 0 and box["y"] + box["height"] <= step["y"] - 8, part


def test_keys_write_the_tiles_that_a_keyboard_may_lack_where_the_cursor_is(director: Judge) -> None:
    page = hands_over(director).page
    field = page.locator("#asked")
    page.keyboard.type("fo, ca")
    director.taps("#tile-keys [data-text='ny']")
    page.keyboard.type("a a")
    director.taps("#tile-keys [data-text='l·l']")
    page.keyboard.type("ot")
    field.evaluate("field => field.setSelectionRange(2, 2)")
    director.taps("#tile-keys [data-text='ç']")
    page.keyboard.type("a")
    expect(field).to_have_value("foça, canya al·lot")
    expect(field).to_be_focused()
    expect(page.locator("#understood")).to_have_text(re.compile(r"FOÇA\s*CANYA\s*AL·LOT"), timeout=15_000)


def test_a_verdict_is_said_aloud_where_that_was_chosen(director: Judge) -> None:
    page = director.page
    director.chooses("#spoken")
    hands_over(director)
    page.evaluate(LISTEN)
    page.keyboard.type("casa")
    director.taps("#rule").sees("#verdict")
    page.wait_for_function("window.sounded > 0", timeout=30_000)
    assert page.evaluate("window.sounded") == 1
