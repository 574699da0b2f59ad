"""Topping through the front door: the form, tries, the best play, the time that counts."""

from drivers.solo_window import SoloWindow, text_of
from drivers.window import Window
from faristol.core.play import write_play
from faristol.words.plays import find_plays

TOPPING = {"counts": "time", "penalty": "60"}


def worse(window: SoloWindow) -> str:
    """Return the best of the plays that are not the best of all."""
    game = window.game
    found = find_plays(window.words, game.board, game.round.rack).ordered()
    play = next(each.play for each in found if each.score < window.plays[0].score)
    return write_play(game.tile_set, play)


def test_a_try_is_told_and_listed_and_the_clock_runs_on():
    window = SoloWindow(**TOPPING).wait(10)
    window.lays(worse(window)).does("propose")
    assert "there is a better one" in window.last["announce"]
    assert 'id="tries"' in window.page and window.last["clock"] is not None
    assert "until the best play is found" in text_of(window.regions["shelf"])
    assert window.entries[-1]["type"] == "Tried"


def test_the_best_play_shows_the_time_in_which_it_was_found():
    window = SoloWindow(**TOPPING).wait(40)
    window.proposes()
    assert "Found in 0:42." in text_of(window.page)
    assert window.game.time == 42


def test_a_missed_best_play_counts_the_time_and_the_clubs_penalty():
    window = SoloWindow(**TOPPING)
    window.does("ask", question="nothing").does("nothing")
    assert "Not found: the whole time counts, 3:00, and 60 s more." in text_of(window.page)
    assert window.game.time == 240


def test_what_lies_there_when_the_time_is_over_is_a_try_or_the_best_play():
    window = SoloWindow(**TOPPING)
    window.lays(worse(window)).wait(180).does("time")
    assert [entry["type"] for entry in window.entries[-3:]] == ["Tried", "Proposed", "MasterPlaced"]
    assert window.game.time == 240
    window = SoloWindow(**TOPPING)
    window.lays_nth().wait(180).does("time")
    assert window.game.round.is_top and window.game.time == 180


def test_there_is_no_hint_to_be_bought():
    assert 'id="hint"' not in SoloWindow(**TOPPING).page
    assert 'id="hint"' in SoloWindow().page


def test_without_a_clock_the_time_cannot_count():
    window = SoloWindow(begins=False)
    window.fields |= {**TOPPING, "seconds": "0"}
    assert not window.begins()["ok"]
    assert "Where the time counts, there must be a clock." in text_of(window.page)
    assert not window.disk.entries


def test_the_game_of_the_day_is_for_points():
    window = SoloWindow(way="day", **TOPPING)
    assert window.game.topping is None


def test_a_friend_who_types_the_code_can_let_the_time_count():
    one = SoloWindow(seconds="120", rounds="5")
    window = SoloWindow(begins=False)
    window.fields |= {"way": "code", "code": one.game.code.text, **TOPPING}
    assert window.begins()["ok"], window.page
    assert window.game.round.rack == one.game.round.rack and window.game.topping


def test_the_result_the_card_and_the_files_say_the_time():
    window = SoloWindow(**TOPPING, rounds="5").wait(10)
    window.proposes().does("next")
    window.does("ask", question="end").does("end")
    assert "0:12" in text_of(window.regions["work"])
    stream = window.last["stream"]
    window.go("#/")
    assert "Topping · ended after 1 round" in text_of(window.page)
    window.go(f"#/event/{stream}/file")
    csv = window.act("file.save", what="csv")["save"]["text"]
    assert "Counted seconds" in csv and csv.splitlines()[1].endswith("12")
    assert "0:12" in window.act("file.publish")["save"]["text"]


def test_it_goes_on_after_a_crash_with_what_was_tried():
    window = SoloWindow(**TOPPING).wait(20)
    window.lays(worse(window)).does("propose")
    window.do("alive")
    window.close()
    other = Window(window.disk)
    other.now = window.now + 60_000
    other.go(window.last["url"])
    assert other.act("solo.take_up")["ok"] and 'id="tries"' in other.page


def test_as_last_time_says_that_the_time_counts():
    window = SoloWindow(**TOPPING)
    window.does("stop").go("#/practice")
    assert "Time (topping)" in text_of(window.page)


def test_my_figures_say_that_topping_is_not_among_them():
    window = SoloWindow(rounds="5").to_the_end()
    SoloWindow(disk=window.disk, **TOPPING, rounds="5").to_the_end()
    window.go("#/figures")
    assert "1 game of topping is not counted here" in text_of(window.page)
