"""A challenge answered word by word; what the play is, and what the challenge costs, follow (COR-13)."""

from dataclasses import dataclass
from typing import Any

from faristol.games.correspondence.errors import WordNotMarked
from faristol.games.correspondence.game import Challenge
from faristol.screens.correspondence.notes import keep, notes
from faristol.screens.correspondence.seats import game_of
from faristol.screens.scene import Intent, Scene, Step
from faristol.texts import Texts

Fields = dict[str, str]


@dataclass(frozen=True)
class Answer:
    stands: bool
    right: tuple[str, ...]


def answered(challenge: Challenge, fields: Fields) -> Answer:
    """A play with a wrong word, or with the fault that was described, does not stand."""
    marks = [fields.get(f"word-{at}") for at, _ in enumerate(challenge.words, 1)]
    for word, mark in zip(challenge.words, marks, strict=True):
        if mark is None:
            raise WordNotMarked(word=word)
    right = tuple(word for word, mark in zip(challenge.words, marks, strict=True) if mark == "right")
    return Answer(right == challenge.words and "fault" not in fields, right)


def mark(scene: Scene, intent: Intent) -> Step:
    """What has been marked so far."""
    return keep(scene, marks=intent.fields)


def words_to_mark(scene: Scene, t: Texts) -> dict[str, Any] | None:
    """The form, and what follows from what is marked in it; None without a challenge of words."""
    event = game_of(scene)
    challenge, marks = event.challenge, notes(scene).get("marks") or {}
    if challenge is None or not challenge.words:
        return None
    return {
        "words": [
            {"id": f"word-{at}", "word": word, "mark": marks.get(f"word-{at}", "")}
            for at, word in enumerate(challenge.words, 1)
        ],
        "options": [("right", t.gettext("Right"), None), ("wrong", t.gettext("Wrong"), None)],
        "fault": "fault" in marks,
        "follows": _follows(challenge, marks, event.ruleset["challenge"]["unfounded"], t),
    }


def _follows(challenge: Challenge, marks: Fields, each: int, t: Texts) -> str | None:
    try:
        answer = answered(challenge, marks)
    except WordNotMarked:
        return None
    points = each * len(answer.right)
    if answer.stands:
        sentence = t.ngettext(
            "The play is right, and the challenge costs %(points)s point.",
            "The play is right, and the challenge costs %(points)s points.",
            points,
        )
    elif points:
        sentence = t.ngettext(
            "The play is wrong; for what is right in it the challenge costs %(points)s point.",
            "The play is wrong; for what is right in it the challenge costs %(points)s points.",
            points,
        )
    else:
        sentence = t.gettext("The play is wrong, and the challenge costs nothing.")
    return sentence % {"points": points}
