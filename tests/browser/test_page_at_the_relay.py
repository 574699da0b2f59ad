"""The published page at the relay of a room: with each result, after a restart of the relay, and taken away."""

import urllib.error
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import expect

from drivers.browser.club_site import Site
from drivers.browser.swiss_director import Director

CLUB = ["Aina", "Biel", "Cesc", "Dora"]


def reads(site: Site) -> str:
    try:
        with urllib.request.urlopen(f"{site.address}live/") as answer:
            return answer.read().decode()  # type: ignore[no-any-return]
    except urllib.error.HTTPError as nothing:
        return nothing.read().decode()


def until(director: Director, site: Site, text: str) -> None:
    for _ in range(100):
        if text in reads(site):
            return
        director.page.wait_for_timeout(100)
    raise AssertionError(reads(site))


def test_it_is_renewed_by_itself_comes_back_and_goes_when_it_is_switched_off(
    pub: Any, own_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Site, "telephones", lambda site: [site.address.rstrip("/")])
    director = Director(pub.context(), own_site.address).opens()
    director.sets_up("Directe").pastes(*CLUB).draws().publishes()
    here = director.page.evaluate("location.hash.split('/').slice(0, 3).join('/')")
    director.goes(f"{here}/room").taps("#open").sees("#live-room")
    assert "Nothing is published here now" in reads(own_site)
    director.taps("#live-page-1").sees("#live-address")
    until(director, own_site, 'id="player-p1"')
    assert "[399,301]" not in reads(own_site)

    follower = pub.context(viewport={"width": 360, "height": 640}).new_page()
    follower.goto(f"{own_site.address}live/")
    expect(follower.locator("h1")).to_have_text("Directe")
    assert follower.evaluate("document.documentElement.scrollWidth") <= 360

    director.goes(here).sees("#tables")
    director.hands_in()
    until(director, own_site, "[399,301]")

    own_site.stop()
    again = Site(own_site.folder, own_site.server_port)
    until(director, again, "[399,301]")

    director.goes(f"{here}/room").taps("#live-page-2")
    until(director, again, "Ara aquí no s’hi publica res")
    again.stop()
    for watch in pub.watches:
        watch.forget("Failed to load resource", "ERR_")
