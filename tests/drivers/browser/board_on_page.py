"""What lies on the board and on the rack of a page, and the best play that can be made of it."""

from playwright.sync_api import Page

from drivers.club import words
from faristol.core.board import Board
from faristol.core.letters import AS_BLANK, codes
from faristol.core.play import Play
from faristol.core.tiles import tile_set
from faristol.words.plays import find_plays

SQUARES = """() => [...document.querySelectorAll("#board .board__square")].map((square) => {
    const tile = square.querySelector(".tile:not([data-state='new']) .tile__letter");
    return tile ? [tile.dataset.text, tile.closest(".tile").dataset.blank !== undefined] : null;
})"""
RACK = """() => [...document.querySelectorAll(".rack button.tile:not([data-out])")].map((tile) =>
    tile.querySelector(".tile__letter")?.dataset.text ?? "?")"""


def lying(page: Page, language: str) -> dict[int, int]:
    """Return the tiles of earlier plays by their squares."""
    numbers = codes(tile_set(language))
    return {
        at: numbers[square[0]] | (AS_BLANK if square[1] else 0)
        for at, square in enumerate(page.evaluate(SQUARES))
        if square
    }


def rack(page: Page) -> list[str]:
    return list(page.evaluate(RACK))


def best(page: Page, language: str) -> Play:
    board = Board().with_tiles(lying(page, language))
    return next(find_plays(words(language), board, tuple(rack(page))).ordered()).play
