"""Elo, the rating of the chess federations, for clubs that keep a list by it.

A game moves a rating by K times what was won beyond expectation; who has played few rated games moves by a
greater K. All opponents count with their rating from before the tournament, as for BARRUF.
"""

from dataclasses import dataclass
from functools import partial

from faristol.tournaments.barruf import RatingSystem

SPREAD = 400
"""So many points ahead, and ten games of eleven are won."""


@dataclass(frozen=True)
class Elo:
    k: int = 20
    k_new: int = 40
    few: int = 30
    """Who has fewer rated games before the tournament moves by the greater K."""
    newcomer: int = 1000
    """The rating of who has none."""

    @property
    def system(self) -> RatingSystem:
        return RatingSystem(self.newcomer, chance, partial(_step, self))


def chance(ahead: float) -> float:
    """Return the chance of winning against somebody who is so many points behind."""
    odds: float = 10 ** (-ahead / SPREAD)
    return 1 / (1 + odds)


def _step(elo: Elo, before: int, played: int) -> int:
    return elo.k_new if before < elo.few else elo.k
