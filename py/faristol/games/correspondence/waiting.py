"""What a player has to think of, and when: days left, no answer, leave, the end (COR-15 to 19, COR-28)."""

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

SOON = 5


@dataclass(frozen=True)
class Due:
    """`what` names the sentence; on which day, and by which clause."""

    what: str
    on: date
    clause: str
    days: int = 0


def thought_so_far(event: Correspondence, today: date) -> int:
    """Days of thought in the turn that is being made, were it sent today; none before its letter came."""
    if event.arrived is None or event.ending:
        return 0
    arrived, known = event.arrived
    if today < arrived:
        return 0
    return thinking_days(arrived, today, known, event.leaves.get(event.to_move))


def last_day(event: Correspondence) -> date | None:
    """The last day on which the turn can be sent within what is left of the fifty (COR-15)."""
    if event.arrived is None or event.ending:
        return None
    arrived, known = event.arrived
    leave, left = event.leaves.get(event.to_move), event.days_left(event.to_move)
    day = date.fromordinal(arrived.toordinal() + MOVED[known] + 1)
    while left > 0 or _on_leave(leave, day):
        left -= not _on_leave(leave, day)
        day += timedelta(1)
    return day


def surely_left(event: Correspondence, player: int, today: date) -> int:
    """Days that this player has left today, even if the last letter came on the day on which it was sent."""
    left = event.days_left(player)
    came = event.sent[-1].sent if event.sent else date.fromisoformat(event.opened["begins"])
    if event.to_move != player or today < came:
        return left
    return left - thinking_days(came, today, leave=event.leaves.get(player))


def next_step(event: Correspondence) -> tuple[Step, date]:
    """What the one who waits does if no answer comes, and from which day on (COR-17)."""
    rules = event.ruleset["days"]
    if not event.sent:
        came = event.sheets or date.fromisoformat(event.opened["begins"])
        return without_answer(rules, came, event.asked)
    told = event.told[1] if event.told and event.told[0] == event.to_move else None
    return without_answer(rules, event.sent[-1].sent, event.again, told)


def _on_leave(leave: Leave | None, day: date) -> bool:
    return leave is not None and leave.first <= day <= leave.last


def due(event: Correspondence, player: int, today: date) -> list[Due]:
    """For one of the two, the nearest first."""
    closes = date.fromisoformat(event.opened["closes"])
    told = [Due("report", closes + timedelta(DAYS_TO_REPORT), "COR-28")]
    if not event.ending:
        told.append(Due("closes", closes, "COR-23"))
        told += _mine(event, today) if event.to_move == player else _theirs(event, today)
        told += _leave(event, player, today, closes)
    if event.answer_by and event.waits_for_time and event.claimed != player:
        told.append(Due("defend", event.answer_by, "COR-19"))
    return sorted(told, key=lambda each: each.on)


def _mine(event: Correspondence, today: date) -> Iterator[Due]:
    rules, last = event.ruleset["days"], last_day(event)
    if last:
        yield Due("send", last, "COR-15", event.days_left(event.to_move))
    if event.arrived:
        tell = event.arrived[0] + timedelta(rules["long"] + 1)
        if event.told is None and (today < tell or must_tell(rules, thought_so_far(event, today))):
            yield Due("tell", tell, "COR-17", rules["long"])
    if event.told and today > event.told[1]:
        yield Due("tell", event.told[1] + timedelta(1), "COR-17", rules["long"])


def _theirs(event: Correspondence, today: date) -> Iterator[Due]:
    """COR-17: the play goes again, then the arbiter is told; BLUE asks RED for the first one."""
    if event.told and event.told[0] == event.to_move and today <= event.told[1]:
        yield Due("waits", event.told[1], "COR-17")
        return
    step, day = next_step(event)
    what = "first" if step == "again" and not event.sent else step
    yield Due(what, day, "COR-17", event.ruleset["days"]["again"])


def _leave(event: Correspondence, player: int, today: date, closes: date) -> Iterator[Due]:
    leave = event.leaves.get(player)
    if leave and leave.last >= today:
        yield Due("leave", leave.first, "COR-16", leave.length)
        if leave.option and month_before(leave.first) > today:
            yield Due("change", month_before(leave.first), "COR-16")
    elif leave is None and month_before(closes) > today:
        yield Due("right", month_before(closes), "COR-16")
