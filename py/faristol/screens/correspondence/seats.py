"""Which of the two this device writes for: its own affair, and so not in the log that both have."""

import json
from typing import Literal

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
    """1 is RED, 2 is BLUE; None before the person has said it."""
    return _seats(scene).get(open_event(scene).stream)


def seated(scene: Scene, stream: str, player: int) -> dict[str, str | None]:
    return {SEATS: json.dumps({**_seats(scene), stream: player})}


def _seats(scene: Scene) -> dict[str, int]:
    nobody: dict[str, int] = {}
    return recall(scene.remembered.get(SEATS), dict[str, Literal[1, 2]], nobody)
