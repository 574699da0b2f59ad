"""Exercises in the browser: by keyboard alone, kept over a reload, sound at every width in every look."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from drivers.browser.examiner import Examiner
from drivers.browser.judge import Judge
from drivers.browser.keyboard_user import KeyboardUser
from drivers.browser.tablets import Take
from drivers.club import PLAYERS, Club, words
from faristol.core.notation import read_word
from faristol.core.tiles import tile_set
from faristol.storage.files import export_file
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


def test_words_are_written_one_after_another(person: Judge) -> None:
    page = person.page
    person.taps("#deck-sevens").sees("#answer")
    expect(page.locator("#answer")).to_be_focused()
    page.keyboard.type("www")
    page.keyboard.press("Enter")
    expect(page.locator("#answer-problem")).to_contain_text("cannot be made of these tiles")
    expect(page.locator("#answer")).to_have_value("")
    tiles = page.locator("#shelf .tile").evaluate_all("all => all.map((one) => one.innerText)")
    assert len(tiles) == 7
    person.taps("#give-up").sees("#found")
    expect(page.locator("#found [data-kind=missed]").first).to_be_visible()


LENGTHEN = """length => {
    const rack = document.querySelector("#shelf .rack");
    while (rack.children.length > length) rack.lastElementChild.remove();
    while (rack.children.length < length) rack.append(rack.firstElementChild.cloneNode(true));
    document.querySelector("#asked-word").textContent = "m".repeat(length);
    return [...rack.children].map((one) => one.getBoundingClientRect())
        .every(({ left, right, top }, n, all) => left >= 0 && right <= innerWidth && top === all[0].top);
}"""


def test_a_word_of_any_length_lies_in_one_row_on_a_phone(person: Judge) -> None:
    person.taps("#deck-valid").sees("#valid")
    person.page.set_viewport_size({"width": 360, "height": 740})
    assert [length for length in range(2, 16) if not person.page.evaluate(LENGTHEN, length)] == []


@pytest.mark.slow
def test_on_a_phone_a_rack_of_a_duplicate_is_laid_by_finger(take: Take, tmp_path: Path) -> None:
    file = tmp_path / "event.json"
    file.write_bytes(export_file("event", over(PLAYERS[0], Club.claim).entries, "0", [], 0))
    person = take(**PHONE)
    person.brings("#bring", file)
    person.sees("#standings")
    person.goes("#/event/event/results/player/p5").taps("#practise", "#to-exercises", "#deck-lost")
    page = person.page
    expect(page.locator("#rack-0")).to_be_in_viewport(ratio=1, timeout=60_000)
    expect(page.locator("#board")).to_be_in_viewport(ratio=0.9)
    person.taps("#rack-0", "#board-I8").sees("#wanted")
    expect(page.locator("#board-I8 .tile[data-state=new]")).to_be_visible()
    examiner = Examiner(person)
    examiner.examines("exercise, a play laid")
    assert not examiner.found, "\n".join(examiner.found)
    person.taps("#wanted").sees("#verdict")
    expect(page.locator("#verdict")).to_be_in_viewport(ratio=1)
    expect(page.locator("#next")).to_be_focused()


@pytest.mark.slow
def test_nothing_is_wrong_with_the_screens_at_any_width_in_any_look(person: Judge) -> None:
    examiner = Examiner(person)
    examiner.examines("exercises, form")
    person.taps("#open").sees("#begin")
    examiner.examines("exercises, kinds")
    for deck, field in {"valid": "#valid", "special": "#answer", "hooks": "#before"}.items():
        person.taps(f"#deck-{deck}").sees(field)
        examiner.examines(f"exercise, {deck}")
        person.taps("#give-up" if deck != "valid" else "#valid").sees("#next")
        examiner.examines(f"exercise, {deck}, answered")
        person.taps("#kinds").sees("#deck-sevens")
    assert not examiner.found, "\n".join(examiner.found)
