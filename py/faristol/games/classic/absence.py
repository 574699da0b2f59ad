"""Players who are not at the table when the round begins (FED-29, FED-30)."""

from collections.abc import Sequence

from faristol.games.classic.arbiter import decided_by
from faristol.games.classic.ending import ended_by
from faristol.games.classic.errors import ArrivedLate, NotInTheseRules, NotNow, NotYet
from faristol.games.classic.game import Classic
from faristol.games.classic.granted import granted
from faristol.games.classic.settling import game_ended
from faristol.games.log import Entry


def begin_round(event: Classic, absent: Sequence[int]) -> list[Entry]:
    """Begin the round with players absent: the time of one runs, and of two that of the first-named."""
    if event.ruleset.absence is None:
        raise NotInTheseRules
    if event.stage != "start" or event.absent or event.start_draws or not absent:
        raise NotNow
    return [{"type": "RoundBegan", "absent": sorted(set(absent)), "clause": _clause(event, absent)}]


def arrive(event: Classic, player: int, at: int, by: str = "", why: str = "") -> list[Entry]:
    """Note that a player has come; after the granted time only an arbiter may let one in, with a reason."""
    time = granted(event)
    if time is None or player not in (event.waiting or {}):
        raise NotNow
    arrived: Entry = {"type": "PlayerArrived", "player": player}
    if time.left(at) >= 0:
        return [arrived]
    if not (by.strip() or why.strip()):
        raise ArrivedLate(minutes=time.minutes, clause=time.clause)
    return [{**arrived, **decided_by(event, by, why)}]


def absence_over(event: Classic, at: int) -> list[Entry]:
    """End the game because the granted time has passed and somebody is still absent."""
    time = granted(event)
    if time is None or not event.waiting:
        raise NotNow
    if time.left(at) >= 0:
        raise NotYet(minutes=time.minutes)
    return lost_by_absence(event, tuple(event.waiting), event.absent, at)


def lost_by_absence(event: Classic, lost: Sequence[int], absent: Sequence[int], at: int) -> list[Entry]:
    ending = game_ended("absent", _clause(event, absent), lost=lost)
    return ended_by(event, [ending], at)


def _clause(event: Classic, absent: Sequence[int]) -> str | None:
    rule = event.ruleset.absence
    assert rule
    return rule.clause if len(set(absent)) == 1 else rule.both
