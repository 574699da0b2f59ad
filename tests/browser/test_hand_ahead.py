"""A hand that is faster than the engine: the page draws each of its steps at once, and the answer is the same."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from drivers.browser.at_the_table import Table
from drivers.browser.board_on_page import rack
from drivers.browser.held_back import KEY, held_back
from drivers.browser.judge import Judge
from drivers.browser.tablets import Take

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
NEW_TILES = """() => [...document.querySelectorAll("#board [data-state=new]")].map((tile) =>
    `${tile.parentElement.id.slice(6)} ${tile.querySelector(".tile__letter").dataset.text}`)"""

DRAWN = r"""() => [...document.querySelectorAll("#board [data-state=new], .rack button.tile, #board [data-cursor]")].map((one) => {
    const lasting = [...one.attributes].filter(({ name }) => name !== "data-waits");
    const attributes = lasting.map(({ name, value }) => `${name}=${value}`);
    return [...attributes.sort(), one.innerHTML.replace(/\s+/g, " ").trim()].join(" ");
})"""


@pytest.fixture
def page(take: Take) -> Page:
    """The game of the day on a phone, with an engine that hears everything half a second later."""
    judge: Judge = take(**PHONE)
    page = judge.goes("#/solo").chooses("#way-day").taps("#open").page
    expect(page.locator("#rack-0")).to_be_visible(timeout=60_000)
    held_back(page, 500)
    return page


def answered(page: Page) -> None:
    page.wait_for_function("!document.documentElement.hasAttribute('data-ahead')")


def test_tiles_are_on_their_squares_before_the_engine_has_heard_of_them_and_stay_there(page: Page) -> None:
    tiles = rack(page)
    page.tap("#board-H8")
    page.tap("#rack-0")
    page.tap("#rack-1")
    page.tap("#rack-3")
    seen = page.evaluate(NEW_TILES)
    assert page.evaluate("document.documentElement.hasAttribute('data-ahead')")
    assert seen == [f"H8 {tiles[0]}", f"I8 {tiles[1]}", f"J8 {tiles[3]}"]
    assert rack(page) == [tile for place, tile in enumerate(tiles) if place not in (0, 1, 3)]
    drawn = page.evaluate(DRAWN)
    answered(page)
    assert page.evaluate(NEW_TILES) == seen
    assert page.evaluate(DRAWN) == drawn, "the engine draws a tile, the rack and the cursor as the page did"
    page.tap("#recall")
    assert page.evaluate(NEW_TILES) == [] and rack(page) == tiles
    answered(page)
    assert page.evaluate(NEW_TILES) == []


def test_an_answer_that_comes_while_a_square_is_pressed_does_not_swallow_the_press(take: Take) -> None:
    table = take(Table).sits_down().shows()
    page = table.page
    held_back(page, 500)
    table.drags("H8")
    page.click(table.tile())
    square = table.box("#board-H9")
    page.mouse.move(square["x"] + square["width"] / 2, square["y"] + square["height"] / 2)
    page.mouse.down()
    pressed = page.query_selector("#board-H9 .board__arrow, #board-H9 .icon")
    assert pressed
    answered(page)
    page.mouse.up()
    expect(table.new).to_have_count(2)


def test_what_is_typed_at_thirty_milliseconds_a_key_is_drawn_key_by_key(page: Page) -> None:
    letters = [tile for tile in rack(page) if len(tile) == 1 and tile.isascii() and tile.isalpha()][:4]
    page.focus("#board-H8")
    for count, letter in enumerate(letters, 1):
        page.keyboard.press(letter.lower())
        assert len(page.evaluate(NEW_TILES)) == count
        page.wait_for_timeout(KEY)
    expect(page.locator("#board-H12")).to_be_focused()
    answered(page)
    assert page.evaluate(NEW_TILES) == [f"H{8 + at} {letter}" for at, letter in enumerate(letters)]


def test_what_the_engine_refuses_goes_back_to_the_rack(take: Take) -> None:
    """Where a club plays so, a tile that was put down binds: the next ones go in its row or column."""
    table: Table = take(Table)
    page = table.sits_down("two", "#strict").shows().puts("H8").page
    table.taps(table.tile(), "#board-J11")
    expect(page.locator("#notice, [data-region=notice]").first).to_contain_text("row or column")
    answered(page)
    assert len(page.evaluate(NEW_TILES)) == 1 and len(rack(page)) == 6


@pytest.mark.thorough
def test_after_a_reload_a_step_without_an_answer_is_done_once_and_not_twice(take: Take) -> None:
    """A tap on a square lays the tile; the same tap once more would take it back."""
    judge: Judge = take(**PHONE)
    page = judge.goes("#/against").taps("#open").page
    page.wait_for_selector(".board[data-hand]", timeout=60_000)
    page.tap(".rack button.tile:has(.tile__letter)")  # a blank would ask for its letter first
    answered(page)
    held_back(page, 500)
    page.tap("#board-B2")
    seen = page.evaluate(NEW_TILES)
    assert len(seen) == 1
    page.reload()
    page.wait_for_function("document.documentElement.dataset.engine === 'ready'", timeout=60_000)
    page.wait_for_selector(".board[data-hand]", timeout=60_000)
    answered(page)
    assert page.evaluate(NEW_TILES) == seen


def test_what_was_drawn_and_not_yet_heard_of_is_there_after_a_reload(page: Page) -> None:
    page.tap("#rack-0")
    page.tap("#board-H8")
    page.tap("#rack-2")
    page.tap("#board-H9")
    seen = page.evaluate(NEW_TILES)
    assert len(seen) == 2
    page.reload()
    page.wait_for_function("document.documentElement.dataset.engine === 'ready'", timeout=60_000)
    if page.locator("#take-up").count():
        page.tap("#take-up")
    page.wait_for_function(f"({NEW_TILES})().length === 2")
    answered(page)
    assert page.evaluate(NEW_TILES) == seen
