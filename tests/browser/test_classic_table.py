"""A game of two in the browser: one tablet between them, a battery that falls out, a scorer beside a real board."""

import re

import pytest
from playwright.sync_api import expect

from conftest import Launch
from drivers.browser import club_site
from drivers.browser.at_the_table import Table
from drivers.browser.examiner import Examiner
from drivers.browser.tablets import Take
from faristol.screens.classic.turn.laying import DOUBLE_TAP


@pytest.fixture
def table(take: Take) -> Table:
    return take(Table)


@pytest.mark.everyday
def test_a_game_at_one_tablet_by_hand_by_tap_and_by_keyboard(table: Table) -> None:
    page = table.page
    table.sits_down().shows()
    expect(table.rack).to_have_count(7)
    table.drags("H8").puts("H9").types("H10")
    expect(page.locator("#points")).to_have_text(re.compile(r"\d+"))
    table.plays()
    expect(page.locator(".rack .tile")).to_have_count(0)
    table.presses()
    expect(page.locator(".rack .tile")).to_have_count(0)
    expect(page.locator("#turns tbody tr")).to_have_count(1)
    table.shows()
    table.taps("#instead", "#begin-exchange").sees("#exchanging")
    table.taps("#rack-0").sees("#exchange-now")
    table.taps("#exchange-now").sees("#show-tiles")
    expect(page.locator(".rack .tile")).to_have_count(0)
    table.shows().taps("#instead", "#ask-pass").sees("#pass-now")
    table.taps("#pass-now").sees("#show-tiles")
    expect(page.locator("#turns tbody tr")).to_have_count(3)
    table.shows().puts("G9")
    page.keyboard.press("Escape")
    expect(table.rack).to_have_count(7)
    table.taps("#menu", "#ask-abandon").sees("#abandon-1")
    table.taps("#abandon-1")
    expect(page.locator("#abandon-1")).to_have_count(0)


def test_one_tap_plays_and_presses_the_clock_and_the_next_player_may_still_challenge(table: Table) -> None:
    page = table.page
    table.sits_down(taps="one").shows().puts("H8").puts("H9")
    expect(page.locator("#play-it")).to_contain_text("and press the clock")
    mover = page.locator("[id^=clock-][data-running]").get_attribute("id")
    page.locator("#play-it").dblclick()
    table.sees("#show-tiles")
    expect(page.locator("[id^=clock-][data-running]")).to_have_count(1)
    assert page.locator("[id^=clock-][data-running]").get_attribute("id") != mover
    page.wait_for_timeout(DOUBLE_TAP)
    expect(page.locator(".rack .tile")).to_have_count(0)
    expect(page.locator("#played")).to_be_visible()
    table.taps("#ask-challenge").sees("#no-challenge")
    expect(page.locator("[id^=clock-][data-running]")).to_have_count(0)
    table.taps("#no-challenge").sees("#show-tiles")
    expect(page.locator("[id^=clock-][data-running]")).to_have_count(1)
    table.shows()
    expect(table.rack).to_have_count(7)
    expect(page.locator("#turns tbody tr")).to_have_count(1)


def test_a_reload_closes_the_rack_leaves_the_tiles_where_they_lie_and_the_clock_running(table: Table) -> None:
    page = table.page
    table.sits_down().shows().puts("H8").puts("H9")
    table.reloads().sees("#show-tiles, #as-last-seen")
    first_paint = page.evaluate("JSON.parse(sessionStorage.getItem('faristol.shown')).regions")
    assert 'id="start-clock"' in first_paint["shelf"]  # the screen from before they were shown
    assert "rack__place" not in str(first_paint)
    assert 'data-state="new"' not in str(first_paint)
    if page.locator("#as-last-seen").count():  # it took longer than the signs of life are apart
        table.taps("#as-last-seen").sees("#show-tiles")
    expect(table.new).to_have_count(0)
    table.shows()
    expect(table.new).to_have_count(2)
    expect(page.locator("[id^=clock-][data-running]")).to_have_count(1)
    table.plays()


def test_a_battery_falls_out_and_the_game_goes_on_at_the_same_turn(
    launch: Launch, site: club_site.Site
) -> None:
    context = launch()
    table = Table(context, site.address)
    table.opens()
    table.sits_down("federation").shows().puts("H8").puts("H9").plays().presses()
    where, entries = table.page.url.removeprefix(site.address), table.entries
    club_site.kill(context)
    again = Table(launch(), site.address)
    again.opens(where)
    again.sees("#show-tiles, #as-last-seen")
    assert again.entries == entries
    if again.page.locator("#as-last-seen").count():
        again.taps("#as-last-seen")
    again.sees("#show-tiles")
    expect(again.page.locator("#board .tile")).to_have_count(2)
    expect(again.rack).to_have_count(0)
    again.shows()
    expect(again.rack).to_have_count(7)


def test_the_tablet_lies_between_them_and_is_turned_to_the_player_to_move(table: Table) -> None:
    page = table.page
    table.sits_down().taps("#turn-screen")
    expect(page.locator("[data-turned]")).to_have_count(1)
    top, bottom = (page.locator(part).bounding_box() for part in ("#shelf", "#bar"))
    assert top and bottom and top["y"] < bottom["y"]
    table.shows().drags("H8").puts("H9").types("H10").plays()


def test_a_scorer_writes_the_plays_down_and_presses_the_clock(table: Table) -> None:
    page = table.page
    table.sits_down("federation", "scorer")
    page.locator("#play").press_sequentially("h8 casa")
    expect(table.new).to_have_count(4)
    expect(page.locator("#points")).to_have_text("10")
    page.keyboard.press("Enter")
    table.sees("#press")
    table.taps("#press").sees("#play")
    expect(page.locator("#score-1")).to_have_text("10")
    expect(page.locator("#clock-2[data-running]")).to_have_count(1)
    page.locator("#play").press_sequentially("a1 ou")
    page.keyboard.press("Enter")
    expect(page.locator("#play-problem")).to_be_visible(timeout=15_000)
    page.fill("#play", "")
    page.locator("#play").press_sequentially("8h cosa")
    expect(page.locator("#points")).to_be_visible(timeout=15_000)
    page.keyboard.press("Enter")
    table.sees("#complete")
    page.keyboard.press("Enter")
    table.sees("#play")
    expect(page.locator("#turns tbody tr")).to_have_count(2)
    expect(page.locator("#play")).to_be_focused()
    expect(page.locator("#play")).to_have_value("")


@pytest.mark.slow
def test_nothing_is_wrong_with_a_turn_at_any_width_in_any_look(table: Table) -> None:
    examiner = Examiner(table)
    table.sits_down()
    examiner.examines("pass the tablet on")
    table.shows()
    examiner.examines("tiles shown")
    table.puts("H8").puts("H9")
    examiner.examines("a play")
    table.plays()
    examiner.examines("played")
    table.presses().shows().taps("#instead", "#begin-exchange").sees("#exchanging")
    examiner.examines("exchange")
    table.taps("#no-exchange", "#instead", "#ask-pass").sees("#pass-now")
    examiner.examines("pass?")
    assert not examiner.found, "\n".join(examiner.found)


def test_nothing_is_wrong_with_a_scorers_turn_either(table: Table) -> None:
    examiner = Examiner(table)
    table.sits_down("federation", "scorer")
    table.taps("#more-keys").sees("#keys-1")
    table.taps("#more-rack").sees("#tiles")
    table.page.locator("#play").press_sequentially("h8 casa")
    table.sees("#points")
    examiner.examines("a play written")
    table.page.keyboard.press("Enter")
    table.sees("#press")
    examiner.examines("played, the clock to be pressed")
    table.taps("#press").sees("#instead")
    table.taps("#instead", "#ask-overdrawn").sees("#overdrawn-form")
    examiner.examines("too many tiles?")
    table.page.fill("#excess", "1")
    table.chooses("#seen").taps("#overdrawn-now").sees("#happened")
    examiner.examines("how excess tiles go back")
    assert not examiner.found, "\n".join(examiner.found)
