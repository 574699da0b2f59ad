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
    """The points before anything is taken off for time or for abandoning."""
    over_time: tuple[float, float] = (0, 0)
    """The seconds of each."""
    winner: int | None = None
    """0 or 1, whatever the score would say: the arbiter's word, where no clause speaks against it."""


def enter_result(
    event: Tournament, number: int, board: int, report: Report, *, sure: bool = False
) -> list[Entry]:
    """Enter the result that a table hands in, or another for it while the round is on."""
    if not 1 <= number <= len(event.rounds):
        raise NotNow
    published = event.rounds[number - 1]
    if published.closed or not 1 <= board <= len(published.draft.pairs):
        raise NotNow
    where = {"round": number, "board": board}
    if board in published.sheets:
        return [{"type": "ResultCorrected", **where, **_counted(event.rules, report, sure=sure), "why": ""}]
    return [{"type": "ResultEntered", **where, **_counted(event.rules, report, sure=sure)}]


def correct_result(
    event: Tournament, number: int, board: int, report: Report, why: str, *, sure: bool = False
) -> list[Entry]:
    """Correct a result of any round. Later pairs stand, and say that they were made without it."""
    if event.ended or not 1 <= number <= len(event.rounds):
        raise NotNow
    published = event.rounds[number - 1]
    if board not in published.sheets:
        raise NotNow
    why = reason(why) if published.closed else " ".join(why.split())
    facts = _counted(event.rules, report, sure=sure)
    return [{"type": "ResultCorrected", "round": number, "board": board, **facts, "why": why}]


def _counted(rules: Rules, report: Report, *, sure: bool) -> Entry:
    """Return the facts: what counts stays as it was, whatever later versions would make of the sheet."""
    result = ruled(rules, report, sure=sure)
    return {
        "outcome": report.outcome,
        "score": list(report.score) if report.score and asks_score(report.outcome, rules) else None,
        "over_time": list(report.over_time),
        "winner": report.winner,
        "halves": list(result.halves),
        "counts": list(result.score),
        "clause": result.clause,
    }


def ruled(rules: Rules, report: Report, *, sure: bool = True) -> Result:
    """Return what the sheet counts by these rules, or refuse it while they need something more."""
    if not asks_score(report.outcome, rules):
        return counted(report.outcome, rules=rules)
    if report.score is None:
        raise ScoreMissing
    if not sure and max(map(abs, report.score)) >= UNLIKELY:
        raise UnlikelyScore(score=" – ".join(map(str, report.score)))
    late = report.over_time if asks_time(report.outcome, rules) else (0, 0)
    return counted(report.outcome, report.score, report.winner, seconds=late, rules=rules)
