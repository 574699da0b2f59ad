"""A round without any network: key, round and slip go from screen to camera, the site's server being dead."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, expect

from drivers.browser.camera_film import NOTHING, codes_on_screen, film, hold_before
from drivers.browser.club_site import Site, Watch
from drivers.browser.judge import Judge
from drivers.club import PLAYERS, Club
from faristol.storage.files import export_file

NO_NETWORK = "--webrtc-ip-handling-policy=disable_non_proxied_udp"
READY_OFFLINE = "document.documentElement.dataset.offline === 'ready'"
OFFLINE = "net::ERR_CONNECTION_REFUSED"


@pytest.fixture
def two_screens(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], own_site: Site, tmp_path: Path
) -> Iterator[tuple[Judge, Path, Judge, Path]]:
    found: list[Any] = []
    browsers, watches = [], []
    for name, width, height in (("judge", 1024, 768), ("player", 390, 844)):
        camera = tmp_path / f"{name}.y4m"
        arguments = (*browser_type_launch_args["args"], NO_NETWORK, *film(camera, [NOTHING]))
        browsers.append(browser_type.launch(**{**browser_type_launch_args, "args": arguments}))
        context = browsers[-1].new_context(locale="en-GB", viewport={"width": width, "height": height})
        watches.append(Watch(context))
        found += [Judge(context, own_site.address).opens(), camera]
    yield found[0], found[1], found[2], found[3]
    for browser in browsers:
        browser.close()
    assert [line for watch in watches for line in watch.console if OFFLINE not in line] == []


def test_a_slip_goes_to_the_judge_from_screen_to_camera(
    two_screens: tuple[Judge, Path, Judge, Path], own_site: Site, tmp_path: Path
) -> None:
    judge, judges_camera, player, players_camera = two_screens
    file = tmp_path / "event.json"
    file.write_bytes(export_file("event", Club(players=PLAYERS[:4]).begin().entries, "0", [], 0))
    judge.brings("#bring", file)
    judge.sees("#start")
    for tablet in (judge, player):
        tablet.page.wait_for_function(READY_OFFLINE, timeout=60_000)
    own_site.stop()

    judge.goes("#/event/event/room").taps("#open").sees("#no-network")
    judge.taps("#show-key", "#next-key").sees("#seat-key-title:has-text('Table 2')")
    hold_before(players_camera, judge.page.text_content("#seat-key-text") or "")
    judge.taps("#key-was-read")
    player.taps("#to-join", "#scan").sees("#is-in")

    judge.goes("#/event/event").taps("#start").sees("#end-time")
    judge.goes("#/event/event/room").taps("#show-round").sees("#moving-code-picture")
    codes = codes_on_screen(judge.page)
    judge.taps("#round-was-read")
    film(players_camera, codes, square=400 / len(codes[0]))
    player.taps("#to-seat", "#scan").sees("#slip-form")
    for square in ("H8", "I8", "J8"):
        player.taps("[id^='rack-']", f"#board-{square}")
    player.taps("#send").sees("#slip-code-title:has-text('Table 2, round 1')")

    hold_before(judges_camera, player.page.text_content("#slip-code-text") or "")
    began = time.monotonic()
    judge.taps("#scan")
    expect(judge.page.locator("#scanned [data-kind='ok']")).to_contain_text("table 2 is in", timeout=60_000)
    print(f"{len(codes)} codes for the round; a slip is in {time.monotonic() - began:.1f} s after the tap")
    judge.page.wait_for_timeout(2_500)  # the same code is read once more
    judge.goes("#/event/event")
    expect(judge.page.locator("#slips-in")).to_have_attribute("data-in", "1")
