"""What an event counts in a season: each kind by the place in it, or by the share of what could be had.

Whoever shares a place has what that place is worth. A share is reckoned to a tenth of a point, halves up, so
that everybody can add the sums up.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from typing import Any, Literal

from faristol.fields import Count

EventKind = Literal["duplicate", "tournament", "game"]
By = Literal["place", "percent"]
DUPLICATE: EventKind = "duplicate"
PLACE: By = "place"
PERCENT: By = "percent"
TENTHS = 10


def in_tenths(figure: Fraction) -> Fraction:
    """Return a figure as it is shown, so that a sum is that of the figures before it."""
    return Fraction((figure * TENTHS * 2 + 1) // 2, TENTHS)


@dataclass(frozen=True)
class Worth:
    """What one kind of event is worth."""

    kind: EventKind
    by: By
    places: tuple[Count, ...]
    """The points of each place, from the first on."""
    others: Count
    """The points of everybody further behind."""
    most: Count
    """What whoever has everything that could be had gets, where the share counts."""

    def of_place(self, place: int) -> Fraction:
        return Fraction(self.places[place - 1] if place <= len(self.places) else self.others)

    def of_share(self, share: Fraction) -> Fraction:
        return in_tenths(share * self.most)


USUAL = (
    Worth("duplicate", PERCENT, (20, 16, 14, 12, 10, 8, 6, 4), 2, 100),
    Worth("tournament", PLACE, (100, 80, 70, 60, 50, 45, 40, 35, 30, 25), 20, 100),
    Worth("game", PERCENT, (20, 10), 5, 20),
)
"""Until a club decides otherwise."""


def as_written(worths: Sequence[Worth]) -> list[dict[str, Any]]:
    return [{**asdict(worth), "places": list(worth.places)} for worth in worths]
