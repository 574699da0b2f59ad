"""What tables hand in. Once a round is over its results are put right only with a reason (FED-20, FED-31)."""

from dataclasses import dataclass, replace

from faristol.errors import Rejected, refusal
from faristol.rulesets.table_games import TournamentRules
from faristol.texts import N_
from faristol.tournaments.deciding import NOBODYS, Word, decision_of
from faristol.tournaments.decision import BOTH_LOSE, CORRECTED, WINNER, Decision, What
from faristol.tournaments.errors import BothOverTime, NotNow, ResultThere, ScoreMissing
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.likely import ask_about
from faristol.tournaments.pairing import Pair
from faristol.tournaments.published import Published, Sheet
from faristol.tournaments.results import WIN, Result, Score, asks_score, asks_time, counted

DecisionThere = refusal(
    "tournament.decision-there",
    N_("An arbiter has decided on table %(table)s: %(one)s – %(two)s, %(points)s, with the score %(score)s."),
    N_("The decision stands. If it has changed or no longer holds, open the table and correct it there."),
    field="score",
)


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
    event: Tournament,
    number: int,
    board: int,
    report: Report,
    *,
    sure: bool = False,
    seen: Sheet | None = None,
    word: Word = NOBODYS,
) -> list[Entry]:
    """Enter the result that a table hands in; nothing if the same is there already.

    Another one is replaced only if the director has `seen` it, or is sure. What does not count so by itself
    needs an arbiter's `word`."""
    if not 1 <= number <= len(event.rounds):
        raise NotNow
    published = event.rounds[number - 1]
    if published.closed or board not in published.draft.by_table:
        raise NotNow
    where = {"round": number, "board": board}
    there = published.sheets.get(board)
    if there is None:
        facts, named = _counted(event, published, board, report, word, sure=sure)
        return [{"type": "ResultEntered", **where, **facts}, *named]
    ruled(event.rules, report)
    if _same(event, published, board, report, word):
        return []
    if not sure and there != seen:
        pair = published.draft.by_table[board]
        raise ResultThere(
            table=board,
            score=f"{there.result.score[0]} – {there.result.score[1]}",
            one=event.players[pair.first].name,
            two=event.players[pair.second].name,
        )
    facts, named = _counted(event, published, board, report, word, sure=sure)
    return [{"type": "ResultCorrected", **where, **facts, "why": _why(facts, "")}, *named]


def hand_in(event: Tournament, number: int, board: int, score: Score, *, sure: bool = False) -> list[Entry]:
    """Enter a score as a table hands it in. What an arbiter has decided there is not typed away."""
    published = event.rounds[number - 1] if 1 <= number <= len(event.rounds) else None
    there = published.sheets.get(board) if published and not published.closed else None
    if published is None or there is None or there.decision is None:
        return enter_result(event, number, board, Report(score=score), sure=sure)
    if there.written == score:
        return []
    pair = published.draft.by_table[board]
    raise DecisionThere(
        table=board,
        one=event.players[pair.first].name,
        two=event.players[pair.second].name,
        points=" – ".join(str(halves // WIN) for halves in there.result.halves),
        score=" – ".join(map(str, there.result.score)),
    )


def _same(event: Tournament, published: Published, board: int, report: Report, word: Word) -> bool:
    """Return whether exactly this is there already, decided by the same word if it is decided."""
    there, pair = published.sheets[board], published.draft.by_table[board]
    decision = there.decision
    wins = (pair.first, pair.second).index(decision.wins) if decision and decision.wins else None
    named = report.winner if word_on(event.rules, report) == WINNER else None
    written = Report(there.result.outcome, there.written, there.over_time, wins)
    if replace(report, winner=named) != written:
        return False
    return decision is None or (word.arbiter or decision.arbiter, word.why) == (
        decision.arbiter,
        decision.why,
    )


def correct_result(
    event: Tournament,
    number: int,
    board: int,
    report: Report,
    why: str,
    *,
    arbiter: str = "",
    sure: bool = False,
) -> list[Entry]:
    """Correct a result of any round, if it is another. Later pairs stand, and say that they were made so."""
    if event.ended or not 1 <= number <= len(event.rounds):
        raise NotNow
    published = event.rounds[number - 1]
    if board not in published.sheets:
        raise NotNow
    decision = published.sheets[board].decision
    unsaid = Word(arbiter, why if why.strip() or not decision else decision.why)
    if board not in published.beside and _same(event, published, board, report, unsaid):
        return []
    facts, named = _counted(event, published, board, report, Word(arbiter, why), sure=sure)
    why = _why(facts, " ".join(why.split()))
    return [{"type": "ResultCorrected", "round": number, "board": board, **facts, "why": why}, *named]


def _why(facts: Entry, why: str) -> str:
    """Return why a result is another one: a decision's own reason, if there is one."""
    decision = facts.get("decision")
    return str(decision["why"]) if decision else why


def word_on(rules: TournamentRules, report: Report, *, closed: bool = False) -> What | None:
    """Return what an arbiter has to decide so that a sheet counts so; None where it does by itself."""
    if report.outcome == "both-lost":
        return BOTH_LOSE
    if report.outcome == "played" and report.winner is not None:
        try:
            by_itself = ruled(rules, replace(report, winner=None))
        except BothOverTime:
            return WINNER
        if by_itself.halves != ruled(rules, report).halves:
            return WINNER
    return CORRECTED if closed else None


def implied(
    rules: TournamentRules, report: Report, counts: Result, pair: Pair, why: str, *, closed: bool
) -> Decision | None:
    """Return what an arbiter must have decided, in an older log: it says neither who nor, mostly, why."""
    try:
        what = word_on(rules, report, closed=closed)
    except Rejected:
        what = word_on(rules, Report(report.outcome), closed=closed)
    if what == WINNER and (report.winner is None or report.winner != counts.winner):
        what = CORRECTED if closed else None
    wins = pair[report.winner] if what == WINNER and report.winner is not None else ""
    return Decision(what, why=why, wins=wins) if what else None


def _counted(
    event: Tournament, published: Published, board: int, report: Report, word: Word, *, sure: bool
) -> tuple[Entry, list[Entry]]:
    """Return the facts, and who is named an arbiter by them.

    What counts stays as it was, whatever later versions would make of the sheet."""
    rules = event.rules
    result, named, decision = ruled(rules, report), list[Entry](), dict[str, Entry]()
    what = word_on(rules, report, closed=published.closed)
    if what:
        decision["decision"], named = decision_of(event, published, board, what, result.winner, word)
    if not sure and report.outcome == "played" and report.score:
        ask_about(event, report.score)
    facts = {
        "outcome": report.outcome,
        "score": list(report.score) if report.score and asks_score(report.outcome, rules) else None,
        "over_time": list(report.over_time),
        "winner": report.winner if what == WINNER else None,
        "halves": list(result.halves),
        "counts": list(result.score),
        "clause": result.clause,
        **decision,
    }
    return facts, named


def ruled(rules: TournamentRules, report: Report) -> Result:
    """Return what the sheet counts by these rules, or refuse it while they need something more."""
    if not asks_score(report.outcome, rules):
        return counted(report.outcome, rules=rules)
    if report.score is None:
        raise ScoreMissing
    late = report.over_time if asks_time(report.outcome, rules) else (0, 0)
    return counted(report.outcome, report.score, report.winner, seconds=late, rules=rules)
