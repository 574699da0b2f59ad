"""The question about a slip has the focus and its own keys; a refused tap leaves nothing dead behind it."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from drivers.bag_club import Tables
from drivers.browser.held_back import KEY, held_back
from drivers.browser.judge import Judge
from drivers.browser.tablets import Take


@pytest.fixture
def judge(take: Take, tmp_path: Path) -> Judge:
    """Three tables, and a rack that makes PASTEL only with its blank."""
    tables = Tables().begin().round_with("C?STEPL")
    judge: Judge = take().brings_event(tables.entries, tmp_path.name)
    judge.sees("#play")
    return judge.waits_for_words()


def are_in(page: Page, count: int) -> None:
    expect(page.locator("#slips-in")).to_have_attribute("data-in", str(count))


@pytest.mark.parametrize(("key", "state"), [("1", "in"), ("0", "null")])
def test_the_keys_that_it_shows_answer_it(judge: Judge, key: str, state: str) -> None:
    page = judge.page
    page.keyboard.type("1 h8 pastel\n", delay=KEY)
    expect(page.locator("#question")).to_be_focused()
    shown = page.locator("#question kbd").all_inner_texts()
    assert shown == ["1", "0"]
    page.keyboard.press(key)
    expect(page.locator("#table-1")).to_have_attribute("data-state", state)
    expect(page.locator("#play")).to_be_focused()


def test_a_slip_that_is_typed_while_it_asks_waits_in_the_pile_and_answers_nothing(judge: Judge) -> None:
    """Its first keys are those of the answers."""
    page = judge.page
    page.keyboard.type("2 h8 pastel\n", delay=KEY)
    expect(page.locator("#question")).to_be_focused()
    page.keyboard.type("1 h8 ceps\n", delay=KEY)
    expect(page.locator("#pile [data-state=waiting]")).to_have_count(1)
    are_in(page, 0)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("0")
    are_in(page, 2)
    expect(page.locator("#table-2")).to_have_attribute("data-state", "null")
    expect(page.locator("#table-1")).to_have_attribute("data-state", "in")


def test_a_slip_that_waits_for_an_answer_stays_its_tables_whatever_is_tapped_meanwhile(judge: Judge) -> None:
    page = judge.page
    page.keyboard.type("1 h8 ceps\n", delay=KEY)
    are_in(page, 1)
    judge.taps("#table-1").sees("#had")
    page.keyboard.type("8h ceps\n", delay=KEY)
    expect(page.locator("#pile [data-state=aside]")).to_have_count(1)
    judge.taps("#table-3")
    expect(page.locator("#table-3")).to_have_attribute("aria-current", "true")
    judge.taps("#pile-replace-0")
    expect(page.locator("#pile > *")).to_have_count(0)
    are_in(page, 1)
    expect(page.locator("#table-3")).to_have_attribute("data-state", "missing")
    judge.taps("#table-1").sees("#had")
    expect(page.locator("#had")).to_contain_text("8H")


def test_a_table_that_is_tapped_has_the_next_slip_though_another_was_asked_about(judge: Judge) -> None:
    page = judge.page
    page.keyboard.type("2 h8 pastel\n", delay=KEY)
    expect(page.locator("#question")).to_be_focused()
    judge.taps("#table-3")
    expect(page.locator("#pile [data-state=back]")).to_have_count(1)
    judge.taps("#no-play")
    expect(page.locator("#table-3")).to_have_attribute("data-state", "in")
    expect(page.locator("#table-2")).to_have_attribute("data-state", "missing")
    judge.taps("#pile-correct-0")
    expect(page.locator("#table")).to_have_value("2")


def test_no_play_once_too_often_is_said_and_the_first_tap_of_the_green_button_goes_on(judge: Judge) -> None:
    page = judge.page
    for _ in range(3):
        page.keyboard.press("-")
    are_in(page, 3)
    judge.taps("#no-play").sees("#table-problem")
    line, field = page.locator("#table-problem").bounding_box(), page.locator("#play").bounding_box()
    assert line and field and line["width"] > field["width"]
    expect(page.locator("#pile > *")).to_have_count(0)
    judge.taps(".next-step")
    expect(page.locator("#master-form")).to_be_visible()


def test_where_others_wait_behind_it_the_refused_tap_still_comes_first(judge: Judge) -> None:
    page = judge.page
    held_back(page, 2_000)
    page.keyboard.type("+h8 ceps\n", delay=KEY)
    expect(page.locator("#pile [data-state=back]")).to_have_count(1)
    are_in(page, 0)
    page.evaluate("letGo()")


def test_an_unreadable_line_holds_up_nobody_and_keeps_its_table(judge: Judge) -> None:
    page = judge.page
    held_back(page, 300)
    page.keyboard.type("1 z#zz\nh8 ceps\nq#x\n", delay=KEY)
    expect(page.locator("#pile [data-state=passed]")).to_have_count(2)
    expect(page.locator("#pile [data-state=passed]").last).to_contain_text("Table 3")
    expect(page.locator("#table-2")).to_have_attribute("data-state", "in")
    are_in(page, 1)
    for typed, table in ("1 z#zz", 1), ("q#x", 3):
        page.keyboard.press("ArrowUp")
        expect(page.locator("#play")).to_have_value(typed)
        expect(page.locator("#table")).to_have_value(str(table))
        page.keyboard.press("Control+A")
        page.keyboard.type("h8 pets\n", delay=KEY)
        expect(page.locator(f"#table-{table}")).to_have_attribute("data-state", "in")
    expect(page.locator("#pile > *")).to_have_count(0)
    page.evaluate("letGo()")
