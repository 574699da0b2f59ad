"""The rule document of a tournament's games, as far as results, the start and the time follow from it.

The first entry holds its values whole. Tournaments that were opened before one could choose have the
federation's, by which all of them were counted.
"""

from typing import Any

from faristol.core.overtime import Rules
from faristol.rulesets import of_old_tournaments

POINTS = "points"
"""No document: what the sheets say is what counts."""
AWARD = [300, 0]
OLD: Rules = of_old_tournaments()


def only_points(language: str) -> dict[str, Any]:
    """Return rules without a document: the organiser says who starts, and who does not come is counted."""
    start = {"clause": None, "named": {"clause": None}}
    return {"id": POINTS, "language": language, "start": start, "tournament": {"absent": AWARD}}


def names_starters(rules: Rules) -> bool:
    """Return whether the first-named of a pair may start; else a tile decides (FED-1, MAL-2)."""
    return "named" in rules["start"]


def clause_of_start(rules: Rules, *, named: bool) -> str | None:
    start = rules["start"]
    clause: str | None = start["named"]["clause"] if named else start["clause"]
    return clause


def absence(rules: Rules) -> tuple[Rules, str | None, str | None]:
    """Return the `result` where one does not come, and the clauses for one and for both."""
    if "absence" in rules:
        rule = rules["absence"]
        return rule, rule["clause"], rule["both"]
    settled = rules["tournament"]
    return {"result": settled["absent"]}, settled.get("clause"), settled.get("clause")


def clause_of_arbiter(rules: Rules) -> str | None:
    """Return the clause by which the arbiters decide what no other clause does (MAL-32)."""
    clause: str | None = rules.get("arbiter", {}).get("clause")
    return clause
