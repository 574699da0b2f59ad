"""An arbiter's decision on a table, as the log has it: what was decided, by whom and why."""

from dataclasses import dataclass
from typing import Literal

from faristol.fields import Name
from faristol.tournaments.results import Result

WINNER: Literal["winner"] = "winner"
BOTH_LOSE: Literal["both-lose"] = "both-lose"
CORRECTED: Literal["corrected"] = "corrected"


@dataclass(frozen=True)
class Decision:
    what: Literal["winner", "both-lose", "corrected"]
    """Somebody wins whatever the score says; both lose; the result of a round that is over is another."""
    arbiter: Name = ""
    """The name as it was then; empty in older logs, which have none."""
    why: str = ""
    wins: Name = ""
    """The player who wins, if it is about that."""


def implied(
    result: Result, named: int | None, pair: tuple[str, str], why: str, *, closed: bool
) -> Decision | None:
    """Return what an arbiter must have decided, in an older log: it says neither who nor, mostly, why."""
    if result.outcome == "both-lost":
        return Decision(BOTH_LOSE, why=why)
    one, two = result.score
    if named is not None and named == result.winner and (one <= two, two <= one)[named]:
        return Decision(WINNER, why=why, wins=pair[named])
    return Decision(CORRECTED, why=why) if closed else None
