"""A director of three divisions that wait for nobody: one ends before another has closed its second round."""

import re

import pytest
from playwright.sync_api import expect

from drivers.browser.swiss_director import Director

PLAYERS = [f"{name} {at}" for name, many in (("Aina", 4), ("Biel", 6), ("Cesc", 4)) for at in range(many)]
LIST = ["name;rating;division", *(f"{name};{1900 - at};{name[0]}" for at, name in enumerate(PLAYERS))]


@pytest.fixture
def director(take):
    director = take(Director)
    director.opens()
    director.taps("#to-tournament").sees("#setup")
    director.page.fill("#name", "Torneig de tres divisions")
    director.page.fill("#rounds", "3")
    director.page.locator("#setup summary").last.click()
    director.page.locator("#separate").check()
    director.taps("#open").sees("#enter-form")
    return director.pastes(*LIST)


def takes(director, number):
    director.taps(f"#division-{number}")
    director.sees(f"#division-{number}[aria-pressed=true]")
    return director


def test_one_division_ends_while_another_plays_its_second_round(director):
    page = director.page
    takes(director, 2).draws().publishes().hands_in().closes()
    director.draws().publishes()
    takes(director, 1)
    while page.locator("#draw").count():
        director.draws().publishes().hands_in().closes()
    director.taps("#end-event", "#end-now").sees("#over")
    expect(page.locator("#division-1")).to_contain_text(re.compile("A · "))
    takes(director, 2)
    expect(page.locator("h1.bar__title")).to_contain_text("B · ")
    expect(page.locator("#tables tbody tr[id]")).to_have_count(3)
    director.reloads().sees("#division-2[aria-pressed=true]")
    page.fill("#table", "3")
    expect(page.locator("#in-hand")).to_contain_text("Biel")
    director.taps("#menu")
    with director.context.expect_page() as opening:
        director.taps("#board-window")
    wall = opening.value
    expect(wall.locator("#public-standings-1-1")).to_contain_text("Aina 0")
    expect(wall.locator("#public-pairings-2-1")).to_contain_text("Biel 0")
    expect(wall.locator("#public-players-3-1")).to_contain_text("Cesc 0")
