"""What comes under a finger takes no tap for a while."""

SETTLES = 1_000
"""So many milliseconds (site/taps.js)."""
