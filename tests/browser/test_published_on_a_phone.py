"""What is published, on a telephone: who stands where with how many points is seen without sliding."""

import pytest
from playwright.sync_api import Page
from test_classic_sheet import played
from test_papers_of_a_tournament import club_of

from drivers.club import Club
from drivers.real_names import real_names
from faristol.games.log import Entry
from faristol.kinds import fold_log
from faristol.screens.activities import published_page
from faristol.screens.scene import OpenEvent
from faristol.tournaments.terms import Terms
from screens.states.results import over

WIDTHS = (360, 390, 1280)
ORDER = "points+wins+differential+direct+buchholz-cut+berger+progress"
DECIDING = {
    "duplicate": ("Total", over(real_names(1)[0], Club.claim).entries),
    "tournament": ("Punts", club_of(17).entries),
    "seven criteria": ("Punts", club_of(17, Terms(scoring=ORDER)).entries),
}
"""The column that decides the order of the first table, and the log."""
SEEN = """(deciding) => {
    const table = document.querySelector(".slide table");
    const heads = [...table.querySelectorAll("thead th")];
    return {
        heads: heads.slice(0, 3).map((head) => head.textContent.trim()),
        right: heads.find((head) => head.textContent.trim() === deciding).getBoundingClientRect().right,
        page: document.documentElement.scrollWidth,
        slides: table.parentElement.scrollWidth > table.parentElement.clientWidth,
        hint: getComputedStyle(table.parentElement).backgroundImage !== "none",
        lines: Math.max(...[...table.querySelectorAll(".who a")].map((name) => name.getClientRects().length)),
    };
}"""


def published(entries: list[Entry]) -> str:
    log = fold_log(entries)
    assert log
    return published_page(OpenEvent("event", log.kind, tuple(entries), log.state), "0", 0, 60)


@pytest.mark.parametrize("event", DECIDING)
@pytest.mark.parametrize("width", WIDTHS)
def test_place_name_and_what_decides_are_in_sight(page: Page, event: str, width: int) -> None:
    deciding, entries = DECIDING[event]
    page.set_viewport_size({"width": width, "height": 800})
    page.set_content(published(entries))
    seen = page.evaluate(SEEN, deciding)
    assert seen["heads"] == ["Lloc", "Jugador", deciding]
    assert seen["right"] <= width and seen["page"] == width
    assert seen["hint"] or not seen["slides"] or width > 640
    assert seen["lines"] <= 3


@pytest.mark.parametrize("width", WIDTHS)
def test_the_sheet_of_a_game_of_two_is_whole(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.set_content(published(played().entries))
    table = page.locator(".slide").first
    assert table.evaluate("slide => slide.scrollWidth <= slide.clientWidth")
    for total in page.locator(".score tbody td strong").all()[:4]:
        box = total.bounding_box()
        assert box and box["x"] + box["width"] <= width
