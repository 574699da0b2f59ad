"""Tablets in browsers of their own, linked by the two codes that their cameras would read."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import BrowserType, Locator, expect

from drivers.browser.club_site import Site, Watch
from drivers.browser.judge import Judge
from drivers.club import PLAYERS, Club

ON_ONE_COMPUTER = (
    "--allow-loopback-in-peer-connection",
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
)

TRIES = 4


@contextmanager
def launched(
    browser_type: BrowserType, launching: dict[str, Any], site: Site, *sizes: tuple[int, int]
) -> Iterator[list[Judge]]:
    """Yield a tablet of each size, each in a process of its own; nothing may be printed on their consoles."""
    browsers = [
        browser_type.launch(**{**launching, "args": [*launching["args"], *ON_ONE_COMPUTER]}) for _ in sizes
    ]
    contexts = [
        browser.new_context(locale="en-GB", viewport={"width": width, "height": height})
        for browser, (width, height) in zip(browsers, sizes, strict=True)
    ]
    watches = [Watch(context) for context in contexts]
    yield [Judge(context, site.address).opens() for context in contexts]
    for browser in browsers:
        browser.close()
    assert [line for watch in watches for line in watch.console] == []


def opens_room(judge: Judge, club: Club | None = None) -> None:
    """Bring a duplicate whose first rack is called, and open its room."""
    club = club or Club(players=PLAYERS[:4]).begin()
    judge.brings_event(club.entries).sees("#start")
    judge.goes("#/event/event/room").taps("#open").sees(".room-code")


def joins(judge: Judge, other: Judge, *taps: str, table: int = 0) -> None:
    """Hand the two codes across, and choose between them what the tablet is to be, or its table.

    Who has read an older code may take a place that is another's: the judge's tablet says so, and the codes are
    handed across once more. Who takes a seat says yes to the name.
    """
    used = judge.page.get_by_text("Another tablet has already used this code")
    for _ in range(TRIES):
        judge.goes("#/event/event/room").sees("#read-form")
        if not other.page.locator("#join-form").count():
            other.goes("#/join").sees("#join-form")
        other.page.fill("#code", judge.page.text_content("#room-code-text") or "")
        other.taps("#read", *taps)
        if table:
            other.page.fill("#table", str(table))
            other.taps("#take")
        other.sees("#happens")
        expect(other.page.locator("#own-code-text")).to_have_count(1, timeout=60_000)
        judge.page.fill("#code", other.page.text_content("#own-code-text") or "")
        judge.taps("#read-code")
        if _is_in(other, used):
            return
        other.taps("#again").sees("#join-form")
        judge.goes("#/event/event")
        expect(used).to_have_count(0, timeout=30_000)
    raise AssertionError("the tablet came to a place of another each time")


def _is_in(other: Judge, used: Locator) -> bool:
    """Wait until the tablet is in the room; return whether it is, and not its place another's."""
    for _ in range(600):
        if other.page.locator("#me").is_visible():
            other.taps("#me")
        if other.page.locator("#is-in").is_visible():
            return True
        if used.first.is_visible():
            return False
        other.page.wait_for_timeout(100)
    raise AssertionError("neither is the tablet in, nor was its place used")
