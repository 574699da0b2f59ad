"""A hand is faster than an engine: results, words and players by letter are taken one by one, in order."""

import pytest
from playwright.sync_api import expect

from drivers.browser.held_back import KEY, held_back
from drivers.browser.judge import Judge
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


def test_words_of_an_exercise_are_looked_up_one_after_another(take: Take) -> None:
    person: Judge = take().goes("#/exercises")
    page = person.page
    person.taps("#deck-sevens").sees("#answer")
    held_back(page, 400)
    page.keyboard.type("www\nwww\nww", delay=KEY)
    expect(page.locator("#pile li")).to_have_count(2)
    expect(page.locator("#pile li")).to_have_count(0, timeout=15_000)
    expect(page.locator("#answer-problem")).to_contain_text("cannot be made of these tiles")
    expect(page.locator("#answer")).to_have_value("ww")
    page.evaluate("letGo()")


def test_players_by_letter_typed_ahead_of_the_engine_are_entered_in_order(take: Take) -> None:
    judge: Judge = take().goes("#/competition")
    judge.sees("#setup")
    judge.page.fill("#name", "Liga")
    judge.page.fill("#arbiters", "Bel Quetglas")
    names = ("Magdalena Nicolau i Ferrà", "Ștefan Țurcanu", "Anna")
    judge.taps("#open").sees("#enter-form")
    page = judge.page
    page.locator("#player").focus()
    held_back(page, 400)
    for name in names:
        page.keyboard.type(f"{name}\n", delay=KEY)
    expect(page.locator("#players tbody tr")).to_have_count(3, timeout=15_000)
    page.evaluate("letGo()")
    assert [row.split("\t")[0] for row in page.locator("#players tbody tr").all_inner_texts()] == [*names]
