"""The tiles of a question under the hand: moved in their row, into the word and back."""

import re

from drivers.exercises_window import AtExercises


def row(window, name):
    return [int(place) for place in re.findall(rf'id="{name}-(\d)"', "".join(window.regions.values()))]


def test_a_tile_is_moved_in_its_row_and_to_the_other_one():
    window = AtExercises()
    window.chooses("sevens")
    window.does("exercises.move", place="0", row="rack", at="6")
    assert row(window, "rack") == [1, 2, 3, 4, 5, 6, 0]
    window.does("exercises.move", place="3", row="word", at="0")
    window.does("exercises.move", place="0", row="word", at="0")
    assert row(window, "word") == [0, 3] and row(window, "rack") == [1, 2, 4, 5, 6]
    window.does("exercises.move", place="3", row="rack", at="1")
    assert row(window, "word") == [0] and row(window, "rack") == [1, 3, 2, 4, 5, 6]


def test_a_key_moves_a_tile_as_often_as_it_is_pressed_and_not_past_the_end():
    window = AtExercises()
    window.chooses("sevens")
    for _ in range(2):
        window.does("exercises.move", place="6", by="-1")
    assert row(window, "rack") == [0, 1, 2, 3, 6, 4, 5]
    for _ in range(9):
        window.does("exercises.move", place="0", by="1")
    assert row(window, "rack") == [1, 2, 3, 6, 4, 5, 0]
    assert window.last["announce"].count(",") == 6, "the new order is heard"
