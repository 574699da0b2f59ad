"""What another tablet's file has otherwise than the log here, and waits for the director's word."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

ONLY_TOLD = (
    *("two-rounds", "follows", "called-off", "called-off-there", "no-table", "starts", "draft"),
    *("wish", "wish-back", "arbiters", "entry", "entries"),
)
"""What cannot be had here, whatever the director says: it is told, until it has been read."""


@dataclass(frozen=True)
class Difference:
    about: str
    who: tuple[str, ...] = ()
    """The players that it is about, by their ids here; or division and club of a team."""
    round: int = 0
    value: Any = None
    """What the other tablet has, as the log writes it."""
    why: str = field(default="", compare=False)
    """Why it was done there, if its director has said it."""

    @property
    def place(self) -> tuple[str, tuple[str, ...], int]:
        """What it is about, whatever the other tablet says there."""
        return self.about, self.who, self.round

    @property
    def only_told(self) -> bool:
        return self.about in ONLY_TOLD


@dataclass(frozen=True)
class SameName:
    """Two who were entered on both tablets by one name: one person or two?"""

    origin: str
    name: str
    here: str


@dataclass(frozen=True)
class Hindrance:
    """Why nothing is merged."""

    what: str


@dataclass(frozen=True)
class Merged:
    """What is written here, and how many results it brings, has alike, and has otherwise."""

    entries: list[dict[str, Any]]
    brought: int = 0
    alike: int = 0
    differing: int = 0
    corrected: int = 0
    """How many results were put right there."""
    taken_back: int = 0
    """How many were taken back there."""
    rounds: int = 0
    """How many rounds only the other log has."""
    same: tuple[SameName, ...] = ()
    """Who they are is asked first; nothing is written before."""


Answers = Mapping[str, str]
"""By the origin of a person: "one" or "two"."""


@dataclass(frozen=True)
class Differences:
    """Those that wait, and those that were left: they are not asked about again."""

    waiting: tuple[Difference, ...] = ()
    left: tuple[Difference, ...] = ()
    merged: int = 0
    """How many times a file of another tablet was merged."""

    def still(self, event: Any) -> list[Difference]:
        """Return those that wait and are still otherwise in the tournament here."""
        if not self.waiting:
            return []
        from faristol.tournaments.aspects import differs  # a tournament seldom has differences

        return [each for each in self.waiting if differs(event, each)]

    def known(self, difference: Difference) -> bool:
        return difference in self.waiting or difference in self.left
