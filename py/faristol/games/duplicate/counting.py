"""The points that a slip counts for, after everything that has happened since it was ruled."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, TypeVar

from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.rounds import NO_PLAY, Round, Slip

Reckoned = TypeVar("Reckoned")


def once(reckon: Callable[..., Reckoned]) -> Callable[..., Reckoned]:
    """Return the function with its results stored in the event's state; callers must not change them."""

    @wraps(reckon)
    def reckoned(event: Duplicate, *asked: Any) -> Reckoned:
        key = (reckon, *asked)
        if key not in event.reckoned:
            event.reckoned[key] = reckon(event, *asked)
        found: Reckoned = event.reckoned[key]
        return found

    return reckoned


@dataclass(frozen=True)
class Counted:
    points: int
    reason: str | None = None
    """Why it counts nothing: the reason of the ruling, "penalty", "expelled" or "wrong-master"."""
    clause: str | None = None

    @property
    def null(self) -> bool:
        """Whether there is a play, and it counts nothing."""
        return self.reason is not None and self.reason not in NO_PLAY

    @property
    def absent(self) -> bool:
        """Whether the judge noted that the player was not there: nothing was handed in."""
        return self.reason == "absent"


def counted(event: Duplicate, round_: Round, player: str) -> Counted | None:
    """Return what a player's slip of a round counts for, or None if there is no slip."""
    slip = round_.slips.get(player)
    if slip is None:
        return None
    person = event.players[player]
    clause = event.ruleset["sanctions"].get("clause")
    expelled = event.expelled.get(player)
    if expelled is not None and round_.number >= expelled:
        return Counted(0, "expelled", clause)
    if person.sanctioned(event.steps, "zero") == round_.number:
        return Counted(0, "penalty", clause)
    if played_wrong_master(round_, slip):
        return Counted(0, "wrong-master", event.ruleset["master"].get("wrong"))
    return Counted(slip.points, slip.reason, slip.clause)


def that_count(event: Duplicate, round_: Round) -> dict[str, Slip]:
    """The slips whose play counts: valid, and not made zero by a sanction or by a wrong master play."""
    return {
        player: slip
        for player, slip in round_.slips.items()
        if (counts := counted(event, round_, player)) and counts.reason is None
    }


def points(event: Duplicate, round_: Round, player: str) -> int:
    """Return the points of a player who has handed in a slip."""
    counts = counted(event, round_, player)
    assert counts
    return counts.points


def all_points(event: Duplicate, round_: Round) -> dict[str, int]:
    """Return the points of every slip of a round; to save time only sanctioned players are counted singly."""
    scores = {player: slip.points for player, slip in round_.slips.items()}
    if round_.master and round_.master.wrong:
        affected = list(scores)
    else:
        affected = [id for id, person in event.players.items() if person.sanctions and id in scores]
    return scores | {player: points(event, round_, player) for player in affected}


def played_wrong_master(round_: Round, slip: Slip) -> bool:
    """Return whether the slip has the incorrect master play, with any blank: it scores nothing (DUP-18)."""
    master = round_.master
    if master is None or not master.wrong or slip.play is None:
        return False
    return slip.valid and slip.play.upper() == master.play.upper()
