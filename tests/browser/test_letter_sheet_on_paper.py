"""The sheet of a game by letter on paper: front and back, also with a dozen turns and many remarks (COR-5)."""

import json
from dataclasses import replace
from functools import cache

import pytest
from playwright.sync_api import ViewportSize
from test_results_page import sizes

from drivers.browser.judge import Judge
from drivers.letter_game import RED, Device
from faristol.screens.device import Settings
from faristol.screens.rendering import render
from faristol.screens.shapes import readable
from games.correspondence.test_rebuilt_letter_games import Pair
from screens.states.every import scene, screen_of
from screens.states.letter import on_screen

AREAS: dict[str, ViewportSize] = {
    "a4": {"width": 672, "height": 960},
    "letter": {"width": 725, "height": 964},
}
"""What of a sheet lies between its margins."""
SIDES = {"a4": [595, 842], "letter": [612, 792]}
NINE_POINTS = 12
"""In CSS pixels."""
LEAST_TYPE = """() => {
    const inPixels = (element) => parseFloat(getComputedStyle(element).fontSize) * (element.currentCSSZoom ?? 1);
    const texts = document.createTreeWalker(document.querySelectorAll("#print .paper")[1], NodeFilter.SHOW_TEXT);
    let least = Infinity;
    for (let text; (text = texts.nextNode()); )
        if (text.textContent.trim()) least = Math.min(least, inPixels(text.parentElement));
    return least;
}"""
OVERPRINTED = """() => {
    const frame = document.querySelector("#print .board").getBoundingClientRect();
    const inside = document.querySelector("#print .board__square").getBoundingClientRect();
    return [...document.querySelectorAll("#print .board__mark")].filter((mark) => mark.textContent).filter((mark) => {
        const range = document.createRange();
        range.selectNodeContents(mark);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return left < frame.left + 3 || right > frame.right - 3 || top < frame.top + 1 || bottom > frame.bottom - 1
            || (left < inside.left && right > inside.left - 1);
    }).map((mark) => mark.textContent);
}"""
"""The coordinates that touch the frame of the board or its squares."""
SENT = """() => {
    const [sent, table] = [...document.querySelectorAll("#print .letter-sheet__sent, #print #paper-sheet-turns")]
        .map((part) => part.getBoundingClientRect());
    return [Math.abs(sent.right - table.right), Math.abs(sent.bottom - table.top), table.width - sent.width];
}"""
PUT = "html => { document.getElementById('print').innerHTML = html; }"


@cache
def whole_game() -> Device:
    """Return thirteen turns with real words, two leaves, challenges, claims, penalties and an annulled turn."""
    pair = Pair(7, "2026.11.23")
    pair.play_on(26)
    return pair.devices[RED]


@pytest.fixture(params=["a4", "letter"])
def size(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def judge(judge: Judge, size: str) -> Judge:
    """The sheet of the whole game as it goes to paper."""
    judge.goes("#/").sees("#to-correspondence")
    kept = {"letter-seats": json.dumps({"id": RED})}
    chosen = readable(Settings, {"language": "en", "paper": size})
    shown = replace(scene("#/event/id/sheet", on_screen(whole_game()), remembered=kept), settings=chosen)
    judge.page.evaluate(PUT, render(screen_of(shown), shown)["print"])
    judge.page.emulate_media(media="print")
    judge.page.set_viewport_size(AREAS[size])
    return judge


def test_the_sheet_fills_two_pages_and_all_that_is_on_them_can_be_read(judge: Judge, size: str) -> None:
    assert judge.page.evaluate(OVERPRINTED) == [], "the coordinates stand free in the frame of the board"
    beside, above, narrower = judge.page.evaluate(SENT)
    assert max(beside, above) <= 2 and narrower > 100, "the date stands at the top right of the turns"
    assert judge.page.evaluate(LEAST_TYPE) >= NINE_POINTS
    assert sizes(judge.page.pdf(prefer_css_page_size=True, format="A5")) == [SIDES[size]] * 2
