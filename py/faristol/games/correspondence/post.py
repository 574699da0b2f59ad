"""What happens between two turns: leave, and letters that nobody fetched (COR-16, COR-18)."""

from datetime import date

from faristol.games.correspondence.days import Leave, ask_leave, unclaimed
from faristol.games.correspondence.errors import LeaveTooSoon, NotNow, ResentBeforeReturn
from faristol.games.correspondence.game import Correspondence
from faristol.games.log import Entry


def write_leave(event: Correspondence, player: int, first: date, last: date, written: date) -> list[Entry]:
    """On the sheet, and told to the partner."""
    begins, closes = (date.fromisoformat(event.opened[key]) for key in ("begins", "closes"))
    rules, before = event.ruleset["days"], event.leaves.get(player)
    leave = ask_leave(rules, first, last, written, begins, closes, before)
    return [_written(player, leave)]


def partner_leave(event: Correspondence, first: date, last: date) -> list[Entry]:
    """What the one who is to move says of a leave; whether it was told in time, the arbiter may ask."""
    if last < first:
        raise LeaveTooSoon
    option = last.toordinal() - first.toordinal() >= event.ruleset["days"]["short_leave"]
    before = event.leaves.get(event.to_move)
    if before and (before.first, before.last) == (first, last):
        return []
    return [_written(event.to_move, Leave(first, last, option))]


def _written(player: int, leave: Leave) -> Entry:
    first, last = leave.first.isoformat(), leave.last.isoformat()
    return {"type": "LeaveWritten", "player": player, "first": first, "last": last, "option": leave.option}


def letter_returned(event: Correspondence, returned: date, resent: date) -> list[Entry]:
    """The last letter came back: ten days for its addressee, who is to move, and the delay for its sender."""
    if event.ending or not event.sent:
        raise NotNow
    if resent < returned:
        raise ResentBeforeReturn
    addressee, sender = unclaimed(event.ruleset["days"], returned, resent)
    charged = [(event.to_move, addressee), (3 - event.to_move, sender)]
    return [{"type": "DaysCharged", "player": player, "days": days} for player, days in charged if days]
