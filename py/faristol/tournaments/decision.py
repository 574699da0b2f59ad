"""An arbiter's decision on a table, as the log has it: what was decided, by whom and why."""

from dataclasses import dataclass
from typing import Literal

from faristol.fields import Name

What = Literal["winner", "both-lose", "corrected"]
WINNER: Literal["winner"] = "winner"
BOTH_LOSE: Literal["both-lose"] = "both-lose"
CORRECTED: Literal["corrected"] = "corrected"


@dataclass(frozen=True)
class Decision:
    what: What
    """Somebody wins whatever the score says; both lose; the result of a round that is over is another."""
    arbiter: Name = ""
    """The name as it was then; empty in older logs, which have none."""
    why: str = ""
    wins: Name = ""
    """The player who wins, if it is about that."""
