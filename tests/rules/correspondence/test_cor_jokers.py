"""The joker of a play is read in each notation of the document, in a letter too (ROM-10, COR-25)."""

import pytest

from drivers.letter_game import Device
from faristol.errors import Rejected
from faristol.games.correspondence.message_errors import SheetDiffers
from faristol.games.correspondence.sheet import read_sheet, sheet_facts, write_sheet

STRING = "S?ORTIN" + "MINELEA"


def message(play: str) -> str:
    """Return RED's message with the play written by hand, and no line for the program."""
    red = Device(STRING)
    red.play("H7 ScOR")
    text = red.send().split("Faristol:")[0]
    assert "Depunere: H7: ScOR" in text
    return text.replace("H7: ScOR", play)


@pytest.mark.parametrize("word", ["ScOR", "S(C)OR", "SC₀OR", "sc0or", "SCoOR", "S©OR"])
def test_cor_25_the_joker_is_read_as_the_document_writes_it(word):
    play = f"H7: {word}"
    blue = Device(STRING)
    blue.receive(message(play))
    assert blue.state.course.turns[0].play == "H7 ScOR"
    blue.pass_turn()
    red = Device(STRING)
    red.play("H7 ScOR")
    red.send()
    red.receive(blue.send().split("Faristol:")[0].replace("H7: ScOR", play))
    assert len(red.state.sent) == 2


def test_cor_25_a_small_o_is_a_joker_for_o_where_that_is_what_was_placed():
    red, blue = Device("SC?ORTI" + "MINELEA"), Device("SC?ORTI" + "MINELEA")
    red.play("H7 SCoOR")
    blue.receive(red.send().split("Faristol:")[0])
    assert blue.state.course.turns[0].play == "H7 SCoOR"


def test_cor_25_a_joker_that_is_not_in_the_hand_is_refused_however_it_is_written():
    blue = Device("SCEORTI" + "MINELEA")
    with pytest.raises(Rejected):
        blue.receive(message("H7: S(C)OR"))


def game_over_the_joker() -> Device:
    red, blue = Device(STRING), Device(STRING)
    red.play("H7 ScOR")
    blue.receive(red.send())
    blue.play("G8 MINE")
    return blue


@pytest.mark.parametrize("word", ["S(C)OR", "SC₀OR", "SCoOR", "S©OR"])
def test_cor_25_a_sheet_with_the_joker_in_another_notation_is_the_same_sheet(word):
    game = game_over_the_joker()
    sheet = write_sheet(game.entries)
    assert "ScOR" in sheet
    assert read_sheet(sheet.replace("ScOR", word)) == read_sheet(sheet) == sheet_facts(game.entries)


def test_cor_25_a_sheet_whose_joker_is_another_letter_is_refused():
    sheet = write_sheet(game_over_the_joker().entries)
    with pytest.raises(SheetDiffers):
        read_sheet(sheet.replace("ScOR", "sCOR"))
