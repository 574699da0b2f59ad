"""A game of two in the browser, one tablet between them: by hand, by tap and by keyboard, and through a reload."""

import re

import pytest
from playwright.sync_api import expect

from drivers.browser.at_the_table import Table
from drivers.browser.tablets import Take
from drivers.match import Match


@pytest.fixture
def table(take: Take) -> Table:
    return take(Table)


@pytest.mark.everyday
def test_a_game_at_one_tablet_by_hand_by_tap_and_by_keyboard(table: Table) -> None:
    page = table.page
    table.sits_down().taps("#turn-screen")
    expect(page.locator("[data-turned]")).to_have_count(1)
    assert table.box("#shelf")["y"] < table.box("#bar")["y"]
    table.shows()
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


def test_a_scorer_on_a_phone_has_the_whole_board_in_sight_while_a_play_is_written_or_laid(
    table: Table,
) -> None:
    page = table.page
    page.set_viewport_size({"width": 360, "height": 640})
    table.brings_event([*Match("mallorca", minutes=0).begin().play("H8 CASA", "G9 MAR").entries])
    table.sees("#play")
    page.fill("#play", "I8 ES")
    expect(table.new).to_have_count(2)
    for corner in ("#board-A1", "#board-O15", "#play"):
        expect(page.locator(corner)).to_be_in_viewport(ratio=1)
    page.fill("#play", "")
    table.taps("#more-keys").sees("#keys")
    for corner in ("#board-A1", "#board-O15", "#keys"):
        page.locator(corner).scroll_into_view_if_needed()
    for corner in ("#board-O1", "#board-O15", "#keys"):
        expect(page.locator(corner)).to_be_in_viewport(ratio=1)
