"""Three at one tablet by the Romanian rules, on a phone by touch: from home to the sheet."""

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from drivers.browser.judge import Judge
from drivers.browser.one_finger import OneFinger
from drivers.browser.tablets import Take
from faristol.screens.classic.turn.laying import DOUBLE_TAP

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
NAMES = ("Ana Pop", "Dan Rusu", "Ion Luca")


class Three(Judge):
    """They touch the phone and pass it round."""

    def __init__(self, context: BrowserContext, address: str, page: Page | None = None) -> None:
        super().__init__(context, address, page)
        self._finger = OneFinger(self.page)

    def taps(self, *selectors: str) -> "Three":
        for selector in selectors:
            one = self.page.locator(selector).first
            one.tap(timeout=15_000, trial=True)
            box = one.bounding_box()
            assert box
            self._finger.goes_to(selector, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            one.tap(timeout=15_000)
        return self

    def sit_down(self) -> "Three":
        self.taps("#to-classic").sees("#setup")
        self.chooses("#ruleset-romanian").sees("#three")
        for field, name in zip(("one", "two", "three"), NAMES, strict=True):
            self.page.fill(f"#{field}", name)
        self.taps("#open").sees("#draw-start")
        while self.page.locator("#draw-start").count():
            drawn = self.entries
            self.taps("#draw-start")
            expect(self.page.locator("#saved")).not_to_have_attribute("data-entries", str(drawn))
        self.sees("#show-tiles")
        return self

    @property
    def mover(self) -> str:
        return str(self.sees(".card[data-to-move] .card__name").inner_text())

    def shows(self) -> "Three":
        self.taps("#show-tiles").sees("#instead")
        return self

    def passes(self) -> "Three":
        self.shows()
        before = self.entries
        self.taps("#instead", "#ask-pass", "#pass-now")
        expect(self.page.locator("#saved")).not_to_have_attribute("data-entries", str(before))
        return self

    def puts(self, *places: str) -> "Three":
        """A tap on the first tile that is no joker, and one on a square."""
        for number, place in enumerate(places, 1):
            tile = self.page.locator(".rack button.tile:has(.tile__letter)").first
            taken = f"#{tile.get_attribute('id')}"
            self.taps(taken)
            expect(self.page.locator(taken)).to_have_attribute("aria-pressed", "true")
            self.taps(f"#board-{place}")
            expect(self.page.locator("#board .tile[data-state=new]")).to_have_count(number)
        return self

    def is_no_wider_than_the_phone(self) -> None:
        assert self.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.fixture
def three(take: Take) -> Three:
    found: Three = take(Three, **PHONE)
    return found


def test_three_pass_a_phone_round_and_each_plays_in_turn_to_the_end(three: Three) -> None:
    page = three.page
    three.sit_down()
    expect(page.locator(".card")).to_have_count(3)
    first = NAMES.index(three.mover)
    for number in range(3):
        assert three.mover == NAMES[(first + number) % 3]
        expect(page.locator(".rack .tile")).to_have_count(0)
        three.is_no_wider_than_the_phone()
        if number:
            three.passes()
        else:
            three.shows().puts("H8", "H9")
            three.taps("#play-it").sees("#played")
            three.is_no_wider_than_the_phone()
            page.wait_for_timeout(DOUBLE_TAP)
    expect(page.locator("#turns tbody tr")).to_have_count(3)
    for _ in range(4):
        three.passes()
    three.sees("#won")
    expect(page.locator("#won")).to_contain_text(f"{NAMES[first]} wins")
    expect(page.locator("#row-1 .turns-table__who")).to_have_text(
        [re.compile(NAMES[(first + number) % 3].split()[1]) for number in range(3)]
    )
    three.is_no_wider_than_the_phone()
