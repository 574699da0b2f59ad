"""The results on paper: each sheet is printed whole, on as many pages as it says."""

import re

import pytest
from playwright.sync_api import expect

from drivers.browser.judge import PRINTED, Judge
from drivers.browser.tablets import Take
from drivers.club import PLAYERS, Club
from screens.states.results import over

CUT = """() => {
    const paper = document.querySelector("#print");
    return [...paper.querySelectorAll("td, th, li, p, h2, dd")]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
        .map((one) => `${one.tagName}: ${one.textContent.slice(0, 40)}`);
}"""
"""What would be cut off on paper."""


@pytest.fixture
def judge(take: Take) -> Judge:
    """A duplicate that is over, brought from a file."""
    judge: Judge = take().brings_event(over(PLAYERS[0], Club.claim).entries)
    judge.sees("#standings")
    return judge


@pytest.mark.parametrize("size, sides", [("A4", [595, 842]), ("Letter", [612, 792])])
@pytest.mark.parametrize("sheet, pages", [("cards", 3), ("grid", 1)])
def test_a_sheet_is_printed_whole_on_as_many_pages_as_it_says(
    judge: Judge, sheet: str, pages: int, size: str, sides: list[int]
) -> None:
    page = judge.page
    judge.goes("#/event/event/settings").taps(f"#paper-sizes-{1 if size == 'A4' else 2}")
    judge.goes("#/event/event").sees("#standings")
    page.evaluate(PRINTED)
    judge.taps("#menu", f"#print-{sheet}")
    expect(page.locator("html")).to_have_attribute("data-printed", "yes")
    assert page.locator("#print .paper").count() == pages
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 1002 if sheet == "grid" else 672, "height": 960})
    assert page.evaluate(CUT) == []
    printed = page.pdf(prefer_css_page_size=True, format="A5")
    assert printed.count(b"/Type /Page\n") == pages
    assert sizes(printed) == [sides] * pages, "the sheets themselves say what they are printed on"


def sizes(printed: bytes) -> list[list[int]]:
    """Return the sides of each page in points, the shorter one first."""
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", printed)
    return [sorted(round(float(side)) for side in box) for box in boxes]
