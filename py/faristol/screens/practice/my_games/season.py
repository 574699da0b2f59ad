"""The games that are looked at, and what the device keeps of those that were."""

import json
from collections.abc import Sequence
from dataclasses import asdict

from faristol.core.tiles import LANGUAGES
from faristol.practice.season import LookedAt, Season
from faristol.remembered import recall_each
from faristol.screens.scene import Scene
from faristol.screens.session import Slot

SEASON_RECORD = "my-games"
MOST_GAMES = 200
"""The newest of each language are kept."""
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
    """Return what is kept, of each language the newest first."""
    return list(recall_each(scene.remembered.get(SEASON_RECORD), LookedAt))


def games(scene: Scene) -> list[LookedAt]:
    return _of(every_game(scene), language_of(scene))


def record(every: Sequence[LookedAt]) -> str:
    kept = [game for language in LANGUAGES for game in _of(every, language)[:MOST_GAMES]]
    return json.dumps([asdict(game) for game in kept], ensure_ascii=False)


def _of(every: Sequence[LookedAt], language: str) -> list[LookedAt]:
    return [game for game in every if game.language == language]
