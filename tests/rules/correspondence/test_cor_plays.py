"""What the correspondence game says of plays and their score: COR-4, COR-5, COR-8, COR-10."""

import pytest

from drivers.boards import Game, drawn
from faristol.core.errors import NoSuchWord, NotConnected, NotOnRack, NotOverCentre
from faristol.core.placement import check_words
from faristol.core.squares import name
from faristol.core.tiles import tile_set
from faristol.rulesets import ruleset_data


def test_cor_4_seven_letters_in_hand():
    assert ruleset_data("correspondence")["rack_size"] == 7


def test_cor_5_the_line_of_the_sheet():
    """`O,G 7C: GOL / C7: GO; D7: OL` is 41: GOL 20, GO 19, OL 2, with L on E7, O on C8 and L on D8."""
    board = drawn(
        """
        ...............
        ...............
        .......O.......
        .......L.......
        ......L........
    """,
        "ro",
    )
    score = Game("correspondence", board=board).score("7C GOL", rack="OG")
    assert [name(word.word.squares[0]) for word in score.words] == ["C7", "C7", "D7"]
    assert [word.points for word in score.words] == [20, 19, 2]
    assert score.total == 41


def test_cor_8_not_connected_not_over_h8_or_letters_not_in_hand():
    refused = []
    for game, play, reason in (
        (Game("correspondence", "H7 CASA"), "A1 SAT", NotConnected),
        (Game("correspondence"), "A1 SAT", NotOverCentre),
        (Game("correspondence"), "H8 SAT", NotOnRack),
    ):
        with pytest.raises(reason) as no:
            game.placed(play, rack="SATELOR" if play == "A1 SAT" else "CARTELE")
        refused.append(game.rules.clause(no.value))
    assert set(refused) == {"COR-8"}


def test_cor_10_a_word_that_is_not_in_the_stock():
    game = Game("correspondence", "H7 CASA")
    with pytest.raises(NoSuchWord) as no:
        check_words(tile_set("ro"), game.placed("I8 STIRE"), lambda word: False)
    assert game.rules.clause(no.value) == "COR-10"
