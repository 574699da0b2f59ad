"""A message given to another app of the device, and a link that opens its game and reads itself."""

from typing import Any

from playwright.sync_api import expect

from drivers.browser import club_site
from drivers.browser.by_post import SLOW, Writer
from drivers.letter_game import Device
from faristol.games.correspondence.sheet import write_sheet

APPS = "navigator.share = async (what) => { window.given = what; };"
"""A device with a list of apps, of which the person takes one."""


def test_a_link_that_is_shared_opens_the_game_of_the_partner_and_is_read(
    pub: Any, site: club_site.Site
) -> None:
    sheet = write_sheet(Device(way="e-mail").entries)
    with_apps, other = pub.context(reduced_motion="reduce"), pub.context(reduced_motion="reduce")
    with_apps.add_init_script(APPS)
    red = Writer(with_apps, site.address, "red").opens_sheet(sheet)
    blue = Writer(other, site.address, "blue").opens_sheet(sheet)
    red.lays("H7", "casa").makes().sees("#dates-form")
    for name, day in (("partner_sent", "2026-03-01"), ("arrived", "2026-03-02"), ("sent", "2026-03-02")):
        red.page.fill(f"#{name}", day)
    red.taps("#send").sees("#share-message")
    text = red.page.input_value("#message-text")
    red.taps("#share-link").sees("#read-form")
    link = red.page.evaluate("window.given.text")
    assert link.startswith(site.address) and text not in link

    expect(blue.page.locator("#share-letter, #share-notice")).to_have_count(0)
    blue.page.evaluate("(link) => { location.href = link; }", link)
    blue.sees("#to-board")
    expect(blue.page.locator("#board .tile")).to_have_count(4, timeout=SLOW)
    assert "letters" not in blue.page.url
    blue.taps("#back").sees("#to-letters")
    blue.taps("#to-letters").sees(".event__detail")
    expect(blue.page.locator(".event__detail").first).to_contain_text("by")
