"""The judge's round on the page: open to everybody at every step, and to a judge who never touches the mouse."""

import pytest
from playwright.sync_api import expect

from drivers.browser.judge import Judge
from drivers.browser.tablets import Take
from drivers.club import Club


@pytest.fixture
def judge(take: Take) -> Judge:
    """A duplicate of twelve players, brought from a file: round one is called."""
    judge: Judge = take().brings_event(Club().begin().entries)
    judge.sees("#start")
    return judge


def types(judge: Judge, text: str) -> None:
    """Key by key, as a hand does."""
    judge.page.locator("#play").press_sequentially(text)
    judge.page.keyboard.press("Enter")


def test_a_slip_in_the_keys_of_its_letters(judge: Judge) -> None:
    """Table, play, Enter; or its beginning, an arrow, Enter: no mouse, and the next table stands ready."""
    page = judge.page
    best, *_ = Club().begin().plays()
    judge.taps("#start").sees("#play")
    expect(page.locator("#play")).to_be_focused()
    types(judge, f"5 {best.lower()}")
    expect(page.locator("#table-5")).to_have_attribute("data-state", "in")
    expect(page.locator("#play")).to_have_value("")
    expect(page.locator("#play")).to_be_focused()
    expect(page.locator("#table")).to_have_value("6")
    page.locator("#play").press_sequentially(best.split()[0].lower())
    judge.sees("#match-1")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#match-0")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    expect(page.locator("#table-6")).to_have_attribute("data-state", "in")


def test_the_time_runs_out_and_slips_are_still_ruled(judge: Judge) -> None:
    """The clock is the page's; what it ends is in the log with the moment."""
    page = judge.page
    judge.takes_clock().taps("#start").sees("#end-time")
    page.clock.fast_forward(181_000)
    judge.sees("#to-master")
    assert "The time is over" in page.inner_text("#work") or "Time!" in page.inner_text("#work")


def test_a_clock_that_is_set_forward_in_a_round_ends_nothing_and_asks(judge: Judge) -> None:
    page = judge.page
    judge.takes_clock().taps("#start").sees("#end-time")
    entries = judge.entries
    page.clock.set_system_time(page.evaluate("Date.now()") + 3_600_000)
    page.clock.run_for(2_000)
    judge.sees("#as-last-seen")
    assert judge.entries == entries
    assert "Time!" not in page.inner_text("#work")
    judge.taps("#as-last-seen").sees("#end-time")
