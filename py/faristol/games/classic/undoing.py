"""Undoing: a tap undoes an act of the players; only an arbiter takes a decision back (MAL-33)."""

from collections.abc import Sequence

from faristol.games import log
from faristol.games.classic.arbiter import decided_by
from faristol.games.classic.errors import DecisionStands
from faristol.games.classic.facts import FACTS
from faristol.games.classic.game import Classic
from faristol.games.log import Entry, last_act

NO_ARBITER = (None, "lexicon", "GCG")
"""The names in `by` that are no arbiter: the word list, and a file."""


def is_decision(act: Sequence[Entry]) -> bool:
    return any(entry.get("by") not in NO_ARBITER for entry in act)


def undo(entries: Sequence[Entry], final: frozenset[str]) -> Entry:
    """Return the undoing of the players' last act."""
    if is_decision(last_act(entries, final)):
        raise DecisionStands
    return log.undo(entries, final)


def take_back(event: Classic, entries: Sequence[Entry], by: str, why: str) -> list[Entry]:
    """Take the last decision back, with an arbiter's name and reason."""
    return [{**log.undo(entries, FACTS.final), **decided_by(event, by, why)}]
