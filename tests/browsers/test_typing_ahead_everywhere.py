"""A hand is faster than an engine, in Firefox and in WebKit: names and slips are typed in one go."""

import string
from pathlib import Path

import pytest

from drivers.browser.driven import Browser, Firefox, WebKit
from drivers.browser.held_back import HELD_BACK
from drivers.browser.stoppable_server import Site

pytestmark = pytest.mark.browsers

ENTER = "\ue007"
ROOM = [f"Jugadora {letter}" for letter in string.ascii_uppercase[:12]]
SLIPS = [f"h8 {letter}z" for letter in string.ascii_lowercase[:12]]


def a_round_runs(browser: Browser, site: Site) -> None:
    """The players are typed ahead; the rack comes out of a real bag, and the clock starts."""
    browser.open(site.url)
    browser.wait("document.documentElement.dataset.engine === 'ready'")
    browser.click("#to-duplicate")
    browser.see("#source-bag")
    browser.evaluate("document.getElementById('source-bag').click()")
    browser.click("#open")
    browser.see("#player")
    browser.evaluate(f"({HELD_BACK})(200)")
    browser.type("#player", "".join(f"{name}{ENTER}" for name in ROOM))
    browser.wait(f"document.querySelectorAll('#seats tbody tr').length === {len(ROOM)}")
    browser.evaluate("letGo()")
    browser.click("#begin")
    browser.type("#tiles", "CASALSO")
    browser.click("#rack-typed")
    browser.click("#start")
    browser.see("#end-time")


def slips_are_noted_in_order(browser: Browser) -> None:
    browser.evaluate(f"({HELD_BACK})(300)")
    browser.type("#play", "".join(f"{slip}{ENTER}" for slip in SLIPS))
    browser.wait(f"document.getElementById('slips-in').dataset.in === '{len(SLIPS)}'")
    browser.evaluate("letGo()")
    for table, slip in enumerate(SLIPS, 1):
        browser.click(f"#table-{table}")
        browser.wait(f"document.querySelector('#had [lang]')?.innerText.includes('{slip[3:].upper()}')")


@pytest.mark.thorough
def test_in_firefox(firefox: list[Firefox], profile: Path, site: Site) -> None:
    browser = Firefox(profile)
    firefox.append(browser)
    a_round_runs(browser, site)
    slips_are_noted_in_order(browser)


@pytest.mark.thorough
def test_in_webkit(webkit: WebKit, site: Site) -> None:
    a_round_runs(webkit, site)
    slips_are_noted_in_order(webkit)
