"""How long an answer will be remembered, by FSRS-5, a published model with weights learnt from many people.

FSRS is the Free Spaced Repetition Scheduler of Jarrett Ye and others. A memory has a stability, the days
after which nine of ten such answers are still known, and a difficulty from 1 to 10.
"""

from dataclasses import dataclass
from enum import IntEnum
from math import exp, pow, sqrt

FIRST_STABILITY = (0.40255, 1.18385, 3.173)
"""Days, by the grade of the first answer."""
LEAST_STABILITY = 0.001
"""However often something is missed."""
FORGETTING = 19 / 81
"""Makes nine of ten remain when as many days as the stability have gone by."""


class Grade(IntEnum):
    """FSRS knows a fourth, for what was too easy; here nobody is asked for that."""

    MISSED = 1
    HARD = 2
    GOOD = 3


@dataclass(frozen=True)
class Memory:
    stability: float
    difficulty: float

    def chance(self, days: int) -> float:
        """Return how probably it is still known after so many days."""
        return 1 / sqrt(1 + FORGETTING * days / self.stability)


def first(grade: Grade) -> Memory:
    return Memory(FIRST_STABILITY[grade - 1], _first_difficulty(grade))


def after(memory: Memory, grade: Grade, days: int) -> Memory:
    """Return the memory once it has been asked again, so many days later."""
    if days == 0:
        stability = memory.stability * exp(0.51655 * (grade - 3 + 0.6621))
    elif grade == Grade.MISSED:
        stability = _forgotten(memory, days)
    else:
        stability = _recalled(memory, grade, days)
    return Memory(max(stability, LEAST_STABILITY), _next_difficulty(memory.difficulty, grade))


def _first_difficulty(grade: int) -> float:
    return _bounded(7.1949 - exp(0.5345 * (grade - 1)) + 1)


def _next_difficulty(difficulty: float, grade: Grade) -> float:
    moved = difficulty - 1.4604 * (grade - 3) * (10 - difficulty) / 9
    easy = 4
    return _bounded(0.0046 * _first_difficulty(easy) + (1 - 0.0046) * moved)


def _recalled(memory: Memory, grade: Grade, days: int) -> float:
    gain = exp(1.54575) * (11 - memory.difficulty) * pow(memory.stability, -0.1192)
    gain *= exp(1.01925 * (1 - memory.chance(days))) - 1
    return memory.stability * (1 + gain * (0.2315 if grade == Grade.HARD else 1))


def _forgotten(memory: Memory, days: int) -> float:
    left = 1.9395 * pow(memory.difficulty, -0.11) * (pow(memory.stability + 1, 0.29605) - 1)
    left *= exp(2.2698 * (1 - memory.chance(days)))
    at_once = memory.stability / exp(0.51655 * 0.6621)
    return min(left, at_once)


def _bounded(difficulty: float) -> float:
    return min(max(difficulty, 1.0), 10.0)
