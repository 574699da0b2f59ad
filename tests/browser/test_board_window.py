"""The board for the room: a window without an engine that shows what the judge's window sends it."""

import pytest
from playwright.sync_api import Page, expect

from drivers.browser.judge import Judge

END = """async (selector) => {
    const bar = document.querySelector(selector);
    const left = () => (selector === ".time-bar__left" ? bar.value : bar.max - bar.value);
    let end = Infinity;
    for (let sample = 0; sample < 20; sample += 1) {
        end = Math.min(end, Date.now() + left());
        await new Promise((done) => setTimeout(done, 37));
    }
    return end;
}"""
"""When this clock will stand at nought, told from its bar."""

CUT_OFF = """() => {
    const foot = document.querySelector(".public__foot").getBoundingClientRect().top;
    return [...document.querySelectorAll(".public__page *")]
        .filter((one) => one.checkVisibility() && !one.closest("svg, .unseen"))
        .filter((one) => one.getBoundingClientRect().bottom > foot + 2)
        .map((one) => `${one.tagName} ${one.id} ${one.className} is cut off`);
}"""

SIZES = ((1920, 1080), (1280, 720), (1024, 768), (768, 1024))


def board_of(judge: Judge) -> Page:
    """From the menu of the bar."""
    judge.taps("#menu")
    with judge.context.expect_page() as opening:
        judge.taps("#board-window")
    board = opening.value
    expect(board.locator("#public-face")).to_be_attached(timeout=15_000)
    return board


def round_on(board: Page, number: int) -> None:
    expect(board.locator("#public-time-title")).to_have_text(f"Ronda {number}")


def test_the_board_follows_the_judge_from_the_promise_to_the_secret(judge: Judge) -> None:
    judge.prepares()
    board = board_of(judge)
    expect(board.locator("#public-promise .words__word")).to_have_count(32)
    expect(board.locator("html")).to_have_attribute("lang", "ca")
    fetched = board.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert fetched and not [name for name in fetched if "engine" in name or name.endswith(".wasm")]
    assert board.workers == []
    judge.sees("[data-board-is=shown]")
    judge.mixes()
    round_on(board, 1)
    expect(board.locator("#public-time .rack__stub")).to_have_count(7)
    judge.taps("#called-7")
    expect(board.locator("#public-time .tile")).to_have_count(7)
    rack = board.locator("#public-time .rack").inner_text()
    judge.starts()
    expect(board.locator("#public-clock")).not_to_have_attribute("data-waiting", "")
    ours, theirs = board.evaluate(END, ".time-bar__left"), judge.page.evaluate(END, ".next-step__time")
    assert abs(ours - theirs) < 200
    assert board.locator("#public-time .rack").inner_text() == rack
    judge.taps("#stop").sees("#start")
    expect(board.locator("#public-time .public__note")).to_be_visible()
    judge.taps("#start").sees("#clock[data-running]")
    judge.ends_time()
    expect(board.locator("#public-clock")).to_have_text("0:00")
    expect(board.locator(".public__say")).to_be_visible()
    judge.keeps(0, 3).draws_next()
    round_on(board, 2)
    judge.ends()
    expect(board.locator("#public-drawn")).to_be_visible()
    expect(board.locator("#public-drawn code")).to_have_count(0)
    judge.publishes()
    expect(board.locator("#public-drawn code").first).to_have_text(judge.sees("#secret").inner_text())
    board.close(run_before_unload=True)
    expect(judge.page.locator("[data-board-is=shown]")).to_be_hidden()


def test_either_window_can_be_loaded_again(judge: Judge) -> None:
    board = board_of(judge.prepares().mixes().starts())
    board.reload()
    round_on(board, 1)
    judge.reloads()
    if judge.page.locator("#as-last-seen").count():
        judge.taps("#as-last-seen")
    judge.sees("#clock[data-running]")
    judge.ends_time()
    expect(board.locator("#public-clock")).to_have_text("0:00")
    judge.sees("[data-board-is=shown]")


@pytest.mark.slow
@pytest.mark.thorough
def test_a_board_without_a_judges_window_says_so_and_keeps_what_it_shows(judge: Judge) -> None:
    alone = judge.context.new_page()
    alone.goto(f"{judge.address}board.html#/event/{'0' * 32}")
    expect(alone.locator("[data-said-when=waiting]")).to_be_visible(timeout=20_000)
    expect(alone.locator("html")).to_have_attribute("lang", "en")
    alone.close()
    board = board_of(judge.prepares().mixes())
    closed = board.locator("[data-said-when=closed]")
    expect(closed).to_be_hidden()
    link = judge.page.url
    judge.page.close()
    expect(closed).to_be_visible(timeout=20_000)
    round_on(board, 1)
    back = Judge(judge.context, "").opens(link)
    expect(closed).to_be_hidden(timeout=15_000)
    back.starts()
    expect(board.locator("#public-clock")).not_to_have_attribute("data-waiting", "")


@pytest.mark.thorough
def test_only_the_window_that_writes_an_event_speaks_to_its_board(judge: Judge) -> None:
    """Not one that watches, nor one with another event."""
    board = board_of(judge.prepares("Taula 1").mixes())
    watching = Judge(judge.context, "").opens(judge.page.url)
    watching.sees("#watching")
    other = Judge(judge.context, judge.address).opens().prepares("Taula 2").mixes().starts()
    other.ends_time().keeps(0).draws_next()
    second = board_of(other)
    round_on(second, 2)
    round_on(board, 1)
    judge.page.bring_to_front()
    judge.starts()
    expect(board.locator("#public-clock")).not_to_have_attribute("data-waiting", "")
    expect(second.locator("#public-clock")).to_have_attribute("data-waiting", "")
    expect(watching.page.locator("[data-board-is=shown]")).to_be_hidden()


def test_without_a_second_window_the_board_lies_over_the_judges_screen(judge: Judge) -> None:
    judge.prepares().mixes().starts()
    judge.taps("#menu", "#board-here")
    over = judge.page.locator("#board-over")
    expect(over.locator("#public-time-title")).to_have_text("Ronda 1")
    ours = judge.page.evaluate(END, ".time-bar__left")
    assert abs(ours - judge.page.evaluate(END, ".next-step__time")) < 200
    judge.taps("#board-back")
    expect(over).to_be_hidden()
    expect(judge.page.locator("#menu")).to_be_focused()
    judge.page.keyboard.press("Enter")
    judge.taps("#board-here")
    expect(over).to_be_visible()
    judge.page.keyboard.press("Escape")
    expect(over).to_be_hidden()
    judge.ends_time()
    assert judge.page.locator("#public-here > *").count() == 0
