"""A challenge: the clock stands, and one verdict is given."""

from collections.abc import Callable
from typing import Any

from faristol.games.classic import challenging
from faristol.screens.classic.open_game import game_of
from faristol.screens.scene import Intent, Scene, Step


def view(scene: Scene) -> dict[str, Any]:
    return {}


def ask_challenge(scene: Scene, intent: Intent) -> Step:
    return Step(entries=challenging.challenge(game_of(scene)))


def verdict(scene: Scene, intent: Intent) -> Step:
    is_word = scene.open_words.lexicon.contains
    return Step(entries=challenging.judge(game_of(scene), is_word, intent.at))


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {"ask_challenge": ask_challenge, "verdict": verdict}
