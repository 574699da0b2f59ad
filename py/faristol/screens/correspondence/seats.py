"""Which of the two this device writes for: its own affair, and so not in the log that both have."""

import json
from typing import Literal

from faristol.games.correspondence.errors import NotNow
from faristol.games.correspondence.game import Correspondence
from faristol.remembered import recall
from faristol.screens.scene import OpenEvent, Scene

SEATS = "letter-seats"


def open_event(scene: Scene) -> OpenEvent:
    assert scene.event is not None
    return scene.event


def game_of(scene: Scene) -> Correspondence:
    state: Correspondence = open_event(scene).state
    return state


def seat(scene: Scene) -> int | None:
    """Return 1 for RED, 2 for BLUE; None before the person has said it."""
    return seats(scene).get(open_event(scene).stream)


def own_seat(scene: Scene) -> int:
    """Return the seat for an intent that cannot be without one."""
    player = seat(scene)
    if player is None:
        raise NotNow
    return player


def seated(scene: Scene, stream: str, player: int) -> dict[str, str | None]:
    """Return what the device is to remember, once a person has said it."""
    return {SEATS: json.dumps({**seats(scene), stream: player})}


def seats(scene: Scene) -> dict[str, int]:
    """Return for whom this device writes, by game."""
    nobody: dict[str, int] = {}
    return recall(scene.remembered.get(SEATS), dict[str, Literal[1, 2]], nobody)
