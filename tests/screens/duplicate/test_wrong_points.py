"""Points on a slip that are not those of its play: remarked as it is noted, and in the record for good."""

import re

import pytest
from test_claims import opened
from test_definitive import everywhere
from test_the_round import Judge

from drivers.bag_club import Tables
from faristol.games.duplicate.ruling import Written


@pytest.mark.parametrize(
    ("typed", "remark"), [("1 h8 casal 15", True), ("1 h8 casal 14", False), ("1 h8 casal", False)]
)
def test_wrong_points_are_remarked_and_the_right_ones_count(typed, remark):
    judge = Judge(Tables().begin().round_with("CASALSO"))
    judge.does("take", typed=typed)
    slip, said = judge.slips["1"], judge.shows("notice")
    assert slip.points == 14
    assert ("Points counted by table 1: 15; the play scores 14." in said) is remark
    assert ("15 points written" in judge.shows()) is remark


def test_after_a_question_about_a_circle_too():
    judge = Judge(Tables().begin().round_with("C?STEPL"))
    judge.does("take", typed="1 h8 pastel 99")
    judge.does("answered", way=0)
    assert "Points counted by table 1: 99;" in judge.shows("notice")


def test_the_remark_is_in_the_record():
    club = Tables(publication="en").begin().round_with("CASALSO")
    club.collect(
        {1: Written("H8 CASAL", given=15), 2: Written("H8 CASAL", given=14), 3: Written("H8 ZZ", given=9)}
    )
    club.announce("H8 CASAL").end()
    shown = everywhere(club)
    log = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", opened(club, "/file").regions["work"]))
    game = opened(club, "/results/player/1").regions["work"]
    for text in (shown["cards"], shown["published"], log, game):
        assert text.count("15 points written") == 1
    assert "points: 14 · 15 points written" in log
    other = opened(club, "/results/player/2").regions["work"]
    assert "written" not in other and "written" not in opened(club, "/results/player/3").regions["work"]
