"""Team against team, on a tablet and on a phone by touch: boards named, a match played, its table and papers."""

from typing import Any

import pytest
from playwright.sync_api import expect

from drivers.browser.judge import PRINTED
from drivers.browser.swiss_director import Director

CLUBS = (
    "Escola de Mallorca",
    "Clubul Municipal București",
    "Associació de Jugadors de Manacor",
)
PEOPLE = (
    *("Magdalena Nicolau i Ferrà", "Ștefan-Alexandru Țurcanu-Popescu", "Jordi Puigserver i Calafell"),
    *("Maria-Antònia Capdevila de la Torre", "Ioana-Cristina Munteanu", "Cesc Vidal i Serrallonga"),
    *("Catalina Fullana Quetglas", "Alexandru-Constantin Dumitrescu"),
)
LINES = [f"{name};{1500 - 10 * at};9;{CLUBS[at % 3]}" for at, name in enumerate(PEOPLE)]
SIZES = {
    "tablet": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
    "phone": {"viewport": {"width": 360, "height": 640}, "has_touch": True},
}


@pytest.mark.parametrize("size", SIZES)
def test_clubs_meet_board_against_board(take: Any, size: str) -> None:
    director: Director = take(Director, **SIZES[size])
    page = director.page
    director.sets_up(mode="teams").pastes(*LINES)
    director.taps("#menu", "#to-plan").sees("#plan-1")
    page.select_option("#mode-1", "team-robin")
    page.fill("#boards-1", "3")
    page.keyboard.press("Enter")
    page.select_option("#mode-2", "team-robin")
    page.fill("#boards-2", "2")
    page.keyboard.press("Enter")
    director.taps("#to-event").draws()
    expect(page.locator("#pairs")).to_contain_text(CLUBS[1])
    director.publishes()
    expect(page.locator("#tables .division")).to_have_count(1)
    director.hands_in().closes()

    director.goes(f"#/event/{director.stream}/standings/teams").sees("#teams")
    expect(page.locator("#matches")).to_contain_text("–")
    director.taps("#team-1-title")
    page.select_option("#team-1-board-1", label=PEOPLE[5])
    page.select_option("#team-1-board-2", label=PEOPLE[2])
    director.taps("#team-1-once")
    expect(page.locator("#team-1-title")).to_contain_text("only this round")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    director.goes(f"#/event/{director.stream}").draws().publishes()
    director.goes(f"#/event/{director.stream}/papers").sees("#print-matches")
    page.evaluate(PRINTED)
    director.taps("#print-matches")
    expect(page.locator(".paper-match").first).to_be_attached()
