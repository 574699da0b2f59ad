"""Exercises in the browser: by keyboard alone, kept over a reload, with fingers on a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from drivers.browser.judge import Judge
from drivers.browser.keyboard_user import KeyboardUser
from drivers.browser.tablets import Take
from drivers.club import PLAYERS, Club, words
from faristol.core.notation import read_word
from faristol.core.tiles import tile_set
from screens.states.results import over

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def person(take: Take) -> Judge:
    """Somebody before the form of an exercise book."""
    judge: Judge = take().goes("#/exercises")
    judge.sees("#open")
    return judge


def is_valid(page: Page) -> bool:
    asked = read_word(tile_set("ca"), page.locator("#asked-word").inner_text())
    return asked is not None and words("ca").lexicon.contains(asked)


@pytest.mark.everyday
def test_two_questions_by_keyboard_and_what_was_missed_is_due_after_a_reload(person: Judge) -> None:
    page, keyboard = person.page, KeyboardUser(person)
    keyboard.tab_to("open").press("Enter")
    person.sees("#begin")
    expect(page.locator("#begin")).to_be_focused()
    keyboard.tab_to("deck-valid", "Shift+Tab").press("Enter")
    expect(page.locator("#asked")).to_be_focused(timeout=60_000)
    expect(page.locator("#announce")).to_have_text(re.compile(r"Valid or not\?$"))
    page.keyboard.press("n" if is_valid(page) else "v")
    expect(page.locator("#next")).to_be_focused(timeout=15_000)
    expect(page.locator("#verdict")).to_contain_text("Not right")
    expect(page.locator("#announce")).to_have_text(re.compile(r"^Not right\. .* comes back"))
    page.keyboard.press("Enter")
    expect(page.locator("#asked")).to_be_focused(timeout=15_000)
    keyboard.tab_to("valid" if is_valid(page) else "not-valid").press("Enter")
    expect(page.locator("#next")).to_be_focused(timeout=15_000)
    expect(page.locator("#verdict")).to_contain_text("Right")
    person.reloads()
    expect(page.locator("#due")).to_have_text("1")
    keyboard.tab_to("kinds").press("Enter")
    expect(page.locator("#begin")).to_contain_text("1 question is due")


LENGTHEN = """length => {
    const rack = document.querySelector("#shelf .rack");
    while (rack.children.length > length) rack.lastElementChild.remove();
    while (rack.children.length < length) rack.append(rack.firstElementChild.cloneNode(true));
    rack.dataset.roomFor = length > 10 ? 15 : length > 7 ? 10 : "";
    document.querySelector("#asked-word").textContent = "m".repeat(length);
    return [...rack.children].map((one) => one.getBoundingClientRect())
        .every(({ left, right, top }, n, all) => left >= 0 && right <= innerWidth && top === all[0].top);
}"""


def test_a_word_of_any_length_lies_in_one_row_on_a_phone(person: Judge) -> None:
    person.taps("#deck-valid").sees("#valid")
    person.page.set_viewport_size({"width": 360, "height": 740})
    assert [length for length in range(2, 16) if not person.page.evaluate(LENGTHEN, length)] == []


@pytest.mark.slow
def test_on_a_phone_a_rack_of_a_duplicate_is_laid_by_finger(take: Take) -> None:
    person = take(**PHONE).brings_event(over(PLAYERS[0], Club.claim).entries)
    person.sees("#standings")
    person.goes("#/event/event/results/player/p5").taps("#practise", "#to-exercises", "#deck-lost")
    page = person.page
    expect(page.locator("#rack-0")).to_be_in_viewport(ratio=1, timeout=60_000)
    expect(page.locator("#board")).to_be_in_viewport(ratio=0.9)
    person.taps("#rack-0", "#board-I8").sees("#wanted")
    expect(page.locator("#board-I8 .tile[data-state=new]")).to_be_visible()
    person.taps("#wanted").sees("#verdict")
    expect(page.locator("#verdict")).to_be_in_viewport(ratio=1)
    expect(page.locator("#next")).to_be_focused()


def letters(person: Judge, row: str) -> list[str]:
    """The letters of the tiles in a row, from left to right."""
    tiles = person.page.locator(f"[data-row={row}] button.tile")
    return list(tiles.evaluate_all("all => all.map((one) => one.dataset.label ?? one.innerText)"))


def middle(person: Judge, tile: str) -> tuple[float, float]:
    box = person.box(tile)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_tiles_of_a_question_are_dragged_with_a_finger_and_moved_with_keys(take: Take) -> None:
    person: Judge = take(**PHONE).goes("#/exercises")
    page = person.page
    finger = page.context.new_cdp_session(page)

    def touches(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    person.sees("#open")
    person.taps("#deck-sevens").sees("#rack-6")
    tiles = letters(person, "rack")
    for number in (0, 1):
        touches("touchStart", *middle(person, f"#rack-{number}"))
        x, y = middle(person, "#tapped .rack__stub >> nth=-1")
        for step in (3, 2, 1, 0, 0):
            touches("touchMove", x, y + 20 * step)
        touches("touchEnd")
        person.sees(f"#word-{number}")
    assert letters(person, "word") == tiles[:2]
    page.locator("#word-0").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("document.querySelector('#tapped .rack > li button')?.id === 'word-1'")
    expect(page.locator("#word-0")).to_be_focused()
    page.locator("#rack-6").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("document.querySelectorAll('[data-row=rack] button')[2]?.id === 'rack-6'")
    page.keyboard.press("Enter")
    person.sees("#word-6")
    assert letters(person, "word") == [tiles[1], tiles[0], tiles[6]]
    person.taps("#untap").sees("#rack-6")
    person.taps("#mix")
    assert sorted(letters(person, "rack")) == sorted(tiles)
