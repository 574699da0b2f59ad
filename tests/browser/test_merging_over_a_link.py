"""Two judges' tablets, each with a room of its own, are linked; at the end one takes in the other's slips."""

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserType, expect

from drivers.bag_club import Tables
from drivers.browser.club_site import Site
from drivers.browser.joined_tablets import joins, launched
from drivers.browser.judge import Judge
from drivers.club import Club
from faristol.storage.files import export_file


def room(*names: str) -> Club:
    """Return one round of a promise that both rooms have, with its master play."""
    club = Tables(players=0, rounds=1)
    for table, name in enumerate(names, 1):
        club.enter(table, name)
    club.begin().round_with("CASALSO")
    return club.collect({1: "H8 CASA"}).announce("H8 CASA")


def opens_room(judge: Judge, folder: Path, club: Club) -> None:
    file = folder / "event.json"
    file.write_bytes(export_file("event", club.entries, "0", [], 0))
    judge.brings("#bring", file)
    judge.sees("#standings")
    judge.goes("#/event/event/room").taps("#open").sees(".room-code")


def ends(judge: Judge) -> None:
    judge.goes("#/event/event").taps("#next").sees("#standings")


def test_the_slips_of_the_other_room_come_over_the_link_and_are_taken_in(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site, tmp_path: Path
) -> None:
    sizes = (1024, 768), (768, 1024)
    with launched(browser_type, browser_type_launch_args, site, *sizes) as (there, here):
        opens_room(there, tmp_path, room("Fiona", "Gori"))
        opens_room(here, tmp_path, room("Aina", "Biel"))
        here.taps("#to-other-room").sees("#join-form")
        joins(there, here, "#as-room")
        there.taps("[id^='admit-']")
        expect(there.page.locator("[id^='admit-']")).to_have_count(0)
        here.taps("#to-event")
        ends(here)
        ends(there)
        here.goes("#/event/event/results").sees("#linked-room")
        here.page.fill("#other_room", "Palma")
        here.taps("#read-linked").sees("#other-room")
        here.taps("#take-room").sees("#rooms")
        expect(here.page.locator("#rooms")).to_contain_text("Palma")
        for name in ("Aina", "Biel", "Fiona", "Gori"):
            expect(here.page.locator("#work")).to_contain_text(name)
