"""The game has ended, and what the count needs is not all known yet."""

from collections.abc import Callable
from typing import Any

from faristol.screens.scene import Intent, Scene, Step


def view(scene: Scene) -> dict[str, Any]:
    return {}


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {}
