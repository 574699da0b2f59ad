"""Where the arbiter is in a competition, and what is noted on the screen and not yet done."""

from typing import Any

from faristol.competitions.event import Competition, Game
from faristol.screens.scene import OpenEvent, Scene, Session


def open_event(scene: Scene) -> OpenEvent:
    assert scene.event
    return scene.event


def competition_of(scene: Scene) -> Competition:
    event: Competition = open_event(scene).state
    return event


def here(scene: Scene) -> str:
    return f"#/event/{open_event(scene).stream}"


def notes(scene: Scene) -> dict[str, Any]:
    """Notes of another event are not for this one."""
    noted: dict[str, Any] = scene.session.get("competition", {})
    return noted if noted.get("of") == open_event(scene).stream else {}


def noted(scene: Scene, **changed: Any) -> Session:
    """What is None is forgotten."""
    now = {**notes(scene), **changed, "of": open_event(scene).stream}
    return {**scene.session, "competition": {key: value for key, value in now.items() if value is not None}}


def game_shown(scene: Scene) -> Game | None:
    """`#/event/<id>/game/3`: the third."""
    event = competition_of(scene)
    match scene.address.split("/"):
        case [_, _, _, "game", number] if number.isdecimal() and 1 <= int(number) <= len(event.games):
            return event.games[int(number) - 1]
    return None
