"""Sanctions for public remarks and misconduct: a warning, no points for the round, expulsion (DUP-14)."""

from faristol.games.duplicate.errors import NotNow, ResultsAreFinal
from faristol.games.duplicate.event import Duplicate
from faristol.games.log import Entry


def sanction(event: Duplicate, player: str) -> list[Entry]:
    step = next_step(event, player)
    if event.final:
        raise ResultsAreFinal
    if step is None or not event.rounds:
        raise NotNow
    clause = event.ruleset["sanctions"].get("clause")
    round_ = event.round.number
    return [{"type": "PlayerSanctioned", "player": player, "round": round_, "step": step, "clause": clause}]


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
