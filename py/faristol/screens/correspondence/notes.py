"""What is half done at a game by letter, and in no log: tiles being tried, a message being pasted, dates.

It belongs to the moment: with each act that is written it is put away.
"""

from typing import Any

from faristol.games.correspondence.game import Correspondence
from faristol.screens.correspondence.seats import game_of, open_event
from faristol.screens.errors import OnlyWatching
from faristol.screens.scene import Scene, Session, Step

NOTES = "correspondence"
HANDED = "letter-handed"


def moment(scene: Scene) -> str:
    event = open_event(scene)
    return f"{event.stream}/{len(event.entries)}"


def notes(scene: Scene) -> dict[str, Any]:
    kept: dict[str, Any] = scene.session.get(NOTES) or {}
    return kept if kept.get("of") == moment(scene) else {}


def noted(scene: Scene, **now: Any) -> Session:
    kept = {**notes(scene), **now, "of": moment(scene)}
    return {**scene.session, NOTES: {key: value for key, value in kept.items() if value is not None}}


def turn(scene: Scene) -> str:
    """The turn that went off last, and whether it went off again."""
    event = game_of(scene)
    return f"{open_event(scene).stream}/{len(event.sent)}/{event.again}/{len(event.returned)}"


def handed(scene: Scene) -> bool:
    """Whether its message has been copied, saved or printed, or is known to be on its way."""
    return bool(scene.session.get(HANDED) == turn(scene))


def hand_over(scene: Scene, yes: bool = True) -> Session:
    return {**scene.session, HANDED: turn(scene) if yes else ""}


def keep(scene: Scene, focus: str | None = None, **now: Any) -> Step:
    return Step(session=noted(scene, **now), focus=focus)


def writing(scene: Scene) -> Correspondence:
    """A window that only watches does nothing."""
    if not open_event(scene).writing:
        raise OnlyWatching
    return game_of(scene)
