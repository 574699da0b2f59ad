"""FSRS-5, against what its reference program (fsrs 4.1.2, without fuzz and learning steps) reckons."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faristol.practice.exercises.memory import Grade, Memory, after, first

KNOWN = (
    ((3, 3), 10.7389, 5.2730),
    ((3, 11), 34.5776, 5.2635),
    ((3, 35), 100.7483, 5.2542),
)
FORGOTTEN_ONCE = (
    ((3, 3), 10.7389, 5.2730),
    ((1, 11), 2.1858, 6.7906),
    ((3, 0), 3.0771, 6.7742),
    ((3, 1), 5.0749, 6.7578),
    ((2, 2), 5.9431, 7.2653),
    ((3, 3), 10.7452, 7.2467),
)
FROM_A_MISS = (
    ((3, 0), 0.5667, 7.1766),
    ((3, 1), 2.4805, 7.1585),
    ((3, 2), 6.0205, 7.1404),
    ((1, 30), 2.5271, 8.0461),
    ((1, 1), 0.7697, 8.6551),
    ((2, 1), 1.0434, 8.8474),
)
HARD_EVERY_TIME = (
    ((2, 1), 1.7074, 7.0405),
    ((2, 2), 2.5586, 7.5010),
    ((2, 3), 3.6336, 7.8849),
    ((2, 6), 5.3874, 8.2051),
)
GRADES = st.sampled_from(Grade)


@pytest.mark.parametrize(
    ("grade", "course"),
    [
        (Grade.GOOD, KNOWN),
        (Grade.GOOD, FORGOTTEN_ONCE),
        (Grade.MISSED, FROM_A_MISS),
        (Grade.HARD, HARD_EVERY_TIME),
    ],
)
def test_a_memory_is_what_the_reference_program_reckons(grade, course):
    memory = first(grade)
    for (answered, days), stability, difficulty in course:
        memory = after(memory, Grade(answered), days)
        assert memory.stability == pytest.approx(stability, abs=0.0001)
        assert memory.difficulty == pytest.approx(difficulty, abs=0.0001)


def test_the_stability_is_the_days_after_which_nine_of_ten_are_known():
    assert [Memory(days, 5).chance(days) for days in (1, 10, 100)] == pytest.approx([0.9] * 3)


@given(st.lists(st.tuples(GRADES, st.integers(0, 4000)), max_size=60))
def test_however_somebody_answers_a_memory_stays_one(answers):
    memory = first(Grade.MISSED)
    for grade, days in answers:
        better, worse = after(memory, Grade.GOOD, days), after(memory, Grade.MISSED, days)
        assert worse.stability <= better.stability and worse.difficulty >= better.difficulty
        memory = after(memory, grade, days)
        assert memory.stability > 0 and 1 <= memory.difficulty <= 10


def test_what_is_missed_all_day_long_can_still_be_reckoned():
    memory = first(Grade.MISSED)
    for _ in range(5000):
        memory = after(memory, Grade.MISSED, 0)
    assert after(memory, Grade.GOOD, 300).stability > 0
