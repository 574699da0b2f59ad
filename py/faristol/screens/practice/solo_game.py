"""The game for one that lies open."""

from faristol.practice.solo.event import Solo
from faristol.screens.scene import OpenEvent, Scene


def open_event(scene: Scene) -> OpenEvent:
    assert scene.event is not None
    return scene.event


def solo_of(scene: Scene) -> Solo:
    event: Solo = open_event(scene).state
    return event
