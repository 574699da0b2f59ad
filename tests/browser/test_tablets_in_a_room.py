"""A player's tablet joins the judge's, in another process, by two codes, and hands in over their own link."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, expect

from drivers.browser.club_site import Site, Watch
from drivers.browser.judge import Judge
from drivers.club import PLAYERS, Club
from faristol.storage.files import export_file

ON_ONE_COMPUTER = (
    "--allow-loopback-in-peer-connection",
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
)


@pytest.fixture
def two_tablets(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site
) -> Iterator[tuple[Judge, Judge]]:
    arguments = {**browser_type_launch_args, "args": [*browser_type_launch_args["args"], *ON_ONE_COMPUTER]}
    browsers = [browser_type.launch(**arguments) for _ in range(2)]
    sizes = {"width": 1024, "height": 768}, {"width": 390, "height": 844}
    contexts = [
        browser.new_context(locale="en-GB", viewport=size)
        for browser, size in zip(browsers, sizes, strict=True)
    ]
    watches = [Watch(context) for context in contexts]
    yield Judge(contexts[0], site.address).opens(), Judge(contexts[1], site.address).opens()
    for browser in browsers:
        browser.close()
    assert [line for watch in watches for line in watch.console] == []


def joins(judge: Judge, player: Judge, table: int) -> None:
    """Hand the two codes across, as the cameras would."""
    judge.goes("#/event/event/room").sees("#read-form")
    player.goes("#/join").sees("#join-form")
    player.page.fill("#code", judge.page.text_content("#room-code-text") or "")
    player.taps("#read").sees("#table-form")
    player.page.fill("#table", str(table))
    player.taps("#take").sees("#happens")
    expect(player.page.locator("#own-code-text")).to_have_count(1, timeout=60_000)
    judge.page.fill("#code", player.page.text_content("#own-code-text") or "")
    judge.taps("#read-code")
    player.sees("#is-in")


def lays(player: Judge, *squares: str) -> None:
    for square in squares:
        player.taps("[id^='rack-']", f"#board-{square}")


def test_a_slip_goes_from_the_players_tablet_to_the_judges(
    two_tablets: tuple[Judge, Judge], tmp_path: Path
) -> None:
    judge, player = two_tablets
    file = tmp_path / "event.json"
    file.write_bytes(export_file("event", Club(players=PLAYERS[:4]).begin().entries, "0", [], 0))
    judge.brings("#bring", file)
    judge.sees("#start")
    judge.goes("#/event/event/room").taps("#open").sees(".room-code")
    joins(judge, player, 2)
    expect(judge.page.locator("#in-room")).to_have_attribute("data-in", "1", timeout=60_000)

    judge.goes("#/event/event").taps("#start")
    player.taps("#to-seat").sees("#clock[data-running]")
    lays(player, "H8", "I8", "J8")
    player.taps("#send")
    expect(player.page.locator("#slip[data-kind='ok']")).to_contain_text("Received", timeout=60_000)
    expect(judge.page.locator("#slips-in")).to_have_attribute("data-in", "1", timeout=60_000)

    player.reloads()
    joins(judge, player, 2)
    player.taps("#to-seat").sees("#slip[data-kind='ok']")

    judge.reloads()
    player.sees("#unlinked")
    joins(judge, player, 2)
    player.taps("#to-seat").sees("#slip[data-kind='ok']")
    judge.goes("#/event/event").taps("#end-time")
    player.sees("#writing-title:has-text('The time is over.')")
