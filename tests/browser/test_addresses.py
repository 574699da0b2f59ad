"""Addresses: Back never undoes, a running round is not left unasked, and what leads nowhere is told."""

import pytest
from playwright.sync_api import expect

from drivers.browser.judge import Judge


@pytest.mark.everyday
def test_back_and_forward_go_from_screen_to_screen(judge: Judge) -> None:
    page = judge.page
    judge.taps("#to-settings").sees("#themes")
    judge.taps("#to-about").sees("#licences-title")
    page.go_back()
    judge.sees("#themes")
    page.go_back()
    judge.sees("#home-title")
    page.go_forward()
    judge.sees("#themes")
    assert page.url.endswith("#/settings")
    assert page.title().startswith("Settings")


def test_back_never_undoes_and_never_leaves_a_round_unasked(judge: Judge) -> None:
    page = judge.page
    judge.taps("#to-draw").sees("#setup")
    judge.prepares().mixes().starts()
    event, before = page.url, judge.entries
    for _ in range(2):
        page.go_back()
        judge.sees("dialog#leave[open]")
        assert page.url == event
        judge.taps("#stay")
        expect(page.locator("dialog[open]")).to_have_count(0)
        judge.sees("#clock[data-running]")
    judge.taps("#back").sees("dialog#leave[open]")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert (page.url, judge.entries) == (event, before)
    judge.files()
    page.go_back()
    judge.sees("#clock[data-running]")
    page.go_back()
    judge.taps("#leave-now")
    expect(page.locator("#clock")).to_have_count(0)
    # A start that takes long asks how the time is to be read; either way the round is still there.
    judge.opens("#/" + event.split("#/")[1]).sees("#clock, #ran-on")
    assert judge.entries == before


def test_an_address_that_leads_nowhere_gets_a_sentence(judge: Judge) -> None:
    page = judge.page
    judge.taps("#to-settings").sees("#themes")
    for unknown in ("#/event/" + "0" * 32, "#/event/nonsense/file"):
        judge.goes(unknown).sees("#home-title")
        expect(judge.sees("#refused")).to_contain_text("That event is not on this device")
        expect(page).to_have_url(judge.address + "#/")
    judge.opens("#/event/" + "0" * 32).sees("#refused")
    judge.taps("#to-settings").sees("#themes")
    expect(page.locator("#refused")).to_have_count(0)
    page.go_back()
    judge.sees("#home-title")
    judge.opens("#/no-such-screen").sees("#home-title")


def test_a_deep_link_and_a_reload_open_the_event(judge: Judge) -> None:
    judge.prepares("Enllaç").mixes()
    link = "#/event/" + judge.stream
    rack = judge.page.inner_text("#called")
    judge.reloads().sees("#called")
    assert judge.page.inner_text("#called") == rack
    judge.opens(link).sees("#called")
    assert judge.page.inner_text("#called") == rack
    judge.opens(link + "/file").sees("#log")
    judge.taps("#to-event").sees("#called")
