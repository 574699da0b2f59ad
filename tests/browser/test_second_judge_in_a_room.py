"""Two judges on two tablets, in two processes, note the slips of one duplicate."""

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserType, expect

from drivers.browser.club_site import Site
from drivers.browser.joined_tablets import joins, launched, opens_room
from drivers.browser.judge import Judge


def notes(judge: Judge, table: int, play: str) -> None:
    judge.page.fill("#table", str(table))
    judge.page.fill("#play", play)
    judge.page.press("#play", "Enter")


def test_two_judges_note_the_slips_of_one_room(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site, tmp_path: Path
) -> None:
    with launched(browser_type, browser_type_launch_args, site, (1024, 768), (1024, 768)) as (first, second):
        opens_room(first, tmp_path)
        joins(first, second, "#as-judge")
        second.taps("#to-judging").sees("#no-event")
        first.taps("[id^=admit-]")
        second.sees("#waiting-title")
        first.goes("#/event/event").taps("#start").sees("#clock[data-running]")
        second.sees("#clock[data-running]")

        first.waits_for_words()
        second.waits_for_words()
        notes(second, 3, "h8 cegui")
        for judge in (first, second):
            expect(judge.page.locator("#table-3")).to_have_attribute("data-state", "in", timeout=60_000)
        notes(first, 3, "h8 cegui")
        for judge in (first, second):
            expect(judge.page.locator("#table-3")).to_have_attribute(
                "aria-label", "Table 3, Joana M. Gelabert: slip in, read twice", timeout=60_000
            )
        notes(first, 2, "h8 cegui")
        expect(second.page.locator("#table-2")).to_have_attribute("data-state", "in", timeout=60_000)
        notes(second, 2, "h8 cogue")
        second.sees("#answer")
        first.taps("#second-2")
        expect(second.page.locator("#readings")).to_have_count(0, timeout=60_000)
        for judge in (first, second):
            expect(judge.page.locator("#slips-in")).to_have_attribute("data-in", "2")
