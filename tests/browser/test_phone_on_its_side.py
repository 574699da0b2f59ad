"""A phone on its side: the board at its full height beside the hand, and the play in sight however it is turned."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from drivers.browser.examiner import examined
from drivers.browser.judge import Judge
from drivers.browser.tablets import Take

SIDE: ViewportSize = {"width": 740, "height": 360}
UPRIGHT: ViewportSize = {"width": 360, "height": 740}


@pytest.fixture
def player(take: Take) -> Judge:
    """The game of the day, with the first rack."""
    options: dict[str, Any] = {"viewport": SIDE, "has_touch": True, "is_mobile": True}
    judge: Judge = take(**options)
    judge.page.set_viewport_size(SIDE)
    judge.goes("#/solo/day").taps("#open").sees(".rack .tile[data-place]")
    return judge


def puts(judge: Judge, *squares: str) -> None:
    for number, square in enumerate(squares, 1):
        judge.page.locator(".rack button.tile:not([data-out]):has(.tile__letter)").first.tap()
        expect(judge.page.locator(".rack [aria-pressed=true]")).to_have_count(1)
        judge.page.locator(f"#board-{square}").tap()
        expect(judge.page.locator("#board .tile[data-state=new]")).to_have_count(number)


def is_in_sight(judge: Judge, *squares: str) -> bool:
    board = judge.box("#board")
    for square in squares:
        each = judge.box(f"#board-{square}")
        within = board["x"] <= each["x"] and each["x"] + each["width"] <= board["x"] + board["width"]
        if not within or each["y"] < board["y"] or each["y"] + each["height"] > board["y"] + board["height"]:
            return False
    return True


def test_the_board_has_the_whole_height_and_the_hand_is_beside_it(player: Judge) -> None:
    height = SIDE["height"]
    board, rack, step = (player.box(selector) for selector in ("#board", ".rack", ".next-step"))
    assert board["height"] > 0.97 * height
    assert board["y"] >= 0
    assert board["y"] + board["height"] <= height
    assert board["x"] + board["width"] <= rack["x"]
    assert rack["y"] + rack["height"] <= step["y"]
    assert step["y"] + step["height"] <= height
    found = examined(player)
    assert not found, "\n".join(found)


def test_the_play_stays_in_sight_when_the_phone_is_turned(player: Judge) -> None:
    puts(player, "N8", "O8")
    assert is_in_sight(player, "N8", "O8")
    for size in (UPRIGHT, SIDE, UPRIGHT):
        player.page.set_viewport_size(size)
        expect(player.page.locator(".rack")).to_be_in_viewport()
        player.page.wait_for_function("innerWidth === " + str(size["width"]))
        player.page.wait_for_timeout(200)
        assert is_in_sight(player, "O8"), size
