"""Addresses: Back never undoes, and a running round is not left unasked."""

from playwright.sync_api import expect

from drivers.browser.judge import Judge


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
