"""Tiles under the hands: laid, taken back, turned, reordered, before anything is played."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faristol.core.squares import SQUARES, name
from faristol.core.tiles import tile_set
from faristol.screens.board import placing as board
from faristol.screens.board.placing import Placing
from faristol.screens.board.typing import type_letter
from faristol.screens.shapes import as_json, of_shape

CATALAN = tile_set("ca")


def at(row, column):
    return row * 15 + column


def nothing(square):
    return False


def letters(placing):
    return {one.square: one.letter for one in placing.laid}


def typed(placing, keys, occupied=nothing):
    for key in keys:
        placing = type_letter(placing, CATALAN, key, occupied) or placing
    return placing


def test_a_tile_in_the_hand_goes_where_one_taps_and_the_cursor_to_the_next_free_square():
    placing = board.take(Placing(("A", "B", "C")), 1)
    placing = board.choose(placing, at(7, 7), nothing)
    assert letters(placing) == {at(7, 7): "B"}
    assert placing.on_rack() == ["A", None, "C"]
    placing = typed(Placing(("C", "A", "S", "A")), "ca", occupied=lambda square: square == at(7, 8))
    assert letters(placing) == {at(7, 7): "C", at(7, 9): "A"}
    assert placing.cursor == at(7, 10)


def test_a_second_tap_on_the_cursor_turns_it_and_a_tile_on_both_sides_does_not():
    placing = board.choose(Placing(("A",)), at(7, 7), nothing)
    assert not placing.across
    assert board.choose(placing, at(7, 7), nothing).across
    lies = {at(7, 7), at(8, 8)}.__contains__
    for across in (True, False):
        begun = Placing(tuple("CASA"), across=across)
        assert board.choose(begun, at(7, 8), lies).across == across


def test_the_direction_follows_from_the_tiles_beside_the_square():
    """C lies on H8: a square beside it goes on across, one above or below it down, a corner as it was."""
    lies = {at(7, 7), at(9, 8)}.__contains__
    for across in (True, False):
        begun = Placing(tuple("CASA"), across=across)
        chosen = {
            name(square): board.choose(begun, square, lies).direction
            for square in range(SQUARES)
            if name(square) in ("H9", "H7", "G8", "I8", "I7", "H10", "I9")
        }
        last = "across" if across else "down"
        assert chosen == {
            "H9": "across",
            "H7": "across",
            "G8": "down",
            "I8": "down",
            "I7": last,
            "H10": last,
            "I9": "down",
        }


def test_new_tiles_show_the_direction_too_and_a_second_tap_turns_it():
    first = board.choose(board.take(Placing(tuple("CASA")), 0), at(7, 7), nothing)
    below = board.choose(board.take(first, 1), at(8, 7), nothing)
    assert below.direction == "down" and below.cursor == at(9, 7)
    assert board.choose(below, below.cursor, nothing).direction == "across"
    dropped = board.drop_on_square(first, ("rack", 1), at(6, 7), nothing)
    assert dropped.direction == "down"


def test_a_square_and_then_tiles_is_one_tap_for_each():
    placing = board.choose(Placing(("C", "A", "S", "?")), at(7, 6), nothing)
    for place in (0, 1, 3):
        placing = board.tap(placing, place, lambda square: square == at(7, 7))
    assert letters(placing) == {at(7, 6): "C", at(7, 8): "A"} and placing.asking == at(7, 9)
    named = board.name_blank(placing, "S", nothing)
    assert letters(board.tap(named, 2, nothing))[at(7, 10)] == "S"


def test_before_a_square_was_tapped_a_tile_goes_into_the_hand():
    taken = board.tap(Placing(("C", "A")), 0, nothing)
    assert taken.taken == 0 and not taken.laid
    laid = board.choose(taken, at(7, 7), nothing)
    assert board.tap(laid, 1, nothing).taken == 1
    assert board.tap(board.recall(board.choose(laid, at(2, 2), nothing)), 1, nothing).taken == 1


def test_a_tap_takes_a_laid_tile_back_backspace_the_last_and_recall_all():
    placing = typed(Placing(("A", "B")), "ab")
    assert letters(board.choose(placing, at(7, 7), nothing)) == {at(7, 8): "B"}
    assert letters(board.back(placing)) == {at(7, 7): "A"}
    assert board.recall(placing).laid == ()


def test_a_blank_asks_for_its_letter():
    placing = board.choose(board.take(Placing(("?", "B")), 0), at(7, 7), nothing)
    assert (placing.asking, placing.cursor) == (at(7, 7), at(7, 7))
    placing = board.name_blank(placing, "NY", nothing)
    assert letters(placing) == {at(7, 7): "NY"}
    assert placing.asking is None


def test_a_blank_lays_a_letter_that_is_not_on_the_rack_and_with_shift_one_that_is():
    placing = typed(Placing(("A", "?")), "z")
    assert letters(placing) == {at(7, 7): "Z"}
    assert placing.laid[0].place == 1
    placing = type_letter(Placing(("A", "?")), CATALAN, "a", nothing, as_blank=True)
    assert placing.laid[0].place == 1
    assert type_letter(Placing(("A",)), CATALAN, "z", nothing) is None


def word(rack, keys):
    """The tiles that a word becomes which is typed sign by sign: blanks are small."""
    placing = typed(Placing(tuple(rack.split())), keys)
    laid = sorted(placing.laid, key=lambda one: one.square)
    return " ".join(one.letter.lower() if placing.rack[one.place] == "?" else one.letter for one in laid)


@pytest.mark.parametrize(
    ("rack", "keys", "tiles"),
    [
        ("L L·L A", "l·a", "L·L A"),
        ("N NY A", "nya", "NY A"),
        ("R O NY A U E S", "ronyau", "R O NY A U"),
        ("I L·L O L", "il.lo", "I L·L O"),
        ("I L·L O", "il·lo", "I L·L O"),
        ("I L·L O", "il-lo", "I L·L O"),
        ("E L·L A L", "el.la", "E L·L A"),
        ("E L·L A L", "ella", "E L·L A"),
        ("E L·L A", "ella", "E L·L A"),
        ("E L L A L·L", "ella", "E L L A"),
        ("E L L A", "ella", "E L L A"),
        ("Q E", "que", "Q E"),
        ("Q E U", "que", "Q E"),
        ("Ç A", "ça", "Ç A"),
        ("? A", "nya", "ny A"),
        ("? N A", "nya", "ny A"),
        ("? A", "qua", "q A"),
        ("? E L", "el.le", "E l·l"),
        ("? I L L", "ill", "I L L"),
        ("C A F E", "cafè", "C A F E"),
        ("NY A", "na", "A"),
    ],
)
def test_tiles_of_two_signs_are_typed_as_they_are_spelt(rack, keys, tiles):
    assert word(rack, keys) == tiles


def test_a_sign_that_can_only_begin_a_tile_waits_for_the_other_with_its_blank_at_its_square():
    placing = typed(Placing(("NY", "A")), "n")
    assert (placing.waiting, placing.laid) == ("N", ())
    assert board.back(placing).waiting == ""
    assert letters(typed(placing, "y")) == {at(7, 7): "NY"}
    assert board.choose(placing, at(3, 3), nothing).waiting == ""
    placing = type_letter(Placing(("N", "NY", "?")), CATALAN, "N", nothing, as_blank=True)
    placing = type_letter(placing, CATALAN, "y", nothing)
    assert [(one.letter, one.place) for one in placing.laid] == [("NY", 2)]
    placing = board.choose(typed(Placing(("Q", "U", "A")), "q"), at(3, 3), nothing)
    assert letters(typed(placing, "u")) == {at(7, 7): "Q", at(3, 3): "U"}


def test_a_tile_is_dragged_to_a_free_square_with_a_blanks_letter_and_to_another_place_of_the_rack():
    placing = type_letter(Placing(("?", "B")), CATALAN, "x", nothing, as_blank=True)
    placing = board.drop_on_square(placing, ("board", at(7, 7)), at(2, 3), nothing)
    assert letters(placing) == {at(2, 3): "X"}
    assert board.drop_on_square(Placing(("A",)), ("rack", 0), at(7, 7), lambda square: True).laid == ()
    placing = typed(Placing(("A", "B", "C")), "a")
    placing = board.drop_on_rack(placing, ("rack", 2), 0)
    assert placing.rack == ("C", "A", "B")
    assert placing.on_rack() == ["C", None, "B"]


RACKS = st.lists(st.sampled_from(CATALAN.all), max_size=7).map(tuple)


@given(RACKS, st.lists(st.sampled_from([*"abcçdefghijlmnopqrstuvxzy·.-?"]), max_size=20))
def test_whatever_is_typed_every_tile_is_on_the_rack_or_on_the_board_once(rack, keys):
    placing = typed(Placing(rack), keys)
    there = [tile for tile in placing.on_rack() if tile is not None]
    assert sorted(there + [rack[one.place] for one in placing.laid]) == sorted(rack)
    assert len(letters(placing)) == len(placing.laid)


@given(RACKS, st.binary(min_size=28, max_size=28))
def test_sorting_and_shuffling_lose_no_tile_and_the_session_keeps_all(rack, noise):
    chance = iter(noise[n : n + 4] for n in range(0, 28, 4))
    placing = typed(Placing(rack), "aei")
    shuffled = board.shuffle(placing, lambda count: next(chance))
    for arranged in (shuffled, board.sort(shuffled, CATALAN)):
        assert sorted(arranged.rack) == sorted(rack)
        assert letters(arranged) == letters(placing)
    assert of_shape(Placing, json.loads(json.dumps(as_json(placing)))) == placing


def test_arrows_lead_over_tiles_and_the_space_bar_puts_down_what_is_in_the_hand():
    def arrow(placing, column):
        return board.to_square(placing, {"row": "7", "col": str(column), "arrow": "yes"}, nothing)

    placing = arrow(arrow(typed(Placing(("A", "B", "C")), "ab"), 8), 7)
    assert letters(placing) == {at(7, 7): "A", at(7, 8): "B"}
    placing = arrow(board.take(placing, 2), 6)
    assert letters(board.space(placing, nothing)) == {at(7, 6): "C", at(7, 7): "A", at(7, 8): "B"}
    assert not board.space(Placing(("A",)), nothing).across, "with nothing in the hand the play turns"
    tapped = board.to_square(placing, {"row": "7", "col": "5"}, nothing)
    assert letters(tapped) == {at(7, 5): "C", at(7, 7): "A", at(7, 8): "B"}


def test_another_tile_of_the_rack_is_never_laid_with_the_letter_of_a_blank():
    asking = board.lay(Placing(("?", "B")), 0, at(7, 7), nothing)
    assert asking.asking == at(7, 7)
    for place, taken in ((1, 1), (0, None)):
        after = board.tap(asking, place, nothing)
        assert (after.asking, after.taken, after.laid) == (None, taken, ())
