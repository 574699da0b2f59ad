"""The engine's answer to a window that has somebody to show the board to."""

from drivers.draw import SECRET
from drivers.window import Window

WITH_BOARD = {"board": -1}
"""A board that shows nothing yet."""


def test_the_board_comes_only_when_it_is_asked_for():
    window = Window()
    assert "public" not in window.do("refresh", **WITH_BOARD)
    window.open_draw()
    assert "public" not in window.do("refresh")
    public = window.do("refresh", **WITH_BOARD)["public"]
    assert public["language"] == "ca"
    assert public["clock"] is None
    assert 'id="public-promise"' in public["html"]


def test_it_follows_each_act_whatever_screen_the_judge_is_at():
    window = Window()
    stream = window.open_draw()
    window.speak()
    started = window.do("draw.start", **WITH_BOARD)["public"]
    assert started["clock"] == {"remaining": 180_000, "running_since": window.now}
    window.wait(30)
    at_file = window.do("go", data={"to": f"#/event/{stream}/file"}, **WITH_BOARD)
    assert at_file["clock"] is None
    assert at_file["public"]["clock"] == started["clock"]
    assert ">2:30</div>" in at_file["public"]["html"]
    assert SECRET.hex() not in at_file["public"]["html"]


def test_a_window_that_watches_shows_no_board():
    window = Window()
    window.open_draw()
    other = Window(window.disk)
    other.go(window.last["url"])
    assert other.last["writing"] is False
    assert "public" not in other.do("refresh", **WITH_BOARD)


def test_no_board_after_the_judge_went_home():
    window = Window()
    window.open_draw()
    assert "public" not in window.do("go", data={"to": "#/"}, **WITH_BOARD)


def test_it_is_not_sent_again_while_nothing_was_written():
    window = Window()
    window.open_draw()
    entries = window.do("refresh", **WITH_BOARD)["entries"]
    assert "public" not in window.do("draw.write_room", {"room": "plu"}, board=entries)
    assert "public" in window.do("draw.room", {"room": "pluja", "person": "Bel"}, board=entries)
