"""Engines that talk through the relay: in by a link, nothing scanned, and back whoever was loaded again or cut."""

from typing import Any

import pytest
from playwright.sync_api import expect

from drivers.browser.club_site import Site
from drivers.browser.joined_tablets import opens_room
from drivers.browser.judge import Judge

CONTACT = "No contact with the judge’s tablet just now"


@pytest.fixture
def room(pub: Any, own_site: Site) -> tuple[Judge, Judge]:
    """The judge's page, and a player's at table 1 that came by the link."""
    own_site.telephones = lambda: [own_site.address.rstrip("/")]  # type: ignore[method-assign]
    judge, guest = (Judge(pub.context(), own_site.address).opens() for _ in range(2))
    opens_room(judge)
    judge.sees("#invitation-address")
    guest.goes("#/join").sees("#join-form")
    guest.page.fill("#code", judge.page.evaluate(ROOM_LINK))
    guest.taps("#read")
    guest.page.fill("#table", "1")
    guest.taps("#take", "#me").sees("#is-in")
    guest.goes("#/seat")
    return judge, guest


ROOM_LINK = """async () => {
    const { rooms: [{ room, key }] } = await (await fetch("relay/")).json();
    return `${document.getElementById("invitation-address").textContent}#${room}.${key}`;
}"""


def in_contact(guest: Judge) -> None:
    expect(guest.page.locator("#work")).to_contain_text("The rack is being called")
    expect(guest.page.locator("#work")).not_to_contain_text(CONTACT)


def cut_off(guest: Judge) -> None:
    expect(guest.page.locator("#work")).to_contain_text(CONTACT)


def test_judge_guest_and_relay_come_back_without_a_tap(
    room: tuple[Judge, Judge], own_site: Site, pub: Any
) -> None:
    judge, guest = room
    expect(judge.page.locator("#in-room")).to_have_attribute("data-in", "1")
    judge.reloads()
    expect(judge.page.locator("#in-room")).to_have_attribute("data-in", "1")
    in_contact(guest)

    guest.reloads()
    in_contact(guest)
    expect(judge.page.locator("#in-room")).to_have_attribute("data-in", "1")

    own_site.stop()
    cut_off(guest)
    expect(judge.page.locator("#in-room")).to_have_attribute("data-in", "0")
    again = Site(own_site.folder, own_site.server_port)
    in_contact(guest)
    expect(judge.page.locator("#in-room")).to_have_attribute("data-in", "1")

    judge.goes("#/event/event").taps("#start")
    expect(guest.page.locator("#work")).to_contain_text("Your play")
    again.stop()
    for watch in pub.watches:
        watch.forget("Failed to load resource", "ERR_")
