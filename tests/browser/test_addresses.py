"""Addresses: Back never undoes, a running round is not left unasked, and what leads nowhere is told."""

from playwright.sync_api import expect

from judge import Judge


def test_back_and_forward_go_from_screen_to_screen(at_home: Judge) -> None:
    page = at_home.page
    at_home.taps("#to-settings").sees("#themes")
    at_home.taps("#to-about").sees("#licences-title")
    page.go_back()
    at_home.sees("#themes")
    page.go_back()
    at_home.sees("#home-title")
    page.go_forward()
    at_home.sees("#themes")
    assert page.url.endswith("#/settings")
    assert page.title().startswith("Settings")


def test_back_never_undoes_and_never_leaves_a_round_unasked(at_home: Judge) -> None:
    page = at_home.page
    at_home.taps("#to-draw").sees("#setup")
    at_home.prepares().mixes().starts()
    event, before = page.url, at_home.entries
    for _ in range(2):
        page.go_back()
        at_home.sees("dialog#leave[open]")
        assert page.url == event
        at_home.taps("#stay")
        expect(page.locator("dialog[open]")).to_have_count(0)
        at_home.sees("#clock[data-running]")
    at_home.taps("#back").sees("dialog#leave[open]")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert (page.url, at_home.entries) == (event, before)
    at_home.files()
    page.go_back()
    at_home.sees("#clock[data-running]")
    page.go_back()
    at_home.taps("#leave-now")
    expect(page.locator("#clock")).to_have_count(0)
    # A start that takes long asks how the time is to be read; either way the round is still there.
    at_home.opens("#/" + event.split("#/")[1]).sees("#clock, #ran-on")
    assert at_home.entries == before


def test_an_address_that_leads_nowhere_gets_a_sentence(at_home: Judge) -> None:
    page = at_home.page
    at_home.taps("#to-settings").sees("#themes")
    for unknown in ("#/event/" + "0" * 32, "#/event/nonsense/file"):
        at_home.goes(unknown).sees("#home-title")
        expect(at_home.sees("#refused")).to_contain_text("That event is not on this device")
        expect(page).to_have_url(at_home.address + "#/")
    at_home.opens("#/event/" + "0" * 32).sees("#refused")
    at_home.taps("#to-settings").sees("#themes")
    expect(page.locator("#refused")).to_have_count(0)
    page.go_back()
    at_home.sees("#home-title")
    at_home.opens("#/no-such-screen").sees("#home-title")


def test_a_deep_link_and_a_reload_open_the_event(at_home: Judge) -> None:
    at_home.prepares("Enllaç").mixes()
    link = "#/event/" + at_home.stream
    rack = at_home.page.inner_text("#called")
    at_home.reloads().sees("#called")
    assert at_home.page.inner_text("#called") == rack
    at_home.opens(link).sees("#called")
    assert at_home.page.inner_text("#called") == rack
    at_home.opens(link + "/file").sees("#log")
    at_home.taps("#to-event").sees("#called")
