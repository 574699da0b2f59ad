"""At which step the game is for the person in front of this device: what the shelf says comes next."""

from typing import Literal

from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.playing import open_courses
from faristol.screens.correspondence.notes import handed
from faristol.screens.correspondence.seats import game_of, seat
from faristol.screens.scene import Scene

Stage = Literal["seat", "play", "dates", "message", "partner", "answer", "over"]
"""Who am I → play → dates → message → partner, and again; `answer` is the arbiter's, or it stops."""


def stage(scene: Scene) -> Stage:
    event, me = game_of(scene), seat(scene)
    if event.ending:
        unsent = event.to_move == me and len(event.course.turns) > len(event.sent)
        return "dates" if unsent else "over"
    if me is None:
        return "seat"
    if not open_courses(event):
        return "answer"
    if event.to_move == me:
        return "dates" if made_in_all(event) else "play"
    if event.sent and not handed(scene):
        return "message"
    return "partner"


def last_message(scene: Scene) -> bool:
    """Return whether one's own turn was the last of all: the partner has to hear of it."""
    event, me = game_of(scene), seat(scene)
    if event.ending is None or event.challenge:
        return False
    ends = [fact["type"] for fact in event.told if fact["type"] in ("TurnSent", "GameEnded")]
    if event.ending.way not in event.ruleset.ends.clauses and ends[-1] == "GameEnded":
        return False
    return bool(event.course.turns) and event.course.turns[-1].player == me


def made_in_all(event: Correspondence) -> bool:
    return all(len(course.turns) > len(event.sent) for course in open_courses(event).values())


def to_make(event: Correspondence) -> list[str | None]:
    """Return the variants in which the turn is still to be made."""
    return [
        variant for variant, course in open_courses(event).items() if len(course.turns) == len(event.sent)
    ]
