"""What happens between two turns: leave, long thought, letters not answered or not fetched (COR-16 to 18)."""

from dataclasses import replace
from datetime import date, timedelta

from faristol.games.correspondence.course import BLUE
from faristol.games.correspondence.days import Known, Leave, ask_leave, last_of_leave, unclaimed
from faristol.games.correspondence.errors import (
    ArrivedBeforeSent,
    LeaveTooLong,
    NotNow,
    ResentBeforeReturn,
    ResentTooSoon,
    ThoughtTooLong,
    ThoughtTooShort,
    WrittenEarly,
)
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.waiting import last_day, next_step
from faristol.games.log import Entry


def write_leave(event: Correspondence, player: int, first: date, last: date, written: date) -> list[Entry]:
    """Write a leave on one's own sheet; one that stands there already is not written again."""
    begins, closes = _dates(event)
    rules, before = event.ruleset.days, event.leaves.get(player)
    if before and (before.first, before.last) == (first, last):
        return []
    leave = ask_leave(rules, first, last, written, begins, closes, before)
    return [_written(player, leave)]


def leave_from_partner(
    event: Correspondence, player: int, first: date, last: date, option: bool | None = None
) -> list[Entry]:
    """Write the leave that the partner has taken: one stretch, and no longer than the rules give.

    On which day it was written down only the partner's sheet tells. It is judged by the earliest that it can
    have been: the first day of the game, or that of a letter in which the leave was still another one.
    """
    begins, closes = _dates(event)
    rules, before = event.ruleset.days, event.leaves.get(player)
    if before and (before.first, before.last) == (first, min(last, last_of_leave(closes))):
        return []
    sent = [turn.sent for at, turn in enumerate(event.sent) if at % 2 == player - 1]
    written = sent[-1] if before and sent else begins
    leave = ask_leave(rules, first, last, written, begins, closes, before)
    if option is None:
        option = leave.length > rules.short_leave
    if not option and leave.length > rules.short_leave:
        raise LeaveTooLong(most=rules.short_leave)
    return [_written(player, replace(leave, option=option))]


def _dates(event: Correspondence) -> tuple[date, date]:
    begins, closes = (date.fromisoformat(day) for day in (event.opened.begins, event.opened.closes))
    return begins, closes


def _written(player: int, leave: Leave) -> Entry:
    first, last = leave.first.isoformat(), leave.last.isoformat()
    return {"type": "LeaveWritten", "player": player, "first": first, "last": last, "option": leave.option}


def letter_returned(event: Correspondence, returned: date, resent: date) -> list[Entry]:
    """Charge days for a letter that came back: ten to its addressee, who is to move, others to its sender.

    What is noted already is not charged again.
    """
    if event.ending or not event.sent:
        raise NotNow
    if resent < returned:
        raise ResentBeforeReturn
    if (returned, resent) in event.returned:
        return []
    addressee, sender = unclaimed(event.ruleset.days, returned, resent)
    charged = [(event.to_move, addressee), (3 - event.to_move, sender)]
    dates = {"returned": returned.isoformat(), "resent": resent.isoformat()}
    return [
        {"type": "DaysCharged", "player": player, "days": days, **dates} for player, days in charged if days
    ]


def letter_arrived(event: Correspondence, arrived: date, known: Known) -> list[Entry]:
    """Note when a letter came, so that the days can be watched before the answer is sent."""
    if event.ending:
        raise NotNow
    if event.sent and arrived < event.sent[-1].sent:
        raise ArrivedBeforeSent(sent=event.sent[-1].sent, arrived=arrived)
    return [
        {"type": "LetterArrived", "player": event.to_move, "arrived": arrived.isoformat(), "known": known}
    ]


def say_longer(
    event: Correspondence, player: int, until: date, today: date | None = None, sure: bool = False
) -> list[Entry]:
    """Note that a player means to think more than ten days, so that the play is not sent again (COR-17).

    More than what is left of the fifty days is asked about. On the partner's device `today` is None: nothing
    of it is judged there.
    """
    if event.ending or player != event.to_move:
        raise NotNow
    if today is not None and until <= today:
        raise ThoughtTooShort
    if today is not None and not sure:
        last = last_day(event) or today + timedelta(event.days_left(player) + 1)
        if until > last:
            raise ThoughtTooLong(left=event.days_left(player), last=last)
    if event.longer == (player, until):
        return []
    return [{"type": "ThoughtTold", "player": player, "until": until.isoformat()}]


def agree_way(event: Correspondence, player: int, way: str) -> list[Entry]:
    """Note how the players have agreed to write from now on; by telephone the time is not claimed."""
    if event.ending:
        raise NotNow
    return [] if way == event.way else [{"type": "WayAgreed", "player": player, "way": way}]


def send_again(event: Correspondence, on: date, sure: bool = False) -> list[Entry]:
    """Send the play once more after fifteen days without an answer; sooner is asked about (COR-17)."""
    if event.ending or not event.sent:
        raise NotNow
    if on < event.sent[-1].sent:
        raise ResentTooSoon(sent=event.sent[-1].sent)
    if not sure:
        _has_waited(event, on)
    return [{"type": "TurnResent", "player": 3 - event.to_move, "on": on.isoformat()}]


def sheets_arrived(event: Correspondence, arrived: date) -> list[Entry]:
    """Note when the sheets came: from then on BLUE counts the days without a first play (COR-17)."""
    if event.ending or event.sent:
        raise NotNow
    return [{"type": "SheetsArrived", "player": BLUE, "arrived": arrived.isoformat()}]


def ask_first_play(event: Correspondence, on: date, sure: bool = False) -> list[Entry]:
    """Note that BLUE wrote to RED, fifteen days after the sheets came; sooner is asked about (COR-17)."""
    if event.ending or event.sent:
        raise NotNow
    if not sure:
        _has_waited(event, on)
    return [{"type": "FirstPlayAsked", "player": BLUE, "on": on.isoformat()}]


def _has_waited(event: Correspondence, on: date) -> None:
    _, day = next_step(event)
    if on < day:
        raise WrittenEarly(day=day)
