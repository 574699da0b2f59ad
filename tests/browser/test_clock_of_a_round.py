"""The clock of a tournament's round: seen on tablet and wall, and called out."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from drivers.browser import club_site
from drivers.browser.swiss_director import Director

CLUB = [
    "Magdalena Nicolau i Ferrà",
    "Ștefan-Alexandru Țurcanu-Popescu",
    "Jordi Puigserver i Calafell",
    "Maria-Antònia Capdevila de la Torre",
]
PUT_FORWARD = """(by) => {
    const { now } = performance;
    performance.now = () => now.call(performance) + by;
}"""
MINUTE = 60_000
MET_BY_AN_ANSWER = """async () => {
    const { follow } = await import(new URL("devices/clock.js", document.baseURI));
    const { now } = await import(new URL("time.js", document.baseURI));
    const clock = { face: "none", remaining: 10_000, running_since: now(), until: 0, calls: [{ at: 5_000, text: "5" }] };
    const heard = [];
    const hears = { settings: {}, announce: (text) => heard.push(text), send: () => {} };
    follow(clock, hears);
    const { now: before } = performance;
    performance.now = () => before.call(performance) + 6_000;
    follow(clock, hears);
    follow(clock, hears);
    follow({}, hears);
    performance.now = before;
    return heard;
}"""

OF_TWO_DIVISIONS = """async () => {
    const { follow } = await import(new URL("devices/clock.js", document.baseURI));
    const { now } = await import(new URL("time.js", document.baseURI));
    const since = { running_since: now(), until: null };
    const one = { ...since, face: "one", remaining: 10_000, calls: [{ at: 5_000, text: "A: 5" }] };
    const two = { ...since, face: "two", remaining: 20_000, calls: [{ at: 15_000, text: "B: 15" }] };
    const heard = [];
    const hears = { settings: {}, announce: (text) => heard.push(text), send: () => {} };
    follow({ ...one, others: [two] }, hears);
    const { now: before } = performance;
    performance.now = () => before.call(performance) + 6_000;
    follow({ ...two, others: [one] }, hears);
    follow({ ...one, others: [two] }, hears);
    follow({}, hears);
    performance.now = before;
    return heard.sort();
}"""


def test_the_time_of_a_round_is_planned_started_called_out_and_shown_to_the_room(
    pub: Any, site: club_site.Site
) -> None:
    """On a tablet that nobody uses afterwards: its time is put forward."""
    director = Director(pub.context(), site.address).opens()
    page = director.page
    director.sets_up().pastes(*CLUB)
    director.taps("#menu", "#to-plan").sees("#starts-1")
    expect(page.locator("#to-plan")).to_be_hidden()
    page.fill("#hour-1", "9.30")
    page.press("#hour-1", "Enter")
    expect(page.locator("#hour-1")).to_have_value("09:30")
    director.taps("#to-event").draws().publishes()
    expect(page.locator("#starts-at")).to_have_text("Starts: 09:30")
    page.fill("#minutes", "12")
    director.taps("#start-clock")
    expect(page.locator("#clock")).to_have_text(re.compile(r"1[12]:\d\d"))
    expect(page.locator("#clock")).to_be_in_viewport(ratio=1)
    director.taps("#menu")
    with director.context.expect_page() as opening:
        director.taps("#board-window")
    wall = opening.value
    expect(wall.locator("#public-pairings-1 [data-clock]")).to_have_text(re.compile(r"1[12]:\d\d"))
    page.bring_to_front()
    page.evaluate(PUT_FORWARD, 2 * MINUTE)
    expect(page.locator("#time-call")).to_have_text("10 minuts!")
    expect(page.locator("#announce")).to_have_text("10 minuts!")
    director.goes(f"#/event/{director.stream}/standings").sees("#standings")
    page.evaluate(PUT_FORWARD, 5 * MINUTE)
    expect(page.locator("#time-call")).to_have_text("5 minuts!")
    page.evaluate(PUT_FORWARD, 5 * MINUTE)
    expect(page.locator("#time-call")).to_have_text("Temps!")
    expect(page.locator("#clock")).to_have_text("0:00")
    wall.evaluate(PUT_FORWARD, 12 * MINUTE)
    expect(wall.locator("#public-pairings-1 [data-at-nought]")).to_have_text("Temps!")
    expect(wall.locator("#public-pairings-1 [data-at-nought]")).to_be_visible()
    director.goes(f"#/event/{director.stream}").taps("#stop-clock")
    expect(page.locator("#clock")).to_have_count(0)


def test_a_call_that_falls_due_as_an_answer_comes_is_called_once(newcomer: Any) -> None:
    assert newcomer.page.evaluate(MET_BY_AN_ANSWER) == ["5"]


@pytest.mark.thorough
def test_the_clock_of_each_division_calls_once_whichever_is_in_hand(newcomer: Any) -> None:
    assert newcomer.page.evaluate(OF_TWO_DIVISIONS) == ["A: 5", "B: 15"]
