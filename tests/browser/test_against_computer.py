"""Against the computer in the browser: with no server, and through a kill, to the very same turn."""

import pytest
from playwright.sync_api import Page, expect

from conftest import Launch
from drivers.browser import club_site
from drivers.browser.judge import Judge
from drivers.club import words
from faristol.core.board import Board
from faristol.core.letters import AS_BLANK, codes
from faristol.core.play import write_play
from faristol.core.tiles import tile_set
from faristol.words.plays import find_plays

TIMEOUT = 30_000
SQUARES = """() => [...document.querySelectorAll("#board .board__square")].map((square) => {
    const tile = square.querySelector(".tile .tile__letter");
    return tile ? [tile.dataset.text, tile.closest(".tile").dataset.blank !== undefined] : null;
})"""
RACK = """() => [...document.querySelectorAll(".rack button.tile")].map((tile) =>
    tile.querySelector(".tile__letter")?.dataset.text ?? "?")"""


class Person:
    """Plays the best of the list against the computer, by what stands on the page."""

    def __init__(self, judge: Judge, language: str) -> None:
        self.judge, self.page, self.language = judge, judge.page, language
        self.tiles = tile_set(language)

    def begins(self, ruleset: str, level: str) -> "Person":
        self.judge.taps("#to-practice", "#to-against").sees("#setup")
        self.judge.chooses(f"#level-{level}", f"#ruleset-{ruleset}").taps("#open")
        expect(self.page.locator("#laying")).to_be_visible(timeout=2 * TIMEOUT)
        return self

    def lying(self) -> dict[int, int]:
        """The tiles on the board of the page."""
        numbers, found = codes(self.tiles), self.page.evaluate(SQUARES)
        return {
            at: numbers[square[0]] | (AS_BLANK if square[1] else 0)
            for at, square in enumerate(found)
            if square
        }

    def best(self) -> str:
        rack = tuple(self.page.evaluate(RACK))
        play = next(find_plays(words(self.language), Board().with_tiles(self.lying()), rack).ordered())
        return write_play(self.tiles, play.play)

    @property
    def turns(self) -> int:
        return self.page.locator("#turns tbody tr").count()

    def plays(self) -> "Person":
        """Play; the computer's play arrives by itself, and the turn is the person's again."""
        before = self.turns
        self.judge.taps("#more-written")
        self.page.fill("#play", self.best())
        expect(self.page.locator("#listed")).to_have_attribute("data-kind", "ok", timeout=TIMEOUT)
        self.judge.taps("#play-it")
        expect(self.page.locator("#turns tbody tr")).to_have_count(before + 2, timeout=TIMEOUT)
        expect(self.page.locator("#laying")).to_be_visible(timeout=TIMEOUT)
        return self


def counted(page: Page) -> list[str]:
    return [page.inner_text(f"#score-{player}") for player in (1, 2)]


@pytest.mark.slow
def test_with_the_server_dead_and_the_browser_killed_the_game_goes_on(
    launch: Launch, own_site: club_site.Site
) -> None:
    context = launch()
    judge = Judge(context, own_site.address, context.pages[0]).opens()
    expect(judge.page.locator("html")).to_have_attribute("data-offline", "ready", timeout=2 * TIMEOUT)
    own_site.stop()
    person = Person(judge, "ca").begins("mallorca", "strong").plays()
    scores, turns = counted(person.page), person.turns
    assert all(int(score) > 0 for score in scores)
    where = "#" + judge.page.url.split("#")[1]
    club_site.kill(context)

    context = launch()
    judge = Judge(context, own_site.address, context.pages[0]).opens(where)
    judge.sees("#laying")
    person = Person(judge, "ca")
    assert (counted(person.page), person.turns) == (scores, turns)
    person.plays()
