"""A turn: the tiles under the hands, what can be done in place of a play, and the play that lies there."""

from collections.abc import Callable
from typing import Any

from faristol.games.classic import playing
from faristol.screens.classic.open_game import game_of
from faristol.screens.scene import Intent, Scene, Step


def view(scene: Scene) -> dict[str, Any]:
    return {}


def play(scene: Scene, intent: Intent) -> Step:
    return Step(entries=playing.make_play(game_of(scene), intent.fields.get("play", ""), intent.at))


def complete(scene: Scene, intent: Intent) -> Step:
    return Step(entries=playing.complete(game_of(scene), intent.at))


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {"play": play, "complete": complete}
