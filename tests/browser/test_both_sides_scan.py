"""A player's tablet and the judge's join by their cameras alone, each in its own process."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, expect

from drivers.browser.camera_film import LET_GO, NOTHING, STREAM, film, hold_before
from drivers.browser.club_site import Site, Watch
from drivers.browser.joined_tablets import opens_room
from drivers.browser.judge import Judge


@pytest.fixture
def two_tablets(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site, tmp_path: Path
) -> Iterator[tuple[Judge, Path, Judge, Path]]:
    found: list[Any] = []
    browsers, watches = [], []
    for name, width, height in (("judge", 1024, 768), ("player", 390, 844)):
        camera = tmp_path / f"{name}.y4m"
        arguments = (
            *browser_type_launch_args["args"],
            "--allow-loopback-in-peer-connection",
            *film(camera, [NOTHING]),
        )
        browsers.append(browser_type.launch(**{**browser_type_launch_args, "args": arguments}))
        context = browsers[-1].new_context(locale="en-GB", viewport={"width": width, "height": height})
        watches.append(Watch(context))
        found += [Judge(context, site.address).opens(), camera]
    yield found[0], found[1], found[2], found[3]
    for browser in browsers:
        browser.close()
    assert [line for watch in watches for line in watch.console] == []


@pytest.mark.thorough
def test_both_sides_scan_and_the_tablet_plays(
    two_tablets: tuple[Judge, Path, Judge, Path],
) -> None:
    judge, judges_camera, player, players_camera = two_tablets
    opens_room(judge)
    hold_before(players_camera, judge.page.text_content("#room-code-text") or "")

    began = time.monotonic()
    player.taps("#to-join", "#scan").sees("#camera")
    player.page.wait_for_function("document.getElementById('camera')?.srcObject")
    player.page.evaluate(STREAM)
    player.sees("#table-form")
    assert player.page.evaluate(LET_GO)
    player.page.keyboard.type("2")
    player.taps("#take").sees("#happens")
    own = player.page.locator("#own-code-text")
    expect(own).to_have_count(1, timeout=60_000)
    players_time = time.monotonic() - began
    hold_before(judges_camera, own.text_content() or "")

    began = time.monotonic()
    judge.taps("#scan").sees("#camera")
    judge.page.wait_for_function("document.getElementById('camera')?.srcObject")
    judge.page.evaluate(STREAM)
    player.taps("#me")
    expect(judge.page.locator("#scanned [data-kind='ok']")).to_contain_text("Table 2 is in", timeout=60_000)
    print(f"the player's side {players_time:.1f} s, the judge's {time.monotonic() - began:.1f} s")
    player.sees("#is-in")
    expect(judge.page.locator("#in-room")).to_have_attribute("data-in", "1")
    judge.page.wait_for_timeout(2_500)  # the same code is read once more
    expect(judge.page.locator("#scanned [data-kind='ok']")).to_contain_text("Table 2 is in")
    judge.taps("#stop-scan").sees("#read-form")
    assert judge.page.evaluate(LET_GO)

    judge.goes("#/event/event").taps("#start")
    player.taps("#to-seat").sees("#clock[data-running]")
    for square in ("H8", "I8", "J8"):
        player.taps("[id^='rack-']:not([data-out])", f"#board-{square}")
    player.taps("#send")
    expect(player.page.locator("#slip[data-kind='ok']")).to_contain_text("Received", timeout=60_000)
    expect(judge.page.locator("#slips-in")).to_have_attribute("data-in", "1", timeout=60_000)
