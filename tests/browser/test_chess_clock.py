"""The clocks of two players on the page: right after a kill, below zero and aloud, and in one window only."""

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from conftest import Launch
from drivers.browser import club_site
from drivers.browser.judge import Judge
from drivers.match import Match
from faristol.storage.files import export_file

FULL = 30 * 60
UNSEEN = 4
"""Seconds out of sight, a little more than after which one is asked how to read them."""


def seconds(face: str) -> float:
    """29:57, 0:42.3, −1:15 as seconds."""
    found = re.search(r"(−?)(\d+):(\d\d)(?:[.,](\d))?", face)
    assert found, face
    minus, minutes, whole, tenth = found.groups()
    size = int(minutes) * 60 + int(whole) + int(tenth or 0) / 10
    return -size if minus else size


def left(page: Page, player: int = 1) -> float:
    return seconds(page.locator(f"#clock-{player}").inner_text())


def begins(judge: Judge) -> "Judge":
    """From home to the first turn beside a real board; the clock waits for the racks."""
    judge.taps("#to-classic").sees("#setup")
    judge.page.fill("#one", "Neus Bonet")
    judge.page.fill("#two", "Pau Riera")
    judge.chooses("#mode-scorer")
    judge.sees("#check")
    judge.taps("#open").sees("#tile1")
    judge.page.fill("#tile1", "A")
    judge.page.fill("#tile2", "B")
    judge.taps("#draw-start").sees("#draw-racks")
    return judge


def starts(judge: Judge) -> float:
    """The moment at which the clock started, between two looks at ours."""
    before = time.time()
    judge.taps("#draw-racks").sees("#clock-1[data-running]")
    assert time.time() - before < 10
    return before


@pytest.mark.slow
@pytest.mark.parametrize("answer", ["ran-on", "as-last-seen"])
def test_after_a_kill_the_clock_is_right_to_a_second_as_the_players_have_it(
    launch: Launch, site: club_site.Site, answer: str
) -> None:
    context = launch()
    judge = begins(Judge(context, site.address, context.pages[0]).opens())
    starts(judge)
    judge.page.wait_for_timeout(2_500)
    began = time.time() - (FULL - left(judge.page))
    club_site.kill(context)
    killed = time.time()
    time.sleep(UNSEEN)
    context = launch()
    page = context.pages[0]
    judge = Judge(context, site.address, page).opens()
    judge.taps("#resume").sees("#ran-on")
    shown = time.time()
    asked = page.locator("#work strong")
    then, now = seconds(asked.nth(0).inner_text()), seconds(asked.nth(1).inner_text())
    assert abs((FULL - now) - (shown - began)) <= 1.5
    # A sign of life is written each second.
    assert -0.5 <= then - (FULL - (killed - began)) <= 2.5
    expect(page.locator("#clock-1")).not_to_have_attribute("data-running", "")
    judge.taps(f"#{answer}").sees("#clock-1[data-running]")
    answered = time.time()
    if answer == "ran-on":
        assert abs((FULL - left(page)) - (time.time() - began)) <= 1
    else:
        assert 0 <= then - left(page) <= 1.5 + time.time() - answered


def near_its_end(tmp_path: Path, left: int, **chosen: object) -> Path:
    """A game in which so many milliseconds are left to the first player, and the clock stands."""
    game = Match("mallorca", players=("Neus Bonet", "Pau Riera"), minutes=1, **chosen).begin().clock()
    game.now = game.entries[-1]["at"] + 60_000 - left
    game.stop("arbiter")
    file = tmp_path / "game.json"
    file.write_bytes(export_file("event", game.entries, "0", [], 0))
    return file


@pytest.mark.slow
def test_over_the_time_the_clock_counts_on_is_red_in_words_and_is_announced(
    judge: Judge, tmp_path: Path
) -> None:
    page = judge.page
    judge.brings("#bring", near_its_end(tmp_path, 3_000))
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
    stands = left(page, 1)
    page.wait_for_timeout(500)
    assert left(page, 1) == stands < 0 and 0 < left(page, 2) <= 60


def test_two_windows_do_not_both_play(judge: Judge) -> None:
    begins(judge)
    starts(judge)
    other = Judge(judge.context, "").opens(judge.page.url)
    other.sees("#watching")
    other.sees("#clock-1[data-running]")
    assert abs(left(other.page) - left(judge.page)) <= 1.5
    before = judge.entries
    expect(other.page.locator("#to-play, #play-it, #complete")).to_have_count(0)
    assert other.entries == judge.entries == before
    judge.page.locator("#play").press_sequentially("h8 casa")
    judge.taps("#play-it").sees("#complete")
    judge.taps("#complete")
    other.sees("#clock-2[data-running]")
    other.sees_entries(judge.entries)
