"""A keyboard on the board, its focus, and how large it is drawn."""

from typing import Any

import pytest
from playwright.sync_api import expect

from drivers.browser.at_the_board import Player, Sits

pytestmark = pytest.mark.everyday

# --- the keyboard


def test_arrows_lead_from_square_to_square_and_stop_at_the_edge(player: Player) -> None:
    player.page.focus("#b-C14")
    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowDown"):
        player.page.keyboard.press(key)
    assert player.focused() == "B14"
    assert [(data["row"], data["col"]) for _, data in player.intents] == [
        ("2", "14"),
        ("1", "14"),
        ("0", "14"),
        ("0", "13"),
        ("1", "13"),
    ]
    assert {do for do, _ in player.intents} == {"square"}


def test_space_turns_and_the_other_keys_do_what_they_say(player: Player) -> None:
    player.page.focus("#b-C14")
    for key in ("Space", "Backspace", "Enter", "Escape"):
        player.page.keyboard.press(key)
    assert player.intents == [("turn", {}), ("back", {}), ("enter", {}), ("recall", {})]
    assert player.page.evaluate("taps") == []


def test_what_is_typed_fast_is_sent_whole_and_in_order(player: Player) -> None:
    player.page.focus("#b-C14")
    text = "apetonyeul·lçșq?"
    player.page.evaluate(
        """(text) => {
            const press = (key) => new KeyboardEvent("keydown", { key, bubbles: true });
            for (const key of text) document.activeElement.dispatchEvent(press(key));
        }""",
        text,
    )
    assert [data["key"] for _, data in player.intents] == list(text)
    assert {do for do, _ in player.intents} == {"key"}


def test_a_letter_with_shift_is_a_blank_and_a_sign_with_shift_or_altgr_is_none(player: Player) -> None:
    player.page.focus("#b-C14")
    player.page.keyboard.press("Shift+L")
    press(player, key="?", shiftKey=True)
    press(player, key="L")  # caps lock
    press(player, key="·", ctrlKey=True, altKey=True, modifierAltGraph=True)
    press(player, key="·", altKey=True)
    assert [data for _, data in player.intents] == [
        {"key": "L", "blank": "yes"},
        *({"key": key} for key in "?L··"),
    ]


def press(player: Player, **event: Any) -> None:
    """What other keyboards send."""
    player.page.evaluate(
        "event => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', event))",
        {"bubbles": True, **event},
    )


def test_keys_elsewhere_are_not_for_the_board_and_shortcuts_are_left_to_the_browser(player: Player) -> None:
    player.page.focus("#t0")
    player.page.keyboard.type("abc")
    player.page.focus("#b-C14")
    press(player, key="z", ctrlKey=True)
    press(player, key="c", metaKey=True)
    press(player, key="ArrowLeft", altKey=True)
    press(player, key="Tab")
    press(player, key="F5")
    press(player, key="Dead")
    assert player.sent == []


def test_a_key_that_is_held_repeats_only_where_that_is_meant(player: Player) -> None:
    player.page.focus("#b-C14")
    for key in ("a", " ", "Enter", "Backspace"):
        press(player, key=key, repeat=True)
    assert player.intents == [("back", {})]


def test_the_focus_goes_where_the_engine_has_put_the_cursor(player: Player) -> None:
    player.page.focus("#b-C14")
    player.page.keyboard.type("a")
    player.engine_moves_the_cursor("C15")
    expect(player.page.locator("#b-C15")).to_be_focused()
    player.page.focus("#t0")
    player.engine_moves_the_cursor("D1")
    assert player.focused() == "t0"


def test_late_answers_do_not_pull_the_cursor_back(player: Player) -> None:
    player.page.focus("#b-C14")
    player.page.keyboard.press("ArrowDown")
    player.page.keyboard.press("ArrowDown")
    player.engine_moves_the_cursor("D14")
    assert player.focused() == "E14"
    player.engine_moves_the_cursor("E14")
    player.page.keyboard.type("a")
    player.engine_moves_the_cursor("E15")
    expect(player.page.locator("#b-E15")).to_be_focused()


def test_a_tap_brings_the_keyboard_to_the_square_and_our_own_keys_leave_it_there(player: Player) -> None:
    player.page.click("#b-H12")
    player.page.click("#k-1")
    assert player.focused() == "H12"
    assert player.page.evaluate("taps") == ["b-H12", "k-1"]


# --- the phone


def test_the_first_tap_draws_the_board_large_under_the_finger_and_what_is_in_sight_stays(sits: Sits) -> None:
    player = sits(360, 740, cursor=(7, 7), begun=True)
    before = player.middle("#b-H8")
    player.page.tap("#b-H8")
    box = player.page.locator("#b-H8").bounding_box()
    assert box and box["width"] > 40
    assert all(abs(now - then) < 12 for now, then in zip(player.middle("#b-H8"), before, strict=True))
    large = player.middle("#b-H8")
    for square in ("H9", "I9"):
        player.engine_moves_the_cursor(square)
        expect(player.page.locator(f"#b-{square}")).to_be_focused()
        assert player.middle("#b-H8") == large
    player.engine_moves_the_cursor("O15")
    expect(player.page.locator("#b-O15")).to_be_in_viewport(ratio=1)
    for mark in ("O", "15"):
        expect(player.page.get_by_text(mark, exact=True).first).to_be_in_viewport(ratio=1)


def test_tiles_that_lie_on_the_board_leave_it_as_large_as_it_was(sits: Sits) -> None:
    for width, height in ((360, 640), (1024, 768)):
        sizes = [
            sits(width, height, begun=begun).page.locator("#b-H8").bounding_box() for begun in (False, True)
        ]
        assert sizes[0] == sizes[1]


def test_squares_are_as_large_as_the_screen_lets_them_be(sits: Sits) -> None:
    for width, height, side in ((360, 740, 21.5), (1024, 768, 34), (1920, 1080, 50)):
        player = sits(width, height)
        box = player.page.locator("#b-H8").bounding_box()
        assert box and box["width"] == box["height"] >= side
        assert player.page.evaluate("document.querySelector('.work').scrollWidth <= innerWidth")
