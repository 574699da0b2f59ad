"""A hand on the board: tiles dragged to squares, back, and into another order."""

import re

import pytest
from playwright.sync_api import expect

from drivers.browser.at_the_board import Player, Sits

pytestmark = pytest.mark.everyday

# --- dragging


def above(place: tuple[float, float]) -> tuple[float, float]:
    """Where a finger is whose tile is over a place: the tile flies above it."""
    return place[0], place[1] + 46


def test_a_tile_is_dragged_from_the_rack_to_a_square(player: Player) -> None:
    player.takes("#t1").moves("#b-C14")
    ghost = player.page.locator(".tile[data-flying]")
    expect(ghost).to_have_count(1)
    assert ghost.evaluate(
        "ghost => ghost.parentElement === document.documentElement && ghost.inert && !ghost.id"
    )
    expect(player.page.locator("#b-C14")).to_have_attribute("data-over", "")
    player.drops()
    assert player.sent == [{"do": "play.drop", "data": {"from": "rack:1", "to": "C14"}}]
    expect(ghost).to_have_count(0)
    expect(player.page.locator("[data-over], [data-lifted]")).to_have_count(0)
    assert player.page.evaluate("taps") == []


def test_a_new_tile_goes_to_another_square_and_back_to_the_rack_and_one_of_an_earlier_play_stays(
    player: Player,
) -> None:
    player.drags("#b-B6", "#b-C14").drags("#b-C13", "#b-C14").drags("#b-C13", "#t0").takes("#b-C13")
    player.page.mouse.move(*(at + 4 for at in player.middle(".shelf")), steps=4)
    player.drops()
    assert [data["to"] for _, data in player.intents] == ["C14", "rack:0", "rack:6"]
    assert {(act, data["from"]) for act, data in player.intents} == {("drop", "C13")}


def test_the_rack_is_put_in_another_order(player: Player) -> None:
    player.drags("#t1", "#t0").drags("#t0", ".rack__stub >> nth=1")
    assert [data["to"] for _, data in player.intents] == ["rack:0", "rack:3"]


def test_on_a_screen_that_is_turned_round_everything_is_where_the_hand_is(player: Player) -> None:
    player.page.evaluate("document.getElementById('work').dataset.turned = ''")
    player.page.evaluate("document.body.dataset.has += ' turned'")
    player.drags("#t0", "#t1").drags("#t1", "#b-C14")
    assert [data["to"] for _, data in player.intents] == ["rack:1", "C14"]
    size = player.page.locator("#t0").bounding_box()
    player.takes("#t0").moves("#b-H12")
    ghost = player.page.locator(".tile[data-flying]").bounding_box()
    assert size and ghost and abs(ghost["width"] - size["width"]) < 1
    x, y = player.middle("#b-H12")
    assert ghost["x"] < x < ghost["x"] + ghost["width"]
    assert ghost["y"] < y < ghost["y"] + ghost["height"]
    player.drops()


def test_put_back_let_fall_elsewhere_or_let_go_with_escape_nothing_has_happened(player: Player) -> None:
    for to in ("#t0", "#k"):
        player.takes("#t0").moves("#b-C14").moves(to).drops()
    assert player.page.evaluate("taps") == []
    player.takes("#t0").moves("#b-C14")
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".tile[data-flying]")).to_have_count(0)
    player.drops()
    assert player.sent == []


def test_a_tap_with_a_hand_that_trembles_is_a_tap_and_so_is_the_tap_after_a_drag(player: Player) -> None:
    player.takes("#t0")
    x, y = player.middle("#t0")
    player.page.mouse.move(x + 3, y + 3)
    player.drops()
    assert player.sent == [] and player.page.evaluate("taps") == ["t0"]
    player.drags("#t0", "#b-C14")
    player.page.click("#t1")
    assert player.page.evaluate("taps") == ["t0", "t1"]


def test_a_finger_drags_while_answers_replace_what_is_under_it(player: Player) -> None:
    (x, y), to = player.middle("#t1"), above(player.middle("#b-H12"))
    player.touches("touchStart", (x, y))
    for step in range(1, 11):
        player.touches("touchMove", (x + (to[0] - x) * step / 10, y + (to[1] - y) * step / 10))
        if step == 5:
            for region in ("hand", "place"):
                player.page.locator(f"#{region}").evaluate("one => { one.innerHTML = one.innerHTML }")
    player.touches("touchEnd")
    assert player.intents == [("drop", {"from": "rack:1", "to": "H12"})]
    expect(player.page.locator(".tile[data-flying]")).to_have_count(0)


def test_a_finger_beside_the_tiles_slides_the_page(sits: Sits) -> None:
    player = sits(360, 500)
    assert (
        player.page.evaluate("getComputedStyle(document.getElementById('b-A2')).touchAction") == "pan-x pan-y"
    )
    for tile in ("#t0", "#b-C13"):
        assert player.page.locator(tile).evaluate("one => getComputedStyle(one).touchAction") == "none"


# --- the phone


def test_a_finger_sees_where_its_tile_goes_and_the_board_stays_as_it_is(sits: Sits) -> None:
    player = sits(360, 640)
    to = above(player.middle("#b-H12"))
    player.touches("touchStart", player.middle("#t0"))
    player.touches("touchMove", to)
    expect(player.page.locator(".tile[data-flying]")).to_have_attribute("data-at", "H12")
    expect(player.page.locator("#b-H12")).to_have_attribute("data-over", "")
    assert above(player.middle("#b-H12")) == to
    player.touches("touchEnd")
    assert player.intents == [("drop", {"from": "rack:0", "to": "H12"})]
    assert above(player.middle("#b-H12")) == to


def test_the_flying_tile_shows_what_the_play_would_score_on_the_square_below(sits: Sits) -> None:
    """The engine is asked about one square at a time; its answer for a square that is left is dropped."""
    player = sits(360, 640)
    asked = "asked.map(({ data }) => `${data.from} ${data.to}`)"
    ghost = player.page.locator(".tile[data-flying]")
    player.touches("touchStart", player.middle("#t0"))
    player.touches("touchMove", above(player.middle("#b-H12")))
    for square in ("H11", "H10"):
        player.touches("touchMove", above(player.middle(f"#b-{square}")))
        expect(ghost).to_have_attribute("data-at", square)
    assert player.page.evaluate(asked) == ["rack:0 H12"]
    player.page.evaluate("asked[0].answer(31)")
    player.page.wait_for_function("asked.length === 2")
    assert player.page.evaluate(asked) == ["rack:0 H12", "rack:0 H10"]
    expect(ghost).not_to_have_attribute("data-points", re.compile("."))
    player.page.evaluate("asked[1].answer(8)")
    expect(ghost).to_have_attribute("data-points", "8")
    label = "getComputedStyle(document.querySelector('.tile[data-flying]'), '::before').content"
    assert player.page.evaluate(label).replace('" "', "") == '"H10 · 8"'
    player.touches("touchMove", above(player.middle("#b-H9")))
    expect(ghost).not_to_have_attribute("data-points", re.compile("."))
    player.touches("touchEnd")
    player.page.evaluate("asked[2].answer(12)")
    assert player.intents == [("drop", {"from": "rack:0", "to": "H9"})]
    expect(ghost).to_have_count(0)


def test_a_tile_held_at_the_edge_slides_the_board(sits: Sits) -> None:
    player = sits(360, 640)
    player.page.tap("#b-H8")
    player.touches("touchStart", player.middle("#t0"))
    player.touches("touchMove", above(player.middle("#b-H8")))
    box = player.page.locator(".board").bounding_box()
    assert box
    player.touches("touchMove", above((box["x"] + box["width"] - 28, box["y"] + box["height"] / 2)))
    player.page.wait_for_function(
        "board => board.scrollLeft + board.clientWidth > board.scrollWidth - 2",
        arg=player.page.query_selector(".board"),
    )
    player.touches("touchEnd")
    act, data = player.intents[-1]
    assert act == "drop" and data["to"][1:] in ("14", "15")


def test_let_fall_beside_the_board_a_tile_of_the_rack_is_there_again_and_one_of_the_board_goes_to_it(
    sits: Sits,
) -> None:
    player = sits(360, 640)
    for tile in ("#t0", "#b-C13"):
        player.touches("touchStart", player.middle(tile))
        player.touches("touchMove", above(player.middle("#b-H8")))
        player.touches("touchMove", player.middle("#k"))
        player.touches("touchEnd")
    assert player.intents == [("drop", {"from": "C13", "to": "rack"})]


def test_two_fingers_bring_the_whole_board_back_and_make_it_large(sits: Sits) -> None:
    player = sits(360, 640)
    size = "document.querySelector('#b-H8').offsetWidth"
    assert player.page.evaluate(size) < 25
    x, y = player.middle(".board")
    player.pinches((x, y), 40, 120)
    player.page.wait_for_function(f"{size} > 40")
    player.pinches((x, y), 120, 40)
    player.page.wait_for_function(f"{size} < 25")
    assert player.sent == []
