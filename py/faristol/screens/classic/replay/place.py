"""Where one is in a game that is gone through again: the turn, and one of the best plays in place of it."""

from dataclasses import dataclass, replace

from faristol.games.classic.analysing import Analysis
from faristol.games.classic.errors import NotNow
from faristol.games.classic.game import Classic
from faristol.screens.classic.open_game import game_of
from faristol.screens.scene import OpenEvent, Scene
from faristol.screens.session import Slot


@dataclass(frozen=True)
class Place:
    """`turn` counts from 1; `best` is the number of one of the best plays, or None for what was played."""

    turn: int = 1
    best: int | None = None


REPLAY = Slot("replay", Place, of="event")
PRINTED = Slot("replay-printed", bool, of="event")
"""About the moment of the tap that asked for it."""


def open_event(scene: Scene) -> OpenEvent:
    if scene.event is None:
        raise NotNow
    return scene.event


def place_of(scene: Scene) -> Place:
    place = scene.session.get(REPLAY, Place())
    return replace(place, turn=max(1, min(place.turn, len(game_of(scene).turns))))


def is_open(game: Classic) -> bool:
    """While people play, nothing shows what they could have played (MAL-5)."""
    return game.stage == "over" and bool(game.turns)


def analysis_of(scene: Scene) -> Analysis | None:
    """It is made once, and goes on while the page looks at it; None without the words."""
    game = game_of(scene)
    if scene.words is None or not is_open(game):
        return None
    words = scene.words
    return words.once(("replay", open_event(scene).stream, game.turns), lambda: Analysis(words, game))
