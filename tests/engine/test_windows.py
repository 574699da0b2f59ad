"""Several windows over one disk, crashes, and the time that nobody saw."""

import pytest

from drivers.club import Club
from drivers.event_files import brought
from drivers.window import Window, contents
from faristol.storage.files import export_file


def judge_and_scorer():
    judge = Window()
    stream = judge.open_draw()
    judge.speak()
    scorer = Window(judge.disk)
    scorer.go(f"#/event/{stream}")
    return judge, scorer, stream


# --- one writes, the others watch


def test_a_second_window_watches_and_is_told_so():
    judge, scorer, _ = judge_and_scorer()
    assert judge.last["writing"]
    assert not scorer.last["writing"]
    assert "only shows it" in scorer.regions["notice"]
    assert "undo" not in scorer.regions["bar"]


def test_what_a_watching_window_does_is_refused_and_not_written():
    judge, scorer, _ = judge_and_scorer()
    kept = contents(judge.disk)
    for do in ("draw.start", "draw.end_time", "draw.end", "event.undo"):
        assert scorer.do(do)["ok"] is False
        assert "only shows it" in scorer.regions["notice"]
    assert contents(judge.disk) == kept


def test_a_watching_window_sees_what_the_other_writes():
    judge, scorer, _ = judge_and_scorer()
    judge.do("draw.start")
    answer = scorer.do("refresh")
    assert answer["clock"]["running_since"] == judge.now
    assert scorer.regions["work"].replace(" disabled", "") == judge.regions["work"].replace(" disabled", "")


def test_the_second_window_takes_over_only_when_the_first_is_gone():
    judge, scorer, _ = judge_and_scorer()
    assert scorer.do("event.claim")["ok"] is False
    assert "is still using this event" in scorer.regions["notice"]
    judge.do("draw.start")
    judge.close()
    assert scorer.do("event.claim")["ok"]
    assert scorer.last["writing"]
    assert scorer.regions["notice"] == ""
    assert scorer.do("draw.end_time")["ok"]
    assert scorer.types[-2:] == ["TimeStarted", "TimeEnded"]


def test_an_event_put_back_may_be_written_by_another_window():
    judge, scorer, stream = judge_and_scorer()
    judge.do("leave", data={"to": "#/"})
    scorer.do("leave", data={"to": "#/"})
    scorer.go(f"#/event/{stream}")
    assert scorer.last["writing"]


def test_a_stale_writer_is_refused_whole_and_then_shows_what_stands():
    """Without locks (plain http) a second writer is found at its first write."""
    judge, scorer, stream = judge_and_scorer()
    judge.disk.writers.clear()
    scorer.go("#/")
    scorer.go(f"#/event/{stream}")
    assert scorer.last["writing"]
    scorer.do("draw.start")
    answer = judge.do("draw.end_time")
    assert answer["ok"] is False
    assert "a moment ago" in judge.regions["notice"]
    assert judge.types[-1] == "TimeStarted"
    assert answer["clock"]["running_since"] == scorer.now
    assert judge.do("draw.end_time")["ok"]


def test_home_lists_what_another_window_opened():
    one = Window()
    other = Window(one.disk)
    one.open_draw(name="Dilluns al casal")
    assert "Dilluns al casal" not in other.regions["work"]
    other.do("refresh")
    assert "Dilluns al casal" in other.regions["work"]


# --- leaving


@pytest.mark.parametrize("ruleset", ["duplicate", "romanian-duplicate", "completiv"])
def test_on_the_results_of_a_round_one_leaves_unasked(ruleset):
    club = Club(ruleset, ("Ana", "Ion")).begin().rounds(1)
    window = Window()
    assert brought(window, export_file("event", club.entries, "0", [], 0))["ok"]
    window.go("#/event/event")
    assert window.go("#/")["url"] == "#/"
    window.go("#/event/event")
    window.do("duplicate.next_round")
    assert window.go("#/")["url"] == "#/event/event" and "leave-now" in window.regions["dialog"]


def test_leaving_a_running_event_is_asked_first():
    window = Window()
    stream = window.open_draw()
    window.speak()
    answer = window.go("#/")
    assert answer["url"] == f"#/event/{stream}"
    assert 'id="leave"' in window.regions["dialog"]
    window.do("dismiss")
    assert window.regions["dialog"] == ""
    window.go("#/settings")
    assert window.do("leave", data={"to": "#/settings"})["url"] == "#/settings"
    assert window.regions["dialog"] == ""


def test_an_event_that_does_not_run_is_left_unasked():
    window = Window()
    window.open_draw()
    assert window.go("#/")["url"] == "#/"


def test_its_own_file_is_part_of_a_running_event():
    window = Window()
    stream = window.open_draw()
    window.speak()
    assert window.go(f"#/event/{stream}/file")["url"] == f"#/event/{stream}/file"


def test_a_watching_window_leaves_unasked():
    _, scorer, _ = judge_and_scorer()
    assert scorer.go("#/")["url"] == "#/"


# --- the time that nobody saw


def running_round():
    """A round of three minutes, seen for the last time after 60 s."""
    window = Window()
    window.open_draw()
    window.speak()
    window.do("draw.start")
    window.wait(60).do("alive")
    return window


def reopened(window):
    """The browser came back: another window, at the address where the old one was."""
    window.close()
    new = Window(window.disk)
    new.now = window.now
    new.last = {"url": window.last["url"], "session": {}}
    new.start()
    return new


@pytest.mark.parametrize(("unseen", "asked"), [(2, False), (3, False), (3.1, True), (60, True), (600, True)])
def test_after_a_crash_the_judge_is_asked_about_more_than_three_seconds(unseen, asked):
    window = reopened(running_round().wait(unseen))
    assert ("unseen-title" in window.regions["work"]) == asked
    assert (window.last["clock"] is None) == asked


def test_both_readings_of_the_time_are_offered():
    window = reopened(running_round().wait(52))
    assert "<strong>2:00</strong>" in window.regions["work"]
    assert "<strong>1:08</strong>" in window.regions["work"]


@pytest.mark.parametrize(
    ("do", "left", "reading"),
    [
        ("draw.as_last_seen", 120_000, "as-last-seen"),
        ("draw.as_if_running", 68_000, "ran-on"),
        ("draw.start_again", 180_000, "again"),
    ],
)
def test_the_round_goes_on_as_the_judge_chose_and_the_log_says_how(do, left, reading):
    window = reopened(running_round().wait(52))
    assert window.do(do)["clock"]["remaining"] == left
    assert window.entries[-1]["after_crash"] == reading
    assert "unseen-title" not in window.regions["work"]


def test_if_the_time_ran_on_to_its_end_the_round_is_over():
    window = reopened(running_round().wait(500))
    assert window.do("draw.as_if_running")["ok"]
    assert (window.types[-1], window.entries[-1]["by"]) == ("TimeEnded", "ran-on")


def test_the_round_may_be_void():
    window = reopened(running_round().wait(52))
    assert window.do("draw.new_rack")["ok"]
    assert window.types[-2:] == ["RackSetAside", "RackDrawn"]


def test_the_question_stays_until_it_is_answered():
    window = reopened(running_round().wait(52))
    window.wait(5).do("alive")
    window.do("refresh")
    assert "unseen-title" in window.regions["work"]
    again = reopened(window)
    assert "<strong>2:00</strong>" in again.regions["work"]


def test_a_restart_in_place_asks_nothing():
    window = running_round().wait(20)
    window.restart()
    assert window.last["clock"]["remaining"] == 180_000
    assert "unseen-title" not in window.regions["work"]


def test_a_clock_that_stood_is_not_asked_about():
    window = running_round()
    window.do("draw.stop")
    assert "unseen-title" not in reopened(window.wait(500)).regions["work"]


def test_coming_back_from_home_in_the_same_window_asks_nothing():
    window = running_round()
    address = window.last["url"]
    window.do("leave", data={"to": "#/"})
    window.wait(30).go(address)
    assert window.last["clock"]
    assert "unseen-title" not in window.regions["work"]


def test_a_browser_that_comes_back_at_home_asks_when_the_event_is_opened():
    window = running_round().wait(52)
    address = window.last["url"]
    window.last = {"url": "#/", "session": {}}
    new = reopened(window)
    new.go(address)
    assert "unseen-title" in new.regions["work"]


# --- what another window took away


def test_an_event_deleted_elsewhere_is_no_longer_here():
    judge, scorer, stream = judge_and_scorer()
    judge.do("draw.end_time")
    judge.do("draw.end")
    judge.go(f"#/event/{stream}/file")
    judge.do("file.export")
    judge.do("file.delete")
    answer = scorer.do("refresh")
    assert answer.get("broken") is None
    assert (answer["url"], answer["stream"]) == ("#/", None)
    assert "not on this device" in scorer.regions["notice"]


def test_the_end_of_the_time_in_a_watching_window_is_no_refusal():
    judge, scorer, _ = judge_and_scorer()
    judge.do("draw.start")
    scorer.do("refresh")
    assert scorer.wait(181).do("draw.time_over")["ok"]
    assert judge.types[-1] == "TimeStarted"


def test_a_watching_window_does_not_delete_what_another_writes():
    judge, scorer, stream = judge_and_scorer()
    judge.do("draw.end_time")
    judge.do("draw.end")
    scorer.do("refresh")
    scorer.go(f"#/event/{stream}/file")
    kept = contents(judge.disk)
    assert scorer.do("file.delete")["ok"] is False
    assert contents(judge.disk) == kept


def test_an_event_deleted_here_and_imported_elsewhere_can_be_written_there():
    window = Window()
    stream = window.play_a_draw()
    window.go(f"#/event/{stream}/file")
    file = window.do("file.export")["save"]["text"].encode()
    window.do("file.delete")
    other = Window(window.disk)
    other.do("home.bring", file=file)
    assert other.last["writing"]
