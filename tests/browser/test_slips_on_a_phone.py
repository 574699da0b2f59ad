"""Slips typed on a phone: the tables, the fields and the rack are in sight, and nothing moves while the time runs."""

from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from drivers.browser.judge import Judge
from drivers.browser.tablets import Take
from drivers.club import Club

UPRIGHT: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
ON_ITS_SIDE = {"width": 740, "height": 360}
FIXED = ("#clock", ".tables", "#table", "#play", "#take")


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def is_inside(self, other: "Box") -> bool:
        """Return whether it is all in sight; what was scrolled may lie a pixel off."""
        begins = other.left - 1 <= self.left and other.top - 1 <= self.top
        return begins and self.right <= other.right + 1 and self.bottom <= other.bottom + 1


@pytest.fixture
def caller(take: Take, tmp_path: Path) -> Judge:
    """On a phone, with the first rack before it."""
    club = Club(players=tuple(f"Jugadora {table} de Puigserver" for table in range(1, 81)))
    judge: Judge = take(**UPRIGHT).takes_clock().brings_event(club.begin().entries, tmp_path.name)
    return judge


@pytest.fixture
def judge(caller: Judge) -> Judge:
    caller.starts().sees("#play")
    return caller.waits_for_words()


def box(judge: Judge, selector: str) -> Box:
    found = judge.box(selector)
    return Box(found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"])


def test_the_tables_and_the_fields_are_above_the_fold_and_nothing_moves_while_slips_come_in(
    judge: Judge,
) -> None:
    page = judge.page
    assert box(judge, "#shelf .rack").is_inside(Box(0, 0, 360, 640))
    for size in (UPRIGHT["viewport"], ON_ITS_SIDE):
        judge.page.set_viewport_size(size)
        for selector in (*FIXED, "#slips-in", "#table-1"):
            assert box(judge, selector).is_inside(box(judge, "#work")), selector
    page.set_viewport_size(UPRIGHT["viewport"])
    before = [box(judge, selector) for selector in FIXED]
    best, *_ = Club().begin().plays()
    page.keyboard.type(f"{best.lower()}\n")
    expect(page.locator("#table-1")).to_have_attribute("data-state", "in")
    assert [box(judge, selector) for selector in FIXED] == before
    page.clock.fast_forward(120_500)
    expect(page.locator("#time-call")).not_to_be_empty()
    assert [box(judge, selector) for selector in FIXED] == before


@pytest.mark.thorough
def test_the_strip_follows_the_table_whose_slip_is_in_hand(judge: Judge) -> None:
    page, strip = judge.page, box(judge, ".tables")
    play, *_ = Club().begin().plays()
    for table in range(1, 8):
        assert box(judge, f"#table-{table}").is_inside(strip)
        page.keyboard.type(f"{play.lower()}\n")
        expect(page.locator("#table")).to_have_value(str(table + 1))
    page.keyboard.type(f"12 {play.lower()}\n")
    expect(page.locator("#table")).to_have_value("13")
    assert box(judge, "#table-13").is_inside(strip)
    judge.taps("#table-14")
    expect(page.locator("#table")).to_have_value("14")
    assert box(judge, "#table-14").is_inside(strip)


@pytest.mark.thorough
def test_all_tiles_of_the_call_are_in_sight_and_one_button_has_pace_and_volume(caller: Judge) -> None:
    work = box(caller, "#work")
    for number in range(1, 8):
        assert box(caller, f"#called-{number}").is_inside(work), number
    assert not caller.page.locator("#paces-1").is_visible()
    caller.taps("#how-read").sees("#volumes-1")
    caller.taps("#paces-3")
    expect(caller.page.locator("#paces-3")).to_have_attribute("aria-pressed", "true")


def test_what_may_be_meant_the_list_of_plays_and_the_standings_are_in_sight(judge: Judge) -> None:
    best, *_ = Club().begin().plays()
    for size in ({"width": 1024, "height": 768}, UPRIGHT["viewport"]):
        judge.page.set_viewport_size(size)
        judge.page.fill("#play", "")
        judge.page.keyboard.type("x")
        judge.sees("#no-match")
        before = box(judge, "#no-play")
        judge.page.keyboard.press("Backspace")
        judge.page.keyboard.type(best.partition(" ")[0].lower())
        judge.sees("#match-0")
        assert box(judge, "#no-play") == before
        assert box(judge, "#match-0").is_inside(box(judge, "#work"))
    judge.page.fill("#play", "")
    judge.page.keyboard.type(f"{best.lower()}\n")
    expect(judge.page.locator("#table-1")).to_have_attribute("data-state", "in")
    judge.taps("#end-time", "#to-master").sees("#proposal-1")
    assert box(judge, "#proposal-1").is_inside(box(judge, "#work"))
    judge.taps("#look-1", "#fix-master").sees("#standing-1")
    assert box(judge, "#standing-1").is_inside(box(judge, "#work"))
