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
from faristol.games.log import Entry

BY_PLAY = ("played-out", "passes")
"""The ends that a play brings, which can still be challenged."""


def challenge(event: Correspondence, words: Iterable[str], why: str = "") -> list[Entry]:
    """Challenge words of the play just received, or a fault that is described; the last play of all too."""
    if event.challenge:
        raise ChallengeIsOpen
    turns = event.course.turns
    if (event.ending and event.ending.way not in BY_PLAY) or len(turns) != len(event.sent) or not turns:
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
