"""A hand is faster than an engine: results, words and players by letter are taken one by one, in order."""

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
    assert director.missing == [1, 2, 4]
    page.keyboard.press("ArrowUp")
    expect(page.locator("#sheet-one")).to_have_value("1400")
    page.keyboard.type("\n\n\n", delay=KEY)
    expect(page.locator("#score-1")).to_contain_text("1400", timeout=15_000)
    expect(page.locator("#score-2")).to_contain_text("342", timeout=15_000)
    expect(page.locator("#table")).to_have_value("4")
    expect(page.locator("#sheet-one")).to_have_value("300")
    page.evaluate("letGo()")
