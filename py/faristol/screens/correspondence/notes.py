"""What is half done at a game by letter, and in no log: tiles being tried, a message being pasted, dates.

It belongs to the moment: with each act that is written it is put away.
"""

from typing import Any, TypedDict

from faristol.games.correspondence.game import Correspondence
from faristol.screens.board.placing import Placing
from faristol.screens.correspondence.seats import game_of, open_event
from faristol.screens.errors import OnlyWatching
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Session, Slot


class Doubt(TypedDict):
    """Why a message does not fit, and whether it can be taken all the same."""

    fact: str
    way_out: str
    clause: str
    take: str | None
    answer: str


class Sure(TypedDict):
    """What is unusual and asked about under its form."""

    do: str
    fields: dict[str, str]
    fact: str
    way_out: str


class Notes(TypedDict, total=False):
    placing: Placing
    variant: str
    hand: int
    shown: int
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
"""About the log as it is."""
HANDED = Slot("letter-handed", bool, of="event")
"""About the turn that went off last."""


def notes(scene: Scene) -> Notes:
    return scene.session.get(NOTES, Notes(), about=len(open_event(scene).entries))


def noted(scene: Scene, **now: Any) -> Session:
    """What is None is forgotten."""
    return scene.session.change(NOTES, about=len(open_event(scene).entries), **now)


def turn(scene: Scene) -> str:
    """The turn that went off last, and whether it went off again."""
    event = game_of(scene)
    return f"{len(event.sent)}/{event.again}/{len(event.returned)}"


def handed(scene: Scene) -> bool:
    """Whether its message has been copied, saved or printed, or is known to be on its way."""
    return scene.session.get(HANDED, False, about=turn(scene))


def hand_over(scene: Scene, yes: bool = True) -> Session:
    return scene.session.put(HANDED, yes, about=turn(scene))


def keep(scene: Scene, focus: str | None = None, **now: Any) -> Step:
    return Step(session=noted(scene, **now), focus=focus)


def writing(scene: Scene) -> Correspondence:
    """A window that only watches does nothing."""
    if not open_event(scene).writing:
        raise OnlyWatching
    return game_of(scene)
