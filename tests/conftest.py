"""What every test shares: how long Hypothesis looks, where modules lie, a second try for a browser test."""

from pathlib import Path

import pytest
from hypothesis import settings

# A tablet is slow and so are two test processes on two cores: time is measured in benchmarks/, not here.
settings.register_profile("faristol", deadline=None, max_examples=60)
settings.load_profile("faristol")

BROWSERS = [Path(__file__).parent / folder for folder in ("browser", "browsers")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a busy machine may come too late; what fails twice is ours."""
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in BROWSERS):
            item.add_marker(pytest.mark.flaky(reruns=1))
