"""The duplicate for one in the browser: by touch and by keyboard, and through a reload."""

from typing import Any

from playwright.sync_api import Page, expect

from drivers.browser.judge import Judge
from drivers.browser.one_finger import SETTLES
from drivers.browser.tablets import Take
from drivers.club import words
from faristol.core.board import Board
from faristol.core.letters import AS_BLANK, codes
from faristol.core.play import write_play
from faristol.core.tiles import tile_set
from faristol.words.plays import find_plays

TIMEOUT = 30_000
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SQUARES = """() => [...document.querySelectorAll("#board .board__square")].map((square) => {
    const tile = square.querySelector(".tile:not([data-state='new']) .tile__letter");
    return tile ? [tile.dataset.text, tile.closest(".tile").dataset.blank !== undefined] : null;
})"""
RACK = """() => [...document.querySelectorAll(".rack button.tile")].map((tile) =>
    tile.querySelector(".tile__letter")?.dataset.text ?? "?")"""


class Alone:
    """Sits before the page of a game for one, and plays by what stands on it."""

    def __init__(self, judge: Judge) -> None:
        self.judge, self.page = judge, judge.page

    def begins(self, *choices: str) -> "Alone":
        self.judge.goes("#/solo").sees("#setup")
        self.judge.chooses(*choices)
        self.judge.taps("#open")
        expect(self.page.locator("#rack-0")).to_be_visible(timeout=2 * TIMEOUT)
        return self

    @property
    def rack(self) -> list[str]:
        return list(self.page.evaluate(RACK))

    def best(self) -> str:
        tiles = tile_set("ca")
        numbers = codes(tiles)
        lying = {
            at: numbers[square[0]] | (AS_BLANK if square[1] else 0)
            for at, square in enumerate(self.page.evaluate(SQUARES))
            if square
        }
        found = find_plays(words("ca"), Board().with_tiles(lying), tuple(self.rack))
        return write_play(tiles, next(found.ordered()).play)

    def writes_the_best(self) -> "Alone":
        play = self.best()
        self.judge.taps("#more-written")
        self.page.fill("#play", play)
        self.judge.taps("#lay-it")
        self.judge.sees("#points")
        return self

    def proposes(self) -> "Alone":
        self.judge.taps("#propose").sees("#seen")
        return self


def seconds_left(page: Page) -> int:
    minutes, seconds = page.inner_text("#clock").split(":")
    return int(minutes) * 60 + int(seconds)


def test_a_round_by_touch_with_a_hint_and_a_reload_in_its_time(take: Take) -> None:
    """On a telephone: the game of the day, a tile, a hint; the reload loses neither rack nor clock."""
    judge = take(**PHONE)
    alone = Alone(judge).begins("#way-day")
    page, rack = judge.page, alone.rack
    page.tap("#rack-0")
    page.tap("#board-H8")
    judge.sees("#board[data-zoomed] #board-H8 .tile[data-state='new']")
    page.tap("#recall")
    page.tap("#hint")
    page.tap("#hint-line")
    expect(page.locator("#bought")).to_contain_text("It is in row H.", timeout=TIMEOUT)

    judge.reloads().sees("#rack-0, #take-up")
    if page.locator("#take-up").count():
        page.tap("#take-up")
        judge.sees("#rack-0")
    assert sorted(alone.rack) == sorted(rack)
    assert 120 < seconds_left(page) <= 180
    expect(page.locator("#bought")).to_contain_text("It is in row H.")
    alone.writes_the_best().proposes()
    expect(page.locator("#is-top")).to_contain_text("10 points were spent on hints.")
    page.wait_for_timeout(SETTLES)
    page.tap("#next")
    expect(page.locator(".bar__title")).to_have_text("Round 2", timeout=TIMEOUT)


def test_by_keyboard_alone(take: Take) -> None:
    """Two tiles typed from the centre, one taken back and set again; Enter proposes, Enter goes on."""
    judge = take()
    alone = Alone(judge).begins("#way-new", "#seconds-0")
    page = judge.page
    expect(page.locator("#board-H8")).to_be_focused(timeout=TIMEOUT)
    letters = [tile for tile in alone.rack if len(tile) == 1 and tile.isalpha()][:2]
    page.keyboard.press(letters[0])
    judge.sees("#board-H8 .tile[data-state='new']")
    page.keyboard.press(letters[1])
    judge.sees("#board-H9 .tile[data-state='new']")
    page.keyboard.press("Backspace")
    expect(page.locator("#board .tile[data-state='new']")).to_have_count(1, timeout=TIMEOUT)
    page.keyboard.press(letters[1])
    judge.sees("#propose")
    expect(page.locator("#board .tile[data-state='new']")).to_have_count(2, timeout=TIMEOUT)
    page.keyboard.press("Enter")
    judge.sees("#seen")
    expect(page.locator("#announce")).to_contain_text("The master play is", timeout=TIMEOUT)
    page.focus("#next")
    page.keyboard.press("Enter")
    expect(page.locator(".bar__title")).to_have_text("Round 2", timeout=TIMEOUT)
    expect(page.locator("#board-H8")).to_be_focused(timeout=TIMEOUT)
