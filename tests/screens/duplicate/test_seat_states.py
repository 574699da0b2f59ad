"""What a player's own tablet is told: what the room sees, and of the slips its own."""

import json

import pytest

from drivers.club import Club
from drivers.sessions import session
from drivers.topping_club import ToppingClub
from faristol.games import judging_draws as drawing
from faristol.kinds import fold_log
from faristol.room.code_text import Unreadable
from faristol.room.film import read_film, write_film
from faristol.room.seat_state import read_state, write_state
from faristol.room.seats import Tablet
from faristol.screens.duplicate.seat.view import waits_for
from faristol.screens.duplicate.seats import receipts, seat_states
from faristol.screens.public.room import Room
from faristol.screens.scene import OpenEvent
from faristol.texts import texts


def state_at(club, table=1, now=0, called=None, last_sign=None):
    """Return the state that the tablet at a table reads."""
    log = fold_log(club.entries)
    event = OpenEvent("id", log.kind, tuple(club.entries), log.state, last_sign=last_sign)
    racks = [number for number, entry in enumerate(club.entries, 1) if entry["type"] == "RackDrawn"]
    half = session({"called-tiles": called}, racks[-1]) if called is not None else session()
    room = Room(event, now or club.entries[-1]["at"], 60, half)
    found = seat_states(room, [Tablet(5, 1, "player", table, "ab")])[5]
    return read_state(json.loads(json.dumps(found)))


def timed(**chosen):
    club = Club(**chosen).begin()
    return club.write(drawing.start_time(club.state.draws))


@pytest.mark.parametrize(
    ("room_sees", "called", "seen"),
    [("call", None, 0), ("call", 3, 3), ("call", 7, 7), ("time", None, 0), ("time", 5, 0), ("draw", None, 7)],
)
def test_during_the_call_a_tablet_sees_what_the_room_sees(room_sees, called, seen):
    assert len(state_at(Club(room_sees=room_sees).begin(), called=called).rack) == seen


def test_when_the_time_runs_it_has_rack_and_clock_of_the_judge_and_who_never_sat_there_is_nobody():
    club = timed()
    state = state_at(club)
    assert sorted(state.rack) == sorted(club.state.round.rack)
    assert (state.stage, state.left, state.since) == ("time", 180_000, club.entries[-1]["at"])
    assert state.may_write and not state_at(club, table=99).may_write
    club.write(drawing.stop_time(club.state.draws))
    stopped = state_at(club)
    assert (stopped.stage, stopped.since) == ("stopped", None) and not stopped.may_write
    assert state_at(club, 1).player == "Magdalena Nicolau"
    assert state_at(club, 77).player == "" and state_at(club, None).player == ""


def test_a_time_that_nobody_saw_stands_still_until_the_judge_has_said_how_it_counts():
    club = timed()
    seen = club.entries[-1]["at"] + 60_000
    state = state_at(club, last_sign=seen)
    assert (state.stage, state.left, state.since) == ("stopped", 120_000, None)


def test_of_a_slip_it_knows_what_is_on_it_and_after_the_round_its_own_result_and_nobody_elses():
    club = timed()
    best = club.plays()[0]
    club.hand_in(1, "p1", "A1 XYZ").hand_in(1, "p2", best)
    first, second = state_at(club, 1), state_at(club, 2)
    assert (first.slip, first.result, second.slip) == ("judge", None, "judge")
    assert (first.play, second.play) == ("A1 XYZ", best)
    own = {"table": 0, "player": "", "play": None}
    assert {**vars(first), **own} == {**vars(second), **own}
    club.write(drawing.end_time(club.state.draws, "clock")).slips().master()
    first, second = state_at(club, 1).result, state_at(club, 2).result
    assert (second.play, second.points, second.reason, second.rank) == (best, second.master_points, "", 1)
    assert (first.play, first.points, first.master) == ("A1 XYZ", 0, best)
    assert first.reason in ("word", "centre", "not-on-rack", "unreadable")
    assert best not in str({**vars(state_at(club, 1)), "result": None})


def test_what_is_on_a_slip_of_the_running_round_is_in_no_film_that_others_see():
    club = timed()
    club.hand_in(1, "p1", "A1 XYZ")
    club.write(drawing.end_time(club.state.draws, "judge"))
    late = {"round": 1, "player": "p2", "written": "O15 XYZ", "given": None, "from_tablet": 1}
    club.write([{"type": "SlipCameLate", **late}])
    states = {table: write_state(state_at(club, table)) for table in (1, 2)}
    assert "XYZ" in str(states[1]) and "XYZ" in str(states[2])
    film = write_film(states, {})
    assert "XYZ" not in film.decode()
    first, second = (read_film(film, table).state for table in (1, 2))
    assert (first["slip"], second["late"]) == ("judge", True)


def test_once_the_results_are_final_a_seat_says_so_and_nothing_is_waited_for():
    club, english = Club().begin().round().end(), texts("en")
    assert waits_for(state_at(club), english)[1] == "The judge announces the results."
    state = state_at(club.claim().finish())
    assert state.final and waits_for(state, english) == ("The duplicate is over.", "The results are final.")
    film = write_film({1: write_state(state)}, {})
    assert read_film(film, 1).state["final"] is True
    before = {name: each for name, each in write_state(state).items() if name != "final"}
    assert not read_state(json.loads(json.dumps(before))).final, "from a judge with an older Faristol"


def test_what_was_tried_in_a_topping_is_the_own_tablets_alone_and_in_no_film():
    club = ToppingClub("rounds", "time")
    worse, best = club.worse()[0], club.best()[0]
    club.sends(1, worse, 10).sends(1, best, 20)
    own, other = state_at(club, 1), state_at(club, 2)
    assert [each.play for each in own.tries] == [worse] and own.spent == 20_000
    assert (other.tries, other.spent, other.slip) == ((), None, "")
    assert not own.may_write and other.may_write
    assert worse not in str(other) and best not in str(other)
    film = write_film({table: write_state(state_at(club, table)) for table in (1, 2)}, {}).decode()
    assert worse not in film and best not in film
    assert read_film(film.encode(), 1).state["slip"] == "", "nobody films who has found it"
    key_of = {1: b"1" * 16, 2: b"2" * 16}.__getitem__
    assert receipts(club.state, key_of) == {}
    club.time_over()
    assert (state_at(club, 2).result.found_by, state_at(club, 2).result.seconds) == ("Aina Mas", 210)
    film = write_film({table: write_state(state_at(club, table)) for table in (1, 2)}, {})
    assert read_film(film, 1).state["slip"] == "tablet" and receipts(club.state, key_of).keys() == {1}


@pytest.mark.parametrize(
    "change",
    [{"now": "1"}, {"rack": [1]}, {"board": [[225, 1]]}, {"stage": "x"}, {"tiles": {}}, {"left": 10**12}]
    + [{"result": {}}, {"slip": None}, {"table": -1}],
)
def test_what_is_no_state_is_not_read(change):
    good = json.loads(json.dumps(vars(state_at(timed()))))
    assert read_state(good)
    with pytest.raises(Unreadable):
        read_state({**good, **change})
