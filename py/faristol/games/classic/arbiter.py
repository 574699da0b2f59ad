"""The arbiter's decisions, always with a name and a reason; and the players' signatures."""

from dataclasses import replace

from faristol.games.classic.errors import (
    ArbiterMissing,
    ArbiterPlays,
    NotInTheseRules,
    NotNow,
    ReasonMissing,
    ResultIsFinal,
    TurnIsPast,
)
from faristol.games.classic.game import Classic
from faristol.games.classic.settling import outcome
from faristol.games.classic.turns import Adjustment
from faristol.games.log import Entry


def decide(event: Classic, result: tuple[int, ...], winner: int | None, by: str, why: str) -> list[Entry]:
    """Decide the result, whatever the points are; a game that still runs ends."""
    decided = decided_by(event, by, why)
    return [{"type": "ArbiterDecided", "result": list(result), "winner": winner, **decided}]


def penalise(event: Classic, player: int, points: int, by: str, why: str) -> list[Entry]:
    """Take points away, as for giving up irregularly (FED-18); not after a decision about the result."""
    if event.settled and event.settled.decided:
        raise NotNow
    fact = {"type": "Penalised", "player": player, "points": -points, **decided_by(event, by, why)}
    if event.settled is None or event.ending is None:
        return [{**fact, "result": None, "winner": None}]
    penalty = Adjustment(player, -points, None)
    result, winner = outcome(event, event.ending, [*event.adjustments, penalty])
    return [{**fact, "result": list(result), "winner": winner}]


def correct_points(event: Classic, turn: int, points: int, by: str, why: str) -> list[Entry]:
    """Correct the points of a turn, as nobody else may (FED-31).

    A game that has been counted is counted again.
    """
    if not by.strip() and (rule := event.ruleset.corrections):
        raise TurnIsPast(clause=rule.clause)
    fact = {"type": "PointsCorrected", "turn": turn, "points": points, **decided_by(event, by, why)}
    if not 1 <= turn <= len(event.turns) or (event.settled and event.settled.decided):
        raise NotNow
    if event.settled is None or event.ending is None:
        return [fact]
    turns = [*event.turns]
    turns[turn - 1] = replace(turns[turn - 1], points=points)
    result, winner = outcome(replace(event, turns=tuple(turns)), event.ending, event.adjustments)
    return [{**fact, "result": list(result), "winner": winner}]


def sign(event: Classic, player: int) -> list[Entry]:
    """Sign the sheet; when both have, the result is final (FED-34)."""
    rule = event.ruleset.signing
    if rule is None:
        raise NotInTheseRules
    if event.stage != "over" or player in event.signed:
        raise NotNow
    return [{"type": "Signed", "player": player, "clause": rule.clause}]


def decided_by(event: Classic, by: str, why: str) -> Entry:
    if len(event.signed) == 2:
        raise ResultIsFinal
    by, why = named(event, by), " ".join(why.split())
    if not why:
        raise ReasonMissing
    return {"by": by, "why": why, "clause": event.ruleset.arbiter.clause}


def named(event: Classic, by: str) -> str:
    """Return an arbiter's name without needless spaces; refuse one of the players (MAL-34)."""
    by = " ".join(by.split())
    if not by:
        raise ArbiterMissing
    if by.casefold() in (name.casefold() for name in event.names):
        raise ArbiterPlays(name=by)
    return by
