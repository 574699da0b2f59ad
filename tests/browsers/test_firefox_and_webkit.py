"""A club's evening in Firefox and in WebKit: fetched once at home, used in a room without a network."""

import time
from pathlib import Path

import pytest

from drivers.browser.driven import Browser, Firefox, WebKit
from drivers.browser.stoppable_server import Site
from faristol.signs_of_life import UNSEEN

pytestmark = pytest.mark.browsers

STARTED = "document.documentElement.dataset.engine === 'ready'"
OFFLINE_READY = "document.documentElement.dataset.offline === 'ready'"
# The only files that may be asked of the server once all is there: whether there is something newer,
# also of the parts of the service worker.
DECODERS = ("xz-decompress.min.js", "sha256.umd.min.js")
NEWS = {
    *("/version.json", "/sw.js", "/pieces.js", "/resuming.js", "/unpacking.js", "/versions.js"),
    *(f"/vendor/unpacking/{name}" for name in DECODERS),
}


def prepare_a_draw(browser: Browser, site: Site) -> None:
    """At home: the first visit, the promise, the room's words, the first rack, and the clock starts."""
    browser.open(site.url)
    browser.wait(STARTED)
    browser.wait(OFFLINE_READY)
    browser.click("#to-draw")
    browser.click("#open")
    browser.type("#person", "Bel")
    browser.type("#room", "quaranta-dos")
    browser.click("#mix")
    browser.see("#called")
    browser.click("#start")
    browser.see("#end-time")


def the_round_goes_on(browser: Browser, site: Site) -> None:
    """From home, with no server: the event is there, asks how the time went on, and draws a second rack."""
    browser.wait(STARTED)
    browser.wait(OFFLINE_READY)
    browser.click("#resume")
    browser.see("#ran-on")
    browser.click("#as-last-seen")
    browser.click("#end-time")
    browser.click("#tile-0")
    browser.see("#tile-0[aria-pressed=true]")
    browser.click("#next")
    browser.see("#called [data-kept]")
    assert site.knocks <= NEWS


def nothing_is_lost(browser: Browser) -> None:
    browser.wait(STARTED)
    browser.wait(OFFLINE_READY)
    browser.see("#called [data-kept]")
    browser.click("#start")
    browser.see("#end-time")


@pytest.mark.thorough
def test_firefox_killed_at_home_goes_on_without_a_server(
    firefox: list[Firefox], profile: Path, site: Site
) -> None:
    first = Firefox(profile)
    firefox.append(first)
    prepare_a_draw(first, site)
    first.kill()
    site.dead = True
    time.sleep(UNSEEN / 1000)
    second = Firefox(profile)
    firefox.append(second)
    second.open(site.url)
    the_round_goes_on(second, site)
    site.server_close()
    second.reload()
    nothing_is_lost(second)


def test_webkit_goes_on_without_a_server_in_a_new_window(webkit: WebKit, site: Site) -> None:
    """In the same process: what a driven WebKit keeps, it keeps until it ends."""
    prepare_a_draw(webkit, site)
    site.dead = True
    webkit.leave_for_a_new_window()
    time.sleep(UNSEEN / 1000)
    webkit.open(site.url)
    the_round_goes_on(webkit, site)
    site.server_close()
    webkit.reload()
    nothing_is_lost(webkit)
