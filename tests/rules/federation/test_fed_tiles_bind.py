"""A tile that is put on the board must be played, in its line (FED-6b), at a tablet whose club plays so."""

import pytest

from drivers.match import Match
from faristol.games.classic.errors import OutOfLine, TilesBind
from faristol.rulesets import ruleset_data
from faristol.screens.board.placing import Placing, lay, recall
from faristol.screens.board.typing import type_letter
from faristol.screens.classic.turn.binding import check_free, with_laid
from faristol.screens.classic.turn.hand import Hand

RACK = ("L", "L·L", "A", "A", "?", "N", "E")
H8, H9, J8 = 112, 113, 142


def game(*, strict=True):
    return Match("federation", "tablet", rules={"forfeit.strict": strict}).begin().state


def free(square):
    return False


def test_fed_6b_as_it_comes_tiles_are_tried_out_freely():
    assert ruleset_data("federation")["forfeit"]["strict"] is False
    hand = with_laid(game(strict=False), Hand(Placing(RACK)), lay(Placing(RACK), 0, H8, free))
    assert hand.down == ()


def test_fed_6b_the_row_or_the_column_of_the_first_tile_is_binding():
    laid = lay(Placing(RACK), 2, H8, free)
    hand = with_laid(game(), Hand(Placing(RACK)), laid)
    for square in (H9, J8):
        assert with_laid(game(), hand, lay(laid, 3, square, free)).down == ("A", "A")
    along = with_laid(game(), hand, lay(laid, 3, H9, free))
    with pytest.raises(OutOfLine) as refused:
        with_laid(game(), along, lay(along.placing, 0, J8, free))
    assert refused.value.details == {"clause": "FED-6b"}


def test_fed_6b_a_tile_that_was_taken_up_is_still_to_be_played():
    hand = with_laid(game(), Hand(Placing(RACK)), lay(Placing(RACK), 4, H8, free, "E"))
    hand = with_laid(game(), hand, recall(hand.placing))
    assert (hand.down, hand.placing.laid) == (("?",), ())
    with pytest.raises(TilesBind):
        check_free(game(), hand)
    assert with_laid(game(), hand, lay(hand.placing, 4, H9, free, "O")).down == ("?",)


def test_fed_6b_two_keys_for_one_tile_put_down_one_tile():
    state = game()
    hand = Hand(Placing(RACK))
    for key in "L·":
        hand = with_laid(state, hand, type_letter(hand.placing, state.tile_set, key, free))
    assert hand.down == ("L·L",)
