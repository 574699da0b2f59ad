"""The judge of a topping: only what can be done in it is offered, and an undo says what it takes back."""

import pytest
from test_the_round import Judge

from drivers.bag_club import Tables
from drivers.topping_club import ToppingClub
from faristol.games.duplicate.event import Topping

GOES_ON = Topping("seconds", "time", 30, 10)


@pytest.fixture
def club():
    return ToppingClub("seconds", "time")


@pytest.fixture
def judge(club):
    return Judge(club)


def of_bag(rack="CASATRO", **chosen):
    return Tables(topping=GOES_ON, bonuses=False, **chosen).begin().draw(rack)


def puts_right(judge, text):
    judge.does("ask_rack")
    return judge.window.do("duplicate.correct_rack", {"tiles": text, "why": "the Q was read as an O"})


def test_no_button_or_key_is_there_that_a_topping_would_refuse(judge):
    page = judge.window.page
    for button in ("no-play", "null", "absent", "second"):
        assert f'id="{button}"' not in page
    assert 'id="best"' in page and 'id="skip"' in page and 'id="left"' in page
    assert "<kbd>-</kbd>" not in page and "<kbd>/</kbd>" not in page and "/4" not in page
    judge.does("typing", typed="h8")
    assert 'id="matches"' in judge.window.page and 'id="many"' not in judge.window.page


def test_where_points_count_they_all_are():
    judge = Judge(Tables().begin().round_with("CASATRO"))
    judge.does("typing", typed="h8")
    for button in ("no-play", "null", "absent", "second", "many"):
        assert f'id="{button}"' in judge.window.page


def test_what_is_not_offered_is_refused_and_writes_nothing(judge):
    before = judge.window.entries
    assert not judge.does("second")["ok"]
    assert judge.window.entries == before


def test_without_a_play_nothing_is_noted_and_no_button_is_named_that_is_not_there(judge):
    assert not judge.does("null", typed="", reason="none")["ok"]
    assert "No play is written." in judge.shows() and "choose “No play”" not in judge.shows()


def test_the_undo_of_a_try_and_of_a_find_says_what_it_takes_back(club, judge):
    judge.does("take", typed=f"1 {club.worse()[0]}")
    assert "Undo: the attempt" in judge.window.page
    judge.does("take", typed=f"1 {club.best()[0]}")
    assert "Undo: the best play found" in judge.window.page
    judge.window.do("event.undo")
    assert not judge.state.round.spent and judge.state.round.tries


def test_a_rack_typed_wrong_is_put_right_until_the_time_begins():
    judge = Judge(of_bag())
    assert 'id="rack-wrong"' in judge.window.page
    assert puts_right(judge, "casatre")["ok"], judge.shows()
    assert judge.state.round.rack == tuple("CASATRE") and judge.state.stage == "call"
    judge.does("start")
    assert 'id="rack-wrong"' not in judge.window.page
    assert not puts_right(judge, "casatro")["ok"]
    assert judge.state.round.rack == tuple("CASATRE")


def test_no_new_rack_is_proposed_where_none_can_be_drawn():
    judge = Judge(of_bag())
    assert not puts_right(judge, "aeioaei")["ok"]
    assert "AEIOAEI is not a valid rack. Check the tiles." in judge.shows()
    points = Judge(Tables().begin().round_with("CASATRO"))
    assert not puts_right(points, "aeioaei")["ok"]
    assert "draw a new rack when the time is over" in points.shows()
    for act, data in (("end_time", {}), ("to_master", {}), ("master", {"play": "H8 CASA"})):
        points.does(act, **data)
    assert points.state.stage == "results"
    assert not points.window.do("duplicate.correct_rack", {"tiles": "aeioaei", "why": "x"})["ok"]
    assert "Check the tiles." in points.shows() and "draw a new rack" not in points.shows()


def test_of_the_last_rack_it_is_not_said_that_its_tiles_are_in_the_next():
    judge = Judge(of_bag())
    judge.does("start")
    judge.does("best", typed="1 ")
    judge.does("end_time")
    assert judge.state.stage == "results"
    judge.window.go("#/event/dupli/results/round/1")
    assert "are on the next one" not in judge.shows()
    judge.window.go("#/event/dupli")
    judge.does("next_round")
    judge.window.go("#/event/dupli/results/round/1")
    assert "are on the next one" in judge.shows()
