"""Topping at the players' own tablets: what each is told of its plays, and what nobody hears too soon."""

import json

import pytest

from drivers.tablet_room import PlayedRoom
from faristol.core.play import write_play
from faristol.games.duplicate.event import Topping
from faristol.words.plays import find_plays

BEST, GOES_ON = Topping("rounds", "first", 30, 10), Topping("seconds", "time", 30, 0)


def topping_room(rules=BEST):
    room = PlayedRoom(tables=(1, 2), players=3, topping=rules, bonuses=False)
    room.judge_does("start")
    room.wire.run()
    return room


@pytest.fixture
def room():
    return topping_room()


def worse(room):
    state = room.judge.state
    plays = list(find_plays(room.words, state.round.board, state.round.rack).ordered())
    return write_play(state.tile_set, next(each.play for each in plays if each.score < plays[0].score))


def test_a_play_that_is_not_the_best_is_told_to_its_own_tablet_with_what_it_costs(room):
    own, other = room.guests[1], room.guests[2]
    play = worse(room)
    own.lays(play).sends()
    assert f"{play}: there is a better play." in own.says()
    assert "It costs 10 seconds; go on looking." in own.says()
    assert 'id="tries"' in own.regions["work"]
    assert play not in other.says() and "better play" not in other.says()
    assert "There is a better play" in own.regions["shelf"] and "better play" not in other.regions["shelf"]
    assert own.do("look")["clock"] is not None


def test_the_first_who_sends_the_best_play_ends_the_round_for_everybody(room):
    first, other = room.guests[1], room.guests[2]
    best = room.plays()[0]
    room.wait(41)
    first.lays(best).sends()
    state = room.judge.state
    assert state.stage == "results" and state.round.master.play == best
    assert f"{best} is the best play!" in first.says() and "Found in 0:41." in first.says()
    assert "Found first by Magdalena Nicolau." in other.says()
    assert "The round adds 3:30 to your time." in other.says()
    assert "Yours:" in first.says()
    assert "Yours:" not in other.says() and "The slip is blank." not in other.says()
    assert "1 round won, place 1." in first.says()


def test_nobody_elses_tablet_gets_a_word_of_the_best_play_while_the_round_runs():
    room = topping_room(GOES_ON)
    first, other = room.guests[1], room.guests[2]
    best = room.plays()[0]
    first.lays(best).sends()
    assert room.judge.state.stage == "time"
    assert "You have found the best play." in first.says()
    known = json.dumps(other.engine._tablets.room.knows, ensure_ascii=False)
    assert best not in known and "p1" not in known and "Magdalena" not in known
    assert "best play!" not in other.says()
    room.wait(30)
    other.lays(best).sends()
    assert room.judge.state.stage == "time", "the third player, without a tablet, may still find it"
    room.judge_does("end_time")
    assert room.judge.state.stage == "results"
    assert "Found first by Magdalena Nicolau." in other.says()


def test_what_lies_there_when_the_time_is_over_does_not_go_by_itself(room):
    own = room.guests[1]
    own.lays(worse(room))
    room.wait(181).judge_does("time_over")
    own.do("seat.time_over")
    room.wire.run()
    state = room.judge.state
    assert state.stage == "results" and not state.round.tries and not state.round.slips
    assert "Nobody found it." in own.says()


def test_a_play_that_comes_when_the_round_is_over_costs_nothing(room):
    first, other = room.guests[1], room.guests[2]
    best = room.plays()[0]
    other.lays(best)
    room.wire.silence(other)
    other.sends()
    first.lays(best).sends()
    room.wire.silence(other, silent=False)
    room.beats()
    assert room.judge.state.round.spent.keys() == {"p1"}
    assert "Round 1 was over when this play came." in other.says()


def test_a_play_that_somebody_without_a_tablet_calls_out_is_typed_by_the_judge(room):
    play, best = worse(room), room.plays()[0]
    room.wait(20).judge_does("take", {"play": play, "table": "3"})
    assert room.judge.state.round.tries["p3"] and "there is a better play" in room.judge.regions["notice"]
    room.wait(20).judge_does("take", {"play": best, "table": "3"})
    assert room.judge.state.stage == "results" and room.judge.state.round.spent == {"p3": 40_000}


def test_the_judge_reads_why_a_play_that_is_called_out_is_null(room):
    room.judge_does("take", {"play": "A1 CASA", "table": "3"})
    notice = room.judge.regions["notice"]
    assert room.judge.state.round.tries["p3"] and "A1 CASA is null." in notice and ">: " not in notice
    assert "there is a better play" not in notice


def test_a_play_that_comes_while_the_clock_is_stopped_may_be_sent_again(room):
    own = room.guests[1]
    own.lays(room.plays()[0])
    room.wire.silence(own)
    own.sends()
    room.judge_does("stop")
    room.wire.silence(own, silent=False)
    room.beats()
    assert "The clock was stopped when this play came." in own.says()
    room.judge_does("start")
    own.sends()
    assert room.judge.state.stage == "results" and "is the best play!" in own.says()


def test_a_play_that_comes_when_the_clock_is_at_nought_does_not_count(room):
    room.wait(180)
    assert not room.judge.do("duplicate.take", {"play": room.plays()[0], "table": "3"})["ok"]
    assert "Round 1 was over when this play came." in room.judge.page
    assert not room.judge.state.round.spent and room.judge.state.stage == "time"


def test_an_undo_of_the_end_keeps_what_the_tablets_have_sent_and_of_the_clocks_end_there_is_none():
    room = topping_room(GOES_ON)
    room.wait(20).guests[1].lays(room.plays()[0]).sends()
    room.wait(30).guests[2].lays(worse(room)).sends()
    sent = room.judge.state.round
    room.wait(200).judge_does("end_time")
    assert room.judge.state.stage == "results"
    assert room.judge.do("event.undo")["ok"]
    assert room.judge.state.stage == "time" and room.judge.state.round == sent
    room.judge_does("time_over")
    assert room.judge.state.stage == "results" and room.judge.state.round.spent == sent.spent
    assert "Undo: the master play" not in room.judge.page and "Undo: the time started" in room.judge.page


def test_two_plays_on_their_way_are_taken_in_the_order_in_which_they_come(room):
    first, other = room.guests[1], room.guests[2]
    best = room.plays()[0]
    first.lays(best)
    other.lays(best)
    room.wait(12)
    other.do("seat.send", {"points": ""})
    first.do("seat.send", {"points": ""})
    room.wire.run()
    assert list(room.judge.state.round.spent) == ["p2"]
    assert "is the best play!" in other.says() and "was over when this play came" in first.says()
