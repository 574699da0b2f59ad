"""What a game counts, however it ended: points of the tournament in halves, and points of the game.

outcome            points      game points                                met before   a rated game
played             by score    the score, less the time                   yes          yes
abandoned-first    loss, win   as the rules have it: less 110, or 0-300   yes          yes
abandoned-second   win, loss   the same from the other side               yes          yes
abandoned-both     loss, loss  0-0, or the score                          yes          no
both-lost          loss, loss  the score, as the arbiter decides          yes          no
forfeit-first      loss, win   0-300: who was absent                      no           no
forfeit-second     win, loss   300-0                                      no           no
double-forfeit     loss, loss  0-0                                        no           no
"""

from dataclasses import dataclass

from faristol.core.overtime import Each, awarded, cost_of_losing, cost_of_time, too_late, unless_ahead
from faristol.rulesets.table_games import TournamentRules
from faristol.tournaments.errors import BothOverTime, LostOnTime
from faristol.tournaments.rules import OLD, absence

WIN, DRAW, LOSS = 2, 1, 0
"""The points of MAL-T2 in halves, so that they stay exact."""

FIRST, SECOND = 0, 1
OUTCOMES = (
    "played",
    "forfeit-first",
    "forfeit-second",
    "double-forfeit",
    "abandoned-first",
    "abandoned-second",
    "abandoned-both",
    "both-lost",
)
AT_THE_BOARD = frozenset(("played", "abandoned-first", "abandoned-second", "abandoned-both", "both-lost"))
RATED = frozenset(("played", "abandoned-first", "abandoned-second"))
WITH_SCORE = RATED | {"both-lost"}
"""Whatever the rules of the games are: see `asks_score`."""
FORFEITS = ("forfeit-first", "forfeit-second", "double-forfeit")
LOSER = {
    "forfeit-first": FIRST,
    "forfeit-second": SECOND,
    "abandoned-first": FIRST,
    "abandoned-second": SECOND,
}

Score = tuple[int, int]


@dataclass(frozen=True)
class Result:
    outcome: str
    halves: Score
    score: Score
    """The points of the game that count."""
    clause: str | None = None
    """What made them other than what was written on the sheet."""
    unrated: bool = False
    """It was played without counting for ratings, by the file that it came from."""

    @property
    def is_rated(self) -> bool:
        return self.outcome in RATED and not self.unrated

    @property
    def without_points(self) -> bool:
        """Whether only who has won is known, as from a chess program."""
        return self.outcome == "played" and self.score == (0, 0)

    @property
    def winner(self) -> int | None:
        if self.halves[FIRST] == self.halves[SECOND]:
            return None
        return FIRST if self.halves[FIRST] > self.halves[SECOND] else SECOND


def asks_score(outcome: str, rules: TournamentRules) -> bool:
    """Return whether a score counts; only the federation's text counts a game that both abandon as 0-0."""
    both_nothing = rules.abandoning.says_of_both
    return outcome in WITH_SCORE or (outcome == "abandoned-both" and not both_nothing)


def asks_time(outcome: str, rules: TournamentRules) -> bool:
    """Return whether time counts; where an abandoned game costs points of its own, it does not."""
    if rules.overtime is None:
        return False
    given_up = outcome.startswith("abandoned")
    return outcome == "played" or (given_up and rules.abandoning.points is None)


def clause_of(outcome: str, rules: TournamentRules) -> str | None:
    """Return the clause by which a game counts that was not played to its end."""
    _, one, both = absence(rules)
    given_up = rules.abandoning
    clauses: dict[str, str | None] = {
        "forfeit-first": one,
        "forfeit-second": one,
        "double-forfeit": both,
        "abandoned-first": given_up.clause,
        "abandoned-second": given_up.clause,
        "abandoned-both": given_up.clause_of_both,
        "both-lost": rules.arbiter.clause,
    }
    return clauses.get(outcome)


def counted(
    outcome: str,
    score: Score = (0, 0),
    winner: int | None = None,
    *,
    seconds: tuple[float, float] = (0, 0),
    rules: TournamentRules = OLD,
) -> Result:
    """Return what a game counts: `winner` has won whatever the score says; `seconds` are those over time."""
    if outcome == "played":
        return over_time(score, seconds, winner, rules=rules)
    clause, over = clause_of(outcome, rules), _milliseconds(seconds)
    if outcome not in LOSER:
        left = _less(score, cost_of_time(rules, over)) if asks_score(outcome, rules) else (0, 0)
        return Result(outcome, (LOSS, LOSS), left, clause)
    loser = LOSER[outcome]
    if outcome in AT_THE_BOARD:
        left = _less(score, cost_of_losing(rules, over, loser))
        left = unless_ahead(rules.abandoning, left, loser)
    else:
        left = awarded(absence(rules)[0], loser)
    return Result(outcome, _won_by(1 - loser), left, clause)


def over_time(
    score: Score, seconds: tuple[float, float], winner: int | None = None, *, rules: TournamentRules = OLD
) -> Result:
    """Return what a game counts that was played to its end, by one or both perhaps beyond their time."""
    over = _milliseconds(seconds)
    late = too_late(rules, over)
    if any(late):
        return _lost_on_time(score, over, late, winner, rules)
    left = _less(score, cost_of_time(rules, over))
    by_score = None if left[FIRST] == left[SECOND] else FIRST if left[FIRST] > left[SECOND] else SECOND
    if winner is not None and winner != by_score:
        return Result("played", _won_by(winner), left, rules.arbiter.clause)
    clause = rules.clause_of_time if left != score else None
    return Result("played", (DRAW, DRAW) if by_score is None else _won_by(by_score), left, clause)


def _lost_on_time(
    score: Score, over: Score, late: tuple[bool, ...], winner: int | None, rules: TournamentRules
) -> Result:
    """Return a game lost on time (FED-17), which leaves it to the arbiter if both are so late."""
    if all(late) and winner is None:
        raise BothOverTime
    loser = late.index(True) if not all(late) or winner is None else 1 - winner
    if winner == loser:
        raise LostOnTime
    left = _less(score, cost_of_losing(rules, over, loser))
    left = unless_ahead(rules.abandoning, left, loser)
    assert rules.time_lost
    return Result("played", _won_by(1 - loser), left, rules.time_lost.clause)


def _milliseconds(seconds: tuple[float, float]) -> Score:
    return round(seconds[FIRST] * 1000), round(seconds[SECOND] * 1000)


def _less(score: Score, cost: Each) -> Score:
    return score[FIRST] - cost[FIRST], score[SECOND] - cost[SECOND]


def _won_by(winner: int) -> Score:
    return (WIN, LOSS) if winner == FIRST else (LOSS, WIN)
