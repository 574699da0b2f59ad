"""What tables hand in. Once a round is over its results are put right only with a reason (FED-20, FED-31)."""

from dataclasses import dataclass

from faristol.core.overtime import Rules
from faristol.tournaments.directing import reason
from faristol.tournaments.errors import NotNow, ScoreMissing, UnlikelyScore
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.results import Result, Score, asks_score, asks_time, counted

UNLIKELY = 1000
"""A score that is asked about once more before it counts."""


@dataclass(frozen=True)
class Report:
    """As on the sheet."""

    outcome: str = "played"
    score: Score | None = None
    """Before anything is taken off for time or for abandoning."""
    over_time: tuple[float, float] = (0, 0)
    """Seconds."""
    winner: int | None = None
    """0 or 1, whatever the score would say: the arbiter's word, where no clause speaks against it."""


def enter_result(
    event: Tournament, number: int, board: int, told: Report, *, sure: bool = False
) -> list[Entry]:
    """The first that a table hands in, or another for it while the round is on."""
    if event.ended or not 1 <= number <= len(event.rounds):
        raise NotNow
    published = event.rounds[number - 1]
    if published.closed or not 1 <= board <= len(published.draft.pairs):
        raise NotNow
    where = {"round": number, "board": board}
    if board in published.sheets:
        return [{"type": "ResultCorrected", **where, **_counted(event.rules, told, sure=sure), "why": ""}]
    return [{"type": "ResultEntered", **where, **_counted(event.rules, told, sure=sure)}]


def correct_result(
    event: Tournament, number: int, board: int, told: Report, why: str, *, sure: bool = False
) -> list[Entry]:
    """Of any round. The pairs of later rounds stand, and say that they were made without it."""
    if event.ended or not 1 <= number <= len(event.rounds):
        raise NotNow
    published = event.rounds[number - 1]
    if board not in published.sheets:
        raise NotNow
    why = reason(why) if published.closed else " ".join(why.split())
    facts = _counted(event.rules, told, sure=sure)
    return [{"type": "ResultCorrected", "round": number, "board": board, **facts, "why": why}]


def _counted(rules: Rules, told: Report, *, sure: bool) -> Entry:
    """Facts: what counts stays as it was, whatever later versions would make of the sheet."""
    result = ruled(rules, told, sure=sure)
    return {
        "outcome": told.outcome,
        "score": list(told.score) if told.score and asks_score(told.outcome, rules) else None,
        "over_time": list(told.over_time),
        "winner": told.winner,
        "halves": list(result.halves),
        "counts": list(result.score),
        "clause": result.clause,
    }


def ruled(rules: Rules, told: Report, *, sure: bool = True) -> Result:
    """What the sheet counts by these rules; refused while they need something more."""
    if not asks_score(told.outcome, rules):
        return counted(told.outcome, rules=rules)
    if told.score is None:
        raise ScoreMissing
    if not sure and max(map(abs, told.score)) >= UNLIKELY:
        raise UnlikelyScore(score=" – ".join(map(str, told.score)))
    late = told.over_time if asks_time(told.outcome, rules) else (0, 0)
    return counted(told.outcome, told.score, told.winner, seconds=late, rules=rules)
