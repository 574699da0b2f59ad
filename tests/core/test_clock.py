"""A clock is two numbers, and nothing is lost between them."""

from hypothesis import given
from hypothesis import strategies as st

from faristol.core.clock import Clock

moments = st.integers(0, 10**13)


def test_a_clock_that_stands_keeps_what_was_left():
    assert Clock(72_000).left(99_999) == 72_000
    assert not Clock(72_000).running


def test_a_running_clock_loses_what_has_passed_and_stops_at_nought():
    clock = Clock(180_000).started(1_000)
    assert clock.running
    assert (clock.left(1_000), clock.left(61_000), clock.left(999_999)) == (180_000, 120_000, 0)


@given(remaining=st.integers(0, 10**7), start=moments, passed=st.integers(0, 10**7))
def test_stopping_and_starting_takes_no_time(remaining, start, passed):
    stopped = Clock(remaining).started(start).stopped(start + passed)
    assert not stopped.running
    assert stopped.started(start).left(start) == stopped.left(start) == max(0, remaining - passed)
