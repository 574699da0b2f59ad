"""Sanctions for public remarks and misconduct: a warning, no points for the round, expulsion (DUP-14).

A club's own rules may have so many points deducted instead.
"""

from faristol.games.duplicate.errors import NotNow, ResultsAreFinal
from faristol.games.duplicate.event import Duplicate
from faristol.games.log import Entry


def sanction(event: Duplicate, player: str, number: int | None = None) -> list[Entry]:
    """Sanction a player, in the round whose rack was drawn last unless the judge names one of `rounds`."""
    step = next_step(event, player)
    if event.final:
        raise ResultsAreFinal
    if step is None or not event.rounds:
        raise NotNow
    number = number or event.round.number
    if number not in rounds(event):
        raise NotNow
    clause = event.ruleset["sanctions"].get("clause")
    points = {"points": event.penalty} if step == "points" else {}
    fact = {"player": player, "round": number, "step": step, "clause": clause, **points}
    return [{"type": "PlayerSanctioned", **fact}]


def rounds(event: Duplicate) -> list[int]:
    """Return the rounds that a misconduct of now may belong to: settled, for the document names none.

    While players write or slips come in it is their round. Between two rounds it is the last one or the next,
    as the judge says, wherever the bag is.
    """
    drawn = event.round.number
    if event.stage in ("time", "slips", "over"):
        return [drawn]
    following = drawn if event.stage == "call" else event.awaiting or drawn + 1
    ends = event.stage == "results" and drawn == event.opened.rounds
    return [number for number in (following - 1, following) if number and not (ends and number > drawn)]


def lift(event: Duplicate, player: str) -> list[Entry]:
    """Lift the last sanction of a player."""
    if event.final:
        raise ResultsAreFinal
    if player not in event.players or not event.players[player].sanctions:
        raise NotNow
    return [{"type": "SanctionLifted", "player": player}]


def next_step(event: Duplicate, player: str) -> str | None:
    """Return the sanction for the next misconduct of a player; None for one who is expelled."""
    if player not in event.players:
        return None
    had = len(event.players[player].sanctions)
    return event.steps[had] if had < len(event.steps) else None
