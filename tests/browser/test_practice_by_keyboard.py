"""A game against the computer for who has only the keyboard, and for who only hears the page."""

import re

from playwright.sync_api import expect

from drivers.browser.board_on_page import best, lying
from drivers.browser.judge import Judge
from drivers.browser.screen_reader import TIMEOUT, ScreenReader
from faristol.core.letters import AS_BLANK, letter
from faristol.core.play import Play
from faristol.core.squares import SIZE
from faristol.core.squares import name as square_name
from faristol.core.tiles import tile_set


def lays(reader: ScreenReader, play: Play) -> None:
    """Arrows to its first free square, the space bar if it goes the other way, then the letters; all are
    keys of their own in Romanian, and Shift makes a blank."""
    taken = lying(reader.page, "ro")
    free = {at: code for at, code in zip(play.squares, play.word, strict=True) if at not in taken}
    here = reader.page.locator("#board [tabindex='0']")
    row, col = (int(here.get_attribute(f"data-{each}") or 0) for each in ("row", "col"))
    down, right = min(free) // SIZE - row, min(free) % SIZE - col
    for key, steps in (("ArrowDown", down), ("ArrowUp", -down), ("ArrowRight", right), ("ArrowLeft", -right)):
        for _ in range(steps):
            reader.press(key)
    assert reader.here["id"] == f"board-{square_name(min(free))}"
    way = "down" if play.place.down else "across"
    expect(reader.page.locator(f"#{reader.here['id']}")).to_have_attribute("data-cursor", re.compile("."))
    if reader.here["cursor"] != way:
        reader.press("Space")
    for code in free.values():
        key = letter(tile_set("ro"), code & ~AS_BLANK)
        reader.keyboard.press(f"Shift+{key}" if code & AS_BLANK else key.lower())


def test_a_game_against_the_computer_is_begun_played_and_heard(judge: Judge) -> None:
    reader, page = ScreenReader(judge), judge.page
    reader.tab_to("to-practice").press("Enter")
    judge.sees("#to-against")
    reader.finds_names().tab_to("to-against").press("Enter")
    judge.sees("#setup")
    reader.finds_names().chooses("level-beginner").chooses("ruleset-romanian").tab_to("name")
    page.keyboard.press("Control+A")
    page.keyboard.type("Aina")
    reader.tab_to("open").press("Enter")
    expect(page.locator("#laying")).to_be_visible(timeout=2 * TIMEOUT)
    judge.sees("#rack-0")
    reader.finds_names()

    reader.tab_to("rack-0")
    assert re.fullmatch(r"\S+, \d+ points?|blank", reader.here["label"])
    assert reader.here["lang"] == "en"
    reader.tab_to("to-play").press("Enter")
    expect(page.locator("#board :focus")).to_have_count(1)
    assert re.fullmatch(r"[A-O]\d+, (centre, )?(\w+ \w+, )?(\S+(, a blank)?|empty)", reader.here["label"])
    assert reader.here["lang"] == "en"
    lays(reader, best(page, "ro"))
    expect(page.locator("#listed")).to_have_attribute("data-kind", "ok", timeout=TIMEOUT)
    reader.hears(r"All its words are in the list\.").finds_names()
    reader.press("Enter")
    reader.hears(r"^Aina plays .* points?\. The computer is thinking\. Aina \d+, Computer \d+\.")
    reader.hears(
        r"^(Computer plays .* for \d+ points?|The computer (passes|exchanges).*)\."
        r" It is your turn\. Aina \d+, Computer \d+\."
    )
    judge.sees("#rack-0")
