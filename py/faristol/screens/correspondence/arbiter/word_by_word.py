"""A challenge answered word by word; what the play is, and what the challenge costs, follow (COR-13)."""

from dataclasses import dataclass

from faristol.games.correspondence.errors import WordNotMarked
from faristol.games.correspondence.game import Challenge
from faristol.screens.acts import Act
from faristol.screens.correspondence.notes import keep, notes
from faristol.screens.correspondence.seats import game_of
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import Texts

Fields = dict[str, str]


@dataclass(frozen=True)
class Answer:
    stands: bool
    right: tuple[str, ...]


def answered(challenge: Challenge, fields: Fields) -> Answer:
    """Return the arbiter's answer: a play with a wrong word, or with the fault that was described, falls."""
    marks = [fields.get(f"word-{at}") for at, _ in enumerate(challenge.words, 1)]
    for word, mark in zip(challenge.words, marks, strict=True):
        if mark is None:
            raise WordNotMarked(word=word)
    right = tuple(word for word, mark in zip(challenge.words, marks, strict=True) if mark == "right")
    return Answer(right == challenge.words and "fault" not in fields, right)


def mark(scene: Scene, fields: dict[str, str]) -> Act:
    """Keep what has been marked so far."""
    return keep(scene, marks=fields)


@view_value
class WordsForm:
    words: list[tuple[str, str, str]]
    """The field of each word, the word, and how it is marked so far."""
    fault: bool
    follows: str | None
    """What follows from the marks, once every word has one."""


def words_to_mark(scene: Scene, t: Texts) -> WordsForm | None:
    """Return the form for the words of the challenge; None without a challenge of words."""
    event = game_of(scene)
    challenge, marks = event.challenge, notes(scene).marks
    if challenge is None or not challenge.words:
        return None
    named = [(f"word-{at}", word) for at, word in enumerate(challenge.words, 1)]
    return WordsForm(
        [(name, word, marks.get(name, "")) for name, word in named],
        "fault" in marks,
        _follows(challenge, marks, event.ruleset.challenge.unfounded, t),
    )


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
            "The play is wrong; for its right words the challenge costs %(points)s point.",
            "The play is wrong; for its right words the challenge costs %(points)s points.",
            points,
        )
    else:
        sentence = t.gettext("The play is wrong, and the challenge costs nothing.")
    return sentence % {"points": points}
