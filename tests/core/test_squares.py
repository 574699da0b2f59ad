"""Coordinates: the row's letter first is across, the column's number first is down."""

import pytest

from drivers.offenders import each
from faristol.core.squares import SQUARES, Place, line, name, read_place, turned

ALL = [Place(square, down) for square in range(SQUARES) for down in (False, True)]


@pytest.mark.parametrize(
    ("text", "row", "column", "down"),
    [
        ("H8", 8, 8, False),
        ("8H", 8, 8, True),
        ("A1", 1, 1, False),
        ("1A", 1, 1, True),
        ("A15", 1, 15, False),
        ("15A", 1, 15, True),
        ("O15", 15, 15, False),
        ("11f", 6, 11, True),
        ("f11", 6, 11, False),
    ],
)
def test_a_place_is_a_row_a_column_and_a_direction(text, row, column, down):
    assert read_place(text) == Place((row - 1) * 15 + column - 1, down)


def test_every_place_is_read_as_it_is_written():
    assert len({str(place) for place in ALL}) == 450
    assert all(read_place(str(place)) == place for place in ALL)


@each("text", ["", "H", "8", "H0", "H16", "P8", "H08", "8H8", "HH", "88", "H-8", "H٨", "H8 "])
def test_what_is_not_on_the_board_is_no_place(text):
    assert read_place(text) is None


def test_a_word_from_n14_has_room_for_two_tiles_either_way():
    for text in ("N14", "14N"):
        place = read_place(text)
        assert place.room == 2
        assert len(place.squares(5)) == 2


def test_turning_the_board_twice_changes_nothing():
    for place in ALL:
        assert place.turned.turned == place
        assert place.turned.down != place.down
        assert place.turned.room == place.room


def test_rows_and_columns_of_a_square():
    f11 = read_place("F11").square
    assert [name(square) for square in line(f11, down=False)][::14] == ["F1", "F15"]
    assert [name(square) for square in line(f11, down=True)][::14] == ["A11", "O11"]
    assert turned(f11) == read_place("K6").square
