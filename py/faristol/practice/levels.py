"""How well the computer plays: four levels, in each of which a person notices something else."""

from collections.abc import Mapping
from dataclasses import dataclass

ALL_LENGTHS = 15


@dataclass(frozen=True)
class Level:
    """It knows only words that several sources have, so that nobody loses to a word that nobody has seen."""

    name: str
    longest: int = ALL_LENGTHS
    """Words of no more letters."""
    share: tuple[float, float] = (1.0, 1.0)
    """Between what parts of the best score the play that it makes lies."""
    loses: Mapping[str, int] | None = None
    """By how many points its turns are below the best on average, by playing language: benchmarks/levels.py.
    None where it keeps points back for later, so that this says little."""
    looks_ahead: bool = False
    """It looks at what stays on the rack and at what the other may reply, exchanges when that is better, and
    works out the last turns."""


BEGINNER = Level("beginner", longest=5, share=(0.35, 0.75), loses={"ca": 24, "ro": 25})
CLUB = Level("club", longest=8, share=(0.65, 0.95), loses={"ca": 10, "ro": 12})
STRONG = Level("strong", loses={"ca": 2, "ro": 6})
MASTER = Level("master", looks_ahead=True)

LEVELS = {level.name: level for level in (BEGINNER, CLUB, STRONG, MASTER)}
"""The weakest first."""
