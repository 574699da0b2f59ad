"""What the room sees and when: each tile with its call, the board most of the time, coordinates from ten metres."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from test_board_window import CUT_OFF, SIZES, board_of

from drivers.browser import club_site
from drivers.browser.examiner import AXE, EXAMINE
from drivers.browser.judge import Judge
from drivers.club import Club
from screens.states.room_boards import html, states
from screens.states.standings import double_cup, running, team_matches

OVERHEAR = """stream => {
    window.sent = [];
    const channel = new BroadcastChannel(`faristol:/:board:${stream}`);
    channel.addEventListener("message", ({ data }) => sent.push(JSON.stringify(data)));
}"""
"""Writes down every byte that goes to a board window."""

NOTE_CALLED = """() => {
    window.called = new Set();
    const note = ({ target: { id, dataset } }) => dataset.called && id.startsWith("called-") && called.add(id);
    const seen = new MutationObserver((changes) => changes.forEach(note));
    seen.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-called"] });
}"""
"""The voice marks a tile while it calls; once all is called, no mark is left."""

SHOW = """async (state) => {
    const { PublicBoard } = await import("./devices/public_board.js");
    window.board ??= new PublicBoard(document.getElementById("public"));
    board.show(state);
}"""
THERE = "() => [...document.querySelectorAll('[data-page]')].find((page) => !page.hidden).id"
MARKS = """() => [...document.querySelectorAll(".board__mark")].filter((one) => one.textContent)
    .map((one) => parseFloat(getComputedStyle(one).fontSize))"""
OUTSIDE = """() => {
    const board = document.querySelector(".public .board").getBoundingClientRect();
    return [...document.querySelectorAll(".board__mark")].filter((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { left, right, width } = range.getBoundingClientRect();
        return width && (left < board.left || right > board.right);
    }).length;
}"""


def tiles_sent(board: Page) -> list[int]:
    """Return how many tiles of the rack were in each state that the board was sent."""
    sent = board.evaluate("sent")
    return [json.loads(each)["state"]["html"].count("rack__place") for each in sent if '"state"' in each]


def test_the_room_sees_each_tile_with_the_voice(judge: Judge) -> None:
    judge.taps("#to-settings").sees("#themes")
    judge.taps("#sounds-2", "#done").sees("#home-title")
    board = board_of(judge.prepares())
    board.evaluate(OVERHEAR, judge.stream)
    judge.mixes()
    judge.page.evaluate(NOTE_CALLED)
    judge.taps("#paces-3", "#read-out")
    tiles = board.locator("#public-time .public__rack .tile")
    for called in (1, 2, 3):
        expect(judge.page.locator(f"#called-{called}[data-called]")).to_be_attached(timeout=20_000)
        expect(tiles).not_to_have_count(called - 1, timeout=20_000)
        assert max(tiles_sent(board)) <= judge.page.evaluate("called.size")
    judge.taps("#read-stop")


@pytest.fixture
def wall(pub: Any, site: club_site.Site) -> Page:
    """A board of its own, whose time is the test's."""
    page = pub.context(viewport={"width": 1920, "height": 1080}).new_page()
    page.clock.install()
    page.goto(f"{site.address}board.html#/event/{'0' * 32}")
    return page


def eighty() -> Club:
    names = tuple(f"Jugadora {n}" for n in range(1, 81))
    return Club(players=names, bonuses=False).begin().rounds(1)


def test_with_eighty_players_the_board_is_there_most_of_the_time_and_every_list_is_seen(wall: Page) -> None:
    state = {"html": html(eighty()), "clock": None}
    wall.evaluate(SHOW, state)
    seen = []
    for _ in range(150):
        seen.append(wall.evaluate(THERE))
        wall.clock.run_for(1000)
    assert set(seen) == {"public-master", *(f"public-standings-{n}" for n in (1, 2, 3, 4))}
    assert seen.count("public-master") > 0.6 * len(seen)
    columns = wall.evaluate(
        "[...document.querySelectorAll('.public__table')].map((one) => one.tBodies[0].rows.length)"
    )
    assert columns == [10] * 8
    wall.evaluate(SHOW, {**state, "way": "hold"})
    here = wall.evaluate(THERE)
    wall.clock.run_for(60_000)
    assert wall.evaluate(THERE) == here
    wall.evaluate("board.turnByHand(1)")
    assert wall.evaluate(THERE) != here, "a page that is held can be turned"
    wall.evaluate(SHOW, {**state, "way": "only"})
    assert wall.evaluate(THERE) == "public-master"
    wall.evaluate("board.turnByHand(1)")
    wall.clock.run_for(60_000)
    assert wall.evaluate(THERE) == "public-master"


WIDE = """() => [...document.querySelectorAll("[data-page]:not([hidden]) :is(.fit, td, .bracket__player)")]
    .filter((one) => one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).display !== "inline")
    .map((one) => one.textContent)"""


FAULTY = "results", "results, a wrong master"
"""Twelve rows, a sentence about bonuses and the master play are more than one page of the wall holds."""


def test_axe_finds_nothing_and_nothing_is_cut_off_on_any_page_of_the_wall(wall: Page) -> None:
    long = "Un nom més aviat llarg per a un sorteig de dijous al vespre"
    clubs = {
        **states("ca"),
        "round": running(),
        "cup": double_cup(count=17, rounds=5),
        "teams": team_matches(),
    }
    for name in FAULTY:
        del clubs[name]
    clubs |= {name: club for name, club in states("ca", long).items() if name.startswith("draw")}
    shown = {name: html(club) for name, club in clubs.items()}
    wall.evaluate("document.querySelectorAll('[data-said-when]').forEach((said) => said.remove())")
    wall.evaluate(f"globalThis.axe ?? (0, eval)({json.dumps(AXE.read_text('utf-8'))})")
    found: list[str] = []
    for name, page in shown.items():
        wall.evaluate(SHOW, {"html": page, "clock": None, "way": "hold"})
        found += [f"{name}: {line}" for line in wall.evaluate(EXAMINE, {})]
        for _ in range(wall.locator("[data-page]").count()):
            for width, height in SIZES:
                wall.set_viewport_size({"width": width, "height": height})
                cut = wall.evaluate(CUT_OFF) + wall.evaluate(WIDE)
                found += [f"{name}, {width}: {line}" for line in cut]
            wall.evaluate("board.turnByHand(1)")
    assert not found, "\n".join(found)


def test_the_judge_turns_holds_and_hides_the_pages(judge: Judge) -> None:
    board = board_of(judge.brings_event(states("ca")["results"].entries))
    master, standings = board.locator("#public-master"), board.locator("#public-standings-1")
    expect(master).to_be_visible()
    board.keyboard.press("PageDown")
    expect(standings).to_be_visible()
    board.keyboard.press("ArrowLeft")
    expect(master).to_be_visible()
    judge.taps("#menu", "#board-page-on")
    expect(standings).to_be_visible()
    judge.taps("#board-page-back")
    expect(master).to_be_visible()
    judge.taps("#board-page-on", "#board-only")
    expect(master).to_be_visible()
    expect(judge.page.locator("#board-only")).to_have_attribute("aria-pressed", "true")
    expect(board.locator("#public-turn")).to_have_text("")
    board.reload()
    expect(master).to_be_visible()
    expect(board.locator("#public-turn")).to_have_text("")
    judge.taps("#board-only", "#board-hold")
    expect(board.locator("#public-turn")).to_have_text("1/3")
    expect(judge.page.locator("#board-hold")).to_have_attribute("aria-pressed", "true")
    expect(judge.page.locator("#board-only")).to_have_attribute("aria-pressed", "false")


def test_coordinates_and_the_time_calls_can_be_read_at_ten_metres(wall: Page) -> None:
    wall.evaluate(SHOW, {"html": html(states("ca")["time"]), "clock": None})
    marks = wall.evaluate(MARKS)
    assert len(marks) == 60 and min(marks) >= 40
    assert wall.evaluate(OUTSIDE) == 0
    names = wall.locator(".time-bar__names text")
    assert names.all_text_contents() == ["1:00", "0:30"]
    bar = wall.locator(".time-bar__track").bounding_box()
    for name, share in ((names.nth(0), 1 / 3), (names.nth(1), 1 / 6)):
        box = name.bounding_box()
        assert bar and box and abs(box["x"] + box["width"] / 2 - bar["x"] - share * bar["width"]) < 3
        assert box["y"] >= bar["y"] + bar["height"]
