"""The room check on the spot: two processes, their cameras, the link between them, and the delay in words."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, expect

from drivers.browser.camera_film import NOTHING, film, hold_before
from drivers.browser.club_site import Site, Watch
from drivers.browser.judge import Judge


@pytest.fixture
def two_tablets(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site, tmp_path: Path
) -> Iterator[tuple[Judge, Path, Judge, Path]]:
    found: list[Any] = []
    browsers, watches = [], []
    for name in ("first", "second"):
        camera = tmp_path / f"{name}.y4m"
        loopback = "--allow-loopback-in-peer-connection"
        arguments = (*browser_type_launch_args["args"], loopback, *film(camera, [NOTHING]))
        browsers.append(browser_type.launch(**{**browser_type_launch_args, "args": arguments}))
        context = browsers[-1].new_context(locale="en-GB", viewport={"width": 390, "height": 844})
        watches.append(Watch(context))
        found += [Judge(context, site.address).opens(), camera]
    yield found[0], found[1], found[2], found[3]
    for browser in browsers:
        browser.close()
    assert [line for watch in watches for line in watch.console] == []


def test_two_tablets_try_cameras_and_link(two_tablets: tuple[Judge, Path, Judge, Path]) -> None:
    first, firsts_camera, second, seconds_camera = two_tablets
    first.taps("#to-room-check", "#show-code").sees("#network-check[data-kind='ok']")
    hold_before(seconds_camera, first.page.text_content("#own-code-text") or "")
    second.taps("#to-room-check", "#scan").sees("#camera-check")
    own = second.page.locator("#own-code-text")
    expect(own).to_have_count(1, timeout=60_000)
    expect(second.page.locator("#camera-check")).to_contain_text("reads codes")
    hold_before(firsts_camera, own.text_content() or "")
    first.taps("#scan-next")
    expect(first.page.locator("#link-check[data-kind='ok']")).to_contain_text("linked", timeout=60_000)
    expect(second.page.locator("#link-check")).to_contain_text("an answer takes", timeout=60_000)
    first.taps("#end-check").sees("#show-code")
    expect(second.page.locator("#link-check[data-kind='bad']")).to_contain_text("ended", timeout=60_000)
