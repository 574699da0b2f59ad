"""A device that keeps nothing, and one that is full: said in a sentence, and the app goes on."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from conftest import Launch
from drivers.browser import club_site
from drivers.browser.judge import Judge


def test_with_storage_blocked_it_says_so_and_goes_on(
    launch: Launch, site: club_site.Site, tmp_path: Path
) -> None:
    """As with "block all cookies" in the browser's settings."""
    preferences = tmp_path / "profile/Default/Preferences"
    preferences.parent.mkdir(parents=True)
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    preferences.write_text(json.dumps(blocked))
    with launch() as context:
        watch = club_site.Watch(context)
        judge = Judge(context, site.address, context.pages[0]).opens()
        assert (
            judge.page.evaluate("try { localStorage.length } catch (error) { error.name }") == "SecurityError"
        )
        expect(judge.page.locator("html")).to_have_attribute("data-storage", "blocked")
        expect(judge.page.locator("#status")).to_contain_text("does not save anything")
        judge.goes("#/draw").sees("#setup")
        judge.page.fill("#name", "Dijous")
        judge.taps("#open")
        expect(judge.sees("#refused")).to_contain_text("does not let Faristol save anything")
        expect(judge.page.locator("#name")).to_have_value("Dijous")
        judge.taps("#to-settings").sees("#themes")
        judge.taps("#themes [data-value=dark]")
        expect(judge.page.locator("html")).to_have_attribute("data-theme", "dark")
        judge.goes("#/verify").taps("#from-paper > summary")
        judge.chooses("#version-1")
        judge.page.fill("#secret", "00" * 32)
        judge.page.fill("#words", "pluja")
        judge.taps("#draw-again").sees("#racks")
        watch.forget("Not kept for offline use")
        assert watch.console == []


@pytest.mark.thorough
def test_a_full_device_refuses_the_act_and_keeps_what_was_there(pub: Any, site: club_site.Site) -> None:
    """Full from the first visit on: later the browser remembers for a while that there was room."""
    judge = Judge(pub.context(), site.address)
    browser = judge.context.new_cdp_session(judge.page)
    origin = site.address.rstrip("/")
    browser.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 30_000})
    judge.page.goto(site.address)
    judge.waits().goes("#/draw").sees("#setup")
    expect(judge.page.locator("html")).to_have_attribute("data-offline", "online")
    pub.watches[0].forget("Not kept for offline use", "Fetched file by file")
    judge.page.fill("#name", "Ple")
    judge.taps("#open")
    expect(judge.sees("#refused")).to_contain_text("no space left")
    expect(judge.page.locator("#name")).to_have_value("Ple")
    judge.goes("#/").sees("#home-title")
    expect(judge.page.locator(".event")).to_have_count(0)
    # There is room again, and a new window that does not remember.
    browser.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    judge.page.goto("about:blank")
    judge.page.wait_for_timeout(3_000)
    judge.opens().prepares("Buit").mixes()


@pytest.mark.thorough
def test_a_tablet_that_believes_it_is_1970_writes_its_event(pub: Any, site: club_site.Site) -> None:
    """Its battery was empty, and there is no network to ask for the time."""
    context = pub.context()
    context.add_init_script("Date.now = () => 86_400_000")
    judge = Judge(context, site.address).opens().prepares("Pila").mixes().starts().ends_time()
    assert judge.entries >= 6  # one more where the engine had to start again on a slow machine
