"""What every test shares: how long Hypothesis looks; the lot of the day; that drivers say why they fail."""

import gc

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("drivers")

from drivers import sample  # noqa: E402 - rewritten as well

# Thousands of states live until the end: looking for rubbish among them seldom saves a twentieth of the time.
gc.set_threshold(100_000, 50, 100)

# A tablet is slow and so are two test processes on two cores: time is measured in benchmarks/, not here.
# A change is tested with the same examples each time; `--hypothesis-profile explore` looks for new ones.
settings.register_profile("faristol", deadline=None, max_examples=60, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=400)
settings.load_profile("faristol")


def pytest_report_header() -> str:
    return f"samples of the day: FARISTOL_DAY={sample.DAY}"


@pytest.fixture(params=["sample", pytest.param("whole", marks=pytest.mark.thorough)])
def some_of(request: pytest.FixtureRequest) -> sample.SomeOf:
    """`some_of(values, 20)`: so many of them by the lot of the day, and where it is thorough all of them."""
    print(f"FARISTOL_DAY={sample.DAY}")
    if request.param == "whole":
        return lambda values, number: [*values]
    return sample.Lot(request.node.name).draws
