"""Public remarks and misconduct: a warning, then the play of the round, then out of the room (DUP-14)."""

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
    """The last sanction was wrong."""
    if event.final:
        raise ResultsAreFinal
    if player not in event.players or not event.players[player].sanctions:
        raise NotNow
    return [{"type": "SanctionLifted", "player": player}]


def next_step(event: Duplicate, player: str) -> str | None:
    """What the next misconduct of a player leads to; nothing more for one who is out."""
    if player not in event.players:
        return None
    had = len(event.players[player].sanctions)
    return event.steps[had] if had < len(event.steps) else None
