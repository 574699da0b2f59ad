"""The clocks of two players on the page: below zero, in red, in words and aloud."""

import re

import pytest
from playwright.sync_api import Page, expect

from drivers.browser.judge import Judge
from drivers.match import Match


def seconds(face: str) -> float:
    """29:57, 0:42.3, −1:15 as seconds."""
    found = re.search(r"(−?)(\d+):(\d\d)(?:[.,](\d))?", face)
    assert found, face
    minus, minutes, whole, tenth = found.groups()
    size = int(minutes) * 60 + int(whole) + int(tenth or 0) / 10
    return -size if minus else size


def left(page: Page, player: int = 1) -> float:
    return seconds(page.locator(f"#clock-{player}").inner_text())


@pytest.mark.slow
def test_over_the_time_the_clock_counts_on_is_red_in_words_and_is_announced(judge: Judge) -> None:
    game = Match("mallorca", players=("Neus Bonet", "Pau Riera"), minutes=1).begin().clock()
    game.now = game.entries[-1]["at"] + 57_000
    page = judge.brings_event(game.stop("arbiter").entries).page
    expect(judge.sees("#stopped-1")).to_contain_text("The arbiter is called")
    expect(page.locator("#clock-1")).to_have_text("0:03.0")
    ink = page.locator("#clock-1").evaluate("element => getComputedStyle(element).color")
    judge.taps("#start-clock")
    expect(page.locator("#clock-1[data-over]")).to_be_visible(timeout=15_000)
    expect(page.locator("#time-call")).to_have_text("Temps!")
    expect(page.locator("#late-1")).to_contain_text("over time: −10", timeout=15_000)
    expect(page.locator("#announce")).to_contain_text("Neus Bonet: over time: −10")
    assert left(page) < 0
    red = page.locator("#clock-1").evaluate("element => getComputedStyle(element).color")
    assert red != ink
    first = left(page)
    page.wait_for_function("was => document.getElementById('clock-1').textContent !== was", arg=str(first))
    expect(page.locator("#clock-1")).to_have_text(re.compile(r"−0:0[2-9]\.\d"), timeout=15_000)
    # Nothing has ended by it: the player still writes a play.
    judge.taps("#to-play")
    page.locator("#play").press_sequentially("h8 casa")
    judge.taps("#play-it").sees("#complete")
    judge.taps("#complete").sees("#clock-2[data-running]")
    expect(page.locator("#time-call")).to_be_empty()
    stands = left(page, 1)
    page.wait_for_timeout(500)
    assert left(page, 1) == stands < 0 and 0 < left(page, 2) <= 60
