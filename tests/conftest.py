"""What every test shares: how long Hypothesis looks; that drivers say why, as tests do, when they fail."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("drivers")

# A tablet is slow and so are two test processes on two cores: time is measured in benchmarks/, not here.
# A change is tested with the same examples each time; `--hypothesis-profile explore` looks for new ones.
settings.register_profile("faristol", deadline=None, max_examples=60, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=400)
settings.load_profile("faristol")
