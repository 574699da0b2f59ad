"""A whole round without a mouse: the focus is always somewhere, and can be seen."""

from playwright.sync_api import expect

from drivers.browser.judge import Judge
from drivers.browser.keyboard_user import KeyboardUser


def test_a_whole_round_by_keyboard(newcomer: Judge) -> None:
    page, keyboard = newcomer.page, KeyboardUser(newcomer)
    assert keyboard.press("Tab") == "skip"
    assert keyboard.press("Enter") == "work"
    keyboard.tab_to("to-draw").press("Enter")
    newcomer.sees("#setup")
    keyboard.tab_to("name")
    page.keyboard.press("Control+A")
    page.keyboard.type("Amb el teclat")
    keyboard.press("Tab")
    assert keyboard.press("ArrowDown") == "ruleset-romanian-duplicate"
    keyboard.press("ArrowUp")
    expect(page.locator("#ruleset-duplicate")).to_be_checked()
    keyboard.tab_to("minutes-3")
    assert keyboard.press("ArrowRight") == "minutes-4"
    expect(page.locator("#minutes-4")).to_be_checked()
    keyboard.tab_to("open").press("Enter")
    newcomer.sees("#room")
    keyboard.tab_to("person")
    page.keyboard.type("Bel")
    keyboard.tab_to("room")
    page.keyboard.type("sense ratolí")
    page.keyboard.press("Enter")
    newcomer.sees("#called")
    keyboard.focused()
    keyboard.tab_to("start").press("Enter")
    newcomer.sees("#clock[data-running]")
    keyboard.tab_to("stop").press("Space")
    newcomer.sees("#start")
    keyboard.focused()

    keyboard.tab_to("end-draw").press("Enter")
    newcomer.sees("dialog[open]")
    keyboard.press("Tab")
    keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    assert keyboard.press("Escape") == "end-draw"

    keyboard.tab_to("end-time").press("Space")
    newcomer.sees("#tile-0")
    keyboard.focused()
    page.keyboard.press("Control+z")
    newcomer.sees("#start")
    keyboard.focused()
    keyboard.tab_to("end-time").press("Enter")
    newcomer.sees("#tile-0")
    for tile in ("tile-1", "tile-4"):
        keyboard.tab_to(tile)
        assert keyboard.press("Space") == tile
        expect(page.locator("#" + tile)).to_have_attribute("aria-pressed", "true")
    keyboard.tab_to("kept")
    page.keyboard.press("Control+z")
    expect(page.locator("#tile-1")).to_have_attribute("aria-pressed", "true")
    keyboard.tab_to("next").press("Enter")
    newcomer.sees("#called")
    keyboard.focused()
    expect(page.locator(".bar__title")).to_have_text("Round 2")


def test_enter_does_the_next_step_from_the_room_once(judge: Judge) -> None:
    judge.prepares().mixes().starts()
    page, before = judge.page, judge.entries
    page.locator("#work").focus()
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")  # held down
    page.keyboard.up("Enter")
    judge.sees("#tile-0")
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
