"""The duplicate that lies open: what every part of its screens begins with."""

from faristol.games.duplicate.errors import NotNow
from faristol.games.duplicate.event import Duplicate
from faristol.screens.scene import OpenEvent, Scene


def open_event(scene: Scene) -> OpenEvent:
    if scene.event is None:
        raise NotNow
    return scene.event


def event_of(scene: Scene) -> Duplicate:
    state: Duplicate = open_event(scene).state
    return state
