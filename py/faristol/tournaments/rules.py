"""The rule document of a tournament's games, as far as results, the start and the time follow from it.

The first entry holds its values whole. Tournaments that were opened before one could choose have the
federation's, by which all of them were counted.
"""

from typing import Any

from faristol.rulesets import of_old_tournaments
from faristol.rulesets.schema import Cited, Pair
from faristol.rulesets.table_games import TournamentRules

POINTS = "points"
"""No document: what the sheets say is what counts."""
ROUNDS = 5
"""The rounds of MAL-T1; the organiser may choose another number."""
AWARD = [300, 0]
OLD = TournamentRules.read(of_old_tournaments())


def only_points(language: str) -> dict[str, Any]:
    """Return rules without a document: the organiser says who starts, and who does not come is counted."""
    start = {"clause": None, "named": {"clause": None}}
    return {"id": POINTS, "language": language, "start": start, "tournament": {"absent": AWARD}}


def names_starters(rules: TournamentRules) -> bool:
    """Return whether the first-named of a pair may start; else a tile decides (FED-1, MAL-2)."""
    return rules.start.named is not None


def clause_of_start(rules: TournamentRules, *, named: bool) -> Cited:
    start = rules.start.named if named else rules.start
    assert start
    return start.clause


def absence(rules: TournamentRules) -> tuple[Pair, Cited, Cited]:
    """Return the result where one does not come, and the clauses for one and for both."""
    if rule := rules.absence:
        return rule.result, rule.clause, rule.both
    settled = rules.tournament
    assert settled
    return settled.absent, settled.clause, settled.clause
