"""Undo, tapped again and again: each step changes something, and the last one leads back to the beginning."""

from random import Random

import pytest

from drivers.club import PLAYERS, Club, words
from drivers.event_files import keeps
from drivers.window import Window
from faristol.core.play import write_play
from faristol.games.duplicate.possible import plays_of
from faristol.games.log import effective


class Evening:
    """A judge's window with a duplicate, and its page, which ends the time when the clock is at nought."""

    def __init__(self):
        club = Club(players=PLAYERS[:3]).begin()
        self.window = Window()
        self.window.now = club.entries[-1]["at"] + 1_000
        keeps(self.window, "dupli", club.entries)
        self.window.go("#/event/dupli")

    @property
    def state(self):
        return self.window.state

    def does(self, do, seconds=5, fields=None, **data):
        answer = self.window.wait(seconds).do(do, fields, data=data)
        self.time_runs_out()
        return answer["ok"]

    def time_runs_out(self):
        """The page says that its clock is at nought, as often as that comes to pass."""
        clock = self.window.last["clock"]
        runs = clock and clock["running_since"] is not None
        if runs and self.window.now - clock["running_since"] >= clock["remaining"]:
            self.window.do(clock["over"])

    def counting(self):
        return effective(self.window.entries)


@pytest.fixture
def evening():
    return Evening()


def best(event):
    return write_play(event.tile_set, plays_of(event, event.round, words("ca")).best[0].play)


def steps_back(evening):
    """Undo until there is nothing left to undo, and return what counted before each step."""
    seen = []
    while True:
        before = evening.counting()
        if not evening.does("event.undo"):
            return seen
        seen.append(before)
        assert evening.counting() != before
        assert len(seen) < 100, "undo comes to no end"


def test_undo_goes_past_an_early_end_though_the_time_would_be_over_by_now(evening):
    evening.does("duplicate.start")
    evening.does("duplicate.end_time", seconds=60)
    for player in evening.state.expected_in(1):
        evening.does("duplicate.null", reason="absent", table=str(player.table))
    evening.does("duplicate.null", seconds=200, reason="none", table="1")
    assert evening.state.stage == "slips"
    steps_back(evening)
    assert evening.state.stage == "call"


def test_undo_goes_past_the_end_that_the_clock_has_written(evening):
    evening.does("duplicate.start")
    evening.does("duplicate.take", fields={"play": "h8 zzzz", "table": "2"})
    evening.does("look", seconds=200)
    assert evening.state.stage == "slips"
    ended = evening.state.round.ended
    evening.does("event.undo")
    assert (evening.state.stage, evening.state.round.slips) == ("slips", {})
    assert evening.state.round.ended == ended
    evening.does("event.undo")
    assert evening.state.stage == "call"


def test_an_end_tapped_too_early_is_undone_while_there_is_time(evening):
    evening.does("duplicate.start")
    evening.does("duplicate.end_time", seconds=60)
    evening.does("event.undo", seconds=30)
    assert evening.state.stage == "time"
    assert evening.state.clock.left(evening.window.now) == 90_000


@pytest.mark.parametrize("seed", range(12))
def test_from_any_state_undo_leads_step_by_step_to_the_first_one(evening, seed):
    random, first = Random(seed), evening.counting()
    for _ in range(25):
        match random.choice(["start", "stop", "end_time", "take", "null", "warn", "master", "next", "wait"]):
            case "take":
                evening.does("duplicate.take", fields={"play": "h8 zzzz", "table": str(random.randint(1, 3))})
            case "null":
                evening.does("duplicate.null", reason=random.choice(["none", "absent"]))
            case "master" if evening.state.stage == "slips":
                evening.does("duplicate.to_master")
                evening.does("duplicate.master", play=best(evening.state))
            case "next" if evening.state.stage == "results":
                evening.does("duplicate.next_round")
            case "wait":
                evening.does("look", seconds=random.choice([20, 100, 240]))
            case act if act in ("start", "stop", "end_time", "warn"):
                evening.does(f"duplicate.{act}", seconds=random.choice([1, 40, 100]))
    steps_back(evening)
    assert [entry["type"] for entry in evening.counting()] == [entry["type"] for entry in first]


def test_a_draw_is_undone_past_the_end_of_its_time_as_well():
    window = Window()
    window.open_draw()
    window.speak()
    window.do("draw.start")
    window.wait(60).do("draw.end_time")
    window.wait(300).do("event.undo")
    assert window.state.phase == "call"
    window.do("draw.start")
    window.wait(300).do("draw.time_over")
    assert window.state.phase == "keep"
    window.do("event.undo")
    assert window.state.phase == "call"
