"""Pages that talk through the relay: sealed, in order, and back by themselves whoever was away."""

from typing import Any

import pytest
from playwright.sync_api import Page

from drivers.browser.club_site import Site

RELAYED = """async () => {
  const { RelayLinks } = await import("./devices/relay.js");
  const room = { states: {}, heard: [], about: null };
  const changed = (link, state) => (room.states[link] ??= []).push(state);
  const heard = (link, text) => room.heard.push([link, text]);
  room.links = new RelayLinks({ heard, changed, room: (about) => (room.about = about), left: () => (room.left = true) });
  window.room = room;
}"""
SECRET, GUESTS = "5a" * 32, "7b" * 32


class RoomPage:
    def __init__(self, page: Page, site: Site) -> None:
        self.page = page
        self.loads(site)

    def loads(self, site: Site) -> None:
        self.page.goto(f"{site.address}board.html")
        self.page.evaluate(RELAYED)

    def __call__(self, act: str, *more: Any) -> Any:
        return self.page.evaluate("([act, more]) => room.links[act](...more)", [act, more])

    def becomes(self, link: int, *states: str) -> None:
        """Wait for the last states of a link."""
        self.page.wait_for_function(
            "([link, ...states]) => (room.states[link] ?? []).slice(-states.length).join() === states.join()",
            arg=[link, *states],
        )

    def hears(self, count: int = 1) -> list[tuple[int, str]]:
        self.page.wait_for_function("(count) => room.heard.length >= count", arg=count)
        return [(link, text) for link, text in self.page.evaluate("() => room.heard.splice(0)")]


class JudgesPage(RoomPage):
    def opens(self) -> dict[str, Any]:
        self("open", SECRET)
        self.page.wait_for_function("() => room.about")
        about: dict[str, Any] = self.page.evaluate("() => room.about")
        return about

    def guest(self) -> int:
        """Wait for a guest; return its link."""
        self.page.wait_for_function(
            "() => Object.values(room.states).some((states) => states.at(-1) === 'open')"
        )
        open_: int = self.page.evaluate(
            "() => Number(Object.keys(room.states).find((link) => room.states[link].at(-1) === 'open'))"
        )
        return open_


class Room:
    def __init__(self, pub: Any, site: Site) -> None:
        self.pub, self.site = pub, site
        self.judge = JudgesPage(pub.context().new_page(), site)
        self.about = self.judge.opens()
        self.guest = RoomPage(pub.context().new_page(), site)
        self.link = self.joins(self.guest)
        self.judges_link = self.judge.guest()

    def joins(self, page: RoomPage, secret: str = GUESTS) -> int:
        link: int = page("join", self.about["room"], self.about["key"], secret)
        page.becomes(link, "open")
        return link

    def talk(self) -> None:
        assert self.guest("send", self.link, "slip")
        assert self.judge.hears() == [(self.judges_link, "slip")]
        assert self.judge("send", self.judges_link, "received")
        assert self.guest.hears() == [(self.link, "received")]


@pytest.fixture
def room(pub: Any, own_site: Site) -> Room:
    return Room(pub, own_site)


def test_each_hears_what_the_other_says_in_order_whatever_it_is(room: Room) -> None:
    room.talk()
    texts = [f"{n} ȘA·ÑÓ €😀" for n in range(25)]
    for text in texts:
        room.guest("send", room.link, text)
    assert [text for _, text in room.judge.hears(25)] == texts
    room.judge("send", room.judges_link, "é" * 100_000)
    assert room.guest.hears() == [(room.link, "é" * 100_000)]


def test_the_relay_sees_nothing_of_what_is_said(room: Room) -> None:
    room.guest("send", room.link, "VINYES H8")
    room.judge.hears()
    (at_relay,) = room.site.rooms.all()
    passed = [letter.data for letter in at_relay.owner.letters if letter.event == "text"]
    assert passed and not any("VINYES" in each for each in passed)


def test_what_was_said_before_or_by_somebody_else_is_not_heard(room: Room) -> None:
    room.talk()
    (at_relay,) = room.site.rooms.all()
    old = [letter.data for letter in at_relay.owner.letters if letter.event == "text"][-1]
    name, sealed = old.split(" ")
    changed = sealed[:50] + ("A" if sealed[50] != "A" else "B") + sealed[51:]
    stranger = RoomPage(room.pub.context().new_page(), room.site)
    room.joins(stranger, "00" * 32)
    with at_relay.lock:
        for text in (
            old,
            f"{name} {changed}",
            f"{name} {'A' * 90}",
            f"{name} x",
            name,
            f"{'B' * 43} {sealed}",
        ):
            at_relay.owner.put("text", text)
    room.guest("send", room.link, "last")
    assert room.judge.hears() == [(room.judges_link, "last")]


def test_after_a_reload_of_the_judges_page_the_same_link_is_open_again(room: Room) -> None:
    room.judge.page.goto("about:blank")
    room.guest.becomes(room.link, "open", "silent")
    room.judge.loads(room.site)
    assert room.judge.opens() == room.about
    assert room.judge.guest() == room.judges_link
    room.guest.becomes(room.link, "silent", "open")
    room.talk()


def test_after_a_reload_of_a_guest_the_judge_has_it_on_the_same_link(room: Room) -> None:
    room.guest.loads(room.site)
    room.link = room.joins(room.guest)
    room.judge.becomes(room.judges_link, "silent", "open")
    room.talk()


def test_after_a_restart_of_the_relay_both_come_back(room: Room) -> None:
    room.talk()
    port = room.site.server_port
    room.site.stop()
    room.judge.becomes(room.judges_link, "silent")
    room.guest.becomes(room.link, "silent")
    assert room.guest("send", room.link, "lost") is False
    again = Site(room.site.folder, port)
    room.judge.becomes(room.judges_link, "silent", "open")
    room.guest.becomes(room.link, "silent", "open")
    room.talk()
    again.stop()
    for watch in room.pub.watches:
        watch.forget("Failed to load resource", "ERR_")


def test_of_two_windows_of_a_device_the_later_one_is_in(room: Room) -> None:
    second = RoomPage(room.guest.page.context.new_page(), room.site)
    link = room.joins(second)
    room.guest.becomes(room.link, "open", "silent")
    room.judge("send", room.judges_link, "to the later")
    assert second.hears() == [(link, "to the later")]


def test_where_there_is_no_relay_nobody_waits_for_one(pub: Any, own_site: Site) -> None:
    own_site.relays = False
    page = RoomPage(pub.context().new_page(), own_site)
    page("open", SECRET)
    link = page("join", "a" * 22, "b" * 43, GUESTS)
    page.becomes(link, "no-relay")
    assert page.page.evaluate("() => room.about") is None


def test_what_was_heard_before_a_reload_of_the_judges_page_is_not_heard_again(room: Room) -> None:
    room.talk()
    (at_relay,) = room.site.rooms.all()
    old = [letter.data for letter in at_relay.owner.letters if letter.event == "text"][-1]
    room.judge.loads(room.site)
    room.judge.opens()
    room.judge.guest()
    with at_relay.lock:
        at_relay.owner.put("text", old)
    room.guest.becomes(room.link, "silent", "open")
    room.guest("send", room.link, "last")
    assert room.judge.hears() == [(room.judges_link, "last")]


def test_a_name_that_says_nothing_readable_has_no_link(room: Room) -> None:
    room.talk()
    (at_relay,) = room.site.rooms.all()
    before = room.judge.page.evaluate("() => room.links.held().length")
    with at_relay.lock:
        for letter in "BCDEF":
            at_relay.owner.put("text", f"{letter * 43} {'A' * 90}")
    room.talk()
    assert room.judge.page.evaluate("() => room.links.held().length") == before == 1
    room.guest("close", room.link)
    room.judge.becomes(room.judges_link, "open", "silent")
    assert room.judge.page.evaluate("() => room.links.held().length") == 0


def test_the_judges_room_goes_to_the_window_that_opens_it_and_stays_there(room: Room) -> None:
    second = JudgesPage(room.judge.page.context.new_page(), room.site)
    second.opens()
    link = second.guest()
    room.judge.page.wait_for_function("() => room.left")
    room.judge("end", SECRET[::-1])
    room.judge.page.bring_to_front()
    room.judge.page.evaluate("() => dispatchEvent(new Event('focus'))")
    assert room.judge.page.evaluate("() => room.links.held().length") == 0
    room.guest.becomes(room.link, "silent", "open")
    room.guest("send", room.link, "to the second")
    assert second.hears() == [(link, "to the second")]


def test_a_room_that_was_closed_is_silent_and_opens_again(room: Room) -> None:
    room.judge("end", SECRET)
    room.guest.becomes(room.link, "open", "silent")
    assert room.judge.opens() == room.about
    room.guest.becomes(room.link, "silent", "open")
    room.talk()
    for watch in room.pub.watches:
        watch.forget("Failed to load resource")
