"""A whole round of a duplicate on the board for the room, from the bag to the standings."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from test_board_window import CUT_OFF, SIZES, board_of
from test_duplicate_evening import event

from drivers.browser.evening import Evening
from drivers.browser.examiner import Examiner
from drivers.browser.judge import Judge
from drivers.browser.tablets import Take


@pytest.fixture
def evening(take: Take) -> Evening:
    judge = take()
    return Evening(judge, event("catalan-11")).opens()


def words_on(board: Page) -> str:
    return " ".join(board.locator("#public-face").inner_text().split())


def through(evening: Evening, asked: dict[str, Any]) -> None:
    evening.rack(asked, 1)
    evening.time()
    for table, slip in asked["slips"].items():
        evening.slip(table, slip)
    evening.master(asked)


def test_a_round_on_the_board(evening: Evening) -> None:
    judge, (first, second, *_) = evening.judge, evening.request["rounds"]
    board = board_of(judge)
    examiner = Examiner(Judge(judge.context, "", board))
    found = examiner.found

    def examines(name: str) -> None:
        examiner.examines(name)
        for width, height in SIZES:
            board.set_viewport_size({"width": width, "height": height})
            found.extend(f"{name}, {width}: {line}" for line in board.evaluate(CUT_OFF))

    expect(board.locator("#public-time .tile")).to_have_count(0)
    evening.rack(first, 1)
    expect(board.locator("#public-time .public__rack .rack__stub")).to_have_count(7)
    evening.time()
    expect(board.locator("#public-time .public__rack .tile")).to_have_count(7)
    expect(board.locator("#public-board .tile")).to_have_count(0)
    tables = list(first["slips"])
    for number, table in enumerate(tables, 1):
        evening.slip(table, first["slips"][table])
        expect(board.locator(".public__panel")).to_contain_text(f"{number} ")
        place, word = (first["master"] or "").split()
        assert f"{place} {word.upper()}" not in words_on(board)
    examines("slips")
    evening.master(first)
    expect(board.locator("#public-master")).to_be_visible()
    place, word = first["master"].split()
    expect(board.locator(".public__master")).to_contain_text(place)
    expect(board.locator("#public-board .tile[data-state=last]")).to_have_count(7)
    examines("master play")
    board.keyboard.press("ArrowRight")
    expect(board.locator("#public-master")).to_be_hidden()
    expect(board.locator("#public-standings-1 tbody tr")).to_have_count(len(evening.event["names"]))
    examines("standings")
    evening.next()
    evening.rack(second, 2)
    expect(board.locator("#public-time")).to_be_visible()
    expect(board.locator("#public-board .tile[data-state=last]")).to_have_count(7)
    examines("the call of the next round")
    assert found == []


def test_the_pages_turn_by_themselves_until_somebody_turns_them(evening: Evening) -> None:
    judge = evening.judge
    through(evening, evening.request["rounds"][0])
    board = board_of(judge)
    board.clock.install()
    board.reload()
    master, standings = board.locator("#public-master"), board.locator("#public-standings-1")
    expect(master).to_be_visible()
    board.clock.fast_forward(24_500)
    expect(standings).to_be_visible()
    board.clock.fast_forward(12_500)
    expect(master).to_be_visible()
    board.keyboard.press("PageDown")
    expect(standings).to_be_visible()
    board.clock.fast_forward(60_000)
    expect(standings).to_be_visible()
    expect(board.locator(".public__turn")).to_have_text("2/2")
