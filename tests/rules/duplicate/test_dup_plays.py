"""Slips as plays: coordinates (DUP-4) and what makes one null (DUP-13)."""

import pytest

from drivers.boards import Game
from faristol.core.errors import (
    JUDGES_ORDER,
    NoPlace,
    NoSuchWord,
    NotConnected,
    NotOnRack,
    SquareTaken,
    UnreadablePlay,
    WordGoesOn,
)
from faristol.core.letters import word_text
from faristol.core.placement import check_words
from faristol.core.squares import name, read_place
from faristol.core.tiles import tile_set


def test_dup_4_row_letter_then_column_number_is_across():
    assert [name(square) for square in read_place("H8").squares(3)] == ["H8", "H9", "H10"]


def test_dup_4_number_then_letter_is_down():
    assert [name(square) for square in read_place("8H").squares(3)] == ["H8", "I8", "J8"]


@pytest.mark.parametrize("slip", ["CASA", "H18 CASA", "P8 CASA", "88 CASA"])
def test_dup_13_null_when_coordinates_are_missing_or_wrong(slip):
    with pytest.raises(NoPlace):
        Game("duplicate").placed(slip)


def test_dup_13_null_when_the_coordinates_are_those_of_another_place():
    game = Game("duplicate", "H8 CASA")
    assert game.scores("10F RES") == 1 * 3 + 1 + 1
    with pytest.raises(SquareTaken):
        game.placed("10G RES")
    with pytest.raises(NotConnected):
        game.placed("F10 RES")


def test_dup_13_null_when_the_main_word_is_illegible():
    with pytest.raises(UnreadablePlay):
        Game("duplicate").placed("H8 C#SA")


def test_dup_13_null_when_the_main_or_a_cross_word_is_not_valid():
    placed = Game("duplicate", "H8 CASA").placed("I9 SI")
    for wrong in ("SI", "AS"):
        with pytest.raises(NoSuchWord):
            check_words(
                tile_set("ca"), placed, lambda word, wrong=wrong: word_text(tile_set("ca"), word) != wrong
            )


def test_dup_13_null_when_the_blank_is_not_circled_in_the_round_in_which_it_is_laid():
    game = Game("duplicate")
    with pytest.raises(NotOnRack):
        game.placed("H8 CASA", rack="CS?AEIO")
    game.play("H8 CaSA")
    assert game.written("H8 CASAL") == "H8 CaSAL"


def test_dup_13_null_when_it_does_not_fit():
    game = Game("duplicate", "H8 CASA")
    with pytest.raises(WordGoesOn):
        game.placed("H9 ASAL")
    with pytest.raises(NotConnected):
        game.placed("A1 SOL")


def test_dup_13_null_with_tiles_that_are_not_in_the_rack():
    with pytest.raises(NotOnRack) as refused:
        Game("duplicate", "H8 CASA").placed("H8 CASALS", rack="LAEIOUR")
    assert refused.value.details == {"tiles": "S"}


def test_dup_13_is_the_clause_of_every_reason():
    rules = Game("duplicate").rules
    assert {rules.clause(reason()) for reason in JUDGES_ORDER} == {"DUP-13"}
