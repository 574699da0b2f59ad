"""The results on the page: looked at and put right by hand, printed onto whole pages, open to everybody."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from drivers.browser.examiner import Examiner
from drivers.browser.judge import PRINTED, Judge
from drivers.browser.tablets import Take
from drivers.club import PLAYERS, Club
from faristol.storage.files import export_file
from screens.states.results import over

CUT = """() => {
    const paper = document.querySelector("#print");
    return [...paper.querySelectorAll("td, th, li, p, h2, dd")]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
        .map((one) => `${one.tagName}: ${one.textContent.slice(0, 40)}`);
}"""
"""What would be cut off on paper."""


@pytest.fixture
def judge(take: Take, tmp_path: Path) -> Judge:
    """A duplicate that is over, brought from a file."""
    file = tmp_path / "event.json"
    file.write_bytes(export_file("event", over(PLAYERS[0], Club.claim).entries, "0", [], 0))
    judge: Judge = take()
    judge.brings("#bring", file)
    judge.sees("#standings")
    return judge


@pytest.mark.slow
def test_every_page_of_the_results_is_open_to_everybody(judge: Judge) -> None:
    examiner, page = Examiner(judge), judge.page
    examiner.examines("over")
    page.locator("#two-rooms > summary").click()
    examiner.examines("two rooms")
    judge.taps("#menu").sees("#print-wall")
    examiner.examines("menu")
    page.keyboard.press("Escape")
    judge.taps("#round-2 a").sees("#master-points")
    examiner.examines("a round")
    judge.taps("#show-3").sees("#made-3[data-shown]")
    examiner.examines("a play shown")
    judge.taps("#edit").sees("#slip-form")
    examiner.examines("a slip")
    judge.goes("#/event/event/results/player/p5").sees("#game")
    examiner.examines("a player")
    judge.goes("#/event/event/file").sees("#csv")
    examiner.examines("file")
    judge.goes("#/").sees(".event")
    examiner.examines("home")
    assert not examiner.found, "\n".join(examiner.found)


@pytest.mark.everyday
def test_a_slip_is_put_right_by_hand_and_the_results_become_final(judge: Judge) -> None:
    page = judge.page
    judge.goes("#/event/event/results/player/p5").sees("#game")
    before = judge.entries
    judge.taps("#edit-2").sees("#slip-form")
    expect(page.locator("#play")).to_be_focused()
    page.fill("#play", "H8 ZZZZ")
    # The evening was long ago: after the time for claims a reason is asked for.
    page.fill("#why", "It was read wrongly")
    judge.taps("#put-right")
    judge.sees_entries(before + 1)
    expect(page.locator("#told[data-kind=ok]")).to_contain_text("Table 5, round 2")
    judge.taps("#undo")
    judge.sees_entries(before + 2)
    judge.goes("#/event/event").taps("#ask-final").sees("dialog[open]")
    page.keyboard.press("Escape")
    judge.taps("#ask-final", "#final-now").sees("#ask-reopen")
    judge.taps("#publish-all").sees("#verdict")
    judge.taps("#back-up").sees("#csv")
    page_of_all = judge.saves("#publish").path()
    assert b"faristol-log" in Path(page_of_all).read_bytes()


@pytest.mark.parametrize(
    "sheet, pages", [("wall", 1), ("cards", 12), ("rounds", 3), ("grid", 1), ("draw", 1)]
)
def test_a_sheet_is_printed_whole_on_as_many_pages_as_it_says(judge: Judge, sheet: str, pages: int) -> None:
    page = judge.page
    page.evaluate(PRINTED)
    judge.taps("#menu", f"#print-{sheet}")
    expect(page.locator("html")).to_have_attribute("data-printed", "yes")
    assert page.locator("#print .paper").count() == pages
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 1002 if sheet == "grid" else 672, "height": 960})
    assert page.evaluate(CUT) == []
    printed = page.pdf(prefer_css_page_size=True, format="Letter")
    assert printed.count(b"/Type /Page\n") == pages
    assert a4(printed), "the sheet itself says that it is A4"


def a4(printed: bytes) -> bool:
    """Whether every page is 210 by 297 mm, upright or across."""
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", printed)
    return bool(boxes) and all(sorted(round(float(side)) for side in box) == [595, 842] for box in boxes)
