"""Two browsers in their own processes link up by handing two codes across, under the page's own policy."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Page

from drivers.browser.club_site import Site, Watch
from drivers.browser.joined_tablets import ON_ONE_COMPUTER
from faristol.room.code_text import to_bytes, to_text
from faristol.room.messages import Do, Welcome, read_from_guest, read_from_host, write_message
from faristol.room.signal import (
    RoomOffers,
    SeatAnswer,
    mark_of,
    pack_answer,
    pack_offers,
    read_answer,
    read_offers,
    read_sdp,
    write_sdp,
)

LINKS = """async () => {
  const { Links } = await import("./devices/link.js");
  const room = { states: {}, heard: [] };
  room.links = new Links({ heard: (link, text) => room.heard.push(text), changed: (link, state) => (room.states[link] ??= []).push(state) });
  window.room = room;
}"""
CAMERA = "() => navigator.mediaDevices.getUserMedia({ video: true }).then((camera) => (window.camera = camera) && undefined)"


def one_end(sdp: str) -> str:
    """Return the code of one description, as it goes over a link."""
    return to_text(pack_offers(RoomOffers(b"room key", (read_sdp(sdp),))))


class RoomTablet:
    """A page of the site with links. It stands for the screens that will hold the codes into cameras."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        page.goto(f"{address}board.html")
        page.evaluate(LINKS)

    def __call__(self, act: str, *more: Any) -> Any:
        """Do something with the links: `host("send", 1, "text")`."""
        return self.page.evaluate("([act, more]) => room.links[act](...more)", [act, more])

    def becomes(self, link: int, state: str) -> None:
        self.page.wait_for_function(
            "([link, state]) => room.states[link]?.at(-1) === state", arg=[link, state]
        )

    def hears(self, count: int = 1) -> list[str]:
        self.page.wait_for_function("(count) => room.heard.length >= count", arg=count)
        heard: list[str] = self.page.evaluate("() => room.heard.splice(0)")
        return heard


class Host(RoomTablet):
    """The judge's tablet, whose camera is allowed: so its code has addresses and no names."""

    def code(self, seats: int) -> str:
        self.page.evaluate(CAMERA)
        self.offers = self("offers", seats)
        ends = tuple(read_sdp(each["sdp"]) for each in self.offers)
        return to_text(pack_offers(RoomOffers(b"room key", ends)))

    def reads(self, answer: str) -> int:
        """Read a guest's code; return the link on which it comes."""
        read = read_answer(to_bytes(answer))
        link: int = self.offers[read.place]["link"]
        self.taken = self("accept", link, write_sdp(read.end, "answer"))
        return link

    def answers_spare(self, link: int, offer: str) -> str:
        """Answer a guest's spare; its code has the host's addresses, so that the guest finds it."""
        (end,) = read_offers(to_bytes(offer)).offers
        return one_end(self("answerSpare", link, write_sdp(end, "offer")))


class Guest(RoomTablet):
    def answers(self, code: str, place: int) -> str:
        """Read the host's code and take a place of it; return the guest's own code."""
        offer = read_offers(to_bytes(code)).offers[place]
        answer = self("answer", write_sdp(offer, "offer"))
        self.link = answer["link"]
        return to_text(pack_answer(SeatAnswer(place, mark_of(offer), read_sdp(answer["sdp"]))))


@pytest.fixture
def two_browsers(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: Site
) -> Iterator[tuple[Host, Guest]]:
    arguments = {**browser_type_launch_args, "args": [*browser_type_launch_args["args"], *ON_ONE_COMPUTER]}
    browsers = [browser_type.launch(**arguments) for _ in range(2)]
    contexts = [browser.new_context(locale="en-GB") for browser in browsers]
    watches = [Watch(context) for context in contexts]
    first, second = (context.new_page() for context in contexts)
    yield Host(first, site.address), Guest(second, site.address)
    for browser in browsers:
        browser.close()
    assert [line for watch in watches for line in watch.console] == []


def test_two_tablets_talk_once_each_has_read_the_others_code(two_browsers: tuple[Host, Guest]) -> None:
    host, guest = two_browsers
    code = host.code(3)
    answer = guest.answers(code, 1)
    guest.becomes(guest.link, "heard")
    link = host.reads(answer)
    host.becomes(link, "open")
    guest.becomes(guest.link, "open")
    assert len(code) < 200 and len(answer) == 86

    slip = Do("0f" * 16, "seat.slip", 3, "H8 ȘA(h)", 24)
    assert guest("send", guest.link, write_message(slip))
    assert [read_from_guest(text) for text in host.hears()] == [slip]
    welcome = Welcome(3, "player", 7, "0f0e")
    assert host("send", link, write_message(welcome))
    assert [read_from_host(text) for text in guest.hears()] == [welcome]
    assert host("send", link, "x" * 100_000)
    assert guest.hears() == ["x" * 100_000]


def test_a_seat_that_is_taken_takes_no_second_answer(two_browsers: tuple[Host, Guest]) -> None:
    host, guest = two_browsers
    code = host.code(2)
    link = host.reads(guest.answers(code, 0))
    host.becomes(link, "open")
    again = guest.answers(code, 0)
    assert host.reads(again) == link and host.taken is False
    other = host.reads(guest.answers(code, 1))
    host.becomes(other, "open")
    assert host("send", link, "still there")
    assert guest.hears() == ["still there"]


def test_who_sends_without_end_is_not_read_without_end(two_browsers: tuple[Host, Guest]) -> None:
    host, guest = two_browsers
    link = host.reads(guest.answers(host.code(1), 0))
    host.becomes(link, "open")
    guest.becomes(guest.link, "open")
    guest.page.evaluate(
        "(link) => { for (let n = 0; n < 2000; n += 1) room.links.send(link, `${n}`); }", guest.link
    )
    host.page.wait_for_timeout(2_000)
    heard = host.hears(30)
    assert heard[:30] == [f"{number}" for number in range(30)] and len(heard) < 100
    host.page.wait_for_timeout(500)
    assert guest("send", guest.link, "a person")
    assert "a person" in host.hears()


def test_a_tablet_that_goes_is_missed_and_what_is_sent_to_it_is_known_not_to_arrive(
    two_browsers: tuple[Host, Guest],
) -> None:
    host, guest = two_browsers
    link = host.reads(guest.answers(host.code(1), 0))
    host.becomes(link, "open")
    guest.becomes(guest.link, "open")
    guest("close", guest.link)
    host.becomes(link, "closed")
    assert host("send", link, "lost") is False
    assert guest("send", guest.link, "lost") is False


def test_a_link_that_is_dead_for_good_is_made_anew_from_its_spare_without_a_code(
    two_browsers: tuple[Host, Guest],
) -> None:
    host, guest = two_browsers
    link = host.reads(guest.answers(host.code(2), 0))
    host.becomes(link, "open")
    guest.becomes(guest.link, "open")
    for round_ in range(2):
        answer = host.answers_spare(link, one_end(guest("offerSpare", guest.link)))
        (end,) = read_offers(to_bytes(answer)).offers
        guest("keepSpare", guest.link, write_sdp(end, "answer"))
        guest.page.evaluate("() => { room.states = {}; }")
        assert guest("useSpare", guest.link)
        guest.becomes(guest.link, "open")
        host.becomes(link, "open")
        assert guest("send", guest.link, f"back {round_}")
        assert host.hears() == [f"back {round_}"]
        assert host("send", link, "welcome back")
        assert guest.hears() == ["welcome back"]
    assert guest("useSpare", guest.link) is False
