"""What nobody writes by hand, at every door: it is taken or refused in words, and nothing breaks."""

import pytest

from drivers.doors import DOORS, enter
from drivers.hostile import ANYTHING, hostile

SMALL, LARGE = 2_000, 60_000


def all_of(door, shapes, size):
    """Enter by a door with everything; whoever was let in comes back with a window of their own."""
    window = DOORS[door].window()
    for name, make in shapes:
        address = window.last["url"]
        enter(window, DOORS[door].acts(make(size)))
        assert window.last["ok"] or window.regions["notice"] or "-problem" in window.page, name
        if window.last["url"] != address:
            window = DOORS[door].window()


@pytest.mark.parametrize("door", DOORS)
def test_what_is_hostile_to_its_own_format_breaks_no_reader(door, some_of):
    shapes = hostile(DOORS[door].format).items() - ANYTHING.items()
    all_of(door, some_of(sorted(shapes, key=lambda shape: shape[0]), 3), SMALL)


@pytest.mark.parametrize("door", DOORS)
def test_what_is_hostile_to_everything_breaks_no_reader(door, some_of):
    all_of(door, some_of(ANYTHING.items(), 3), SMALL)


@pytest.mark.thorough
@pytest.mark.parametrize("door", DOORS)
def test_nor_is_any_reader_broken_by_much_of_it(door):
    all_of(door, hostile(DOORS[door].format).items(), LARGE)
