"""The Ciutat de Mallorca rules for plays and their score: MAL-2, MAL-6 to 9, MAL-12 to 16, MAL-27."""

import pytest

from drivers.boards import Game, drawn
from faristol.core.errors import (
    NoPlace,
    NoSuchWord,
    NotConnected,
    NotOnRack,
    NotOverCentre,
    OffBoard,
    SquareTaken,
    TooFew,
    UnreadablePlay,
    WordGoesOn,
)
from faristol.core.letters import word_text
from faristol.core.placement import check_words
from faristol.core.tiles import tile_set

CATALAN = tile_set("ca")
ORDER = "A B C Ç D E F G H I J L L·L M N NY O P Q R S T U V X Z"


def words(placed):
    return [word_text(CATALAN, word.letters) for word in placed.words]


def knows(*known):
    """A word list of a few words, in the strict form."""
    return lambda word: word_text(CATALAN, word) in known


def test_mal_2_the_order_of_the_tiles():
    assert list(CATALAN.letters) == ORDER.split()


def test_mal_6_the_first_play_lays_at_least_two_tiles():
    with pytest.raises(TooFew):
        Game("mallorca").placed("H8 A")
    assert Game("mallorca").scores("H8 AS") == 4


@pytest.mark.parametrize("play", ["H9 CASA", "H4 CASA", "8D CASA", "G8 CASA", "A1 CASA"])
def test_mal_6_one_of_them_on_the_centre(play):
    with pytest.raises(NotOverCentre):
        Game("mallorca").placed(play)


@pytest.mark.parametrize("play", ["H8 CASA", "H5 CASA", "8H CASA", "8E CASA"])
def test_mal_6_in_any_place_and_direction(play):
    assert Game("mallorca").written(play) == play


def test_mal_6_the_tiles_are_those_of_the_rack():
    game = Game("mallorca")
    assert game.score("H8 CASA", rack="AACRSTU").total == 10
    with pytest.raises(NotOnRack) as refused:
        game.placed("H8 CASA", rack="ACRSTU?")
    assert refused.value.details == {"tiles": "A"}


def test_mal_7_light_blue_doubles_and_dark_blue_triples_a_letter():
    assert Game("mallorca", "H8 CASA").scores("8H CANVIAT") == 2 + 1 + 1 + 4 + 1 * 2 + 1 + 1
    assert Game("mallorca", "8H CASA").scores("I8 AVI") == 1 + 4 * 2 + 1
    assert Game("mallorca", "H6 CASA").scores("6H CAU") == 2 + 1 + 1 * 3


def test_mal_7_pink_doubles_and_red_triples_the_word():
    assert Game("mallorca").scores("H8 MASA") == 2 * (2 + 1 + 1 + 1)
    assert Game("mallorca", "H5 CASA").scores("H1 FORACASA") == 3 * (4 + 1 + 1 + 1 * 2 + 2 + 1 + 1 + 1)


def test_mal_7_letters_first_and_then_the_word():
    """The Z on the light blue H12 counts twice, and then the centre doubles the word."""
    assert Game("mallorca").scores("H8 CALÇZ") == 2 * (2 + 1 + 1 + 10 + 2 * 8)


def test_mal_8_a_later_play_uses_at_least_one_tile_of_the_board():
    game = Game("mallorca", "H8 CASA")
    for apart in ("A1 SOL", "J8 SOL", "I12 SOL", "F8 SOL", "13H SOL"):
        with pytest.raises(NotConnected):
            game.placed(apart)


@pytest.mark.parametrize(
    ("play", "formed"),
    {
        "H8 CASAL": "CASAL",
        "H7 OCASA": "OCASA",
        "8H COS": "COS",
        "10F RES": "RES",
        "11H ANY": "A[NY]",
        "I9 SI": "SI AS SI",
        "G11 LA": "LA LA",
    }.items(),
)
def test_mal_8_extending_crossing_or_alongside(play, formed):
    assert words(Game("mallorca", "H8 CASA").placed(play)) == formed.split()


def test_mal_8_every_word_must_be_valid_by_itself():
    placed = Game("mallorca", "H8 CASA").placed("I9 SI")
    check_words(CATALAN, placed, knows("AS", "SI"))
    for missing in (knows("AS"), knows("SI"), knows()):
        with pytest.raises(NoSuchWord) as refused:
            check_words(CATALAN, placed, missing)
        assert refused.value.details == {"words": "SI AS SI"}


def test_mal_8_from_left_to_right_and_top_to_bottom_only():
    game = Game("mallorca")
    assert words(game.placed("H5 CASA")) == ["CASA"]
    with pytest.raises(NoSuchWord):
        check_words(CATALAN, game.placed("H5 ASAC"), knows("CASA"))


def test_mal_8_a_word_that_leaves_the_board_uses_squares_that_are_not_there():
    game = Game("mallorca", "H8 CASA")
    for play in ("H13 CASA", "15M CASA", "O15 AS"):
        with pytest.raises(OffBoard):
            game.placed(play)


def test_mal_8_where_a_tile_lies_no_other_is_laid():
    game = Game("mallorca", "H8 CASA")
    for play in ("8H MAS", "H8 CAPA", "H6 CASA"):
        with pytest.raises(SquareTaken):
            game.placed(play)
    with pytest.raises(SquareTaken) as refused:
        game.placed("10H [NY]A")
    assert refused.value.details == {"square": "H10", "tile": "S"}


def test_mal_8_the_word_is_the_whole_word():
    game = Game("mallorca", "H8 CASA", "8H COS")
    for play in ("H11 AL", "K8 A", "I9 A", "H9 ASA", "8I OS"):
        with pytest.raises(WordGoesOn):
            game.placed(play)


def test_mal_9_a_blank_stands_for_any_letter_and_is_worth_nothing():
    for letter in ORDER.split():
        written = f"[{letter.lower()}]" if len(letter) > 1 else letter.lower()
        assert Game("mallorca").score(f"H8 A{written}", rack="A?").total == 2


def test_mal_9_it_keeps_its_letter_for_the_whole_game():
    game = Game("mallorca", "H8 CAnA")
    assert game.scores("H8 CAnAL") == 2 + 1 + 0 + 1 + 2
    assert game.written("H8 CANAL") == "H8 CAnAL"
    with pytest.raises(SquareTaken):
        game.placed("H8 CASAL")


def test_mal_9_a_blank_is_played_from_the_rack_and_only_as_one():
    game = Game("mallorca")
    with pytest.raises(NotOnRack):
        game.placed("H8 CaSA", rack="CASA")
    with pytest.raises(NotOnRack):
        game.placed("H8 CASA", rack="CS?A")


def test_mal_12_a_play_scores_the_sum_of_the_new_words_it_forms():
    score = Game("mallorca", "H8 CASA").score("I9 SI")
    assert [word.points for word in score.words] == [1 * 2 + 1, 1 + 1 * 2, 1 + 1]
    assert score.total == 8


def test_mal_12_a_word_of_the_board_that_stays_as_it_is_scores_nothing():
    assert len(Game("mallorca", "H8 CASA").score("8H COS").words) == 1


def test_mal_13_a_premium_counts_only_for_the_play_that_covers_it():
    game = Game("mallorca", "H8 CASA")
    assert game.scores("H8 CASALS") == 2 + 1 + 1 + 1 + 2 * 1 + 1
    assert game.scores("8H CAP") == 2 + 1 + 3


def test_mal_14_fifty_more_for_all_seven_tiles():
    score = Game("mallorca").score("H8 CASTELL")
    assert (score.bonus, score.total) == (50, 2 * (2 + 1 + 1 + 1 + 1 * 2 + 1 + 1) + 50)


def test_mal_14_seven_of_the_play_not_of_the_word():
    game = Game("mallorca", "H8 CASA")
    assert game.score("H8 CASALOT").bonus == 0
    assert game.score("H4 RECOCASATS").bonus == 0
    assert game.score("8E MERCANT").bonus == 0
    assert game.score("8E MERCANTE").bonus == 50


def test_mal_15_the_q_holds_its_u():
    assert Game("mallorca").written("H8 QUE") == "H8 QE"
    assert Game("mallorca").score("H8 QADRE", rack="QADRE").total == 2 * (8 + 1 + 2 + 1 + 2)
    with pytest.raises(NotOnRack):
        Game("mallorca").placed("H8 [Q]UE", rack="QE")


def test_mal_16_two_l_are_no_ela_geminada():
    game = Game("mallorca")
    assert words(game.placed("H8 COL·LA", rack="COL·LA")) == ["CO[L·L]A"]
    assert words(game.placed("H8 COLLA", rack="COLLA")) == ["COLLA"]
    with pytest.raises(NotOnRack):
        game.placed("H8 COL·LA", rack="COLLA")
    with pytest.raises(NotOnRack):
        game.placed("H8 COLLA", rack="CO[L·L]A?")


def test_mal_16_a_blank_may_stand_for_it():
    assert Game("mallorca").score("H8 CO[l·l]A", rack="CO?A").total == 2 * (2 + 1 + 0 + 1)


def test_mal_16_on_the_board_it_stays_one_tile():
    game = Game("mallorca", board=drawn("...............\n" * 7 + "......CO[l·l]A....."))
    assert words(game.placed("9G SL·LA")) == ["S[l·l]A"]
    with pytest.raises(SquareTaken):
        game.placed("9G SLA")


def test_mal_27_what_is_noted_can_be_read():
    with pytest.raises(UnreadablePlay):
        Game("mallorca").placed("H8 C?SA")
    with pytest.raises(NoPlace):
        Game("mallorca").placed("H18 CASA")
