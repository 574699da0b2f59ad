"""Practice and words for who has only the keyboard, and for who only hears the page."""

import re

import pytest
from playwright.sync_api import expect
from test_against_computer import RACK, Person

from drivers.browser.judge import Judge
from drivers.browser.screen_reader import TIMEOUT, ScreenReader
from drivers.club import words
from faristol.core.board import Board
from faristol.core.letters import AS_BLANK, letter
from faristol.core.play import Play
from faristol.core.squares import SIZE
from faristol.core.squares import name as square_name
from faristol.words.plays import find_plays


def best_play(person: Person) -> Play:
    board, rack = Board().with_tiles(person.lying()), tuple(person.page.evaluate(RACK))
    return next(find_plays(words(person.language), board, rack).ordered()).play


def lays(reader: ScreenReader, play: Play, person: Person) -> None:
    """Arrows to its first free square, the space bar if it goes the other way, then the letters; all are
    keys of their own in Romanian, and Shift makes a blank."""
    lying = person.lying()
    free = {at: code for at, code in zip(play.squares, play.word, strict=True) if at not in lying}
    here = reader.page.locator("#board [tabindex='0']")
    row, col = (int(here.get_attribute(f"data-{each}") or 0) for each in ("row", "col"))
    down, right = min(free) // SIZE - row, min(free) % SIZE - col
    for key, steps in (("ArrowDown", down), ("ArrowUp", -down), ("ArrowRight", right), ("ArrowLeft", -right)):
        for _ in range(steps):
            reader.press(key)
    assert reader.here["id"] == f"board-{square_name(min(free))}"
    way = "down" if play.place.down else "across"
    expect(reader.page.locator(f"#{reader.here['id']}")).to_have_attribute("data-cursor", re.compile("."))
    if reader.here["cursor"] != way:
        reader.press("Space")
    for code in free.values():
        key = letter(person.tiles, code & ~AS_BLANK)
        reader.keyboard.press(f"Shift+{key}" if code & AS_BLANK else key.lower())


@pytest.mark.everyday
def test_a_game_against_the_computer_is_begun_played_and_heard(judge: Judge) -> None:
    reader, person = ScreenReader(judge), Person(judge, "ro")
    page = judge.page
    reader.tab_to("to-practice").press("Enter")
    judge.sees("#to-against")
    reader.finds_names().tab_to("to-against").press("Enter")
    judge.sees("#setup")
    reader.finds_names().chooses("level-beginner").chooses("ruleset-romanian").tab_to("name")
    page.keyboard.press("Control+A")
    page.keyboard.type("Aina")
    reader.tab_to("open").press("Enter")
    expect(page.locator("#laying")).to_be_visible(timeout=2 * TIMEOUT)
    judge.sees("#rack-0")
    reader.finds_names()

    reader.tab_to("rack-0")
    assert re.fullmatch(r"\S+, \d+ points?|blank", reader.here["label"])
    assert reader.here["lang"] == "en"
    reader.tab_to("to-play").press("Enter")
    assert re.fullmatch(r"[A-O]\d+, (centre, )?(\w+ \w+, )?(\S+|empty)", reader.here["label"])
    assert reader.here["lang"] == "en"
    lays(reader, best_play(person), person)
    expect(page.locator("#listed")).to_have_attribute("data-kind", "ok", timeout=TIMEOUT)
    reader.hears(r"All its words are in the list\.").finds_names()
    reader.press("Enter")
    reader.hears(r"^Aina plays .* points?\. The computer is thinking\. Aina \d+, Computer \d+\.")
    reader.hears(
        r"^(Computer plays .* for \d+ points?|The computer (passes|exchanges).*)\."
        r" It is your turn\. Aina \d+, Computer \d+\."
    )
    judge.sees("#rack-0")


def test_tiles_are_put_down_with_the_space_bar_and_arrows_leave_them_there(judge: Judge) -> None:
    person = Person(judge, "ca").begins("mallorca", "beginner")
    reader, page = ScreenReader(judge), judge.page
    laid = page.locator("#board .tile[data-state=new]")
    tile = person.page.locator(".rack button.tile:has(.tile__letter)").first
    reader.tab_to(str(tile.get_attribute("id"))).press("Space")
    expect(page.locator(".rack button[aria-pressed=true]")).to_have_count(1)
    reader.tab_to("to-play").press("Enter")
    reader.press("ArrowUp")
    reader.press("ArrowLeft")
    expect(laid).to_have_count(0)
    reader.press("Space")
    expect(laid).to_have_count(1)
    for key in ("ArrowLeft", "ArrowLeft", "ArrowRight"):
        reader.press(key)
    expect(laid).to_have_count(1)
    reader.hears(r"Not a play yet|Not in the word list|All its words are in the list")
    reader.press("Escape")
    expect(laid).to_have_count(0)
    reader.tab_to("instead").press("Enter")
    reader.tab_to("ask-pass").press("Enter")
    judge.sees("dialog[open]")
    assert reader.press("Escape") == "instead"


@pytest.mark.slow
def test_word_study_answers_aloud(judge: Judge) -> None:
    reader, page = ScreenReader(judge), judge.page
    reader.tab_to("to-study").press("Enter")
    judge.sees("#asked")
    expect(page.locator("#status")).to_contain_text(re.compile(r"58\d\s\d{3} words"), timeout=TIMEOUT)
    assert reader.focused() == "asked"
    page.keyboard.press("Control+A")
    page.keyboard.type("casa")
    judge.sees("#word")
    page.keyboard.press("Enter")
    reader.hears(r"^CASA: Valid\. \d+ points\. Anagrams: \d+ words").finds_names()
    reader.tab_to("found-2").press("Enter")
    reader.hears(r"^SACA: Valid")
    assert reader.focused() == "asked"
    reader.tab_to("way-longer").press("Enter")
    reader.hears(r"Longer words: \d+ words$")
    reader.tab_to("asked", "Shift+Tab")
    page.keyboard.press("Control+A")
    page.keyboard.type("w")
    page.keyboard.press("Enter")
    reader.hears("^“w” is not a tile of this game")
    reader.finds_names()


def test_the_word_judge_is_asked_heard_and_left(judge: Judge) -> None:
    judge.goes("#/judge")
    reader, page = ScreenReader(judge), judge.page
    expect(page.locator("#status")).to_contain_text(re.compile(r"58\d\s\d{3} words"), timeout=TIMEOUT)
    reader.finds_names().tab_to("pin")
    page.keyboard.type("2468")
    reader.tab_to("begin").press("Enter")
    judge.sees("#asked")
    assert reader.focused() == "asked"
    page.keyboard.type("casa")
    page.keyboard.press("Enter")
    page.keyboard.type("xzx")
    expect(page.locator("#rule")).to_contain_text("Judge 2 words", timeout=TIMEOUT)
    reader.finds_names().tab_to("rule").press("Enter")
    reader.hears(r"^Not valid, according to Faristol català").finds_names()
    page.wait_for_timeout(800)  # nobody clears what has not been read
    page.keyboard.press("Enter")
    expect(page.locator("#asked")).to_be_focused(timeout=TIMEOUT)
    reader.tab_to("ask-out", "Shift+Tab").press("Enter")
    judge.sees("dialog[open] #pin")
    reader.finds_names().tab_to("pin")
    page.keyboard.type("1111")
    page.keyboard.press("Enter")
    expect(page.locator("#pin-problem")).to_contain_text("That is not the PIN.", timeout=TIMEOUT)
    assert reader.focused() == "pin"
    page.keyboard.press("Control+A")
    page.keyboard.type("2468")
    page.keyboard.press("Enter")
    judge.sees("#judge-form")
    reader.finds_names().tab_to("back", "Shift+Tab").press("Enter")
    judge.sees("#study-form")
