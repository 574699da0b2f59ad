"""A league in the browser, by keyboard: it is opened, and an event of this device taken in and out again."""

import pytest
from playwright.sync_api import expect

from drivers.browser.judge import Judge
from drivers.browser.keyboard_user import KeyboardUser
from drivers.club import Club


@pytest.mark.everyday
def test_a_league_is_opened_and_an_event_taken_in_by_keyboard(judge: Judge) -> None:
    judge.brings_event(Club().begin().rounds(1).end().entries, "dijous-1").sees("#standings")
    judge.goes("#/").sees("#home-title")
    page, keyboard = judge.page, KeyboardUser(judge)
    keyboard.tab_to("to-league").press("Enter")
    judge.sees("#setup")
    keyboard.tab_to("name")
    page.keyboard.press("Control+A")
    page.keyboard.type("Lliga amb el teclat")
    keyboard.tab_to("open").press("Enter")
    judge.sees("#offered")
    keyboard.tab_to("take-dijous-1").press("Enter")
    judge.sees("#taken-1")
    expect(page.locator("#league tbody tr")).to_have_count(12)
    page.keyboard.press("Control+z")
    judge.sees("#offered-dijous-1")
    expect(page.locator("#league")).to_have_count(0)
