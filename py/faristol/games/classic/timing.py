"""Starting and stopping the clock, which stops only for the document's reasons (MAL-28, FED-27)."""

from faristol.games.classic.errors import NoReasonToStop, NotNow
from faristol.games.classic.game import Classic
from faristol.games.log import Entry


def start_clock(event: Classic) -> list[Entry]:
    """Start the clock of the player to move, for the first time or after a stop."""
    if event.stage not in ("turn", "played") or event.clocks is None or event.clocks.running:
        raise NotNow
    return [{"type": "ClockStarted", "player": event.on_the_clock, "remaining": None, "after_crash": None}]


def stop_clock(event: Classic, reason: str) -> list[Entry]:
    rule = event.ruleset.clock.stops
    if reason not in rule.reasons:
        raise NoReasonToStop(clause=rule.clause)
    if event.stage not in ("turn", "played") or event.clocks is None or not event.clocks.running:
        raise NotNow
    return [{"type": "ClockStopped", "reason": reason, "clause": rule.clause}]


def go_on_after_crash(event: Classic, reading: str, remaining: int) -> list[Entry]:
    """Start the clock again as the players chose to count the time that nobody saw."""
    if event.clocks is None or not event.clocks.running:
        raise NotNow
    player = event.clocks.of
    return [{"type": "ClockStarted", "player": player, "remaining": remaining, "after_crash": reading}]
