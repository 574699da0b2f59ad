"""What takes a tap: nothing that has only just come under the finger, and nothing beside an open menu.

The module alone on a page of its own, without an engine; then a game of two as it is played.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from drivers.browser import club_site
from drivers.browser.at_the_table import Table
from drivers.browser.one_finger import SETTLES
from drivers.browser.tablets import Take

TOUCH: dict[str, Any] = {"viewport": {"width": 400, "height": 640}, "has_touch": True}
HEAD = '<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="icons/favicon.svg">'
PAGE = """
<style>
  body { margin: 0 } button, #menu { position: absolute; width: 100px; height: 60px; margin: 0; inset: auto }
  #under { left: 200px; top: 300px } #step { left: 20px; top: 500px } #more { left: 200px; top: 500px }
  #field { position: absolute; left: 20px; top: 300px }
  #list { position: absolute; left: 280px; top: 20px; height: 240px; overflow: auto } #list button { position: static; display: block }
  #opens { left: 20px; top: 20px } #menu { left: 20px; top: 20px; height: 200px; padding: 0; border: 0 } #menu button { inset: 0 }
</style>
<main></main>
<button id="under" data-do="under">beneath</button><input id="field">
<button id="step" data-do="play">Play</button><button id="more" data-do="more">+</button>
<button id="opens" popovertarget="menu">Menu</button>
<div id="list"></div>
<div id="menu" popover><button id="item" data-do="item">first of the menu</button></div>
<script type="module">
  import * as taps from "./taps.js";
  taps.listen();
  for (let row = 0; row < 20; row++) list.innerHTML += `<button data-do="row ${row}">${row}</button>`;
  window.acts = []; window.pressed = []; window.after = 60;
  document.addEventListener("pointerdown", ({ target }) => pressed.push(target.id));
  document.addEventListener("click", ({ target }) => {
    if (target.dataset.do) acts.push(target.dataset.do);
    if (target.dataset.do === "play") setTimeout(() => {
      target.outerHTML = '<button id="step" data-do="reveal">Show my tiles</button><button id="other" data-do="other" style="left: 20px; top: 400px">other</button>';
      taps.look();
    }, after);
  });
  document.documentElement.dataset.ready = "";
</script>
"""


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def acts(page: Page) -> list[str]:
    return list(page.evaluate("window.acts.splice(0)"))


@pytest.fixture
def page(pub: Any, site: club_site.Site) -> Page:
    page: Page = pub.context(**TOUCH).new_page()
    page.route("**/tried.html", lambda route: route.fulfill(content_type="text/html", body=HEAD + PAGE))
    page.goto(site.address + "tried.html")
    page.wait_for_selector("html[data-ready]", state="attached")
    return page


class Hand:
    """One kind of pointer."""

    def __init__(self, page: Page, kind: str) -> None:
        self._page, self._kind = page, kind
        self._raw = page.context.new_cdp_session(page)

    def taps(self, at: tuple[float, float]) -> None:
        if self._kind == "touch":
            self._page.touchscreen.tap(*at)
        for part in ("mousePressed", "mouseReleased") if self._kind != "touch" else ():
            press = {"x": at[0], "y": at[1], "button": "left", "clickCount": 1, "pointerType": self._kind}
            self._raw.send("Input.dispatchMouseEvent", {"type": part, **press})


def test_what_comes_under_a_finger_takes_no_tap_for_a_second(page: Page) -> None:
    hand, at = Hand(page, "pen"), middle(page, "#step")
    hand.taps(at)
    for wait in (180, 190, 300):
        page.wait_for_timeout(wait)
        hand.taps((at[0] + 8, at[1] - 6))
    assert acts(page) == ["play"]
    page.wait_for_timeout(SETTLES)
    hand.taps(at)
    assert acts(page) == ["reveal"]


def test_the_second_begins_when_it_has_come_however_late_the_answer_is(page: Page) -> None:
    page.evaluate("window.after = 1200")
    at = middle(page, "#step")
    page.touchscreen.tap(*at)
    page.wait_for_selector("#other")
    page.wait_for_timeout(300)
    page.touchscreen.tap(*at)
    assert acts(page) == ["play"]


def test_the_same_button_and_what_lies_elsewhere_take_each_tap_at_once(page: Page) -> None:
    for _ in range(5):
        page.touchscreen.tap(*middle(page, "#more"))
    page.touchscreen.tap(*middle(page, "#step"))
    page.wait_for_selector("#other")
    for other in ("#other", "#under"):
        page.touchscreen.tap(*middle(page, other))
    assert acts(page) == [*["more"] * 5, "play", "other", "under"]


def test_a_step_that_leads_on_is_the_same_button_and_a_row_that_moves_up_is_not(page: Page) -> None:
    at = middle(page, "#more")
    for marked, taken in ((False, 1), (True, 3)):
        page.evaluate("(yes) => document.getElementById('more').toggleAttribute('data-steps', yes)", marked)
        for number in range(3):
            page.touchscreen.tap(*at)
            page.evaluate("(n) => { document.getElementById('more').dataset.player = n }", number)
        assert len(acts(page)) == taken
        page.wait_for_timeout(SETTLES)


def test_the_second_click_of_a_double_click_takes_nothing_new_and_single_clicks_are_as_fast_as_they_come(
    page: Page,
) -> None:
    page.evaluate("window.after = 0")
    page.mouse.dblclick(*middle(page, "#step"), delay=40)
    assert acts(page) == ["play"]
    page.locator("#step").click()
    assert acts(page) == ["reveal"]


def test_keys_are_as_fast_as_they_come(page: Page) -> None:
    page.touchscreen.tap(*middle(page, "#step"))
    page.wait_for_selector("#other")
    page.locator("#step").focus()
    page.keyboard.press("Enter")
    assert acts(page) == ["play", "reveal"]


def test_a_menu_that_opens_under_the_finger_is_read_first(page: Page) -> None:
    at = middle(page, "#opens")
    page.touchscreen.tap(*at)
    page.touchscreen.tap(*at)
    expect(page.locator("#menu")).to_be_visible()
    assert acts(page) == []
    page.wait_for_timeout(SETTLES)
    page.touchscreen.tap(*at)
    assert acts(page) == ["item"]


def test_a_tap_beside_a_menu_closes_it_and_does_nothing_else(page: Page) -> None:
    menu = page.locator("#menu")
    for kind, beneath in (("touch", "#under"), ("mouse", "#under"), ("touch", "#field")):
        hand = Hand(page, kind)
        page.evaluate("document.getElementById('menu').showPopover()")
        page.evaluate("window.pressed.splice(0)")
        at = middle(page, beneath)
        hand.taps(at)
        expect(menu).to_be_hidden()
        assert (acts(page), page.evaluate("window.pressed")) == ([], []), beneath
        assert not page.evaluate("document.activeElement.matches('input')")
    page.wait_for_timeout(SETTLES)
    hand.taps(middle(page, "#under"))
    assert acts(page) == ["under"], "the menu is closed: the next tap counts"


PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
SIZES = [(360, 640), (740, 360), (640, 400), (800, 1100), (1024, 768)]


def boxes(table: Table, selector: str) -> list[tuple[float, float, float, float]]:
    """Return where it stands on each size of screen."""
    found = []
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        table.sees(selector).scroll_into_view_if_needed()
        box = table.page.locator(selector).bounding_box()
        assert box
        found.append((box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]))
    table.page.set_viewport_size(PHONE["viewport"])
    return found


def apart(one: tuple[float, ...], two: tuple[float, ...]) -> bool:
    return one[2] <= two[0] or two[2] <= one[0] or one[3] <= two[1] or two[3] <= one[1]


def test_a_second_tap_on_play_shows_no_rack_and_ends_no_time_for_a_challenge(take: Take) -> None:
    table: Table = take(Table, **PHONE)
    page = table.page
    table.sits_down(taps="one").shows().puts("H8").puts("H9")
    play = boxes(table, "#play-it")
    at = middle(page, "#play-it")
    page.touchscreen.tap(*at)
    page.wait_for_timeout(368)
    page.touchscreen.tap(*at)
    table.sees("#show-tiles")
    page.wait_for_timeout(SETTLES)
    page.touchscreen.tap(*at)
    page.wait_for_timeout(SETTLES)
    expect(page.locator("#played")).to_be_attached()
    expect(table.rack).to_have_count(0)
    expect(page.locator("#ask-challenge")).to_be_visible()
    for size, one, two in zip(SIZES, play, boxes(table, "#show-tiles"), strict=True):
        assert apart(one, two), f"where Play stood, on {size}"
    page.touchscreen.tap(*middle(page, "#show-tiles"))
    expect(table.rack).to_have_count(7)


TELLS_ITS_REST = "() => list.addEventListener('scrollend', () => { list.rests = list.scrollTop > 30; })"
"""While a pushed list still runs, a tap only stops it; the browser itself says when it no longer does."""


def test_whoever_has_moved_a_list_taps_what_is_there_now(page: Page) -> None:
    """Ticking a long list one taps, pushes it up, and taps again where the thumb is."""
    finger = page.context.new_cdp_session(page)
    x, y = middle(page, "#list button:nth-child(3)")
    page.touchscreen.tap(x, y)
    page.evaluate(TELLS_ITS_REST)
    for kind, way in (("touchStart", 0), ("touchMove", 40), ("touchMove", 80), ("touchMove", 80)):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y - way}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("() => list.rests")
    page.touchscreen.tap(x, y)
    there = page.evaluate("([x, y]) => document.elementFromPoint(x, y).dataset.do", [x, y])
    assert there != "row 2" and acts(page) == ["row 2", there]
