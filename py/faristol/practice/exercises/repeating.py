"""When a question comes back: boxes, as one does it with slips of paper.

Whoever is right puts it into the next box and sees it again later; whoever is not puts it back into the
first, and sees it again after a few others.
"""

from dataclasses import dataclass

from faristol.practice.exercises.cards import Card

INTERVALS = (0, 1, 3, 7, 16, 35, 90)
"""Days from one repetition to the next, by the box."""
AFTER = 4
"""So many others come before one that was missed."""
DAY = 24 * 60 * 60_000


@dataclass(frozen=True)
class Known:
    """A question that has been answered: its box, when it was answered last, and how often."""

    card: Card
    box: int
    at: int
    number: int
    """Which question of the book it was the last time."""
    asked: int = 1
    missed: int = 0

    def again(self, card: Card, right: bool, at: int, number: int) -> "Known":
        box = next_box(self.box, right)
        return Known(card, box, at, number, self.asked + 1, self.missed + (not right))


def first(card: Card, right: bool, at: int, number: int) -> Known:
    return Known(card, next_box(0, right), at, number, 1, int(not right))


def next_box(box: int, right: bool) -> int:
    return min(box + 1, len(INTERVALS) - 1) if right else 0


def day(at: int, zone: int) -> int:
    """Return the day by the calendar where the person is; `zone` is minutes east of Greenwich."""
    return (at + zone * 60_000) // DAY


def days_left(known: Known, now: int, zone: int) -> int:
    """Return how many days are left until it is due; 0 when it is, today or since long."""
    return max(0, day(known.at, zone) + INTERVALS[known.box] - day(now, zone))


def is_due(known: Known, now: int, zone: int) -> bool:
    return days_left(known, now, zone) == 0


def can_come(known: Known, asked: int, now: int, zone: int) -> bool:
    """Return whether it comes now: what was missed a moment ago lets others go first."""
    if known.box == 0 and day(known.at, zone) == day(now, zone):
        return asked - known.number >= AFTER
    return is_due(known, now, zone)
