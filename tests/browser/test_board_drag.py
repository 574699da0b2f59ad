"""A hand on the board: tiles dragged to squares, back, and into another order."""

import pytest
from playwright.sync_api import expect

from drivers.browser.at_the_board import Player, Sits, document, player, sits  # noqa: F401

# --- dragging


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


def test_the_ghost_is_under_the_pointer_and_as_large_as_its_tile(player: Player) -> None:
    size = player.page.locator("#t0").bounding_box()
    player.takes("#t0").moves("#b-H12")
    ghost = player.page.locator(".tile[data-flying]").bounding_box()
    assert size and ghost and abs(ghost["width"] - size["width"]) < 1
    x, y = player.middle("#b-H12")
    assert ghost["x"] < x < ghost["x"] + ghost["width"] and ghost["y"] < y < ghost["y"] + ghost["height"]


def test_a_new_tile_goes_to_another_square_and_back_to_the_rack(player: Player) -> None:
    player.drags("#b-C13", "#b-C14").drags("#b-C13", "#t0")
    assert player.intents == [
        ("drop", {"from": "C13", "to": "C14"}),
        ("drop", {"from": "C13", "to": "rack:0"}),
    ]


def test_a_tile_of_an_earlier_play_stays(player: Player) -> None:
    player.drags("#b-B6", "#b-C14")
    assert player.sent == []


def test_the_rack_is_put_in_another_order(player: Player) -> None:
    player.drags("#t1", "#t0").drags("#t0", ".rack__stub >> nth=1")
    assert [data["to"] for _, data in player.intents] == ["rack:0", "rack:3"]


def test_on_a_screen_that_is_turned_round_everything_is_where_the_hand_is(player: Player) -> None:
    player.page.evaluate("document.getElementById('work').dataset.turned = ''")
    player.drags("#t0", "#t1").drags("#t1", "#b-C14")
    assert [data["to"] for _, data in player.intents] == ["rack:1", "C14"]
    player.takes("#t0").moves("#b-H12")
    ghost = player.page.locator(".tile[data-flying]").bounding_box()
    x, y = player.middle("#b-H12")
    assert ghost and ghost["x"] < x < ghost["x"] + ghost["width"]
    assert ghost["y"] < y < ghost["y"] + ghost["height"]
    player.drops()


def test_the_shelf_is_as_good_as_the_rack(player: Player) -> None:
    player.takes("#b-C13")
    player.page.mouse.move(*(at + 4 for at in player.middle(".shelf")), steps=4)
    player.drops()
    assert player.intents == [("drop", {"from": "C13", "to": "rack:6"})]


@pytest.mark.parametrize("to", ["#t0", "#k"])
def test_put_back_or_let_fall_elsewhere_nothing_has_happened(player: Player, to: str) -> None:
    player.takes("#t0").moves("#b-C14").moves(to).drops()
    assert player.sent == [] and player.page.evaluate("taps") == []


def test_escape_lets_go_of_the_tile(player: Player) -> None:
    player.takes("#t0").moves("#b-C14")
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".tile[data-flying]")).to_have_count(0)
    player.drops()
    assert player.sent == []


def test_a_tap_with_a_hand_that_trembles_is_a_tap(player: Player) -> None:
    player.takes("#t0")
    x, y = player.middle("#t0")
    player.page.mouse.move(x + 3, y + 3)
    player.drops()
    assert player.sent == [] and player.page.evaluate("taps") == ["t0"]


def test_the_tap_after_a_drag_counts(player: Player) -> None:
    player.drags("#t0", "#b-C14")
    player.page.click("#t1")
    assert player.page.evaluate("taps") == ["t1"]


def test_a_finger_drags_while_answers_replace_what_is_under_it(player: Player) -> None:
    (x, y), to = player.middle("#t1"), player.middle("#b-H12")
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
        player.page.evaluate("getComputedStyle(document.getElementById('b-A2')).touchAction")
        == "manipulation"
    )
    for tile in ("#t0", "#b-C13"):
        assert player.page.locator(tile).evaluate("one => getComputedStyle(one).touchAction") == "none"
