"""A whole game of two by fingers that tap five times a second: every tile lies where it was meant to."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from drivers.browser.at_the_table import Table
from drivers.browser.board_on_page import best, lying
from drivers.browser.examiner import AXE, EXAMINE
from drivers.browser.one_finger import SETTLES, Finger
from drivers.browser.tablets import Take
from faristol.core.letters import AS_BLANK, letter
from faristol.core.squares import ROWS, SIZE
from faristol.core.tiles import tile_set

NEW = """() => [...document.querySelectorAll("#board [data-state=new]")].map((tile) =>
    [tile.parentElement.id, tile.querySelector(".tile__letter").dataset.text, "blank" in tile.dataset])"""
HELD = """(face) => [...document.querySelectorAll(".rack button.tile:not([data-out])")]
    .find((tile) => (tile.querySelector(".tile__letter")?.dataset.text ?? "?") === face).id"""
KEY = "[aria-labelledby=asking-title] button:has([data-text='%s'])"


def wanted(page: Page) -> list[tuple[str, str, bool]]:
    """Return the tiles of the best play: each with its square, its letter, and whether it is a blank."""
    there, play, tiles = lying(page, "ca"), best(page, "ca"), tile_set("ca")
    return [
        (
            f"board-{ROWS[square // SIZE]}{square % SIZE + 1}",
            letter(tiles, code & ~AS_BLANK),
            bool(code & AS_BLANK),
        )
        for square, code in zip(play.squares, play.word, strict=True)
        if square not in there
    ]


def lays(finger: Finger, square: str, text: str, *, blank: bool) -> None:
    finger.taps("#" + finger.page.evaluate(HELD, "?" if blank else text))
    finger.brings_into_sight(f"#{square}")
    finger.taps(f"#{square}")
    if blank:
        finger.page.wait_for_timeout(SETTLES)  # the letters have come under the finger
        finger.taps(KEY % text)


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "height"), [(360, 640), (740, 360), (768, 1024)])
def test_a_whole_game_of_two_has_no_tile_where_it_was_not_meant_to_be(
    take: Take, width: int, height: int
) -> None:
    phone: dict[str, Any] = {
        "viewport": {"width": width, "height": height},
        "has_touch": True,
        "is_mobile": True,
    }
    table: Table = take(Table, **phone)
    page = table.sits_down("one").page
    page.evaluate(f"globalThis.axe ?? (0, eval)({json.dumps(AXE.read_text('utf-8'))})")
    finger, turns = Finger(page), 0
    while page.locator("#board[data-hand]").count():
        page.wait_for_timeout(SETTLES)  # the rack has come under the finger
        tiles, turns = wanted(page), turns + 1
        for square, text, blank in tiles:
            lays(finger, square, text, blank=blank)
        assert sorted(map(tuple, page.evaluate(NEW))) == sorted(tiles), f"turn {turns}"
        if turns % 5 == 1:
            assert page.evaluate(EXAMINE, {}) == []
        entries = table.entries
        finger.taps("#play-it")
        expect(page.locator("#saved")).not_to_have_attribute("data-entries", str(entries))
        page.wait_for_timeout(SETTLES)
        if page.locator("#show-tiles").count():
            finger.taps("#show-tiles")
            table.sees(".rack button.tile:not([data-out])")
    assert turns > 10 and page.locator("#complete").count()
