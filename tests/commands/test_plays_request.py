"""`plays`: every legal play of a rack, the best first."""

import pytest

from drivers.program import CASA, EMPTY


def plays(program, rack, board=CASA, language="ca", **keys):
    return program.ok("plays", language=language, board=board, rack=rack, **keys)


def test_a_play_with_its_score_and_all_its_words(program):
    answer = plays(program, "OS")
    assert answer["plays"][0] == {"play": "8H COS", "score": 4, "words": ["cos"], "placed": 2}
    assert answer["best"] == 4


def test_all_plays_are_counted_however_few_are_listed(program):
    whole = plays(program, "CASAL?", EMPTY, all=True)
    assert whole["count"] == len(whole["plays"]) > 20
    assert len(plays(program, "CASAL?", EMPTY)["plays"]) == 20
    few = plays(program, "CASAL?", EMPTY, limit=3)
    assert few == {**whole, "plays": whole["plays"][:3]}


def test_ties_are_the_plays_with_the_best_score(program):
    whole = plays(program, "CASAL?", EMPTY, all=True)
    scores = [play["score"] for play in whole["plays"]]
    assert whole["ties"] == scores.count(whole["best"]) == scores.count(max(scores))


def test_listed_best_first_then_across_before_down_by_row_and_column(program):
    listed = [play["play"] for play in plays(program, "PA", EMPTY, all=True)["plays"]]
    assert listed == ["H7 PA", "H8 PA", "8G PA", "8H PA"]


def test_a_single_tile_that_makes_words_both_ways_is_one_play(program):
    board = [*EMPTY[:7], ".......CASA....", ".......O.......", ".......S.......", *EMPTY[10:]]
    names = [play["play"] for play in plays(program, "S", board, all=True)["plays"]]
    assert len(names) == len(set(names))


def test_blanks_that_stand_for_other_letters_are_other_plays(program):
    names = {play["play"] for play in plays(program, "A??", EMPTY, all=True)["plays"]}
    assert {"H8 pA", "H8 pa"} <= names
    assert "H8 [ny]A" not in names


def test_no_play(program):
    assert plays(program, "XZ") == {"count": 0, "best": None, "ties": 0, "plays": []}


@pytest.mark.parametrize(
    ("keys", "key"),
    [
        ({"rack": "AEIOUNST"}, "rack"),
        ({"rack": "XX"}, "rack"),
        ({"rack": "A", "limit": -1}, "limit"),
        ({"rack": "A", "limit": True}, "limit"),
        ({"rack": "A", "all": 1}, "all"),
    ],
)
def test_what_is_asked_wrongly_is_named(program, keys, key):
    assert program.refused("plays", language="ca", board=CASA, **keys)[1] == key
