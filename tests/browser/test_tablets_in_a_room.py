"""A player's tablet joins the judge's, in another process, by two codes, and hands in over their own link."""

from typing import Any

import pytest
from playwright.sync_api import BrowserType, expect

from drivers.browser.board_on_page import rack
from drivers.browser.club_site import Site
from drivers.browser.joined_tablets import joins, launched, opens_room
from drivers.club import PLAYERS, Club
from faristol.core.letters import letter
from faristol.core.play import read_play
from faristol.core.squares import name
from faristol.games.duplicate.event import Topping


def test_a_slip_goes_from_the_players_tablet_to_the_judges(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site
) -> None:
    sizes = (1024, 768), (390, 844)
    with launched(browser_type, browser_type_launch_args, site, *sizes) as (judge, player):
        opens_room(judge)
        joins(judge, player, table=2)
        expect(judge.page.locator("#in-room")).to_have_attribute("data-in", "1", timeout=60_000)

        judge.goes("#/event/event").taps("#start")
        player.taps("#to-seat").sees("#clock[data-running]")
        for square in ("H8", "I8", "J8"):
            player.taps("[id^='rack-']:not([data-out])", f"#board-{square}")
        player.taps("#send")
        expect(player.page.locator("#slip[data-kind='ok']")).to_contain_text("Received", timeout=60_000)
        expect(judge.page.locator("#slips-in")).to_have_attribute("data-in", "1", timeout=60_000)

        player.reloads()
        joins(judge, player, table=2)
        player.taps("#to-seat").sees("#slip[data-kind='ok']")

        judge.reloads()
        player.sees("#unlinked")
        joins(judge, player, table=2)
        player.taps("#to-seat").sees("#slip[data-kind='ok']")
        judge.goes("#/event/event").sees("#end-time, #as-last-seen")
        if judge.page.locator("#as-last-seen").count():  # it took longer than the signs of life are apart
            judge.taps("#as-last-seen")
        judge.taps("#end-time")
        player.sees("#writing-title:has-text('The time is over.')")


@pytest.mark.thorough
def test_in_topping_a_try_is_told_and_the_best_play_ends_the_round(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site
) -> None:
    rules = Topping("rounds", "first", 30, 10)
    club = Club(players=PLAYERS[:4], topping=rules, bonuses=False).begin()
    best = read_play(club.state.tile_set, club.plays()[0])
    with launched(browser_type, browser_type_launch_args, site, (1024, 768), (390, 844)) as (judge, player):
        opens_room(judge, club)
        joins(judge, player, table=2)
        expect(judge.page.locator("#in-room")).to_have_attribute("data-in", "1", timeout=60_000)

        judge.goes("#/event/event").taps("#start")
        player.taps("#to-seat").sees("#clock[data-running]")
        for square in ("H8", "I8", "J8"):
            player.taps("[id^='rack-']:not([data-out])", f"#board-{square}")
        player.taps("#send").sees("#tries")
        expect(player.page.locator("#slip")).to_contain_text("It costs 10 seconds", timeout=60_000)

        player.taps("#recall")
        expect(player.page.locator("[id^='rack-'][data-out]")).to_have_count(0)
        tiles = rack(player.page)
        for square, code in zip(best.squares, best.word, strict=True):
            at = tiles.index(letter(club.state.tile_set, code))
            tiles[at] = ""
            player.taps(f"#rack-{at}", f"#board-{name(square)}")
        player.taps("#send").sees("#slip[data-kind='ok']")
        player.sees("#found-by")
        judge.sees("#found-first")
        expect(judge.page.locator("#found-first")).to_contain_text(PLAYERS[1], timeout=60_000)
