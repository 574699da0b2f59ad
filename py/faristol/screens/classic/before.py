"""Before the first turn: who is there, who starts, the racks."""

from collections.abc import Callable
from typing import Any

from faristol.games.classic import starting
from faristol.screens.classic.open_game import game_of
from faristol.screens.scene import Intent, Scene, Step


def view(scene: Scene) -> dict[str, Any]:
    return {}


def draw_racks(scene: Scene, intent: Intent) -> Step:
    return Step(entries=starting.draw_racks(game_of(scene)))


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {"draw_racks": draw_racks}
