"""A play that the partner does not accept: two variants until the arbiter answers (COR-12, COR-13)."""

from collections.abc import Collection, Iterable

from faristol.games.correspondence.ending import ended_if_over
from faristol.games.correspondence.errors import (
    AllWordsRight,
    ChallengeIsOpen,
    NotInThePlay,
    NotNow,
    ReasonMissing,
)
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.in_order import ANSWERS
from faristol.games.log import Entry

BY_PLAY = ("played-out", "passes")
"""The ends that a play brings, which can still be challenged."""


def challenge(event: Correspondence, words: Iterable[str], why: str = "") -> list[Entry]:
    """Challenge words of the play just received, or a fault that is described; the last play of all too."""
    if event.challenge:
        raise ChallengeIsOpen
    turns = event.course.turns
    if _is_settled(event) or len(turns) != len(event.sent) or not turns:
        raise NotNow
    if turns[-1].kind != "play":
        raise NotNow
    words, why = list(words), " ".join(why.split())
    formed = [word.split()[1] for word in turns[-1].words]
    for word in words:
        if word not in formed:
            raise NotInThePlay(word=word)
    if not words and not why:
        raise ReasonMissing
    clause = event.ruleset.reasons["word"] if words else event.ruleset.challenge.clause
    return [{"type": "Challenged", "player": event.to_move, "words": words, "why": why, "clause": clause}]


def _is_settled(event: Correspondence) -> bool:
    """Return whether the game is over, and neither by a play nor with a turn on its way."""
    return event.ending is not None and event.ending.way not in BY_PLAY and not event.takes_a_turn


def judge(event: Correspondence, stands: bool, right: Collection[str] = ()) -> list[Entry]:
    """Note the arbiter's answer: every challenged word that is right costs ten points, whatever others are.

    In a play that stands all of them are right. In one that does not, one at least is wrong, unless another
    fault was described.
    """
    if event.challenge is None:
        raise NotNow
    words, rule = event.challenge.words, event.ruleset.challenge
    proved = [word for word in words if stands or word in right]
    if words and not stands and not event.challenge.why and len(proved) == len(words):
        raise AllWordsRight
    points = rule.unfounded * len(proved)
    judged = {
        "type": "ChallengeJudged",
        "stands": stands,
        "right": proved,
        "penalty": points,
        "clause": rule.penalty if points else rule.clause,
    }
    return ended_if_over(event, [judged])


def admit(event: Correspondence) -> list[Entry]:
    """Note that the partner sees the fault: the game goes on from where the play scored nothing."""
    if event.challenge is None or event.challenge.by == event.to_move:
        raise NotNow
    return ended_if_over(event, [{"type": "FaultAdmitted", "player": event.to_move}])


def admission(event: Correspondence) -> list[Entry]:
    """Return the fault that the partner admits; it stands though the arbiter's answer has been read here."""
    if event.challenge or not answered_last(event, "ChallengeJudged"):
        return admit(event)
    late = {"type": "FaultAdmitted", "player": event.to_move, "late": len(event.sent)}
    return ended_if_over(event, [late])


def answered_last(event: Correspondence, by: str) -> bool:
    """Return whether the last challenge was settled so."""
    settled = (fact["type"] for fact in reversed(event.told) if fact["type"] in ("Challenged", *ANSWERS))
    return next(settled, None) == by
