"""The master play is chosen: what the judge sees before it is confirmed."""

import re

import pytest
from test_the_round import Judge, some_plays

from drivers.bag_club import Tables
from drivers.club import Club


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
    shelf = judge.shows("shelf")
    assert re.search(r"\d+ less than the best, which scores \d+\..* though it is not the best", shelf)
    judge.does("master", play=third)
    assert judge.state.round.master


def test_words_that_the_lexicon_refuses_are_announced_only_by_the_judges_decision():
    judge, invented = Judge(Tables().begin().round_with("CASALSO")), "H8 LSOA"
    judge.does("to_master")
    judge.does("look_at", play=invented)
    assert 'data-announced="yes"' in judge.window.regions["shelf"]
    answer = judge.does("master", play=invented)
    assert not answer["ok"] and judge.state.round.master is None
    judge.does("master", play=invented, announced="yes")
    assert judge.state.round.master.play == invented


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


def test_the_best_of_the_room_is_what_a_romanian_master_play_is_measured_by():
    judge = Judge(
        Tables("romanian-duplicate").begin().round_with("CASATRI").collect({1: "H8 CASA", 2: "H8 CAS"})
    )
    judge.does("to_master")
    judge.does("look_at", play="H8 CAS")
    assert "2 less than the best, which scores 8." in judge.shows("shelf")
    judge.does("look_at", play="H8 CASA")
    assert "less than the best" not in judge.shows("shelf")


def equal_plays():
    """Three tables and a rack with 120 best plays, of 66 points each."""
    club = Tables().begin().round_with("AEIRSTN")
    return club, club.plays(120)


def test_the_green_button_leads_to_the_first_of_the_best_where_the_judge_has_to_choose():
    judge = Judge(equal_plays()[0])
    judge.does("to_master")
    to = re.search(r'id="choose".*?data-to="([^"]*)"', judge.window.regions["shelf"], re.DOTALL)
    assert judge.does("to_master", to=to[1])["focus"] == "look-1"
    assert 'id="look-1"' in judge.window.regions["work"]


def listed(judge):
    return re.findall(r'id="look-\d+"[^>]*data-play="([^"]*)"', judge.window.regions["work"])


def test_of_many_equal_plays_those_of_the_players_stand_first_and_the_others_are_counted():
    club, best = equal_plays()
    judge = Judge(club.collect({1: best[70], 2: best[119], 3: best[119]}))
    judge.does("to_master")
    assert listed(judge)[:2] == [best[119], best[70]] and len(listed(judge)) == 12
    assert "120 plays score 66. Plays that somebody handed in come first" in judge.shows()
    assert "108 more plays score the same; nobody has them." in judge.shows()
    assert f'data-do="duplicate.master" data-play="{best[119]}"' in judge.window.regions["shelf"]


def test_the_plays_of_the_room_are_all_listed_however_many_they_are():
    club = Tables(players=16).begin().round_with("AEIRSTN")
    best = club.plays(120)
    judge = Judge(club.collect({table: best[7 * table] for table in range(1, 16)} | {16: "H8 SER"}))
    judge.does("to_master")
    assert {best[7 * table] for table in range(1, 16)} | {"H8 SER"} == set(listed(judge))
    assert "105 more plays score the same" in judge.shows()


def test_of_several_equal_plays_none_is_chosen_beforehand_if_nobody_has_it():
    club, best = equal_plays()
    judge = Judge(club.collect({1: "H8 SER", 2: None, 3: None}))
    judge.does("to_master")
    assert "Nobody has any of them; the judge chooses." in judge.shows()
    assert "Choose a play" in judge.shows("shelf") and "duplicate.master" not in judge.window.regions["shelf"]
    assert "H8 SER" in listed(judge)
    judge.does("look_at", play=best[3])
    assert "Announce the master play" in judge.shows("shelf")


def test_how_the_points_come_about_and_how_it_is_called_stand_below_the_board():
    judge = Judge(Tables().begin().round_with("CASALSO").collect({1: "H8 CASALS"}))
    judge.does("to_master")
    judge.does("look_at", play="H8 CASALS")
    chosen = judge.window.regions["work"].partition('id="chosen"')[2].partition("</section>")[0]
    shown = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", chosen))
    assert "CASALS Announce it as “" in shown
    assert "2 + 1 + 1 + 1 + 1×2 + 1 = 8, × 2 (Double word, H8): 16" in shown
