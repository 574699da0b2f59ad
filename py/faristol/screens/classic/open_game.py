"""The game of two that lies open: what every part of its screen begins with."""

from faristol.games.classic.errors import NotNow
from faristol.games.classic.game import Classic
from faristol.screens.scene import Scene


def game_of(scene: Scene) -> Classic:
    if scene.event is None:
        raise NotNow
    game: Classic = scene.event.state
    return game
