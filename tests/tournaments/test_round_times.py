"""When rounds are to start, and the clock of the one that is on: what may be written, what it changes."""

import pytest

from drivers.director import Director
from drivers.log import MINUTE
from faristol.errors import Rejected
from faristol.fields import Damaged
from faristol.tournaments import directing, opening, timing
from faristol.tournaments.facts import apply
from faristol.tournaments.rounds import Start


@pytest.mark.parametrize(
    ("written", "hour"),
    [
        ("9:30", "09:30"),
        ("9.30", "09:30"),
        ("23:59", "23:59"),
        ("0:00", "00:00"),
        ("16h05", "16:05"),
        ("8", "08:00"),
    ],
)
def test_an_hour_is_written_as_people_write_it(written, hour):
    event = Director("ABCD", rounds=3).do(timing.plan_start, 1, written).state
    assert event.starts == {1: Start(hour)}


@pytest.mark.parametrize("wrong", ["24:00", "9:60", "at nine", "9:3", "-1", "٩:30"])
def test_what_is_no_hour_is_refused(wrong):
    with pytest.raises(Rejected, match=r"no-such-hour"):
        timing.plan_start(Director("ABCD").state, 1, wrong)


def test_a_start_is_changed_and_taken_back_and_a_day_may_be_said_alone():
    director = Director("ABCD", rounds=3).do(timing.plan_start, 2, "9:30", "2026-11-28")
    assert timing.plan_start(director.state, 2, "09:30", "2026-11-28") == []
    assert director.do(timing.plan_start, 2, "", "2026-11-29").state.starts == {2: Start("", "2026-11-29")}
    assert director.do(timing.plan_start, 2, "").state.starts == {}


def test_a_start_leaves_the_draft_and_no_round_that_is_over_gets_one():
    director = Director("ABCD", rounds=2).pair().do(timing.plan_start, 1, "10:00")
    assert director.state.draft
    director.publish().do(timing.plan_start, 1, "10:15").better_win().close()
    for number in (1, 3):
        with pytest.raises(Rejected):
            timing.plan_start(director.state, number, "12:00")


def test_the_clock_of_a_round_runs_from_the_tap_and_is_gone_with_the_round():
    director = Director("ABCD", rounds=2).pair().publish()
    assert director.state.clock is None
    director.do(timing.start_clock, 20)
    clock, at = director.state.clock, director.entries[-1]["at"]
    assert clock.left(at + 15 * MINUTE) == 5 * MINUTE and clock.left(at + 21 * MINUTE) == 0
    director.do(timing.start_clock, 30)
    assert director.state.clock.remaining == 30 * MINUTE
    assert director.do(timing.stop_clock).state.clock is None
    assert timing.stop_clock(director.state) == []
    director.do(timing.start_clock, 1).better_win().close()
    assert director.state.clock is None
    with pytest.raises(Rejected):
        timing.start_clock(director.state, 20)


@pytest.mark.parametrize("minutes", [0, 601])
def test_a_round_lasts_some_minutes(minutes):
    with pytest.raises(Rejected, match=r"no-such-length"):
        timing.start_clock(Director("ABCD").pair().publish().state, minutes)


@pytest.mark.parametrize(
    ("entry", "field"),
    [
        ({"type": "StartPlanned", "round": 1, "hour": "9:30"}, "hour"),
        ({"type": "StartPlanned", "round": 1, "hour": "09:30", "day": "tomorrow"}, "day"),
        ({"type": "RoundClockStarted", "round": 2, "minutes": 20}, "round"),
        ({"type": "RoundClockStarted", "round": 1, "minutes": 0}, "minutes"),
        ({"type": "RoundClockStopped", "round": 2}, "round"),
    ],
)
def test_a_damaged_entry_is_found(entry, field):
    event = Director("ABCD", rounds=3).pair().publish().state
    with pytest.raises(Damaged) as damage:
        apply(event, {"at": 1_791_000_000_000, "act": 1, **entry})
    assert str(damage.value) == field


def test_the_clock_is_undone_like_any_act():
    director = Director("ABCD", rounds=3).pair().publish().do(timing.start_clock, 20)
    assert director.undo().state.clock is None
    assert director.do(directing.call_off_round, "a fire alarm").state.clock is None
    assert opening.change_rounds(director.state, 5)
