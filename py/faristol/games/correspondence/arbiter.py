"""What only the arbiter does: a course annulled, coefficients lowered or set otherwise (COR-8, COR-24)."""

from faristol.games.correspondence.errors import (
    ChallengeIsOpen,
    NoSuchPenalty,
    NoSuchTurn,
    NotNow,
    ReasonMissing,
)
from faristol.games.correspondence.game import Correspondence
from faristol.games.log import Entry


def annul(event: Correspondence, turn: int, player: int, why: str) -> list[Entry]:
    """Take back a play with a technical fault, and the whole course after it (COR-8)."""
    if event.challenge:
        raise ChallengeIsOpen
    kept = 2 * (turn - 1) + player - 1
    if not 0 <= kept < len(event.course.turns):
        raise NoSuchTurn(turn=turn)
    return [{"type": "TurnsAnnulled", "kept": kept, "why": _reason(why)}]


def punish(event: Correspondence, player: int, hundredths: int, why: str) -> list[Entry]:
    """Take hundredths off the coefficient of this game, for what is outside the rules (COR-24)."""
    sanctions = event.ruleset.sanctions
    if not sanctions.allows(hundredths):
        raise NoSuchPenalty
    punished = {"type": "Punished", "player": player, "hundredths": hundredths}
    return [{**punished, "clause": sanctions.clause, "why": _reason(why)}]


def decide(event: Correspondence, red: int, blue: int, why: str) -> list[Entry]:
    """Set other coefficients than the rules would, in ten-thousandths: some of theirs are odd (COR-21)."""
    if event.ending is None:
        raise NotNow
    return [{"type": "CoefficientsDecided", "coefficients": [red, blue], "why": _reason(why)}]


def _reason(why: str) -> str:
    reason = " ".join(why.split())
    if not reason:
        raise ReasonMissing
    return reason
