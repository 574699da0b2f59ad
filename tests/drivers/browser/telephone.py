"""A player's own telephone at the page that needs no engine."""

from playwright.sync_api import Page, ViewportSize, expect

PHONE: ViewportSize = {"width": 360, "height": 640}


def sits(page: Page, table: int = 2) -> Page:
    page.click(f"[data-table='{table}']")
    page.click("[data-act='sit']")
    expect(page.locator("[data-view='seat']")).to_be_visible()
    return page


def lays_three(page: Page) -> None:
    for square in ("H8", "I8", "J8"):
        page.locator(".rack .tile:not([data-out])").first.click()
        page.click(f"#board-{square}")
