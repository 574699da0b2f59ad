"""The two clocks as the screen shows them."""

from collections.abc import Callable
from typing import Any

from faristol.games.classic import timing
from faristol.screens.classic.open_game import game_of
from faristol.screens.scene import Intent, Scene, Step, Ticking
from faristol.texts import minutes_and_seconds


def faces(scene: Scene) -> list[dict[str, Any] | None]:
    """One for each player; None where no clock of ours is in use."""
    clocks = game_of(scene).clocks
    if clocks is None:
        return [None, None]
    return [
        {
            "left": clocks.left(player, scene.now),
            "text": minutes_and_seconds(max(0, clocks.left(player, scene.now))),
            "running": clocks.running and clocks.of == player,
        }
        for player in (1, 2)
    ]


def ticking(scene: Scene) -> Ticking | None:
    return None


def unseen(scene: Scene) -> dict[str, Any]:
    """Both readings of the time that nobody saw, of the player whose clock ran."""
    clocks, then = game_of(scene).clocks, scene.event.last_sign if scene.event else None
    assert clocks and clocks.of and then is not None
    left_then, left_now = clocks.left(clocks.of, then), clocks.left(clocks.of, scene.now)
    return {
        "whose": game_of(scene).names[clocks.of - 1],
        "left_then": minutes_and_seconds(max(0, left_then)),
        "left_now": minutes_and_seconds(max(0, left_now)),
        "then": left_then,
        "now": left_now,
    }


def go_on(scene: Scene, intent: Intent) -> Step:
    remaining = int(intent.data["remaining"])
    return Step(entries=timing.go_on_after_crash(game_of(scene), intent.data["reading"], remaining))


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {"go_on": go_on}
