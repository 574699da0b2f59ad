"""Days of thought: from the day after a letter arrived to the day the answer was sent (COR-14 to 18).

Days of the calendar, without hours. What is thought over is a whole number of them.
"""

from calendar import monthrange
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal

from faristol.games.correspondence.errors import (
    LeaveIsTaken,
    LeaveTooLate,
    LeaveTooLong,
    LeaveTooSoon,
    SentBeforeArrival,
)
from faristol.rulesets.letters import Days

Known = Literal["stamp", "one-stamp", "received", "received-in-bucharest", "confirmed"]
"""How the day of arrival is known: by its stamp; by the only stamp of a letter within one town; by the day of
receipt, where no stamp can be read; or as the recipient of an e-mail confirms it."""

MOVED: Mapping[Known, int] = {
    "stamp": 0,
    "one-stamp": 1,
    "received": 0,
    "received-in-bucharest": -1,
    "confirmed": 0,
}
"""By how many days the arrival that counts lies beside the day that is known (COR-14)."""

Step = Literal["again", "arbiter"]


@dataclass(frozen=True)
class Leave:
    first: date
    last: date
    option: bool
    """Whether it is the twenty days written down ahead, not the ten that may be taken at any time."""

    @property
    def length(self) -> int:
        return self.last.toordinal() - self.first.toordinal() + 1

    def days_of(self, days: range) -> int:
        """Return how many of these days it covers."""
        return len(range(max(days.start, self.first.toordinal()), min(days.stop, self.last.toordinal() + 1)))


def thinking_days(arrived: date, sent: date, known: Known = "stamp", leave: Leave | None = None) -> int:
    """Return the days between: 10 to 10, none; 10 to 11, none; 10 to 13, two. Leave is not counted."""
    if sent < arrived:
        raise SentBeforeArrival(arrived=arrived, sent=sent)
    thought = range(arrived.toordinal() + MOVED[known] + 1, sent.toordinal())
    return len(thought) - (leave.days_of(thought) if leave else 0)


def counted_arrival(day: date, known: Known, sent: date, partner_sent: date = date.min) -> date:
    """Return the arrival as the sheet has it: not before the letter was sent, nor after the answer was."""
    moved = day.toordinal() + MOVED[known]
    return date.fromordinal(min(max(moved, partner_sent.toordinal()), sent.toordinal()))


def days_left(rules: Days, used: Iterable[int]) -> int:
    """Return what is left of the fifty for the whole game; below zero a player is over them (COR-15)."""
    return rules.each - sum(used)


def must_tell(rules: Days, days: int) -> bool:
    """Return whether one has to say so who thinks so long, or the play is sent again (COR-17)."""
    return days > rules.long


def without_answer(
    rules: Days, sent: date, again: date | None, longer: date | None = None
) -> tuple[Step, date]:
    """Return what has to be done if no answer comes, and from which day on (COR-17).

    Until the day `longer` the partner has asked to wait. BLUE without a first play counts from the day on
    which the sheets came; "again" is then a letter to RED.
    """
    day = (again or sent) + timedelta(rules.again)
    if longer is not None:
        day = max(day, longer + timedelta(1))
    return "arbiter" if again else "again", day


def unclaimed(rules: Days, returned: date, resent: date) -> tuple[int, int]:
    """Return the days of who left a letter at the post, and of who did not send it again at once (COR-18)."""
    return rules.unclaimed, thinking_days(returned, resent)


def ask_leave(
    rules: Days,
    first: date,
    last: date,
    written: date,
    begins: date,
    closes: date,
    option: Leave | None,
) -> Leave:
    """Return the leave: twenty days if written down a month ahead or at the start, else ten (COR-16).

    `begins` and `closes` are the dates of the competition, `option` what this player had written down before.
    Ten days at any time take the place of an option that has not begun. What of a leave lies in the last
    month of the competition is lost.
    """
    length = last.toordinal() - first.toordinal() + 1
    if length < 1 or first < written:
        raise LeaveTooSoon
    if option and (not option.option or written >= option.first):
        raise LeaveIsTaken(first=option.first, last=option.last)
    ends = month_before(closes)
    if first >= ends:
        raise LeaveTooLate(ends=ends)
    ahead = written <= begins or written <= month_before(first)
    if option:
        ahead = ahead and written <= month_before(option.first)
    if length > rules.leave or (length > rules.short_leave and not ahead):
        raise LeaveTooLong(most=rules.leave if ahead else rules.short_leave)
    if option and not ahead and first >= option.first:
        raise LeaveIsTaken(first=option.first, last=option.last)
    return Leave(first, min(last, last_of_leave(closes)), option=ahead)


def last_of_leave(closes: date) -> date:
    """Return the last day on which anybody can be on leave."""
    return month_before(closes) - timedelta(1)


def month_before(day: date) -> date:
    """Return the same day of the month before, or its last one."""
    year, month = (day.year, day.month - 1) if day.month > 1 else (day.year - 1, 12)
    return date(year, month, min(day.day, monthrange(year, month)[1]))
