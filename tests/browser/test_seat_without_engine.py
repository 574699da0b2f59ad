"""A telephone without the engine: in by the link, two taps to the seat, and back by itself whatever was restarted."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from drivers.browser.club_site import Site
from drivers.browser.judge import Judge
from drivers.browser.telephone import PHONE, lays_three, sits
from drivers.tournament_room import TournamentRoom

LOST = "net::ERR_", "Failed to load resource", "EventSource"
"""What a browser prints while the computer of the relay is away."""


@pytest.fixture
def judge(judge_of_a_room: Judge) -> Judge:
    return judge_of_a_room


@pytest.fixture
def telephone(pub: Any, own_site: Site, judge: Judge) -> Callable[..., Page]:
    def comes(**options: Any) -> Page:
        context: BrowserContext = pub.context(**{"viewport": PHONE, "has_touch": True, **options})
        page: Page = context.new_page()
        page.goto(f"{own_site.address}seat/")
        return page

    return comes


@pytest.fixture
def restarted(own_site: Site, pub: Any) -> Iterator[Callable[[], None]]:
    """Kill the computer of the relay; the next call starts it again."""
    servers: list[Site] = []

    def again() -> None:
        servers.append(Site(own_site.folder, own_site.server_port))

    yield again
    for server in servers:
        server.stop()
    for watch in pub.watches:
        watch.forget(*LOST)


def plays(page: Page, judge: Judge) -> Page:
    sits(page)
    judge.taps("#start")
    expect(page.locator("#clock")).to_be_visible()
    return page


def test_two_taps_lead_to_the_seat_and_what_lies_there_when_the_time_is_over_is_the_slip(
    telephone: Callable[..., Page], judge: Judge
) -> None:
    page = plays(telephone(), judge)
    lays_three(page)
    expect(page.locator("#send")).to_contain_text("Hand in 8H")
    page.click("#send")
    expect(page.locator("#slip[data-kind='ok']")).to_contain_text("Received: 8H")
    expect(judge.page.locator("#slips-in")).to_have_attribute("data-in", "1")
    page.click("[data-act='recall']")
    page.click("summary")
    page.fill("[name='place']", "h8")
    page.fill("[name='word']", "vi")
    page.click("#send")
    expect(page.locator("#slip[data-kind='ok']")).to_contain_text("Received: H8 VI")
    page.click("summary")
    lays_three(page)
    judge.taps("#end-time")
    expect(page.locator("#slip[data-kind='ok']")).to_contain_text("Received: 8H")
    expect(judge.page.locator("#slips-in")).to_have_attribute("data-in", "1")
    expect(page.locator("#waits")).to_contain_text("The time is over.")
    expect(page.locator("#send")).to_contain_text("Wait")


def test_judge_and_relay_may_be_restarted_and_nothing_is_lost(
    telephone: Callable[..., Page], judge: Judge, own_site: Site, restarted: Callable[[], None]
) -> None:
    page = plays(telephone(), judge)
    lays_three(page)
    own_site.stop()
    expect(page.locator("#away")).to_be_visible()
    page.click("#send")
    expect(page.locator("#coming")).to_contain_text("On its way to the judge: 8H")
    restarted()
    expect(page.locator("#slip[data-kind='ok']")).to_contain_text("Received: 8H")
    expect(page.locator("#away")).to_be_hidden()
    judge.reloads()
    if judge.page.locator("#as-last-seen").count():
        judge.taps("#as-last-seen")
        expect(judge.page.locator("#as-last-seen")).to_have_count(0)
    expect(page.locator("#away")).to_be_hidden()
    before = judge.entries
    page.click("[data-act='none']")
    expect(page.locator("#slip[data-kind='ok']")).to_contain_text("Received: no play")
    page.reload()
    expect(page.locator("#slip[data-kind='ok']")).to_contain_text("Received: no play")
    judge.sees_entries(before + 1)


@pytest.mark.thorough
def test_without_the_judge_a_reloaded_telephone_says_so(telephone: Callable[..., Page], judge: Judge) -> None:
    page = plays(telephone(), judge)
    judge.page.close()
    expect(page.locator("#away")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Looking for the judge’s tablet…")).to_be_visible()
    expect(page.locator("[data-view='seat']")).to_be_hidden()
    expect(page.locator("#clock")).to_be_hidden()


def test_two_at_a_table_of_a_tournament_confirm_and_a_telephone_says_where_one_sits(
    pub: Any, own_site: Site
) -> None:
    director = Judge(pub.context(), own_site.address).opens()
    director.brings_event(list(TournamentRoom().director.entries))
    director.goes("#/event/event/room").taps("#open").sees(".room-code")
    page = pub.context(viewport=PHONE).new_page()
    page.goto(f"{own_site.address}seat/")
    page.click("[data-table='1']")
    page.click("[data-act='sit']")
    expect(page.locator("#score")).to_contain_text("Aina’s points")
    page.fill("[name='first']", "400")
    page.click("#score button")
    expect(page.locator("#missing")).to_be_visible()
    page.fill("[name='second']", "350")
    page.click("#score button")
    page.select_option("#language", "ro")
    expect(page.locator("html")).to_have_attribute("lang", "ro")
    expect(page.locator("#agree .score")).to_have_text("400 – 350")
    page.select_option("#language", "en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.click("[data-side='0']")
    expect(page.locator("[data-side='0']")).to_be_disabled()
    page.click("[data-side='1']")
    expect(page.locator("#sent[data-kind='ok']")).to_contain_text("Received: 400–350")
    own = pub.context(viewport=PHONE).new_page()
    own.goto(f"{own_site.address}seat/")
    own.click("[data-act='telephone']")
    own.select_option("#whose select", "Enric")
    expect(own.locator("[data-line]:not([hidden])")).to_contain_text("Table 1")
    expect(own.locator("[data-line]:not([hidden])")).to_contain_text("against Aina")


def test_the_wall_shows_the_board_and_the_clock_and_lets_a_stream_through(
    pub: Any, own_site: Site, judge: Judge
) -> None:
    wall = pub.context(viewport={"width": 1280, "height": 720}).new_page()
    wall.goto(f"{own_site.address}wall/?transparent")
    expect(wall.locator("#public-face")).to_contain_text("Ronda 1")
    judge.taps("#start")
    expect(wall.locator("[data-clock]").first).to_contain_text(re.compile("[23]:[0-5][0-9]"))
    assert (
        wall.evaluate("getComputedStyle(document.querySelector('.public')).backgroundColor")
        == "rgba(0, 0, 0, 0)"
    )
    judge.reloads()
    wall.reload()
    expect(wall.locator("#public-face")).to_contain_text("Ronda 1")


def test_a_room_that_the_judge_closes_says_so_until_it_is_opened_again(
    telephone: Callable[..., Page], judge: Judge, pub: Any
) -> None:
    page = sits(telephone())
    judge.goes("#/event/event/room").taps("#menu", "#close").sees("#open")
    expect(page.locator("#closed")).to_be_visible()
    expect(page.locator("#away")).to_be_hidden()
    judge.taps("#open")
    expect(page.locator("#closed")).to_be_hidden()
    expect(page.locator("[data-view='seat']")).to_be_visible()
    for watch in pub.watches:
        watch.forget(*LOST)
