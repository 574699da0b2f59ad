"""What is taken back: an act of the players by a tap, a decision only by an arbiter's own word (MAL-33)."""

from collections.abc import Sequence

from faristol.games import log
from faristol.games.classic.arbiter import decided_by
from faristol.games.classic.errors import DecisionStands
from faristol.games.classic.facts import FACTS
from faristol.games.classic.game import Classic
from faristol.games.log import Entry, last_act

NO_ARBITER = (None, "lexicon", "GCG")
"""Of a verdict by the list, and of one that was read from a file."""


def is_decision(act: Sequence[Entry]) -> bool:
    return any(entry.get("by") not in NO_ARBITER for entry in act)


def undo(entries: Sequence[Entry], final: frozenset[str]) -> Entry:
    """The last act of the players, undone."""
    if is_decision(last_act(entries, final)):
        raise DecisionStands
    return log.undo(entries, final)


def take_back(event: Classic, entries: Sequence[Entry], by: str, why: str) -> list[Entry]:
    """The last decision, by who takes it back and why."""
    return [{**log.undo(entries, FACTS.final), **decided_by(event, by, why)}]
