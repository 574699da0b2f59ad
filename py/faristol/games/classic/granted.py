"""A time that the document grants: for a last turn (MAL-31, FED-16), or for one who is absent (FED-29).

That of a last turn is counted on the clock of the player to move, and stands when the clocks stand. Where
no clock of ours is in use it runs from the moment the turn began.
"""

from dataclasses import dataclass

from faristol.games.classic.clocks import MINUTE
from faristol.games.classic.game import Classic


@dataclass(frozen=True)
class Granted:
    """A granted time: `remaining` milliseconds at the moment `since`, which is None while it does not run."""

    minutes: int
    remaining: int
    since: int | None
    clause: str | None

    def left(self, now: int) -> int:
        return self.remaining - (0 if self.since is None else max(0, now - self.since))


def granted(event: Classic) -> Granted | None:
    """Return the time that is granted now, or None."""
    if event.stage == "waiting" and event.waiting:
        rule = event.ruleset.absence
        assert rule
        signal = next(iter(event.waiting.values()))
        return Granted(rule.minutes, rule.minutes * MINUTE, signal, rule.clause)
    if event.stage == "turn" and event.turns_left is not None and event.turn_began is not None:
        last = event.ruleset.stopping
        assert last
        used, since = _used(event)
        return Granted(last.minutes, last.minutes * MINUTE - used, since, last.clause)
    return None


def _used(event: Classic) -> tuple[int, int | None]:
    """Return how much of the turn's time is used, and since when it runs."""
    if event.turn_left is None:
        return 0, event.turn_began
    assert event.clocks and event.to_move
    return event.turn_left - event.clocks.remaining[event.to_move - 1], event.clocks.since
