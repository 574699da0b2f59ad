"""How many taps it is from home to the first tile on the board: each tap, and each tile that is dragged, counts as one.

What was chosen last time is there already; so each game is begun once with its form before it is counted.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from drivers.browser.at_the_table import Table
from drivers.browser.tablets import Take

TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
NEW = "#board .tile[data-state=new]"
HOME = "#home-title"


class Counting(Table):
    """A person whose taps are counted from home on."""

    counted = 0

    def taps(self, *selectors: str) -> "Counting":
        self.counted += len(selectors)
        super().taps(*selectors)
        return self

    def from_home(self) -> "Counting":
        """Leave whatever is open, and count from here."""
        self.goes("#/").sees(f"{HOME}, #leave-now")
        if self.page.locator("#leave-now").is_visible():
            super().taps("#leave-now")
        self.sees(HOME)
        self.counted = 0
        return self

    def lays_a_tile(self, square: str = "#board-H8") -> int:
        """Drag the first tile that is no blank to a square, and return how many taps it was in all."""
        self.sees("#rack-0")
        self.page.drag_and_drop(self.tile()[0], square)
        expect(self.page.locator(NEW)).to_have_count(1)
        self.counted += 1
        return self.counted


@pytest.fixture
def person(take: Take) -> Counting:
    return take(Counting, **TABLET)  # type: ignore[no-any-return]


def test_two_taps_to_the_game_of_the_day(person: Counting) -> None:
    assert person.from_home().taps("#day").lays_a_tile() == 2


def test_three_taps_to_a_duplicate_for_one(person: Counting) -> None:
    person.goes("#/solo").sees("#open")
    person.chooses("#seconds-0").taps("#open").sees("#rack-0")
    assert person.from_home().taps("#to-practice", "#to-solo").lays_a_tile() == 3
    assert person.page.locator("#clock").count() == 0


def test_three_taps_to_a_game_against_the_computer(person: Counting) -> None:
    """Where the computer starts, its play arrives by itself."""
    person.goes("#/against").sees("#open")
    person.chooses("#level-strong").taps("#open").sees("#laying")
    person.from_home().taps("#to-practice", "#to-against").sees("#laying")
    starts = person.page.locator("#board .tile").count() == 0
    assert person.lays_a_tile("#board-H8" if starts else "#board-A1") == 3


def test_five_taps_to_a_game_of_two_with_clocks(person: Counting) -> None:
    """No name has to be written, and the lot draws the racks as well."""
    person.from_home().taps("#to-classic").sees("#setup")
    person.taps("#open").sees("#draw-start")
    before_lots = person.counted
    draws: Callable[[], Any] = person.draws
    draws()
    equal = person.counted - before_lots - 1  # equal tiles are drawn again
    person.taps("#start-clock")
    assert person.lays_a_tile() == 5 + equal
    expect(person.page.locator(".card__name").first).to_contain_text("Player")


def test_four_taps_beside_a_real_board(person: Counting) -> None:
    """The tiles of the lot and the first play are typed where the cursor stands already."""
    person.goes("#/classic").sees("#setup")
    person.chooses("#mode-scorer").taps("#open").sees("#tile1")
    person.from_home().taps("#to-classic").sees("#mode-scorer:checked")
    person.taps("#open")
    expect(person.page.locator("#tile1")).to_be_focused()
    person.page.keyboard.type("a")
    person.page.keyboard.press("Enter")
    expect(person.page.locator("#tile2")).to_be_focused()
    person.page.keyboard.type("b")
    person.taps("#draw-start", "#draw-racks")
    expect(person.page.locator("#play")).to_be_focused()
    person.page.keyboard.type("h8 casa")
    expect(person.page.locator(NEW)).to_have_count(4)
    assert person.counted == 4


def test_two_taps_to_an_exercise_and_a_double_tap_opens_one_book(person: Counting) -> None:
    person.from_home().taps("#to-practice", "#to-exercises").sees("#deck-valid")
    person.page.locator("#deck-valid").dblclick()
    person.sees("#valid")
    person.from_home()
    expect(person.page.locator(".events [href^='#/event/']")).to_have_count(1)
