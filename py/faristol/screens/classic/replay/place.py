"""Where one is in a game that is gone through again: the turn, and one of the best plays in place of it."""

from dataclasses import dataclass, replace

from faristol.games.classic.analysing import Analysis
from faristol.games.classic.errors import NotNow
from faristol.games.classic.game import Classic
from faristol.practice.annotating import Annotation
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
    """Whether the game is over: while people play, nothing shows what they could have played (MAL-5)."""
    return game.stage == "over" and bool(game.turns)


def analysis_of(scene: Scene) -> Analysis | None:
    """Return the analysis, made once, which goes on while the page looks at it; None without the words."""
    game = game_of(scene)
    if scene.words is None or not is_open(game):
        return None
    words = scene.words
    return words.once(("replay", open_event(scene).stream, game.turns), lambda: Analysis(words, game))


def annotation_of(scene: Scene) -> Annotation | None:
    """Return what each turn cost, made once after the analysis; None without words, or for more than two."""
    game, analysis = game_of(scene), analysis_of(scene)
    if analysis is None or game.several or scene.words is None:
        return None
    words = scene.words
    return words.once(("annotated", open_event(scene).stream, game.turns), lambda: Annotation(words, game))


def background(scene: Scene) -> Analysis | Annotation | None:
    analysis = analysis_of(scene)
    return annotation_of(scene) if analysis and analysis.done else analysis
