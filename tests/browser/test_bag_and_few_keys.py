"""A rack out of a real bag, and slips in few keys, with nothing but the keyboard."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from drivers.bag_club import Tables
from drivers.browser.held_back import KEY, held_back
from drivers.browser.judge import Judge
from drivers.browser.tablets import Take


@pytest.fixture
def judge(take: Take, tmp_path: Path) -> Judge:
    """Three tables; the first rack is awaited."""
    judge: Judge = take().brings_event(Tables().begin().entries, tmp_path.name)
    judge.sees("#tiles-form")
    return judge


def test_the_field_of_the_rack_has_the_focus_whenever_one_is_awaited(judge: Judge) -> None:
    page = judge.page
    expect(page.locator("#tiles")).to_be_focused()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.type("casatre", delay=KEY)
    expect(page.locator("#tiles")).to_have_value("casatre")
    expect(page.locator("#tiles-typed [data-count='7']")).to_have_text("7 of 7")
    expect(page.locator("#tiles-typed .tile__letter")).to_have_count(7)
    page.keyboard.press("Enter")
    judge.sees("#start")
    page.locator("#undo").click()
    expect(page.locator("#tiles")).to_be_focused()
    expect(page.locator("#tiles")).to_have_value("casatre")


def test_a_slip_in_few_keys_is_the_same_for_a_hand_that_is_faster_than_the_engine(judge: Judge) -> None:
    page = judge.page
    page.keyboard.type("casatre\n", delay=KEY)
    judge.taps("#start").sees("#play")
    judge.waits_for_words()
    page.locator("#play").focus()
    held_back(page, 2_000)
    page.keyboard.type("h8asce\n2h8asce\n3 8hasce\n", delay=KEY)
    expect(page.locator("#slips-in")).to_have_attribute("data-in", "3", timeout=30_000)
    page.evaluate("letGo()")
    for table in (1, 2, 3):
        expect(page.locator(f"#table-{table}")).to_have_attribute("data-state", "in")
    expect(page.locator("#noted")).to_contain_text("ASCETA")
