"""Firefox on a disk that stays full through its next start: it deletes nothing, and opens nothing meanwhile.

The page says so, and opens the event by itself once there is room.
"""

import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from test_firefox_and_webkit import STARTED, prepare_a_draw

from drivers.browser.driven import Firefox
from drivers.browser.small_disk import SmallDisk, small_disk
from drivers.browser.stoppable_server import Site

pytestmark = [pytest.mark.browsers, pytest.mark.thorough]

COPIES = "Object.keys(localStorage).filter((key) => key.startsWith('faristol.copy:')).length"


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    with small_disk(tmp_path / "small") as disk:
        yield disk


def closed_before_it_fills(disk: SmallDisk, browser: Firefox) -> None:
    browser.wait(f"{COPIES} > 0")
    browser.kill()
    disk.is_filled()


def fills_while_it_is_open(disk: SmallDisk, browser: Firefox) -> None:
    browser.wait(f"{COPIES} > 0")
    disk.is_filled()
    time.sleep(12)
    browser.quit()


def killed_while_it_fills(disk: SmallDisk, browser: Firefox) -> None:
    browser.wait(f"{COPIES} > 0")
    disk.is_filled()
    browser.kill()


def filled_when_the_event_is_young(disk: SmallDisk, browser: Firefox) -> None:
    disk.is_filled()
    browser.quit()


@pytest.mark.parametrize(
    "comes_about",
    [closed_before_it_fills, fills_while_it_is_open, killed_while_it_fills, filled_when_the_event_is_young],
)
def test_firefox_loses_no_event_on_a_disk_that_stays_full(
    disk: SmallDisk, firefox: list[Firefox], site: Site, comes_about: Callable[[SmallDisk, Firefox], None]
) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    first = Firefox(disk.folder, port)
    firefox.append(first)
    prepare_a_draw(first, site)
    entries = first.evaluate("document.getElementById('saved').dataset.entries")
    comes_about(disk, first)
    second = Firefox(disk.folder, port)
    firefox.append(second)
    second.open(site.url)
    second.wait(STARTED)
    second.wait("document.querySelector('[id^=lost-], #resume, #not-readable') !== null")
    assert not second.evaluate("document.getElementById('work').innerText.includes('None yet')")
    disk.is_emptied()
    second.wait("document.querySelector('[id^=restore-], #resume') !== null")
    second.click("[id^=restore-], #resume")
    second.see("#ran-on")
    assert second.evaluate("document.getElementById('saved').dataset.entries") == entries
