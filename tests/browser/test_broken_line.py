"""A first visit over a line that is slow or breaks: what came stays on the tablet, the rest comes by itself, and
people play before."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from conftest import Launch
from drivers.browser import club_site
from drivers.browser.judge import Judge

PACK = "/everything.pack"
CUT = [0] * 1000
"""Whoever asks is answered, and nothing comes."""
HEARS_OF_A_NETWORK_UNTIL_IT_IS_GIVEN_UP = """async () => {
    while (await navigator.serviceWorker.getRegistration()) {
        window.dispatchEvent(new Event("online"));
        await new Promise((done) => setTimeout(done, 100));
    }
}"""


def sees_that_the_line_broke(page: Page, megabytes: str) -> None:
    said = page.locator("[data-shown-when=loading] .progress__figures")
    sentence = (
        rf"The connection was lost\. {megabytes}\.\d of [\d.]+ MB are here; the download goes on by itself"
    )
    expect(said).to_contain_text(re.compile(sentence))


def test_over_two_breaks_a_reload_and_a_kill_nothing_is_fetched_twice(
    launch: Launch, own_site: club_site.Site
) -> None:
    total = json.loads((own_site.folder / "version.json").read_text())["pack"]["size"]
    own_site.breaks[PACK] = [3_000_000, *CUT]
    context = launch()
    page = context.pages[0]
    page.goto(own_site.address)
    sees_that_the_line_broke(page, "[23]")
    page.reload()
    sees_that_the_line_broke(page, "[23]")

    own_site.away = True
    page.evaluate(HEARS_OF_A_NETWORK_UNTIL_IT_IS_GIVEN_UP)
    sees_that_the_line_broke(page, "[23]")
    own_site.breaks[PACK] = [1_500_000, *CUT]
    own_site.away = False
    page.evaluate("window.dispatchEvent(new Event('online'))")
    sees_that_the_line_broke(page, "[34]")
    club_site.kill(context)

    own_site.breaks.clear()
    context = launch()
    judge = Judge(context, own_site.address, context.pages[0]).opens().is_kept()
    assert own_site.served[PACK] < total + 2_000_000
    assert not [path for path in own_site.asked if path.startswith("/engine/")]
    own_site.stop()
    judge.opens("?").is_kept().prepares().mixes()


def test_over_a_slow_line_a_draw_begins_while_the_rest_is_arriving(
    pub: Any, own_site: club_site.Site
) -> None:
    own_site.breaks[PACK] = [7_000_000, *CUT]
    judge = Judge(pub.context(), own_site.address).opens()
    html = judge.page.locator("html")
    expect(html).to_have_attribute("data-offline", "fetching")
    expect(judge.page.locator(".status")).to_contain_text("Not offline yet: downloading")
    own_site.away = True
    judge.opens("?").prepares().mixes()
    expect(html).to_have_attribute("data-offline", "fetching")

    own_site.away = False
    own_site.breaks.clear()
    judge.page.evaluate("window.dispatchEvent(new Event('online'))")
    judge.is_kept()
    expect(judge.page.locator(".status")).to_contain_text("Works offline")
    assert not [path for path in own_site.asked if path.startswith("/engine/")]
    own_site.stop()
    judge.opens("?").is_kept().goes("#/about")
    expect(judge.sees("section:has(#version-title)")).to_contain_text("from a memory image")
    pub.watches[0].console.clear()
