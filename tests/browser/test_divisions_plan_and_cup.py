"""The newer ways of a tournament, on a tablet and on a phone: divisions, a plan of rounds, a cup, files of others."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from drivers.browser.swiss_director import Director
from screens.tournament.test_tournament_brought import EVENTS

CLUB = [
    *("Magdalena Nicolau i Ferrà;1510", "Ștefan-Alexandru Țurcanu-Popescu;1490"),
    *("Jordi Puigserver i Calafell;1475", "Maria-Antònia Capdevila de la Torre;1450"),
    *(
        "Biel Oliver;1400",
        "Ioana-Cristina Munteanu;1390",
        "Cesc Vidal i Serrallonga;1350",
        "Dora Albertí;1300",
    ),
]
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}


@pytest.mark.parametrize("size", [{}, pytest.param(PHONE, marks=pytest.mark.slow)], ids=["tablet", "phone"])
def test_two_divisions_play_by_a_plan_that_ends_in_cups(take: Any, size: dict[str, Any]) -> None:
    director: Director = take(Director, **size)
    page = director.page
    director.sets_up().pastes(*CLUB)
    director.taps("#divide-title")
    page.fill("#divisions", "2")
    page.keyboard.press("Enter")
    expect(page.locator("#list-title")).to_be_focused()
    expect(page.locator("#seats")).to_contain_text("Division B")

    director.taps("#menu", "#to-plan").sees("#plan-1")
    for number, way in (1, "round-robin"), (2, "king"), (3, "cup"), (4, "cup"):
        page.select_option(f"#mode-{number}", way)
        expect(page.locator(f"#system-{number}")).to_be_visible()
    page.reload()
    director.waits().sees("#plan-1")
    assert [page.input_value(f"#mode-{number}") for number in (1, 2, 3, 4)] == [
        *("round-robin", "king", "cup", "cup")
    ]

    director.taps("#to-event").draws()
    expect(page.locator("#pairs")).to_contain_text("Division B")
    director.publishes().hands_in().closes()
    director.whole_round().whole_round()
    director.draws()
    expect(page.locator("#pairs")).to_contain_text("The final of the cup: ")
    director.publishes().hands_in().closes()
    director.goes(f"#/event/{director.stream}/standings/bracket")
    expect(page.locator("#work [data-won]")).to_have_count(8)


def test_a_report_of_a_chess_program_is_brought_in_and_paired_on(take: Any) -> None:
    director: Director = take(Director)
    page = director.page
    director.brings("#bring", EVENTS / "open.trf")
    director.sees("#tournament-file")
    page.fill("#name", "")
    director.taps("#open-tournament")
    expect(page.locator("#name-problem")).to_be_visible()
    page.fill("#name", "Obert de Primavera")
    page.fill("#rounds", "9")
    director.taps("#open-tournament").sees("#draw")
    director.draws().publishes()
    expect(page.locator("#tables tbody tr")).to_have_count(142)


def test_what_two_tablets_typed_in_one_round_becomes_one(take: Any, tmp_path: Path) -> None:
    """The other tablet's file differs at one table and has one more result."""
    director: Director = take(Director)
    page = director.page
    director.sets_up().pastes(*CLUB).draws().publishes()
    before = tmp_path / "before.json"
    director.goes(f"#/event/{director.stream}/file").saves("#export").save_as(before)
    director.goes(f"#/event/{director.stream}").sees("#tables")
    director.writes(400, 300, board=1).writes(410, 300, board=2)
    expect(page.locator("#score-2")).to_contain_text("410", timeout=15_000)
    ours = tmp_path / "ours.json"
    director.goes(f"#/event/{director.stream}/file").saves("#export").save_as(ours)
    stream = director.stream

    other: Director = take(Director)
    other.brings("#bring", before)
    other.sees("#tables")
    assert other.stream == stream
    other.writes(400, 301, board=1).writes(420, 300, board=3)
    expect(other.page.locator("#score-3")).to_contain_text("420", timeout=15_000)
    other.goes("#/").sees("#home-title")
    other.brings("#bring", ours)
    other.taps("#merge").sees("#two-results")
    expect(other.page.locator("#score-2")).to_contain_text("410")
    other.chooses("#right-1-there").taps("#decide")
    expect(other.page.locator("#two-results")).to_have_count(0, timeout=15_000)
    expect(other.page.locator("#score-1")).to_contain_text("300")
    expect(other.page.locator("#score-3")).to_contain_text("420")
