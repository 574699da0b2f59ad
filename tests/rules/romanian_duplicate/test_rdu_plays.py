"""What the Romanian duplicate and completiv say of plays: RDU-2, RDU-6, and the scores worked out in them."""

from drivers.boards import Game
from faristol.core.board import write_board
from faristol.core.errors import REASONS
from faristol.core.tiles import tile_set
from faristol.rulesets import ruleset_data

WORKED = {"H7 CASA": 8, "I8 STIRE": 13, "6E C0OMANDA": 71, "H4 TRACASAI": 11, "K5 CAPRARUL": 86}


def test_rdu_2_plays_score_as_worked_out_in_the_rule_texts():
    game = Game("romanian-duplicate")
    assert {play: game.play(play) for play in WORKED} == WORKED
    assert [row for row in write_board(tile_set("ro"), game.board) if row.strip(".")] == [
        ".....c.........",
        ".....O.........",
        ".....M.........",
        "...TRACASAI....",
        ".....N.STIRE...",
        ".....D.........",
        "....CAPRARUL...",
    ]


def test_rdu_2_a_correct_play_is_what_the_general_rules_say():
    reasons = ruleset_data("romanian")["reasons"]
    assert tuple(reasons) == REASONS
    for ruleset in ("romanian-duplicate", "completiv"):
        assert ruleset_data(ruleset)["reasons"] == reasons


def test_rdu_6_six_letters_are_drawn_and_seven_may_be_played():
    data = ruleset_data("completiv")
    assert (data["rack_size"], data["play"]["most"]) == (6, 7)
    assert Game("completiv").score("H8 CARTELE").bonus == 50
