"""Topping in a room: the first who finds the best play wins the round, and the seconds are counted."""

import json

import pytest

from drivers.club import Club
from drivers.topping_club import ToppingClub
from faristol.errors import Rejected
from faristol.games import judging_draws as drawing
from faristol.games.duplicate import tallies, topping
from faristol.games.duplicate.errors import (
    ClockStopped,
    FoundAlready,
    NotTheBest,
    RoundOver,
    TimeNotBegun,
)
from faristol.games.duplicate.results import course
from faristol.games.duplicate.standings import standings
from faristol.games.log import last_act
from faristol.kinds import KINDS, fold_log, is_newer


def test_the_first_who_finds_the_best_play_ends_the_round_and_its_play_goes_to_the_board():
    club = ToppingClub()
    club.sends(2, club.best()[0], 41.2)
    assert [entry["type"] for entry in club.entries[-3:]] == ["TopFound", "TimeEnded", "MasterChosen"]
    assert club.state.stage == "results" and club.state.round.master.play == club.state.round.slips["p2"].play
    assert tallies.winner(club.state, club.state.round) == "p2"
    assert club.rows() == [(1, "p2", 1, 42), (2, "p1", 0, 210), (2, "p3", 0, 210)]


def test_a_play_that_is_not_the_best_or_null_is_a_try_that_costs_seconds_and_one_goes_on():
    club = ToppingClub()
    club.sends(1, club.worse()[0], 10).sends(1, "H8 XXXX", 20)
    assert club.state.stage == "time" and not club.state.round.slips
    assert [entry["type"] for entry in club.entries[-2:]] == ["TopTried", "TopTried"]
    club.sends(1, club.best()[0], 50)
    assert club.rows()[0] == (1, "p1", 1, 70)
    assert standings(club.state)[0].tally.tries == 2


def test_the_same_try_is_not_written_nor_counted_twice():
    club = ToppingClub()
    worse = club.worse()[0]
    club.sends(1, worse, 10)
    with pytest.raises(NotTheBest):
        club.sends(1, worse, 11)
    assert len(club.state.round.tries["p1"]) == 1


def test_every_play_with_as_many_points_is_the_best():
    club = ToppingClub(rounds=0)
    for _ in range(12):
        if len(club.best()) > 1:
            break
        club.sends(1, club.best()[0], 5).goes_on()
    other = club.best()[-1]
    assert other != club.best()[0]
    club.sends(3, other, 30)
    assert club.state.round.master.play == other and tallies.winner(club.state, club.state.round) == "p3"


def test_where_everybody_goes_on_the_time_ends_the_round_or_the_last_who_finds_it():
    club = ToppingClub(ends="time")
    best = club.best()[0]
    club.sends(3, best, 20).sends(1, best, 90)
    assert club.state.stage == "time"
    with pytest.raises(FoundAlready):
        club.sends(3, best, 95)
    club.sends(2, best, 100)
    assert club.state.stage == "results"
    assert club.rows() == [(1, "p3", 1, 20), (2, "p1", 0, 90), (3, "p2", 0, 100)]
    club.goes_on().sends(2, club.best()[0], 9)
    club.time_over()
    assert club.state.stage == "results" and club.state.round.master.play == club.state.round.slips["p2"].play
    assert {row[1]: row[3] for row in club.rows()} == {"p2": 109, "p3": 230, "p1": 300}


def test_of_those_who_find_it_in_the_same_moment_the_first_in_the_log_wins():
    club = ToppingClub(ends="time")
    best = club.best()[0]
    club.sends(3, best, 20).sends(1, best, 20)
    assert tallies.finders(club.state, club.state.round) == ["p3", "p1"]


def test_nobody_finds_it_and_all_count_the_whole_time_and_the_penalty():
    club = ToppingClub(penalty=60)
    best = club.best()[0]
    club.time_over()
    assert club.state.round.master.play == best
    assert [row[3] for row in club.rows()] == [240, 240, 240]
    assert tallies.winner(club.state, club.state.round) is None


def test_the_seconds_may_decide_and_then_the_rounds_won():
    club = ToppingClub(ranking="seconds", ends="time", penalty=0)
    for seconds in ((10, 100), (60, 50), (60, 50)):
        best = club.best()[0]
        for table, each in sorted(zip((1, 2), seconds, strict=True), key=lambda pair: pair[1]):
            club.sends(table, best, each)
        club.time_over()
        if club.state.round.number < 3:
            club.goes_on()
    assert club.rows()[:2] == [(1, "p1", 130, 130), (2, "p2", 200, 200)]
    stages = [(after.running["p2"], after.ranks["p2"]) for after in course(club.state)]
    assert stages == [(100, 2), (150, 2), (200, 2)]


def test_what_comes_before_the_time_or_after_it_does_not_count():
    club = ToppingClub()
    best = club.best()[0]
    club.sends(1, best, 30)
    with pytest.raises(RoundOver):
        club.sends(2, best, 31)
    club.next()
    with pytest.raises(TimeNotBegun):
        club.sends(2, best, 32, round_=2)
    stopped = ToppingClub()
    stopped.write(drawing.stop_time(stopped.state.draws), stopped.started + 5_000)
    with pytest.raises(ClockStopped):
        stopped.sends(1, stopped.best()[0], 6)


def test_what_comes_when_the_clock_is_at_nought_does_not_count_though_nobody_has_ended_the_time():
    club = ToppingClub()
    best = club.best()[0]
    with pytest.raises(RoundOver):
        club.sends(1, best, 180)
    assert club.state.stage == "time" and not club.state.round.spent
    assert club.sends(1, best, 179.9).state.stage == "results"


def test_an_undo_takes_the_find_and_the_end_of_its_round_back():
    club = ToppingClub()
    before = club.state
    club.sends(2, club.best()[0], 30)
    club.now = club.started + 40_000
    club.undo()
    assert club.state.stage == "time" and club.state.round == before.round


def test_an_undo_of_a_find_when_the_time_would_be_over_keeps_what_was_tried_before_it():
    club = ToppingClub()
    club.sends(1, club.worse()[0], 10).sends(2, club.best()[0], 30)
    club.now = club.started + 200_000
    club.undo()
    assert club.state.stage == "time" and club.state.round.tries.keys() == {"p1"}
    assert not club.state.round.spent
    assert club.time_over().state.stage == "results"


def test_an_undo_of_the_only_find_when_the_time_would_be_over_begins_the_round_anew():
    club = ToppingClub()
    club.sends(2, club.best()[0], 30)
    club.now = club.started + 200_000
    club.undo()
    assert club.state.stage == "call" and not club.state.round.spent


def test_an_undo_of_an_early_end_keeps_what_was_found_and_tried():
    club = ToppingClub(ends="time")
    club.sends(1, club.best()[0], 20).sends(2, club.worse()[0], 50)
    ended = topping.end_round(club.state, "judge", club.words.lexicon.contains, club.found)
    club.write(ended, club.started + 60_000)
    club.now = club.started + 200_000
    club.undo()
    assert club.state.stage == "time"
    assert club.state.round.spent == {"p1": 20_000} and club.state.round.tries.keys() == {"p2"}


def test_the_master_play_that_the_clock_has_chosen_is_not_undone():
    club = ToppingClub(ends="time")
    club.sends(1, club.best()[0], 20).sends(2, club.worse()[0], 50).time_over()
    assert [each["type"] for each in last_act(club.entries, frozenset())] == ["TimeStarted"]


def test_an_undo_of_the_start_takes_back_what_was_tried():
    club = ToppingClub(ends="time")
    club.sends(1, club.worse()[0], 10).sends(3, club.best()[0], 20).undo()
    assert club.state.stage == "call"
    assert not (club.state.round.slips or club.state.round.spent or club.state.round.tries)


def test_an_earlier_faristol_says_that_it_does_not_know_it_and_knows_other_duplicates(monkeypatch):
    club, points = ToppingClub(), Club()
    assert (club.entries[0]["log"], points.entries[0]["log"]) == (3, 2)
    assert "topping" not in points.entries[0]
    kind = KINDS["DuplicateOpened"]
    monkeypatch.setitem(
        KINDS, "DuplicateOpened", type(kind)(kind.name, 2, kind.opened, kind.summary, kind.facts)
    )
    assert is_newer(club.entries[0]) and not is_newer(points.entries[0])


def test_it_is_read_again_from_its_file_the_same():
    club = ToppingClub(ends="time")
    club.sends(1, club.worse()[0], 3).sends(2, club.best()[0], 30).time_over()
    again = fold_log(json.loads(json.dumps(club.entries)))
    assert again.broken is None and standings(again.state) == standings(club.state)


def test_a_find_fits_only_into_a_topping():
    club = Club().begin()
    club.write(drawing.start_time(club.state.draws))
    from_topping = ToppingClub()
    from_topping.sends(1, from_topping.best()[0], 30)
    found = next(each for each in from_topping.entries if each["type"] == "TopFound")
    entries = [*club.entries, {**found, "at": club.now, "act": len(club.entries) + 1, "key": ""}]
    assert fold_log(entries).broken == len(entries)


def test_points_are_not_added_up_so_no_league_takes_it():
    from faristol.competitions.taking import take_event

    club = ToppingClub()
    club.sends(2, club.best()[0], 30)
    with pytest.raises(Rejected) as refusal:
        take_event("a", 1, club.state)
    assert refusal.value.code == "league.no-points"
