"""An event goes from one tablet to another as codes on the screen, without any network."""

import random
import re

import pytest
import segno

from drivers.director_window import DirectorWindow
from drivers.event_files import backup, opened
from drivers.moving_code import at_camera, looks, rows, shown_codes, shown_texts
from drivers.window import Window
from faristol.games.publishing import backed_up
from faristol.room.by_sight import pack_seat_key
from faristol.room.code_text import to_text
from faristol.screens.home.read.view import file_in_sight
from faristol.screens.parts.moving_code import AT_ONCE

# --- showing


def test_the_codes_are_those_of_the_file_and_come_a_few_at_a_time():
    window, stream = opened()
    codes = shown_codes(window)
    assert len(codes) > AT_ONCE
    for code, text in zip(codes, shown_texts(window, stream), strict=True):
        drawn = segno.make_qr(text, error="l", boost_error=False, mask=4)
        assert rows(code) == ["".join(map(str, row)) for row in drawn.matrix]


def test_what_the_page_asks_for_beyond_the_last_code_changes_nothing():
    window, _ = opened()
    codes = shown_codes(window)
    for start in ("-1", "999999"):
        assert window.do("file.more_codes", data={"from": start})["ok"]
        assert window.regions["dialog"].count(codes[0 if start == "-1" else -1]) == 1


def test_showing_a_log_with_the_secret_is_noted_once():
    window, _ = opened()
    before = len(window.entries)
    shown_codes(window)
    assert [entry["type"] for entry in window.entries[before:]] == ["Exported"]


def test_a_code_that_was_only_shown_is_no_backup():
    window = DirectorWindow()
    window.opens(mode="top-down", first_round="lot", scoring="coefficients")
    window.go(f"#/event/{window.stream}/file")
    shown_codes(window)
    assert "It was shown as a moving code, with the secret in it" in window.regions["work"]
    assert "file.ask_delete" not in window.regions["work"]
    window.do("file.export")
    assert "file.ask_delete" in window.regions["work"]
    window.do("file.show_code")
    assert "The last backup noted here lacks" not in window.regions["work"]


def test_without_a_secret_the_log_is_left_as_it_is():
    window = Window()
    window.play_a_draw()
    window.go(f"#/event/{window.last['stream']}/file")
    before = window.entries
    shown_codes(window)
    assert window.entries == before


def test_escape_ends_it():
    window, _ = opened()
    shown_codes(window)
    window.do("dismiss")
    assert "moving-code-picture" not in window.page
    assert window.do("file.more_codes", data={"from": "3"})["ok"]
    assert "moving-code-picture" not in window.page


# --- reading


def test_an_event_comes_over_whichever_codes_are_missed():
    window, stream = opened(rounds=12)
    chance = random.Random(2)
    other = at_camera()
    answer = {"url": "#/read"}
    for text in shown_texts(window, stream) * 4:
        if chance.random() < 0.4:
            continue
        answer = looks(other, text)
        if answer["url"] != "#/read":
            break
    assert answer["url"] == f"#/event/{stream}" and answer["ok"]
    assert other.entries == backed_up(window.entries)
    assert 'id="camera"' not in other.page


def test_several_codes_may_come_at_once_and_the_progress_is_in_words():
    window, stream = opened(rounds=12)
    texts = shown_texts(window, stream)
    other = at_camera()
    answer = looks(other, *texts[:2])
    assert 'value="2"' in other.page
    assert re.fullmatch(r"2 of [2-8] parts have been read.", answer["announce"])
    assert looks(other, *texts[2:])["url"] == f"#/event/{stream}"


def test_a_code_of_something_else_is_named_and_does_no_harm():
    window, stream = opened(rounds=12)
    texts = shown_texts(window, stream)
    other = at_camera()
    looks(other, texts[0])
    for foreign in ("https://example.org/", "", "Ñ", to_text(pack_seat_key(1, bytes(16))), "A" * 5_000):
        looks(other, foreign)
        assert 'id="other-code"' in other.page and 'value="1"' in other.page
    looks(other, texts[1])
    assert 'id="other-code"' not in other.page and 'value="2"' in other.page


def test_an_event_that_is_here_already_is_said_to_be_and_the_camera_rests():
    window, stream = opened()
    texts = shown_texts(window, stream)
    at_camera(window)
    answer = looks(window, *texts)
    assert not answer["ok"] and answer["url"] == "#/read"
    assert window.regions["notice"] and 'id="read-whole"' in window.page and 'id="camera"' not in window.page
    looks(window, *texts)
    window.does("read.try_again")
    assert 'id="camera"' in window.page


@pytest.mark.parametrize("choice", ["bring_more", "bring_copy", None])
def test_of_an_event_that_differs_the_same_is_asked_as_of_a_file(choice):
    window, stream = opened()
    early = backup(window)
    window.go(f"#/event/{stream}")
    window.time()
    window.do("draw.next_round")
    window.go(f"#/event/{stream}/file")
    texts = shown_texts(window, stream)
    other = Window()
    other.do("home.bring", file=early)
    at_camera(other)
    looks(other, *texts)
    assert 'id="differs"' in other.page and 'id="camera"' not in other.page
    if choice is None:
        assert other.do("dismiss")["url"] == "#/read"
        return
    answer = other.act(f"read.{choice}")
    assert answer["ok"] and (answer["stream"] == stream) == (choice == "bring_more")
    assert len(other.entries) == len(backed_up(window.entries))


def test_a_crash_in_the_middle_begins_the_reading_anew():
    window, stream = opened(rounds=12)
    texts = shown_texts(window, stream)
    other = at_camera()
    looks(other, *texts[:2])
    file_in_sight.cache_clear()  # it was in the memory of the engine that died
    other.restart()
    assert other.last["url"] == "#/read" and 'id="read-parts"' not in other.page
    assert looks(other, *texts[1:])["url"] == f"#/event/{stream}"


def test_why_there_is_no_camera_is_said_and_it_can_be_tried_again():
    window = Window()
    window.go("#/read")
    refusals = "NotAllowedError", "NotFoundError", "SecurityError", "NotReadableError", "NotSupportedError"
    for why in (*refusals, ""):
        window.does("read.no_camera", why=why)
        assert 'id="no-camera"' in window.page and 'id="camera"' not in window.page
        window.does("read.try_again")
        assert 'id="camera"' in window.page
    window.does("read.camera_on")
    assert window.last["announce"] == "The camera is on."
