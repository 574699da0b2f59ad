"""Who is not at the table when the round begins, by the federation's rules (FED-29, FED-30)."""

import pytest

from drivers.log import MINUTE, SECOND
from drivers.match import JUDGE, Match
from faristol.games.classic import absence
from faristol.games.classic.errors import ArbiterMissing, ArrivedLate, NotNow, NotYet, ReasonMissing
from faristol.games.classic.granted import granted


def test_fed_29_the_clock_of_the_absent_player_runs():
    match = Match("federation").absent(2).wait(5)
    assert match.state.clocks.left(2, match.now) == 25 * MINUTE - SECOND
    match.arrive(2)
    assert (match.state.stage, match.state.clocks.running) == ("start", False)
    assert match.begin().state.clocks.remaining == (30 * MINUTE, 25 * MINUTE - SECOND)


def test_fed_29_after_more_than_fifteen_minutes_the_present_one_wins():
    match = Match("federation").absent(2)
    match.now = match.entries[-1]["at"] + 15 * MINUTE
    with pytest.raises(NotYet):
        absence.absence_over(match.state, match.now)
    match.now += 1
    match.write(absence.absence_over(match.state, match.now))
    assert (match.end, match.result) == (("absent", "FED-29"), ((300, 0), 1))
    assert match.state.scores == (0, 0)


def test_fed_29_who_comes_later_may_play_only_if_the_arbiter_says_so():
    match = Match("federation").absent(2).wait(30)
    with pytest.raises(ArrivedLate) as refused:
        match.arrive(2)
    assert refused.value.details == {"minutes": 15, "clause": "FED-29"}
    with pytest.raises(ReasonMissing):
        match.arrive(2, by=JUDGE)
    match.arrive(2, by=JUDGE, why="The train stood for an hour")
    assert (match.state.stage, match.entries[-1]["by"]) == ("start", JUDGE)


def test_fed_29_who_comes_at_the_very_end_of_the_fifteen_minutes_plays():
    match = Match("federation").absent(2)
    match.now = match.entries[-1]["at"] + 15 * MINUTE
    assert match.branch().arrive(2).state.stage == "start"
    match.now += 1
    with pytest.raises(ArrivedLate):
        match.arrive(2)
    with pytest.raises(ArbiterMissing):
        match.arrive(2, why="The train stood for an hour")


def test_fed_29_only_the_time_of_a_last_turn_or_of_one_who_is_absent_is_granted():
    absent = Match("federation").absent(2).wait(16)
    assert granted(absent.state).left(absent.now) < 0
    absent.write(absence.absence_over(absent.state, absent.now))
    assert granted(absent.state) is None
    last = Match("federation").begin().call_time()
    assert granted(last.state) is not None
    for act in (lambda: last.arrive(1), lambda: absence.absence_over(last.state, last.now)):
        with pytest.raises(NotNow):
            act()
    assert granted(last.put("H8 CASA").state) is None


def test_fed_29_no_turn_is_lost_while_somebody_is_waited_for():
    with pytest.raises(NotNow):
        Match("federation").absent(2).wait(16).turn_lost()


def test_fed_29_a_device_whose_clock_is_put_back_grants_no_more_time():
    match = Match("federation").absent(2)
    began = match.entries[-1]["at"]
    assert granted(match.state).left(began - 5 * MINUTE) == 15 * MINUTE


def both_absent():
    return Match("federation").absent(1, 2)


def test_fed_30_of_both_absent_the_clock_of_the_first_named_runs():
    assert both_absent().state.clocks.of == 1


def test_fed_30_if_the_first_comes_the_other_has_fifteen_minutes_from_then():
    match = both_absent().wait(10).arrive(1)
    assert match.state.clocks.of == 2
    came = match.entries[-1]["at"]
    with pytest.raises(NotYet):
        absence.absence_over(match.state, came + 15 * MINUTE)
    match.now = came + 15 * MINUTE + 1
    match.write(absence.absence_over(match.state, match.now))
    assert (match.end, match.result) == (("absent", "FED-30"), ((300, 0), 1))


def test_fed_30_if_the_second_comes_and_the_first_stays_away_the_second_wins():
    match = both_absent().wait(10).arrive(2)
    assert match.state.clocks.of == 1
    with pytest.raises(NotYet):
        absence.absence_over(match.state, match.now)
    match.wait(6).write(absence.absence_over(match.state, match.now))
    assert (match.end, match.result) == (("absent", "FED-30"), ((0, 300), 2))


def test_fed_30_if_neither_comes_both_lose_nil_nil():
    match = both_absent().wait(16)
    match.write(absence.absence_over(match.state, match.now))
    assert (match.end, match.result) == (("absent", "FED-30"), ((0, 0), None))


def test_fed_30_neither_is_admitted_after_fifteen_minutes_but_by_the_arbiter():
    match = both_absent().wait(20)
    for player in (1, 2):
        with pytest.raises(ArrivedLate):
            match.arrive(player)
    match.arrive(1, by=JUDGE, why="Sent to another room")
    assert tuple(match.state.waiting) == (2,)


def test_fed_30_the_second_having_come_the_first_is_late_after_fifteen_minutes():
    match = both_absent().wait(10).arrive(2).wait(6)
    with pytest.raises(ArrivedLate):
        match.arrive(1)


def test_fed_30_if_both_come_the_game_begins():
    match = both_absent().wait(1).arrive(2).wait(1).arrive(1)
    assert match.begin().state.stage == "turn"
