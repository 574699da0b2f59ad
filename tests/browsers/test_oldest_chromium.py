"""A Chromium without popovers, as tablets have that get no new ones: menus, clauses and a slip."""

import pytest
from playwright.sync_api import Page, Playwright, expect

from drivers.browser.old_chromium import chromium_of
from drivers.browser.stoppable_server import Site

PACKAGE = "@sparticuz/chromium@109.0.6"


@pytest.fixture
def page(playwright: Playwright, site: Site) -> Page:
    options = ["--no-sandbox", "--headless", "--disable-gpu"]
    browser = playwright.chromium.launch(executable_path=chromium_of(PACKAGE), args=options)
    page = browser.new_context(viewport={"width": 1024, "height": 768}, locale="en").new_page()
    page.set_default_timeout(60_000)
    page.goto(site.url)
    page.wait_for_function("document.documentElement.dataset.engine === 'ready'", timeout=180_000)
    return page


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
