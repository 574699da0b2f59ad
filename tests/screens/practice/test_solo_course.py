"""The course of a duplicate for one: its clock, a crash, the result, its files, a second window."""

import csv
import io

import pytest

from drivers.solo_window import SoloWindow, text_of
from drivers.window import wait_for
from faristol.kinds import fold_log
from faristol.practice.lost_racks import LOST_RACKS_RECORD
from faristol.practice.lost_racks import read as lost_racks

MINUTE = 60
EACH_RULESET = pytest.mark.parametrize("ruleset", ["duplicate", "romanian-duplicate"])


# --- the clock


def test_when_the_time_is_over_what_lies_there_is_proposed():
    window = SoloWindow()
    play = window.plays[1]
    window.lays_nth(1).wait(3 * MINUTE).does("time")
    assert window.game.points == play.score
    assert window.last["announce"].startswith("The time is over.")


def test_when_the_time_is_over_and_nothing_fits_there_is_nothing():
    window = SoloWindow()
    window.does("tile", place="0").does("square", row="0", col="0").wait(3 * MINUTE).does("time")
    assert window.game.points == 0 and window.game.round.proposal.by == "time"
    assert "The time is over" in window.regions["work"]


def test_a_clock_that_is_early_or_late_ends_nothing():
    window = SoloWindow()
    before = len(window.entries)
    window.wait(MINUTE).does("time")
    assert len(window.entries) == before
    window.proposes().wait(5 * MINUTE).does("time")
    assert window.game.round.proposal.by == "player"


def test_while_it_is_stopped_neither_rack_nor_board_can_be_seen():
    window = SoloWindow().wait(59)
    window.proposes().does("next").lays_nth().wait(30).does("stop")
    page = "".join(window.regions.values())
    assert "data-covered" in page and 'id="rack-' not in page and "data-text" not in page
    assert window.last["clock"] is None
    left = window.game.clock.remaining
    window.wait(3600).does("take_up")
    assert window.last["clock"]["remaining"] == left
    assert window.regions["work"].count('data-state="new"') > 1, "what was laid lies there again"


def test_a_game_without_a_clock_has_none_and_can_be_put_away():
    window = SoloWindow(seconds="0")
    assert window.last["clock"] is None and 'role="timer"' not in window.regions["bar"]
    assert not window.last["running"]
    window.go("#/")
    assert window.last["url"] == "#/" and "Duplicate for one · round 1 of 5" in window.regions["work"]


def test_who_leaves_in_the_time_is_asked_and_can_stop_the_clock():
    window = SoloWindow()
    stream = window.last["stream"]
    window.go("#/about")
    assert "Leave while the time is running?" in window.regions["dialog"]
    window.does("stop")
    assert window.last["url"] == "#/about" and not window.regions["dialog"]
    assert window.log_of(stream)[-1]["type"] == "TimeStopped"


def test_after_a_crash_it_goes_on_from_where_the_time_was_seen_last():
    window = SoloWindow()
    window.wait(40)
    window.do("alive")
    window.close()
    other = SoloWindow(disk=window.disk, begins=False)
    other.now = window.now + 90_000
    other.go(window.last["url"])
    assert "2:20 left" in other.regions["work"] and 'id="rack-' not in other.regions["shelf"]
    assert other.last["clock"] is None
    assert not other.act("solo.propose")["ok"]
    other.does("take_up")
    assert other.last["clock"]["remaining"] == 140_000 and 'id="rack-' in other.regions["shelf"]


# --- to the end


@EACH_RULESET
def test_a_whole_game_and_its_result(ruleset):
    window = SoloWindow(ruleset=ruleset)
    stream = window.last["stream"]
    window.to_the_end(2)
    event = fold_log(window.log_of(stream)).state
    text = text_of(window.regions["work"])
    assert f"{event.points} points; master plays: {event.possible}" in text
    assert window.regions["work"].count('<tr id="round-') == 5
    assert event.code.text in window.regions["work"]
    costliest = max(event.played, key=lambda each: each.missed)
    assert f'id="round-{costliest.number}" aria-current="true"' in window.regions["work"]
    window.act("solo_result.go_to", round="1")
    assert 'id="round-1" aria-current="true"' in window.regions["work"]
    window.act("solo_result.show", play="own")
    assert 'aria-pressed="true"' in window.regions["work"]
    window.act("solo_result.copied", copied="yes")
    assert "Copied." in window.regions["work"]


def test_the_racks_that_cost_most_are_kept_to_be_tried_again():
    window = SoloWindow()
    while window.game.stage != "over":
        window.does("nothing").does("next")
    kept = lost_racks(wait_for(window.log.choices())[LOST_RACKS_RECORD])
    assert len(kept) == 5 and all(each.lost == each.top for each in kept)
    assert {each.best for each in kept} == {each.master.play for each in window.game.played}
    assert sorted(kept[0].rack) in [sorted(each.rack) for each in window.game.played]


def test_of_a_game_without_a_miss_nothing_is_kept_and_home_says_how_it_ended():
    window = SoloWindow().to_the_end()
    assert LOST_RACKS_RECORD not in wait_for(window.log.choices())
    assert "100.0%" in window.regions["work"] and "100.0%" in window.last["announce"]
    window.to_the_end().go("#/")
    assert "Duplicate for one · finished, 100.0%" in window.regions["work"]


def test_who_ends_it_sees_what_was_played():
    window = SoloWindow(rounds="0")
    window.proposes().does("next").does("ask", question="end")
    assert "End the game now?" in window.regions["dialog"]
    window.does("end")
    assert "Ended after 1 round." in window.regions["work"]
    assert window.regions["work"].count('<tr id="round-') == 1


# --- its files


def test_the_rounds_go_to_a_spreadsheet():
    window = SoloWindow()
    window.does("hint", hint="points").to_the_end(1)
    window.go(f"{window.last['url']}/file")
    saved = window.do("file.save", data={"what": "csv"})["save"]
    lines = list(csv.reader(io.StringIO(saved["text"].lstrip("\ufeff"))))
    assert lines[0][:4] == ["Round", "Rack", "Own play", "Points"]
    assert lines[0][4:] == ["Master play", "Master play’s points", "Hints", "Seconds"]
    first = window.game.played[0]
    counted = (first.points, first.master.play, first.master.points, 5, first.spent // 1000)
    assert lines[1][3:] == [str(each) for each in counted]
    assert len(lines) == 6


def test_the_log_is_told_and_the_page_for_everybody_can_be_made():
    window = SoloWindow(name="Aina")
    window.does("hint", hint="line").does("stop").does("take_up").does("nothing").does("next").to_the_end(1)
    window.go(f"{window.last['url']}/file")
    text = text_of(window.regions["work"])
    for told in ("A hint for 10", "The time was stopped", "Nothing was proposed", "The game ended"):
        assert told in text
    page = window.do("file.publish")["save"]["text"]
    assert window.game.code.text in page and "Aina" in page
