"""A whole round without a mouse: the focus is always somewhere, and can be seen."""

from playwright.sync_api import expect

from drivers.browser.fingers import Fingers
from drivers.browser.judge import Judge


def test_a_whole_round_by_keyboard(newcomer: Judge) -> None:
    page, fingers = newcomer.page, Fingers(newcomer)
    assert fingers.press("Tab") == "skip"
    assert fingers.press("Enter") == "work"
    fingers.tab_to("to-draw").press("Enter")
    newcomer.sees("#setup")
    fingers.tab_to("name")
    page.keyboard.press("Control+A")
    page.keyboard.type("Amb el teclat")
    fingers.press("Tab")
    assert fingers.press("ArrowDown") == "ruleset-romanian-duplicate"
    fingers.press("ArrowUp")
    expect(page.locator("#ruleset-duplicate")).to_be_checked()
    fingers.tab_to("minutes-3")
    assert fingers.press("ArrowRight") == "minutes-4"
    expect(page.locator("#minutes-4")).to_be_checked()
    fingers.tab_to("open").press("Enter")
    newcomer.sees("#room")
    fingers.tab_to("person")
    page.keyboard.type("Bel")
    fingers.tab_to("room")
    page.keyboard.type("sense ratolí")
    page.keyboard.press("Enter")
    newcomer.sees("#called")
    fingers.focused()
    fingers.tab_to("start").press("Enter")
    newcomer.sees("#clock[data-running]")
    fingers.tab_to("stop").press("Space")
    newcomer.sees("#start")
    fingers.focused()

    fingers.tab_to("end-draw").press("Enter")
    newcomer.sees("dialog[open]")
    fingers.press("Tab")
    fingers.press("Tab")
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    assert fingers.press("Escape") == "end-draw"

    fingers.tab_to("end-time").press("Space")
    newcomer.sees("#tile-0")
    fingers.focused()
    page.keyboard.press("Control+z")
    newcomer.sees("#start")
    fingers.focused()
    fingers.tab_to("end-time").press("Enter")
    newcomer.sees("#tile-0")
    for tile in ("tile-1", "tile-4"):
        fingers.tab_to(tile)
        assert fingers.press("Space") == tile
        expect(page.locator("#" + tile)).to_have_attribute("aria-pressed", "true")
    fingers.tab_to("kept")
    page.keyboard.press("Control+z")
    expect(page.locator("#tile-1")).to_have_attribute("aria-pressed", "true")
    fingers.tab_to("next").press("Enter")
    newcomer.sees("#called")
    fingers.focused()
    expect(page.locator(".bar__title")).to_have_text("Round 2")


def test_enter_does_the_next_step_from_the_room_once(judge: Judge) -> None:
    judge.prepares().mixes()
    page, before = judge.page, judge.entries
    page.locator("#work").focus()
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")  # held down
    page.keyboard.up("Enter")
    judge.sees("#clock[data-running]")
    page.wait_for_timeout(200)
    assert judge.entries == before + 1


def test_a_sheet_of_a_clause_by_keyboard(judge: Judge) -> None:
    judge.prepares().mixes()
    chip = judge.page.locator(".clause__chip").first
    chip.focus()
    judge.page.keyboard.press("Enter")
    expect(judge.page.locator(".clause__sheet").first).to_be_visible()
    judge.page.keyboard.press("Escape")
    expect(judge.page.locator(".clause__sheet").first).to_be_hidden()
    expect(chip).to_be_focused()
