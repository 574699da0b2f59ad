"""Another device shows the room's board over its whole screen, sent by the judge's tablet over their own link."""

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserType, expect

from drivers.browser.club_site import Site
from drivers.browser.joined_tablets import joins, launched, opens_room


def test_a_wall_follows_the_judge_and_keeps_what_it_had(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site, tmp_path: Path
) -> None:
    with launched(browser_type, browser_type_launch_args, site, (1024, 768), (1920, 1080)) as (judge, wall):
        opens_room(judge, tmp_path)
        joins(judge, wall, "#as-wall")
        expect(judge.page.locator("#tablets")).to_contain_text("wall")
        wall.taps("#show-board").sees("#public-here #public-time")
        judge.goes("#/event/event").taps("#start").sees("#clock[data-running]")
        clock = wall.sees("#public-here #public-clock:not([data-waiting])")
        expect(clock).to_have_text("2:57", timeout=60_000)
        theirs, ours = judge.page.text_content("#clock"), clock.text_content()
        assert abs(seconds(theirs) - seconds(ours)) <= 1

        judge.reloads()
        wall.sees(".public__unheard")
        wall.sees("#public-here #public-clock")


def seconds(clock: str | None) -> int:
    minutes, rest = str(clock).split(":")
    return 60 * int(minutes) + int(rest)
