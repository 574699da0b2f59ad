"""Where one is in a game that is gone through again: the turn, and the play that is shown in place of it."""

from dataclasses import dataclass
from typing import Any

from faristol.games.classic.analysing import Analysis
from faristol.games.classic.errors import NotNow
from faristol.games.classic.game import Classic
from faristol.screens.classic.open_game import game_of
from faristol.screens.scene import OpenEvent, Scene, Session

HERE = "replay"


@dataclass(frozen=True)
class Place:
    """`turn` counts from 1; `shown` is one of the best plays, or None for what was played."""

    turn: int = 1
    shown: int | None = None
    printed: int | None = None


def open_event(scene: Scene) -> OpenEvent:
    if scene.event is None:
        raise NotNow
    return scene.event


def place_of(scene: Scene) -> Place:
    kept: dict[str, Any] = scene.session.get(HERE, {})
    if kept.get("stream") != open_event(scene).stream:
        return Place()
    turn = max(1, min(kept["turn"], len(game_of(scene).turns)))
    return Place(turn, kept.get("shown"), kept.get("printed"))


def at(scene: Scene, turn: int, shown: int | None = None, printed: int | None = None) -> Session:
    kept = {"stream": open_event(scene).stream, "turn": turn, "shown": shown, "printed": printed}
    return {**scene.session, HERE: kept}


def is_open(game: Classic) -> bool:
    """While people play, nothing is said of what they could have played (MAL-5)."""
    return game.stage == "over" and bool(game.turns)


def analysis_of(scene: Scene) -> Analysis | None:
    """It is made once, and goes on while the page looks at it; None without the words."""
    game = game_of(scene)
    if scene.words is None or not is_open(game):
        return None
    words = scene.words
    return words.once(("replay", open_event(scene).stream, game.turns), lambda: Analysis(words, game))
