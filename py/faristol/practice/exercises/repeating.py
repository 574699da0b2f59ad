"""When a question comes back: on the day on which nine of ten such answers are still known.

What was missed is seen again the same day, after a few others. All of it follows from the answers in the log.
"""

from dataclasses import dataclass

from faristol.practice.exercises.cards import Card
from faristol.practice.exercises.memory import Grade, Memory, after, first

LONGEST = 365
"""Days after which everything comes back."""
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

    @property
    def grade(self) -> Grade:
        """Who was right only after a wrong guess hardly knew it."""
        if not self.right:
            return Grade.MISSED
        return Grade.GOOD if self.clean else Grade.HARD


@dataclass(frozen=True)
class Known:
    """A question that has been answered: how, when it was answered last, and how often."""

    card: Card
    memory: Memory
    right: bool
    """Whether the last answer was."""
    at: int
    number: int
    """Which question of the book it was the last time."""
    took: int
    asked: int
    missed: int
    wrong: int
    """So many words were guessed that are none, all times together."""

    @property
    def interval(self) -> int:
        """Days from the last answer until it is due; 0 where it was missed."""
        return min(max(1, round(self.memory.stability)), LONGEST) if self.right else 0


def answered(before: Known | None, card: Card, outcome: Outcome, at: int, number: int) -> Known:
    """Return what is known of a question once it has been answered, for the first time or again."""
    asked, missed, wrong = (before.asked, before.missed, before.wrong) if before else (0, 0, 0)
    if before:
        memory = after(before.memory, outcome.grade, round(max(0, at - before.at) / DAY))
    else:
        memory = first(outcome.grade)
    return Known(
        card,
        memory,
        outcome.right,
        at,
        number,
        outcome.took,
        asked + 1,
        missed + (not outcome.right),
        wrong + outcome.wrong,
    )


def day(at: int, zone: int) -> int:
    """Return the day by the calendar where the person is; `zone` is minutes east of Greenwich."""
    return (at + zone * 60_000) // DAY


def days_left(known: Known, now: int, zone: int) -> int:
    """Return how many days are left until it is due; 0 when it is, today or since long."""
    return max(0, day(known.at, zone) + known.interval - day(now, zone))


def is_due(known: Known, now: int, zone: int) -> bool:
    return days_left(known, now, zone) == 0


def can_come(known: Known, asked: int, now: int, zone: int) -> bool:
    """Return whether it comes now: what was missed a moment ago lets others go first."""
    if not known.right and day(known.at, zone) == day(now, zone):
        return asked - known.number >= AFTER
    return is_due(known, now, zone)
