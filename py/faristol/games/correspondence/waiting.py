"""What a player has to do, and by which day: days left, no answer, leave, the end (COR-15 to 19, COR-28)."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from faristol.games.correspondence.days import (
    MOVED,
    Leave,
    Step,
    month_before,
    must_tell,
    thinking_days,
    without_answer,
)
from faristol.games.correspondence.game import Correspondence

DAYS_TO_REPORT = 5
"""After the closing date (COR-28)."""


@dataclass(frozen=True)
class Due:
    """Something to do: `what` names its sentence, `on` the day."""

    what: str
    on: date
    clause: str
    days: int = 0


def thought_so_far(event: Correspondence, today: date) -> int:
    """Return the days of thought in the turn that is being made, were it sent today."""
    if event.arrived is None or event.ending:
        return 0
    arrived, known = event.arrived
    if today < arrived:
        return 0
    return thinking_days(arrived, today, known, event.leaves.get(event.to_move))


def last_day(event: Correspondence) -> date | None:
    """Return the last day on which the turn can be sent within what is left of the fifty (COR-15)."""
    if event.arrived is None or event.ending:
        return None
    arrived, known = event.arrived
    leave, left = event.leaves.get(event.to_move), event.days_left(event.to_move)
    day = date.fromordinal(arrived.toordinal() + MOVED[known] + 1)
    while left > 0 or _on_leave(leave, day):
        left -= not _on_leave(leave, day)
        day += timedelta(1)
    return day


def last_letter(event: Correspondence) -> date:
    """Return the day on which the letter of the last turn went off, or off again after it had come back."""
    return max([event.sent[-1].sent, *(resent for _, resent in event.returned)])


def surely_left(event: Correspondence, player: int, today: date) -> int:
    """Return the days left to a player today, were the last letter as quick as it can be."""
    left = event.days_left(player)
    came = last_letter(event) if event.sent else date.fromisoformat(event.opened.begins)
    if event.to_move != player or today < came:
        return left
    return left - thinking_days(came, today, leave=event.leaves.get(player))


def next_step(event: Correspondence) -> tuple[Step, date]:
    """Return what the one who waits does if no answer comes, and from which day on (COR-17)."""
    rules = event.ruleset.days
    if not event.sent:
        came = event.sheets or date.fromisoformat(event.opened.begins)
        return without_answer(rules, came, event.asked)
    longer = event.longer[1] if event.longer and event.longer[0] == event.to_move else None
    return without_answer(rules, last_letter(event), event.again, longer)


def _on_leave(leave: Leave | None, day: date) -> bool:
    return leave is not None and leave.first <= day <= leave.last


def due(event: Correspondence, player: int, today: date) -> list[Due]:
    """Return what one of the two has to do, the nearest first."""
    closes = date.fromisoformat(event.opened.closes)
    found = [Due("report", closes + timedelta(DAYS_TO_REPORT), "COR-28")] if event.opened.arbiters else []
    if not event.ending:
        found.append(Due("closes", closes, "COR-23"))
        found += _mine(event, today) if event.to_move == player else _theirs(event, today)
        found += _leave(event, player, today, closes)
    if event.answer_by and event.waits_for_time and 3 - player in event.claims:
        found.append(Due("defend", event.answer_by, "COR-19"))
    return sorted(found, key=lambda each: each.on)


def _mine(event: Correspondence, today: date) -> Iterator[Due]:
    rules, last = event.ruleset.days, last_day(event)
    if last:
        yield Due("send", last, "COR-15", event.days_left(event.to_move))
    if event.arrived:
        tell = event.arrived[0] + timedelta(rules.long + 1)
        if event.longer is None and (today < tell or must_tell(rules, thought_so_far(event, today))):
            yield Due("tell", tell, "COR-17", rules.long)
    if event.longer and today > event.longer[1]:
        yield Due("tell", event.longer[1] + timedelta(1), "COR-17", rules.long)


def _theirs(event: Correspondence, today: date) -> Iterator[Due]:
    """Yield what the one who waits does: send the play again, then write to the arbiter (COR-17)."""
    if event.longer and event.longer[0] == event.to_move and today <= event.longer[1]:
        yield Due("waits", event.longer[1], "COR-17")
        return
    step, day = next_step(event)
    what = "first" if step == "again" and not event.sent else step
    yield Due(what, day, "COR-17", event.ruleset.days.again)


def _leave(event: Correspondence, player: int, today: date, closes: date) -> Iterator[Due]:
    leave = event.leaves.get(player)
    if leave and leave.last >= today:
        yield Due("leave", leave.first, "COR-16", leave.length)
        if leave.option and month_before(leave.first) > today:
            yield Due("change", month_before(leave.first), "COR-16")
    elif leave is None and month_before(closes) > today:
        yield Due("right", month_before(closes), "COR-16")
