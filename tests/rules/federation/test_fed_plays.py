"""The federation's rules for plays and their score: FED-3 to 7, FED-21, FED-22, FED-24."""

import pytest

from drivers.boards import Game
from faristol.core.errors import (
    NoPlace,
    NoSuchWord,
    NotConnected,
    NotOnRack,
    NotOverCentre,
    SquareTaken,
    TooFew,
    UnreadablePlay,
    WordGoesOn,
)
from faristol.core.letters import word_text
from faristol.core.notation import read_word
from faristol.core.placement import check_words
from faristol.core.squares import name
from faristol.core.tiles import UnreadableTiles, tile_set
from faristol.rulesets import ruleset_data

CATALAN = tile_set("ca")


def test_fed_3_a_play_is_made_of_the_seven_tiles_drawn():
    assert ruleset_data("federation")["rack_size"] == 7
    with pytest.raises(NotOnRack):
        Game("federation").placed("H8 CASES", rack="ACSTLMN")
    with pytest.raises(NotOnRack):
        Game("federation").placed("H8 CANVIADES")


def test_fed_4_letter_premiums_first_then_word_premiums():
    assert Game("federation").scores("H8 CALÇZ") == 2 * (2 + 1 + 1 + 10 + 8 * 2)


def test_fed_4_letters_on_the_board_count_their_face_value():
    assert Game("federation", "H8 CASA").scores("H8 CASALS") == 2 + 1 + 1 + 1 + 1 * 2 + 1


def test_fed_4_two_pink_squares_multiply_by_four():
    """E5 and E11, with the A of CASAL between them."""
    assert Game("federation", "8D CASAL").scores("E5 TERAPIA") == 4 * (1 + 1 + 1 + 1 + 3 + 1 + 1)


def test_fed_4_two_red_squares_multiply_by_nine():
    """A1 and A8; the light blue A4 is covered already. And fifty for seven tiles."""
    game = Game("federation", "H4 CASAL", "4A ESTRATEC")
    assert game.scores("A1 PASEJADA") == 9 * (3 + 1 + 1 + 1 + 8 + 1 + 2 + 1) + 50


def test_fed_4_a_premium_that_two_new_words_share_counts_in_both():
    score = Game("federation", "H8 CASA").score("I9 SI")
    main, first, _ = score.words
    assert [(name(each.square), each.times) for each in main.squares] == [("I9", 2), ("I10", 1)]
    assert [(name(each.square), each.times) for each in first.squares] == [("H9", 1), ("I9", 2)]


def test_fed_4_fifty_for_seven_tiles():
    assert Game("federation").score("H8 CASTELL").bonus == 50
    assert Game("federation").score("H8 CASTEL").bonus == 0


@pytest.mark.parametrize("letter", "KWY")
def test_fed_5_a_blank_is_never_a_k_w_or_y(letter):
    with pytest.raises(UnreadablePlay):
        Game("federation").placed(f"H8 A{letter.lower()}")
    with pytest.raises(UnreadableTiles):
        CATALAN.read(letter)


def test_fed_5_a_blank_may_be_a_digraph_and_keeps_it():
    game = Game("federation", "H8 CA[ny]A")
    assert word_text(CATALAN, game.board.on(range(112, 116))) == "CA[ny]A"
    assert game.scores("H8 CA[NY]AM") == 2 + 1 + 0 + 1 + 2 * 2


def test_fed_6_the_first_play_covers_h8_with_two_letters_or_more():
    with pytest.raises(NotOverCentre):
        Game("federation").placed("G8 CASA")
    with pytest.raises(TooFew):
        Game("federation").placed("8H A")
    assert len(Game("federation").placed("8H AS").new_tiles) == 2


def test_fed_6_later_plays_use_a_letter_that_is_there():
    with pytest.raises(NotConnected):
        Game("federation", "H8 CASA").placed("J8 SOL")
    with pytest.raises(TooFew):
        Game("federation", "H8 CASA").placed("H8 CASA")


def test_fed_6_all_the_tiles_of_a_play_are_in_one_line():
    """A play is a place and a word: across or down, and the squares are those of the word."""
    game = Game("federation", "H8 CASA")
    assert {name(square)[0] for square in game.placed("H5 DESCASA").new_tiles} == {"H"}
    assert {name(square)[1:] for square in game.placed("10F RES").new_tiles} == {"10"}


def test_fed_6_without_a_gap_and_without_covering_a_tile():
    game = Game("federation", "H8 CASA")
    with pytest.raises(WordGoesOn):
        game.placed("H12 L")
    with pytest.raises(SquareTaken):
        game.placed("8G TE")


def test_fed_7_q_carries_its_u():
    assert Game("federation").written("H8 QUADRE") == "H8 QADRE"


def test_fed_7_ela_geminada_and_ena_i_grega_only_with_their_own_tile_or_a_blank():
    game = Game("federation")
    assert game.score("H8 CANYA", rack="CA[NY]A").total == game.score("H8 CA[NY]A").total
    assert game.score("H8 CA[ny]A", rack="CAA?").total == 2 * (2 + 1 + 0 + 1)
    for written, rack in (("COL·LA", "COLLA"), ("CANYA", "CANA?"), ("CAN[y]A", "CANA?")):
        with pytest.raises((NotOnRack, UnreadablePlay)):
            game.placed(f"H8 {written}", rack=rack)


@pytest.mark.parametrize("noted", ["C(A)SA", "c(a)sa", "CaSA"])
def test_fed_21_a_blank_is_noted_in_parentheses_or_circled(noted):
    assert word_text(CATALAN, read_word(CATALAN, noted)) == "CaSA"


def test_fed_21_a_note_that_cannot_be_read_or_placed_is_no_play():
    with pytest.raises(UnreadablePlay):
        Game("federation").placed("H8 (CASA")
    with pytest.raises(NoPlace):
        Game("federation").placed("CASA")


def test_fed_22_the_verdict_never_says_which_word():
    """All the words of the play are told, whichever of them is not valid."""
    told = []
    placed = Game("federation", "H8 CASA").placed("I9 SI")
    for wrong in ("SI", "AS"):
        with pytest.raises(NoSuchWord) as refused:
            check_words(CATALAN, placed, lambda word, wrong=wrong: word_text(CATALAN, word) != wrong)
        told.append(refused.value.details)
    assert told == [{"words": "SI AS SI"}] * 2


def test_fed_24_a_play_with_a_word_that_is_not_valid_comes_off():
    game = Game("federation", "H8 CASA")
    placed = game.placed("I9 SI")
    with pytest.raises(NoSuchWord) as refused:
        check_words(CATALAN, placed, lambda word: word_text(CATALAN, word) != "AS")
    assert game.rules.clause(refused.value) == "FED-24"
