"""The sheet of a game by letter on paper: front and back, also with a dozen turns and many remarks (COR-5)."""

import json

from playwright.sync_api import ViewportSize

from drivers.browser.judge import Judge
from drivers.letter_game import RED, Device
from faristol.screens.rendering import render
from games.correspondence.test_rebuilt_letter_games import Pair
from screens.states.every import scene, screen_of
from screens.states.letter import on_screen

A4: ViewportSize = {"width": 672, "height": 960}
PUT = "html => { document.getElementById('print').innerHTML = html; }"


def whole_game() -> Device:
    """Return thirteen turns with real words, two leaves, challenges, claims, penalties and an annulled turn."""
    pair = Pair(7, "2026.11.23")
    pair.play_on(26)
    return pair.devices[RED]


def test_the_sheet_has_two_pages(judge: Judge) -> None:
    judge.goes("#/").sees("#to-correspondence")
    kept = {"letter-seats": json.dumps({"id": RED})}
    shown = scene("#/event/id/sheet", on_screen(whole_game()), remembered=kept)
    judge.page.evaluate(PUT, render(screen_of(shown), shown)["print"])
    judge.page.emulate_media(media="print")
    judge.page.set_viewport_size(A4)
    assert judge.page.pdf(prefer_css_page_size=True, format="A4").count(b"/Type /Page\n") == 2
