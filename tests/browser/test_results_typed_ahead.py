"""A hand is faster than an engine: results, words and players by letter are taken one by one, in order."""

import re

import pytest
from playwright.sync_api import expect

from drivers.browser.held_back import KEY, held_back
from drivers.browser.swiss_director import Director
from drivers.browser.tablets import Take


@pytest.fixture
def director(take: Take) -> Director:
    found: Director = take(Director)
    return found


def test_sheets_of_a_round_are_noted_in_order_and_an_unlikely_one_comes_back(director: Director) -> None:
    director.sets_up().pastes(*"ABCDEFGH").draws().publishes()
    page = director.page
    page.locator("#table").focus()
    held_back(page, 400)
    page.keyboard.type("3\n401\n377\n1\n1400\n377\n2\n365\n", delay=KEY)
    expect(page.locator("#sheet-two")).to_be_focused()
    page.keyboard.type("342\n4\n300", delay=KEY)
    expect(page.locator("#pile [data-state=back]")).to_contain_text("1 1400 377")
    expect(page.locator("#table-problem")).to_contain_text("1400 – 377 is an unlikely score")
    expect(page.locator("#sheet-one")).to_have_value("300")
    assert director.missing in ([1, 2, 4], [1, 4]), "the second sheet passes the one that came back"
    page.keyboard.press("ArrowUp")
    expect(page.locator("#sheet-one")).to_have_value("1400")
    page.keyboard.type("\n\n\n", delay=KEY)
    expect(page.locator("#score-1")).to_contain_text("1400", timeout=15_000)
    expect(page.locator("#score-2")).to_contain_text("342", timeout=15_000)
    expect(page.locator("#table")).to_have_value("4")
    expect(page.locator("#sheet-one")).to_have_value("300")
    page.evaluate("letGo()")


def test_other_tables_pass_a_doubtful_sheet_and_the_same_once_more_is_meant_so(director: Director) -> None:
    director.sets_up().pastes(*"ABCDEFGH").draws().publishes()
    page = director.page
    page.locator("#table").focus()
    page.keyboard.type("1\n1400\n377\n2\n365\n342\n3\n401\n377\n", delay=KEY)
    expect(page.locator("#score-2")).to_contain_text("342", timeout=15_000)
    expect(page.locator("#score-3")).to_contain_text("377", timeout=15_000)
    expect(page.locator("#pile-told")).to_have_text("1 waiting")
    expect(page.locator("#pile [data-state=back]")).to_contain_text("1400 – 377 is an unlikely score.")
    assert director.missing == [1, 4]
    page.locator(".next-step").click()
    expect(page.locator("#pile-told")).to_contain_text("The next step waits until they are saved")
    expect(page.locator("#sheet-one")).to_have_value("1400")
    page.locator("#table").fill("")
    page.locator("#sheet-one").fill("")
    page.locator("#sheet-two").fill("")
    page.locator("#table").focus()
    page.keyboard.type("4\n1500\n300\n", delay=KEY)
    expect(page.locator("#pile [data-state=back]")).to_contain_text("4 1500 300")
    page.keyboard.type("4\n1500\n300\n", delay=KEY)
    expect(page.locator("#score-4")).to_contain_text("1500", timeout=15_000)
    expect(page.locator("#pile li")).to_have_count(0)
    expect(page.locator("#pile-told")).to_have_text("")
    page.keyboard.type("1\n0\n0\n", delay=KEY)
    expect(page.locator("#pile [data-state=back]")).to_contain_text("1 0 0")
    page.keyboard.type("1\n400\n377\n", delay=KEY)
    expect(page.locator("#score-1")).to_contain_text("400", timeout=15_000)
    expect(page.locator("#pile li")).to_have_count(0)


def test_once_more_is_meant_so_only_by_one_who_could_see_the_question(director: Director) -> None:
    director.sets_up().pastes(*"ABCDEFGH").draws().publishes()
    page = director.page
    page.locator("#table").focus()
    held_back(page, 400)
    page.keyboard.type("1\n1400\n377\n1\n1400\n377\n", delay=KEY)
    page.keyboard.type("2\n1400\n300\n2\n365\n342\n", delay=KEY)
    expect(page.locator("#score-2")).to_contain_text("342", timeout=15_000)
    expect(page.locator("#pile [data-state=back]")).to_have_count(2)
    expect(page.locator("#pile li")).to_have_count(2)
    assert director.missing == [1, 3, 4]
    page.evaluate("letGo()")
    page.keyboard.type("1\n1400\n377\n", delay=KEY)
    expect(page.locator("#score-1")).to_contain_text("1400", timeout=15_000)
    expect(page.locator("#pile li")).to_have_text([re.compile("2 1400 300")])


def test_a_sheet_that_is_taken_back_and_emptied_waits_no_more(director: Director) -> None:
    director.sets_up().pastes(*"ABCD").draws().publishes()
    page = director.page
    page.locator("#table").focus()
    page.keyboard.type("1\n1400\n377\n", delay=KEY)
    expect(page.locator("#pile [data-state=back]")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    expect(page.locator("#sheet-one")).to_have_value("1400")
    expect(page.locator("#pile-told")).to_have_text("1 waiting")
    for field in ("#table", "#sheet-one", "#sheet-two"):
        page.locator(field).fill("")
    expect(page.locator("#pile-told")).to_have_text("")
