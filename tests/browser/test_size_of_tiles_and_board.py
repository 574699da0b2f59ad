"""How large the letters on the tiles are and what a small board does under the first tap, as the settings wish."""

import pytest

from drivers.browser.at_the_table import Table
from drivers.browser.tablets import Take

LETTER = """() => {
    const tile = document.querySelector(".rack button.tile");
    return parseFloat(getComputedStyle(tile.querySelector(".tile__letter")).fontSize) / tile.offsetWidth;
}"""
ACROSS = "document.querySelector('.board__plate').offsetWidth / document.getElementById('board').offsetWidth"


@pytest.fixture
def player(take: Take) -> Table:
    """A game of two on a phone at its first turn."""
    table: Table = take(Table, viewport={"width": 360, "height": 640}, has_touch=True)
    table.sits_down()
    table.page.wait_for_function("document.querySelector('.rack button.tile')")
    return table


def shows_tiles(player: Table) -> None:
    player.sees("#show-tiles")
    player.taps("#show-tiles")
    player.page.wait_for_selector(".rack button.tile:not([data-out])")


def chooses(player: Table, button: str) -> None:
    address = player.page.evaluate("location.hash")
    player.page.evaluate("(address) => { location.hash = address; }", f"{address}/settings")
    player.taps(button)
    player.sees(f"{button}[aria-pressed=true]")
    player.taps("#done")
    shows_tiles(player)


@pytest.mark.thorough
def test_large_letters_fill_the_tiles_and_stay_after_a_reload(player: Table) -> None:
    assert 0.55 < player.page.evaluate(LETTER) < 0.65
    chooses(player, "#tiles-2")
    assert player.page.evaluate(LETTER) > 0.7
    player.page.reload()
    player.goes("#/settings").sees("#tiles-2[aria-pressed=true]")
    assert player.page.get_attribute("html", "data-tiles") == "large"


def test_a_board_that_is_to_stay_whole_does_not_grow_under_the_first_tap(player: Table) -> None:
    chooses(player, "#boards-2")
    player.puts("H8")
    assert player.page.evaluate(ACROSS) == 1
    player.taps("#board-sight")
    assert player.page.evaluate(ACROSS) == 2, "the button still makes it large"
    chooses(player, "#boards-1")
    player.taps("#recall")
    player.sees("#instead")
    player.puts("H8")
    assert player.page.evaluate(ACROSS) == 2
