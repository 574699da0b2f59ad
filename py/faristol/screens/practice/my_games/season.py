"""The games that are looked at, and what the device keeps of those that were."""

import json
from collections.abc import Sequence
from dataclasses import asdict

from faristol.practice.season import LookedAt, Season
from faristol.remembered import recall_each
from faristol.screens.scene import Scene
from faristol.screens.session import Slot

SEASON_RECORD = "my-games"
MOST_GAMES = 200
"""The newest are kept."""
LANGUAGE = Slot("my-games-language", str)
NAME = Slot("my-games-player", str)


def language_of(scene: Scene) -> str:
    chosen: str = scene.session.get(LANGUAGE, scene.settings.language)
    return "ro" if chosen == "ro" else "ca"


def season_of(scene: Scene) -> Season | None:
    """Return the games of this window that wait; None before the words are open."""
    words = scene.words
    return words.made("my-games", lambda: Season(words)) if words else None


def every_game(scene: Scene) -> list[LookedAt]:
    """Return what is kept, of both languages, the newest first."""
    return list(recall_each(scene.remembered.get(SEASON_RECORD), LookedAt))


def games(scene: Scene) -> list[LookedAt]:
    language = language_of(scene)
    return [game for game in every_game(scene) if game.language == language]


def record(every: Sequence[LookedAt]) -> str:
    return json.dumps([asdict(game) for game in every[:MOST_GAMES]], ensure_ascii=False)
