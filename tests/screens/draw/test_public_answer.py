"""The engine's answer to a window that has somebody to show the board to."""

from drivers.draw import SECRET
from drivers.window import Window

WITH_BOARD = {"board": -1}
"""A board that shows nothing yet."""


def test_the_board_comes_only_when_it_is_asked_for_and_not_after_the_judge_went_home():
    window = Window()
    assert "public" not in window.do("refresh", **WITH_BOARD)
    window.open_draw()
    assert "public" not in window.do("refresh")
    public = window.do("refresh", **WITH_BOARD)["public"]
    assert public["language"] == "ca"
    assert public["clock"] is None
    assert 'id="public-promise"' in public["html"]
    assert "public" not in window.do("go", data={"to": "#/"}, **WITH_BOARD)


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


def test_it_is_not_sent_again_while_nothing_was_written():
    window = Window()
    window.open_draw()
    board = window.do("refresh", **WITH_BOARD)["board"]
    assert "public" not in window.do("draw.write_room", {"room": "plu"}, board=board)
    assert "public" in window.do("draw.room", {"room": "pluja", "person": "Bel"}, board=board)


def test_each_tile_that_is_called_is_sent_and_a_tile_that_was_called_stays():
    window = Window()
    window.open_draw()
    before = window.speak()
    board = before["board"]
    window.do("refresh", **WITH_BOARD)
    for tile, seen in [
        ("called-1", 1),
        ("called-2", 2),
        ("called-5", 5),
        ("called-3", None),
        ("called-7", 7),
    ]:
        answer = window.do("draw.called", data={"tile": tile, "by_hand": "yes"}, board=board)
        if seen is None:
            assert "public" not in answer
        else:
            assert answer["public"]["html"].count("rack__stub") == 7 - seen
        board = answer["board"]
    assert window.last["entries"] == before["entries"], "it is not in the log"


def test_the_voice_says_which_tile_it_reads():
    window = Window()
    window.open_draw()
    assert window.speak()["speech"]["each"] == "draw.called"
    for room_sees in ("time", "draw"):
        other = Window()
        other.open_draw(room_sees=room_sees)
        assert other.speak()["speech"]["each"] is None
        assert 'data-do="draw.called"' not in other.page
