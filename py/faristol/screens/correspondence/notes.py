"""What is half done at a game by letter, and in no log: tiles being tried, a message being pasted, dates.

It is about the log as it is, and forgotten with each act that is written.
"""

from dataclasses import dataclass
from typing import Any, TypedDict

from faristol.games.correspondence.game import Correspondence
from faristol.screens.board.placing import Placing
from faristol.screens.correspondence.seats import game_of, open_event
from faristol.screens.errors import OnlyWatching
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Session, Slot


@dataclass(frozen=True)
class Doubt:
    """Why a message does not fit, whether it can be taken all the same, and what the partner is answered."""

    fact: str
    way_out: str
    clause: str
    take: str | None
    answer: str


@dataclass(frozen=True)
class Sure:
    """What is unusual and asked about under its form."""

    do: str
    fields: dict[str, str]
    fact: str
    way_out: str


class Notes(TypedDict, total=False):
    placing: Placing
    variant: str
    hand: int
    program_play: int
    """The one of the program's plays that lies there to be seen, counted from 0."""
    listed: bool
    message: str
    came: str
    doubt: Doubt
    challenging: bool
    dates: dict[str, str]
    asked: Sure
    marks: dict[str, str]
    printed: int


NOTES = Slot("correspondence", Notes, of="event")
HANDED = Slot("letter-handed", bool, of="event")
"""Whether the message of the turn that went off last has been copied, saved or printed."""


def notes(scene: Scene) -> Notes:
    return scene.session.get(NOTES, Notes(), about=len(open_event(scene).entries))


def noted(scene: Scene, **now: Any) -> Session:
    """Return the session with some notes changed; what is None is forgotten."""
    return scene.session.change(NOTES, about=len(open_event(scene).entries), **now)


def turn(scene: Scene) -> str:
    """Return which turn went off last, and whether it went off again."""
    event = game_of(scene)
    return f"{len(event.sent)}/{event.again}/{len(event.returned)}"


def handed(scene: Scene) -> bool:
    """Return whether the last message has been copied, saved or printed, or is known to be on its way."""
    return scene.session.get(HANDED, False, about=turn(scene))


def hand_over(scene: Scene, yes: bool = True) -> Session:
    return scene.session.put(HANDED, yes, about=turn(scene))


def keep(scene: Scene, focus: str | None = None, **now: Any) -> Step:
    return Step(session=noted(scene, **now), focus=focus)


def writing(scene: Scene) -> Correspondence:
    """Return the game for an intent that writes; a window that only watches does nothing."""
    if not open_event(scene).writing:
        raise OnlyWatching
    return game_of(scene)
