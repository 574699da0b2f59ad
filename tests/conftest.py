"""What every test shares: how long Hypothesis looks."""

from hypothesis import settings

# A tablet is slow and so are two test processes on two cores: time is measured in benchmarks/, not here.
settings.register_profile("faristol", deadline=None, max_examples=60)
settings.load_profile("faristol")
