"""The duplicate that lies open: what every part of its screens begins with."""

from faristol.games.duplicate.errors import NotNow
from faristol.games.duplicate.event import Duplicate
from faristol.screens.scene import OpenEvent, Scene, WordsNotOpen
from faristol.words.bitsets import Bitsets


def open_event(scene: Scene) -> OpenEvent:
    if scene.event is None:
        raise NotNow
    return scene.event


def event_of(scene: Scene) -> Duplicate:
    state: Duplicate = open_event(scene).state
    return state


def its_words(scene: Scene) -> Bitsets:
    """Return the list by which its slips are ruled, also where the screen has none open."""
    if scene.words is None:
        raise WordsNotOpen(event_of(scene).opened.lexicon)
    return scene.words
