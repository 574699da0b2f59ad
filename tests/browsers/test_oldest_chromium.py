"""Chromiums as tablets have that get no new ones, the oldest without popovers: menus, clauses and a slip."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Playwright, expect

from drivers.browser.old_chromium import OldTelephone, chromium_of
from drivers.browser.stoppable_server import Site

PACKAGE = "@sparticuz/chromium"
FLOOR = f"{PACKAGE}@103.0.0"
"""Older than Playwright can drive."""
READY = "document.documentElement.dataset.engine === 'ready'"


@pytest.fixture(params=["109.0.6", "114.0.0", "121.0.0"])
def page(playwright: Playwright, site: Site, request: pytest.FixtureRequest) -> Page:
    options = ["--no-sandbox", "--headless", "--disable-gpu"]
    browser = playwright.chromium.launch(
        executable_path=chromium_of(f"{PACKAGE}@{request.param}"), args=options
    )
    page = browser.new_context(viewport={"width": 1024, "height": 768}, locale="en").new_page()
    page.set_default_timeout(60_000)
    page.goto(site.url)
    page.wait_for_function(READY, timeout=180_000)
    return page


@pytest.fixture
def tablet(site: Site) -> Iterator[OldTelephone]:
    tablet = OldTelephone(chromium_of(FLOOR), "en", (1024, 768))
    tablet.opens(site.url)
    tablet.waits_until(READY)
    yield tablet
    tablet.close()


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.browsers
def test_menus_and_clauses_open_and_a_slip_is_noted(page: Page) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.click("#begin-demo")
    page.click("#menu")
    menu = page.locator("#menu-sheet")
    expect(menu).to_be_visible()
    expect(menu).to_have_css("position", "fixed")
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(page.locator("#menu")).to_be_focused()
    page.locator(".clause__chip").first.click()
    expect(page.locator(".clause__sheet:visible")).to_have_count(1)
    page.locator(".clause__sheet:visible").click()
    expect(page.locator(".clause__sheet:visible")).to_have_count(1)
    page.locator("h1").first.click()
    expect(page.locator(".clause__sheet:visible")).to_have_count(0)
    page.wait_for_timeout(1_100)  # what has just come takes no tap
    page.click("#start")
    expect(page.locator("#play")).to_be_focused()
    page.keyboard.type("1 H4 XZ", delay=30)
    page.keyboard.press("Enter")
    expect(page.locator("#noted")).to_contain_text("XZ H4")
    assert not errors


@pytest.mark.slow
@pytest.mark.browsers
def test_at_the_floor_menus_and_clauses_open_and_a_slip_is_noted(tablet: OldTelephone) -> None:
    tablet.taps("#begin-demo")
    tablet.taps("#menu")
    tablet.waits_until(f"{seen('#menu-sheet')} && {styled('#menu-sheet', 'position')} === 'fixed'")
    tablet.taps("h1")
    tablet.waits_until(f"!{seen('#menu-sheet')}")
    tablet.taps(".clause__chip")
    tablet.waits_until(seen(".clause__sheet"))
    tablet.taps("h1")
    tablet.waits_until(f"!{seen('.clause__sheet')}")
    time.sleep(1.1)  # what has just come takes no tap
    tablet.taps("#start")
    tablet.waits_until("document.activeElement.id === 'play'")
    tablet.types("1 H4 XZ\n")
    tablet.waits_until("document.querySelector('#noted')?.textContent.includes('XZ H4')")
    assert not tablet.errors


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.browsers
def test_an_older_one_says_what_is_needed_and_fetches_nothing(site: Site) -> None:
    tablet = OldTelephone(chromium_of(f"{PACKAGE}@92.0.0"), "en")
    try:
        tablet.opens(site.url)
        tablet.waits_for("It needs Chrome or Edge 103")
        fetched = tablet.reads("performance.getEntriesByType('resource').map((each) => each.name).join()")
        assert "everything.pack" not in fetched
        assert "engine/" not in fetched
        assert all("too old" in error for error in tablet.errors)
    finally:
        tablet.close()


def seen(selector: str) -> str:
    return f"[...document.querySelectorAll('{selector}')].some((each) => each.getClientRects().length)"


def styled(selector: str, property: str) -> str:
    return f"getComputedStyle(document.querySelector('{selector}')).{property}"
