"""When a question comes back: boxes, as one does it with slips of paper.

Whoever is right puts it into the next box and sees it again later; whoever guessed wrong first leaves it in
the same; whoever is not right puts it back into the first, and sees it again after a few others.
"""

from dataclasses import dataclass

from faristol.practice.exercises.cards import Card

INTERVALS = (0, 1, 3, 7, 16, 35, 90)
"""Days from one repetition to the next, by the box."""
AFTER = 4
"""So many others come before one that was missed."""
DAY = 24 * 60 * 60_000


@dataclass(frozen=True)
class Outcome:
    """How a question was answered."""

    right: bool
    wrong: int
    """So many words were guessed that are none."""
    took: int
    """Milliseconds from the question to the answer."""

    @property
    def clean(self) -> bool:
        return self.right and not self.wrong


@dataclass(frozen=True)
class Known:
    """A question that has been answered: its box, when it was answered last, and how often."""

    card: Card
    box: int
    at: int
    number: int
    """Which question of the book it was the last time."""
    took: int
    asked: int = 1
    missed: int = 0
    wrong: int = 0
    """So many words were guessed that are none, all times together."""


def answered(before: Known | None, card: Card, outcome: Outcome, at: int, number: int) -> Known:
    """Return what is known of a question once it has been answered, for the first time or again."""
    last = before or Known(card, 0, at, number, 0, 0)
    return Known(
        card,
        next_box(last.box, outcome),
        at,
        number,
        outcome.took,
        last.asked + 1,
        last.missed + (not outcome.right),
        last.wrong + outcome.wrong,
    )


def next_box(box: int, outcome: Outcome) -> int:
    """Return the next box; who was right only after a wrong guess leaves it in the same."""
    if not outcome.right:
        return 0
    return min(box + outcome.clean, len(INTERVALS) - 1)


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
