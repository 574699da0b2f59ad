"""The blank on a slip: what is typed never gains one by itself, and a circle is asked about (DUP-13)."""

import re

import pytest
from test_claims import opened
from test_the_round import Judge

from drivers.bag_club import Tables
from faristol.games.duplicate import masters
from faristol.screens.duplicate.suggesting import matches

RACK = "C?STEPL"
"""PASTEL only with the blank as its A, PESTEL not at all, CEPS without the blank."""


@pytest.fixture
def judge():
    return Judge(Tables().begin().round_with(RACK))


def listed(club, text):
    found = matches(club.state, club.state.round, text, club.words)
    return [(each.text, each.if_circled) for each in found]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("h8 pastel", ("H8 PASTEL", True)),
        ("H8 PASTEL", ("H8 PASTEL", True)),
        ("h8 p(a)stel", ("H8 PaSTEL", False)),
        ("H8 PaSTEL", ("H8 PaSTEL", False)),
        ("h5 p(a)st", ("H5 PaST", False)),
        ("h8 pⓐstel", ("H8 PaSTEL", False)),
        ("h8 ceps", ("H8 CEPS", False)),
        ("h8 cep(s)", ("H8 CEPs", False)),
    ],
)
def test_a_play_is_listed_with_the_blanks_that_are_marked_and_no_other(typed, first):
    club = Tables().begin().round_with(RACK)
    assert listed(club, typed)[0] == first


def test_the_same_letters_are_one_row_wherever_the_blank_could_lie():
    texts = [text for text, _ in listed(Tables().begin().round_with("CASAL?S"), "h8 casal")]
    assert len(texts) == len(set(texts)) and "H8 CASAL" in texts


def test_enter_on_a_play_that_needs_the_blank_asks_whether_it_is_circled(judge):
    answer = judge.does("take", typed="1 h8 pastel")
    assert answer["focus"] == "question" and not judge.slips
    assert "Is a letter circled on the slip?" in judge.shows()
    assert "Duplicate rules, 1.7" in judge.shows()
    judge.does("answered", way=0)
    assert judge.slips["1"].play == "H8 PaSTEL" and judge.slips["1"].points > 0


def test_a_letter_that_is_not_circled_makes_the_slip_null(judge):
    judge.does("take", typed="1 h8 pastel 26")
    answer = judge.does("answered")
    slip = judge.slips["1"]
    assert (slip.play, slip.points, slip.reason, slip.given) == ("H8 PASTEL", 0, "uncircled", 26)
    assert slip.clause == "DUP-13" and answer["focus"] == "play"
    assert 'value="2"' in judge.window.regions["work"]


def test_one_figure_answers_for_each_letter_and_another_letter_typed_takes_the_question_back(judge):
    judge.does("take", typed="h8 pastel")
    keys = re.findall(r'data-do="duplicate.answered"[^>]*data-press="(\d)"', judge.window.regions["work"])
    assert keys == ["1", "0"] and not judge.slips
    judge.does("typing", typed="1 h8 paste")
    assert "Is a letter circled" not in judge.shows()
    assert not judge.does("answered", way=0)["ok"] and not judge.slips


def test_for_many_tables_it_is_asked_once(judge):
    judge.does("many", typed="1 h8 pastel")
    judge.does("table", typed="1 h8 pastel", table=3)
    judge.does("take_many", typed="1 h8 pastel")
    assert not judge.slips
    judge.does("answered", way=0)
    assert {player: slip.play for player, slip in judge.slips.items()} == {"1": "H8 PaSTEL", "3": "H8 PaSTEL"}


def test_the_second_judge_is_asked_too(judge):
    judge.does("take", typed="1 h8 p(a)stel")
    judge.does("second")
    judge.does("take", typed="1 h8 pastel")
    judge.does("answered")
    assert "Read differently" in judge.shows()


def test_another_play_is_read_as_a_slip_is(judge):
    judge.does("to_master")
    judge.window.do("duplicate.look_at", {"master": "h8 ceps"})
    assert 'data-play="H8 CEPS"' in judge.window.regions["shelf"]
    judge.window.do("duplicate.look_at", {"master": "h8 pastel"})
    assert "duplicate.master" not in judge.window.regions["shelf"]
    way = re.search(r'id="way-1"[^>]*data-play="([^"]*)"', judge.window.regions["work"])[1]
    judge.does("look_at", play=way)
    judge.does("master", play=way)
    assert judge.state.round.master.play == "H8 PaSTEL"


def test_a_correction_is_read_as_a_slip_is_and_asks_for_the_mark():
    club = Tables().begin().round_with(RACK).collect({1: "H8 PaSTEL"})
    club.write(masters.choose_master(club.state, "H8 PaSTEL", club.words.lexicon.contains)).end()
    window = opened(club)
    window.go("#/event/event/results/player/1")
    window.do("results.edit", data={"round": "1", "player": "1"})
    assert 'value="H8 P(A)STEL"' in window.regions["work"]
    answer = window.do("results.put_right", {"table": "1", "play": "h8 pastel", "null": ""})
    assert not answer["ok"] and "H8 P(A)STEL" in window.regions["work"]
    window.do("results.put_right", {"table": "1", "play": "h8 ceps", "null": ""})
    assert window.entries[-1]["play"] == "H8 CEPS"
    window.do("results.edit", data={"round": "1", "player": "1"})
    window.do("results.put_right", {"table": "1", "play": "h8 pastel", "null": "uncircled"})
    assert (window.entries[-1]["play"], window.entries[-1]["reason"]) == ("H8 PASTEL", "uncircled")


@pytest.mark.parametrize("typed", ["H8 S©OR", "H8 SCoOR", "H8 SC0OR", "H8 S(C)OR", "h8 s(c)or", "H8 ScOR"])
def test_a_romanian_slip_in_every_notation_of_the_document(typed):
    judge = Judge(Tables("romanian-duplicate").begin().round_with("S?OREIN"))
    judge.does("take", typed=f"1 {typed}")
    assert judge.slips["1"].play == "H8 ScOR"


def test_the_notation_stands_beside_every_field(judge):
    sign = "C(A)SA with a blank"
    assert sign in judge.shows()
    judge.does("to_master")
    assert sign in judge.shows()


def test_the_words_of_a_null_slip_are_taken_in_the_round_or_in_the_event(judge):
    for player in (1, 2):
        judge.does("take", typed=f"{player} h8 cepts")
    assert judge.slips["1"].reason == "word" and "Not valid: cepts." in judge.shows()
    judge.does("accept", player="1")
    assert "Accept cepts anyway?" in judge.shows("dialog")
    assert judge.slips["1"].reason == "word"
    judge.does("accept", player="1", counts="event")
    assert judge.slips["1"].points == judge.slips["2"].points > 0
    assert judge.window.regions["dialog"] == ""
    assert judge.state.accepted_words[0].everywhere
