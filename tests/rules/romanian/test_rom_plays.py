"""The Romanian general rules for the board, plays, their score and notation: ROM-1, ROM-5 to 11, ROM-16."""

import pytest

from drivers.bag_club import Tables
from drivers.boards import Game, drawn
from drivers.match import Match
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
from faristol.core.notation import read_word
from faristol.core.placement import check_words
from faristol.core.premiums import premiums
from faristol.core.squares import SIZE, name, read_place
from faristol.core.tiles import tile_set
from faristol.games.classic import sheet

ROMANIAN = tile_set("ro")

# Light blue and dark blue, pink and red, as the board is printed: a quarter of it, with its middle lines.
QUARTER = """
    R . . b . . . R
    . P . . . B . .
    . . P . . . b .
    b . . P . . . b
    . . . . P . . .
    . B . . . B . .
    . . b . . . b .
    R . . b . . . P
"""
COUNTED = {".": (1, 1), "b": (2, 1), "B": (3, 1), "P": (1, 2), "R": (1, 3)}


def words(placed):
    return [word_text(ROMANIAN, word.letters) for word in placed.words]


def test_rom_1_rows_a_to_o_and_columns_1_to_15():
    assert [name(square) for square in range(0, 225, SIZE)] == [f"{row}1" for row in "ABCDEFGHIJKLMNO"]
    assert [name(square) for square in range(SIZE)] == [f"A{column}" for column in range(1, 16)]


def test_rom_1_the_colours_of_the_squares():
    squares = premiums()
    for row, signs in enumerate(QUARTER.strip().splitlines()):
        for column, sign in enumerate(signs.split()):
            for r, c in ((row, column), (14 - row, column), (row, 14 - column), (14 - row, 14 - column)):
                at = r * SIZE + c
                assert (squares.letters[at], squares.words[at]) == COUNTED[sign], name(at)


@pytest.mark.parametrize(("play", "score"), [("H8 AT", 4), ("H2 CARTELE", 66)])
def test_rom_5_the_first_play_has_two_to_seven_letters(play, score):
    assert Game("romanian").scores(play) == score


def test_rom_5_through_h8():
    for play in ("H9 CASA", "A1 CASA", "I8 CASA"):
        with pytest.raises(NotOverCentre):
            Game("romanian").placed(play)
    with pytest.raises(TooFew):
        Game("romanian").placed("H8 A")


def test_rom_5_later_one_to_seven():
    game = Game("romanian", "H7 CASA")
    assert len(game.placed("H7 CASAT").new_tiles) == 1
    assert len(game.placed("7B CARTELCI").new_tiles) == 7
    with pytest.raises(NotOnRack):
        game.placed("7A CARTELECIT")
    with pytest.raises(TooFew):
        game.placed("H7 CASA")


def test_rom_6_a_jokers_letter_is_marked_and_stays_to_the_end():
    game = Game("romanian", "H7 CAsA")
    assert game.written("H7 CASAT") == "H7 CAsAT"
    with pytest.raises(SquareTaken):
        game.placed("H7 CAPAT")


def test_rom_7_letters_then_words_then_adjacent_words():
    game = Game("romanian", "H7 CASA")
    score = game.score("I8 STIRE")
    assert [word.points for word in score.words] == [1 + 1 * 2 + 1 + 1 + 1, 1 + 1, 1 + 1 * 2, 1 + 1]
    assert score.total == 13


def test_rom_7_fifty_for_seven_letters():
    score = Game("romanian", "H7 CASA", "I8 STIRE").score("6E C0OMANDA")
    assert (score.bonus, score.total) == (50, 71)


def test_rom_7_word_premiums_multiply_by_four():
    assert Game("romanian", "8D CASAL").scores("E5 TERAPIA") == 4 * (1 + 1 + 1 + 1 + 2 + 1 + 1)


def test_rom_7_word_premiums_multiply_by_nine_and_by_twenty_seven():
    nine = Game("romanian", board=drawn(".ARTELE........", "ro"))
    assert nine.scores("A1 CARTELEI") == 9 * 8
    board = drawn(".BCDEFG.IJLMNO.", "ro")
    whole = 1 + 9 + 1 + 2 + 1 + 8 + 9 + 10 + 1 + 10 + 1 + 4 + 1 + 1 + 2
    assert Game("romanian", board=board).scores("A1 ABCDEFGHIJLMNOP") == 27 * whole


def test_rom_7_a_premium_counts_in_the_main_and_in_the_adjacent_word():
    score = Game("romanian", "H7 CASA").score("I8 STIRE")
    twice = [each.times for word in score.words for each in word.squares if name(each.square) == "I9"]
    assert twice == [2, 2]


def test_rom_7_a_joker_on_a_word_premium_multiplies_and_on_a_letter_premium_is_nothing():
    assert Game("romanian").scores("H8 cASA") == 2 * (0 + 1 + 1 + 1)
    assert Game("romanian").scores("H8 CASAt") == 2 * (1 + 1 + 1 + 1 + 0 * 2)


def test_rom_7_a_premium_counts_once():
    game = Game("romanian", "H7 CASA")
    assert game.scores("H4 TRACASAI") == 1 * 2 + 7 * 1


def test_rom_8_one_line_joined_if_need_be_through_the_letters_of_the_board():
    placed = Game("romanian", "H7 CASA").placed("H5 ACCASAT")
    assert [name(square) for square in placed.new_tiles] == ["H5", "H6", "H11"]


def test_rom_8_no_isolated_words():
    for play in ("A1 SAT", "J7 SAT", "F7 SAT"):
        with pytest.raises(NotConnected):
            Game("romanian", "H7 CASA").placed(play)


def test_rom_9_all_words_are_accepted():
    placed = Game("romanian", "H7 CASA").placed("I8 STIRE")
    check_words(ROMANIAN, placed, lambda word: True)
    with pytest.raises(NoSuchWord):
        check_words(ROMANIAN, placed, lambda word: word_text(ROMANIAN, word) != "ST")


def test_rom_9_wrong_with_letters_that_the_player_does_not_have():
    game = Game("romanian", "H7 CASA")
    with pytest.raises(NotOnRack):
        game.placed("I8 STIRE", rack="STIRA")
    assert game.score("I8 STIRe", rack="STIR?").total == 12


def test_rom_9_wrong_when_the_word_leaves_the_board():
    with pytest.raises(OffBoard):
        Game("romanian", "H7 CASA").placed("H7 CASATORINDU")


def test_rom_10_the_position_of_the_first_letter():
    assert read_place("H8").down is False
    assert read_place("8H").down is True


@pytest.mark.parametrize("typed", ["SC₀OR", "SC0OR", "ScOR", "S(C)OR", "s(c)or", "sc0or", "S©OR", "SⒸOR"])
def test_rom_10_every_way_of_writing_a_joker(typed):
    assert word_text(ROMANIAN, read_word(ROMANIAN, typed)) == "ScOR"


def test_rom_10_an_index_printed_as_a_small_o_counts_where_no_o_can_be_meant():
    """SCoOR, as the text prints it: the joker stands for the C, unless SCOOR is a word that stands there."""
    club = Tables("romanian-duplicate").begin().round_with("S?OREIN")
    assert club.collect({1: "H8 SCoOR"}).slip(1).play == "H8 ScOR"
    club = Tables("romanian-duplicate").begin().round_with("N?RCEIA")
    assert club.collect({1: "H8 NoRI"}).slip(1).play == "H8 NoRI"


def test_rom_10_a_small_o_is_a_joker_for_o():
    assert word_text(ROMANIAN, read_word(ROMANIAN, "SCoR")) == "SCoR"


def test_rom_10_an_index_stands_after_a_letter():
    with pytest.raises(UnreadablePlay):
        Game("romanian").placed("H8 0SCOR")


def test_rom_10_on_the_sheet_a_joker_is_in_parentheses_or_small_by_choice():
    match = Match("romanian").begin().play("H8 SCoR")
    assert [line.word for line in sheet.lines(match.state)] == ["SC(O)R"]
    assert [line.word for line in sheet.lines(match.state, small=True)] == ["SCoR"]
    assert match.state.ruleset.notation.blanks == ("parentheses", "small")


def test_rom_11_a_position_that_cannot_hold_the_word():
    game = Game("romanian", "H7 CASA")
    with pytest.raises(SquareTaken):
        game.placed("H8 STIRE")
    with pytest.raises(WordGoesOn):
        game.placed("H11 T")
    with pytest.raises(NoPlace):
        game.placed("H16 STIRE")


def test_rom_11_inverted_coordinates_included():
    game = Game("romanian", "H7 CASA")
    assert game.scores("I8 STIRE") == 13
    with pytest.raises(NotConnected):
        game.placed("2I STIRE")
    with pytest.raises(SquareTaken):
        game.placed("8G STIRE")


@pytest.mark.parametrize(
    ("play", "formed"),
    {
        "H7 CASATORI": "CASATORI",
        "H5 ACCASA": "ACCASA",
        "H5 ACCASAT": "ACCASAT",
        "7F ARC": "ARC",
        "I9 SE": "SE SS AE",
        "11E DOMT": "DOMT CASAT",
        "G6 ARC": "ARC RC CA",
    }.items(),
)
def test_rom_16_extension_crossing_parallel_hook(play, formed):
    assert words(Game("romanian", "H7 CASA").placed(play)) == formed.split()


def test_rom_16_a_bridge_between_two_words():
    placed = Game("romanian", "H7 CASA", "7H CERE", "10H ALEI").placed("J7 RATE")
    assert words(placed) == ["RATE"]
    assert [name(square) for square in placed.new_tiles] == ["J8", "J9"]
