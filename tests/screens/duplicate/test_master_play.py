"""The master play is chosen: what the judge sees before it is confirmed."""

import re

import pytest
from test_the_round import Judge, some_plays

from drivers.club import Club
from faristol.core.errors import NoSuchWord
from faristol.games.duplicate.ruling import rule_play


@pytest.fixture
def judge():
    """Twelve players, the time of round one running."""
    judge = Judge(Club().begin())
    judge.does("start")
    return judge


def test_nobody_else_has_one_and_the_master_play_is_chosen(judge):
    play = some_plays(judge)[0]
    judge.does("take", typed=play.lower())
    judge.does("end_time")
    judge.does("nobody_else")
    judge.does("to_master")
    assert "1 valid slip" in judge.shows()
    chosen = re.search(r'data-do="duplicate.master" data-play="([^"]*)"', judge.window.regions["shelf"])[1]
    judge.does("master", play=chosen)
    assert judge.state.stage == "results" and judge.state.round.master.play == chosen
    judge.does("next_round")
    assert (judge.state.stage, judge.state.round.number) == ("call", 2)


def test_a_play_below_the_best_is_warned_of_and_may_be_chosen(judge):
    third = Club().begin().plays()[30]
    judge.does("end_time")
    judge.does("to_master")
    judge.does("look_at", play=third)
    assert judge.state.round.master is None
    judge.window.do("duplicate.look_at", {"master": third})
    assert "scores less than the best" in judge.shows()
    judge.does("master", play=third)
    assert judge.state.round.master


def test_words_that_the_lexicon_refuses_are_announced_only_by_the_judges_decision(judge):
    invented = next(
        text
        for play in Club().begin().plays()
        if not valid(text := play[: play.index(" ") + 1] + swapped(play))
    )
    judge.does("end_time")
    judge.does("to_master")
    judge.does("look_at", play=invented)
    assert 'data-announced="yes"' in judge.window.regions["shelf"]
    answer = judge.does("master", play=invented)
    assert not answer["ok"] and judge.state.round.master is None
    judge.does("master", play=invented, announced="yes")
    assert judge.state.round.master.play == invented


def swapped(play):
    """The same tiles in another order, which seldom make a word."""
    return play.split()[1][::-1]


def valid(text):
    club = Club().begin()
    try:
        rule_play(club.state, club.state.round, text, club.words.lexicon.contains)
    except NoSuchWord:
        return False
    return True


def test_an_incorrect_master_play_is_asked_about_and_those_who_had_it_score_nothing(judge):
    play = some_plays(judge)[0]
    judge.does("take", typed=play.lower())
    judge.does("end_time")
    judge.does("to_master")
    judge.does("master", play=play)
    judge.does("wrong", round=1)
    assert "Was the master play of round 1 incorrect?" in judge.shows("dialog")
    judge.does("wrong", round=1, sure="yes")
    assert judge.state.round.master.wrong
    assert "The master play announced was incorrect" in judge.shows()
