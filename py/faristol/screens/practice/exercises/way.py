"""How questions are asked: whether it is said how many answers there are, in what time, who judges them."""

import json
from dataclasses import asdict, dataclass

from faristol.practice.exercises.book import Question
from faristol.remembered import recall
from faristol.screens.practice.exercises.place import place_of, question_of
from faristol.screens.scene import Scene, Step
from faristol.screens.ticking import Ticking

RECORD = "exercises-way"
TIMES = (0, 15, 30, 60, 120)
"""Seconds for a question; with 0 there is no limit."""


@dataclass(frozen=True)
class Way:
    unnumbered: bool = False
    """How many words there are is not said."""
    own_word: bool = False
    """The answer is shown, and the person says whether it was known."""
    seconds: int = 0


def way_of(scene: Scene) -> Way:
    return recall(scene.remembered.get(RECORD), Way, Way())


def remembering(unnumbered: bool, own_word: bool, seconds: str) -> Step:
    chosen = int(seconds) if seconds in map(str, TIMES) else 0
    way = Way(unnumbered, own_word, chosen)
    return Step(remember={RECORD: None if way == Way() else json.dumps(asdict(way))})


def _since(scene: Scene, question: Question) -> int:
    return max(question.at, place_of(scene).since)


def left(scene: Scene) -> int | None:
    """Return the milliseconds that are left for the question on the screen; None where time has no limit."""
    question, seconds = question_of(scene), way_of(scene).seconds
    if question is None or not question.open or not seconds or place_of(scene).shown:
        return None
    return max(0, _since(scene, question) + 1000 * seconds - scene.now)


def ticking(scene: Scene) -> Ticking | None:
    remaining = left(scene)
    return None if remaining is None else Ticking(remaining, scene.now, [], over="exercises.time_over")
