"""A play that the partner does not accept: two variants until the arbiter answers (COR-12, COR-13)."""

from collections.abc import Iterable

from faristol.games.correspondence.ending import ended_if_over
from faristol.games.correspondence.errors import (
    ChallengeIsOpen,
    NotInThePlay,
    NotNow,
    ReasonMissing,
)
from faristol.games.correspondence.game import Correspondence
from faristol.games.log import Entry

BY_PLAY = ("played-out", "passes")


def challenge(event: Correspondence, words: Iterable[str], why: str = "") -> list[Entry]:
    """Of the play just received: words of it, or a fault that is described. The last play of all too."""
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
    clause = event.ruleset["reasons"]["word"] if words else event.ruleset["challenge"]["clause"]
    challenged: Entry = {"type": "Challenged", "player": event.to_move, "words": words}
    return [challenged | {"why": why, "clause": clause}]


def judge(event: Correspondence, stands: bool) -> list[Entry]:
    """The arbiter's answer. Where the play stands, every word that was challenged costs ten points."""
    if event.challenge is None:
        raise NotNow
    rule = event.ruleset["challenge"]
    points = rule["unfounded"] * len(event.challenge.words) if stands else 0
    judged = {
        "type": "ChallengeJudged",
        "stands": stands,
        "penalty": points,
        "clause": rule["penalty"] if points else rule["clause"],
    }
    return ended_if_over(event, [judged])


def admit(event: Correspondence) -> list[Entry]:
    """The partner sees the fault, and the game goes on from where the play scored nothing."""
    if event.challenge is None or event.challenge.by == event.to_move:
        raise NotNow
    return ended_if_over(event, [{"type": "FaultAdmitted", "player": event.to_move}])
