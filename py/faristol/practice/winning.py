"""How likely it is to win from a lead, with so many tiles still in the bag.

By how much the lead of who is to move changes up to the end is taken as normally distributed. Its mean and
its deviation are learnt from games that the computer plays against itself: scripts/learn_winning.py.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import erf, sqrt

from faristol.core.tiles import LANGUAGES

STEP = 7
"""The values are learnt for an empty bag and for every seven tiles more."""


@dataclass(frozen=True)
class Winning:
    gains: Sequence[float]
    """What who is to move still gains on average, in points."""
    deviations: Sequence[float]

    def chance(self, lead: float, in_bag: int) -> float:
        """Return the chance of who is to move."""
        gain, deviation = self._at(self.gains, in_bag), self._at(self.deviations, in_bag)
        return (1 + erf((lead + gain) / deviation / sqrt(2))) / 2

    def _at(self, values: Sequence[float], in_bag: int) -> float:
        at = min(in_bag / STEP, len(values) - 1.001)
        low = int(at)
        return values[low] + (at - low) * (values[low + 1] - values[low])


@cache
def winning(language: str) -> Winning:
    data = tomllib.loads(
        (files("faristol.practice") / f"{LANGUAGES[language]}-winning.toml").read_text("utf-8")
    )
    return Winning(tuple(data["gains"]), tuple(data["deviations"]))


def chance_after(language: str, lead: float, in_bag: int) -> float:
    """Return the chance of who has just played and leads by so much, with what was kept."""
    return 1 - winning(language).chance(-lead, max(0, in_bag))


def won(lead: int) -> float:
    """Return 1 for a game that is won, a half for a draw."""
    return 0.5 if lead == 0 else float(lead > 0)
