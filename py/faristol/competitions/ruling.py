"""What the arbiter decides: penalties, games lost, exclusion, the end; and what is late (COR-17, 24, 28)."""

from dataclasses import dataclass
from datetime import date, timedelta

from faristol.competitions.errors import NoSuchPenalty, NotNow, ReasonMissing, StillOpen
from faristol.competitions.event import Competition, Game
from faristol.games.correspondence.days import without_answer
from faristol.games.correspondence.waiting import DAYS_TO_REPORT
from faristol.games.log import Entry


def punish(event: Competition, game: Game, side: int, hundredths: int, why: str) -> list[Entry]:
    """Take from a tenth to one whole off the coefficient of a game, in hundredths."""
    rules = event.ruleset.sanctions
    if event.ended:
        raise NotNow
    if not rules.allows(hundredths):
        raise NoSuchPenalty
    entry: Entry = {"type": "Punished", "game": game.number, "side": side, "hundredths": hundredths}
    return [entry | {"clause": rules.clause, "why": _reason(why)}]


def lose(event: Competition, game: Game, side: int, why: str) -> list[Entry]:
    if event.ended or side in game.losers:
        raise NotNow
    clause = event.ruleset.sanctions.clause
    return [{"type": "GameLost", "game": game.number, "side": side, "clause": clause, "why": _reason(why)}]


def exclude(event: Competition, player: str, why: str) -> list[Entry]:
    if event.stage != "games" or event.players[player].excluded is not None:
        raise NotNow
    clause = event.ruleset.sanctions.clause
    return [{"type": "PlayerExcluded", "player": player, "clause": clause, "why": _reason(why)}]


def end(event: Competition, today: date) -> list[Entry]:
    """End it with all results, or once the days for reporting are over and the rest is unknown (COR-22)."""
    if event.stage != "games":
        raise NotNow
    if event.unreported and today <= reports_until(event):
        raise StillOpen(missing=len(event.unreported), until=reports_until(event))
    return [{"type": "CompetitionEnded"}]


def reopen(event: Competition, why: str) -> list[Entry]:
    if not event.ended:
        raise NotNow
    return [{"type": "CompetitionReopened", "why": _reason(why)}]


def reports_until(event: Competition) -> date:
    return event.closes + timedelta(days=DAYS_TO_REPORT)


@dataclass(frozen=True)
class Reminder:
    """`what` is why: first plays missing (COR-17), the closing date near, reports due or late (COR-28)."""

    what: str
    days: int
    games: int
    clause: str


def reminders(event: Competition, today: date) -> list[Reminder]:
    """Return what the arbiter should write to the players about, today."""
    missing = len(event.unreported)
    if event.stage != "games" or not missing:
        return []
    rules, found = event.ruleset.days, []
    if event.sent:
        _, asks = without_answer(rules, event.sent, None)
        _, tells = without_answer(rules, event.sent, asks)
        if asks <= today < tells:
            found.append(Reminder("first-play", (today - event.sent).days, missing, "COR-17"))
    left = (event.closes - today).days
    if 0 <= left <= 2 * rules.again:
        found.append(Reminder("closing", left, missing, "COR-28"))
    elif left < 0:
        over = (today - reports_until(event)).days
        what, clause = ("late", "COR-22") if over > 0 else ("due", "COR-28")
        found.append(Reminder(what, abs(over), missing, clause))
    return found


def _reason(why: str) -> str:
    reason = " ".join(why.split())
    if not reason:
        raise ReasonMissing
    return reason
