"""The master play and the results of a round under the judge's hands: what decides stays in sight."""

import re

from playwright.sync_api import expect

from drivers.bag_club import Tables
from drivers.browser.judge import Judge
from drivers.club import Club

SIZES = ((768, 1024), (1024, 768), (1920, 1080))


def test_a_lower_play_is_warned_of_beside_the_button_and_the_board_stays_in_sight(judge: Judge) -> None:
    club = Tables(players=14).begin().round_with("AEIRSTN")
    best = club.plays(120)
    club.collect({table: best[8 * table] for table in range(1, 14)} | {14: "H8 SER"})
    page = judge.brings_event(club.entries).page
    judge.taps("#to-master").sees("#tie")
    assert judge.sees("#fix-master").get_attribute("data-play") in {best[8 * table] for table in range(1, 14)}
    expect(page.locator("#said")).to_be_in_viewport(ratio=1)
    expect(page.locator("#arithmetic")).to_be_in_viewport(ratio=1)
    expect(page.locator("#below")).to_have_count(0)
    page.locator("#proposals button", has_text=re.compile(r"^\s*SER\s*$")).click()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("#below")).to_be_in_viewport(ratio=1)
        expect(page.locator("#fix-master")).to_be_in_viewport(ratio=1)
        page.locator("#new-rack").scroll_into_view_if_needed()
        expect(page.locator("#new-rack")).to_be_in_viewport(ratio=0.9)
        expect(page.locator("#board")).to_be_in_viewport(ratio=0.98)
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator("#below")).to_be_in_viewport(ratio=1)
    page.locator("#new-rack").scroll_into_view_if_needed()
    expect(page.locator("#board")).to_be_in_viewport(ratio=0.98)


def test_the_results_are_read_from_their_top_and_the_board_stays_beside_them(judge: Judge) -> None:
    club = Tables(players=40).begin().round_with("CASALSO").collect({1: "H8 CASALS"})
    page = judge.brings_event(club.entries).page
    judge.taps("#to-master", "#look-1").sees("#fix-master")
    page.evaluate("document.getElementById('work').scrollTop = 10_000")
    judge.taps("#fix-master").sees("#standings")
    assert page.evaluate("document.getElementById('work').scrollTop") == 0
    expect(page.locator("#chosen-title")).to_be_in_viewport(ratio=1)
    page.locator("#standing-40").scroll_into_view_if_needed()
    expect(page.locator("#board")).to_be_in_viewport(ratio=0.98)


def test_the_menu_closes_when_something_of_it_was_chosen(judge: Judge) -> None:
    page = judge.brings_event(Club().begin().rounds(1).entries).page
    for chosen, seen in (("#to-results", "#bonuses-title"), ("#to-file", "#log")):
        judge.taps("#menu").sees("#menu-sheet")
        judge.taps(f"#menu-sheet {chosen}").sees(seen)
        expect(page.locator(".menu:popover-open")).to_have_count(0)
        page.go_back()
        judge.sees("#standings")
