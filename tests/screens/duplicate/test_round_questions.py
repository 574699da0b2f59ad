"""What the judge is asked before it is done, and what a sanction leaves of a count: DUP-14, 16, 18, 19."""

import re

import pytest
from test_claims import opened
from test_the_round import Judge

from drivers.bag_club import Tables
from drivers.club import Club


@pytest.fixture
def judge():
    """Three tables, the slips of round one."""
    return Judge(Tables().begin().round_with("CASALSO"))


def test_a_new_rack_is_asked_about_while_a_valid_slip_is_in(judge):
    judge.does("take", typed="1 h8 casals")
    judge.does("to_master")
    judge.does("new_rack")
    assert "1 slip with a valid play is in" in judge.shows("dialog")
    assert "Duplicate rules, 1.8" in judge.shows("dialog") and judge.state.stage == "slips"
    judge.window.do("dismiss")
    assert judge.window.regions["dialog"] == ""
    judge.does("new_rack")
    judge.does("new_rack", sure="yes")
    assert judge.state.stage == "tiles" and judge.window.regions["dialog"] == ""


@pytest.mark.parametrize("typed", [None, "1 h8 xxxx"])
def test_without_a_valid_play_a_new_rack_comes_at_once(judge, typed):
    if typed:
        judge.does("take", typed=typed)
    judge.does("new_rack")
    assert judge.state.stage == "tiles"


def test_a_slip_that_a_sanction_made_zero_keeps_no_rack_and_is_no_valid_slip(judge):
    judge.does("take", typed="1 h8 casals")
    judge.does("warn", typed="1 ")
    judge.does("warn", typed="1 ")
    judge.does("warn", typed="1 ", sure="yes")
    judge.does("table", table=1)
    assert "scores zero for misconduct" in judge.shows()
    judge.does("to_master")
    assert "0 valid slips" in judge.shows() and "Nobody has a valid play" in judge.shows()
    judge.does("new_rack")
    assert judge.state.stage == "tiles"


def test_after_an_expulsion_no_more_slips_are_in_than_are_expected(judge):
    for table in (1, 2, 3):
        judge.does("take", typed=f"{table} h8 casals")
    for sure in ({}, {}, {"sure": "yes"}, {}, {"sure": "yes"}):
        judge.does("warn", typed="1 ", **sure)
    assert judge.state.expelled.get("1") == 1
    assert re.search(r'data-in="2">2 of 2<', judge.window.regions["work"])


def test_the_last_step_says_that_it_ends_the_duplicate():
    club = Tables(players=2, source="committed").begin()
    while club.state.running:
        club.round().next()
    judge = Judge(club.undo())
    assert "End the duplicate" in judge.shows("shelf") and "Draw round" not in judge.shows("shelf")
    judge.does("next_round")
    assert judge.state.stage == "over" and judge.state.draws.ended == "DUP-16"


@pytest.fixture(scope="module")
def five_rounds():
    return Club(players=("Aina", "Biel")).begin().rounds(5)


def test_the_master_play_of_any_round_can_be_found_incorrect_before_the_end(five_rounds):
    judge = Judge(five_rounds)
    assert "The master play of round 5 was incorrect" in judge.shows("bar")
    assert "An earlier master play was incorrect" in judge.shows("bar")
    window = opened(five_rounds, "/results/round/1")
    window.do("results.wrong", data={"round": "1"})
    assert "Was the master play of round 1 incorrect?" in window.regions["dialog"]
    assert "1.8" in window.regions["dialog"]
    window.do("results.wrong", data={"round": "1", "sure": "yes"})
    assert window.types[-1] == "MasterFoundWrong" and window.regions["dialog"] == ""
    assert 'id="wrong"' not in window.regions["work"] and "It was incorrect." in window.regions["work"]


def test_after_the_end_it_is_too_late(five_rounds):
    over = Club(players=("Aina", "Biel")).begin().rounds(1).end()
    window = opened(over, "/results/round/1")
    assert 'id="wrong"' not in window.regions["work"]
    assert not window.do("results.wrong", data={"round": "1", "sure": "yes"})["ok"]


@pytest.mark.parametrize("source", ["committed", "bag"])
def test_between_two_rounds_zero_names_each_round_with_its_play_and_its_points(source):
    """DUP 1.7: with a real bag and with drawn racks alike, the judge says which play is penalised."""
    club = Tables(source=source).begin()
    if source == "bag":
        club.draw("CASALSO")
    best = club.plays()[0]
    club.sanction(1).time().collect({1: best, 2: None, 3: None}).announce(best).next()
    judge = Judge(club)
    judge.window.go("#/event/dupli/players")
    judge.window.do("players.sanction", data={"player": "1"})
    asked, points = judge.shows("dialog"), club.slip(1, 1).points
    assert f"Round 1 to zero: {best}, {points} points" in asked
    assert "Round 2 to zero: not played yet" in asked
    judge.window.do("players.sanction", data={"player": "1", "round": "2"})
    assert judge.state.players["1"].sanctions == (1, 2)
