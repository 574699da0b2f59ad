"""Which of the two this device writes for: its own affair, and so not in the log that both have."""

import json

from faristol.games.correspondence.game import Correspondence
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
    seats: dict[str, int] = json.loads(scene.remembered.get(SEATS, "{}"))
    return seats.get(open_event(scene).stream)


def seated(scene: Scene, stream: str, player: int) -> dict[str, str | None]:
    seats: dict[str, int] = json.loads(scene.remembered.get(SEATS, "{}"))
    return {SEATS: json.dumps({**seats, stream: player})}
