"""What a telephone's page shows while a round runs: each test comes with a telephone of its own to one round."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from drivers.browser.club_site import Site
from drivers.browser.joined_tablets import opens_room
from drivers.browser.judge import Judge
from drivers.browser.telephone import PHONE, sits
from drivers.club import PLAYERS, Club

Telephone = Callable[..., Page]


@pytest.fixture(scope="module")
def address(pub_of_the_module: Any, built: Path) -> Iterator[str]:
    """The address of a club's computer in whose room a round runs, for longer than all these tests need."""
    site = Site(built)
    judge = Judge(pub_of_the_module.context(), site.address).opens()
    opens_room(judge, Club(players=PLAYERS[:6], minutes=9).begin())
    judge.goes("#/event/event").taps("#start")
    yield site.address
    site.stop()


@pytest.fixture
def telephone(pub: Any, address: str) -> Telephone:
    def comes(**options: Any) -> Page:
        page: Page = pub.context(**{"viewport": PHONE, "has_touch": True, **options}).new_page()
        page.goto(f"{address}seat/")
        return page

    return comes


def test_a_tile_is_dragged_and_lies_there_after_a_reload(telephone: Telephone) -> None:
    page = sits(telephone(), table=2)
    page.drag_and_drop(".rack .tile >> nth=0", "#board-H8")
    expect(page.locator("#board-H8 .tile")).to_be_visible()
    lies = page.get_attribute("#board-H8 .tile__letter", "data-text")
    page.reload()
    expect(page.locator("#board-H8 .tile__letter")).to_have_attribute("data-text", str(lies))
    expect(page.locator("header")).to_contain_text("Table 2")


def test_it_speaks_the_language_of_the_browser_and_another_when_it_is_chosen(telephone: Telephone) -> None:
    page = sits(telephone(locale="ro-RO"), table=3)
    expect(page.locator("header")).to_contain_text("Masa 3")
    page.select_option("#language", "ca")
    expect(page.locator("header")).to_contain_text("Taula 3")
    expect(page.locator("html")).to_have_attribute("lang", "ca")


def test_what_is_written_stays_through_another_language_and_a_reload(telephone: Telephone) -> None:
    page = sits(telephone(), table=4)
    page.click("summary")
    page.fill("[name='place']", "h8")
    page.fill("[name='word']", "vi")
    page.fill("[name='points']", "x12")
    page.select_option("#language", "ca")
    expect(page.locator("html")).to_have_attribute("lang", "ca")
    expect(page.locator("[name='word']")).to_have_value("vi")
    assert re.fullmatch("[0-9]:[0-5][0-9]", page.inner_text("#clock"))
    page.select_option("#language", "en")
    expect(page.locator("#send")).to_contain_text("Hand in H8 VI")
    page.reload()
    expect(page.locator("#send")).to_contain_text("Hand in H8 VI")
    page.click("#send")
    expect(page.locator("#uncounted")).to_contain_text("“x12” is not a valid number of points.")
    page.fill("[name='points']", "12")
    page.click("#send")
    expect(page.locator("#state")).to_contain_text("Received: H8 VI")
    expect(page.locator("#state")).to_be_in_viewport()


@pytest.mark.thorough
def test_asking_which_table_stays_until_it_is_answered_and_a_second_tap_is_no_answer(
    telephone: Telephone,
) -> None:
    page = telephone()
    page.dblclick("[data-table='1']")
    expect(page.locator("[data-view='confirm']")).to_be_visible()
    page.wait_for_timeout(6_000)
    expect(page.locator("[data-view='confirm']")).to_be_visible()


def sized(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.reload()
    expect(page.locator("[data-view='seat']")).to_be_visible()


def test_the_letters_for_a_blank_are_in_sight(telephone: Telephone) -> None:
    page = sits(telephone(), table=5)
    for width, height in ((360, 640), (320, 568)):
        page.locator(".rack .tile:not([data-out])").first.click()
        page.click("#board-H8")
        page.evaluate(
            "() => { const name = 'faristol-seat-hand', hand = JSON.parse(localStorage[name]);"
            " hand.lies = { ...hand.lies, laid: [], asking: 112, taken: 0 };"
            " localStorage[name] = JSON.stringify(hand); }"
        )
        sized(page, width, height)
        expect(page.locator("#letters")).to_be_visible()
        count = page.locator("#letters button").count()
        last = page.locator("#letters button").last.bounding_box()
        box = page.locator("#letters").bounding_box()
        assert box and last and last["y"] + last["height"] <= height and box["y"] >= 44 and 20 < count < 40
        page.locator("#letters button").first.click()
        expect(page.locator("#letters")).to_be_hidden()
        expect(page.locator("#send")).to_be_in_viewport()
        page.click("[data-act='recall']")


def test_nothing_is_wider_than_the_telephone(telephone: Telephone) -> None:
    page = sits(telephone(), table=6)
    for width, height in ((360, 640), (740, 360), (320, 568), (768, 1024)):
        sized(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        board, send = page.locator(".board__plate").bounding_box(), page.locator("#send").bounding_box()
        assert board and send and board["x"] >= 0 and board["x"] + board["width"] <= width + 1
        assert send["y"] + send["height"] <= height and send["height"] >= 44
