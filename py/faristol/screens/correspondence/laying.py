"""Tiles tried on the board: dragged, tapped or typed, and taken back; the program's plays looked at."""

from collections.abc import Callable
from dataclasses import replace

from faristol.core.squares import SQUARES, name
from faristol.screens.board import placing as hands
from faristol.screens.board.placing import Placing, Source
from faristol.screens.correspondence.hand import Trying, keep_placing, plays, trying
from faristol.screens.correspondence.notes import keep
from faristol.screens.correspondence.seats import game_of
from faristol.screens.scene import Intent, Scene, Step


def _moved(scene: Scene, move: Callable[[Trying], Placing | None]) -> Step:
    return keep_placing(scene, move(trying(scene)))


def square(scene: Scene, intent: Intent) -> Step:
    return _moved(scene, lambda tried: hands.to_square(tried.placing, intent.data, tried.taken))


def turn(scene: Scene, intent: Intent) -> Step:
    return _moved(scene, lambda tried: hands.space(tried.placing, tried.taken))


def tile(scene: Scene, intent: Intent) -> Step:
    return _moved(scene, lambda tried: hands.take(tried.placing, int(intent.data["place"])))


def key(scene: Scene, intent: Intent) -> Step:
    tile_set, typed = game_of(scene).tile_set, intent.data["key"]
    lay = hands.type_blank if "blank" in intent.data else hands.type_letter

    def typing(tried: Trying) -> Placing | None:
        if tried.placing.asking is None:
            return lay(tried.placing, tile_set, typed, tried.taken)
        letter = tile_set.aliases.get(typed.upper(), typed.upper())
        known = letter in tile_set.letters
        return hands.name_blank(tried.placing, letter, tried.taken) if known else None

    return _moved(scene, typing)


def back(scene: Scene, intent: Intent) -> Step:
    return _moved(scene, lambda tried: hands.back(tried.placing))


def recall(scene: Scene, intent: Intent) -> Step:
    return _moved(scene, lambda tried: hands.recall(tried.placing))


def drop(scene: Scene, intent: Intent) -> Step:
    source, to = _dragged(intent.data["from"]), _dragged(intent.data["to"])

    def dropped(tried: Trying) -> Placing:
        if to[0] == "rack":
            return hands.drop_on_rack(tried.placing, source, to[1])
        return hands.drop_on_square(tried.placing, source, to[1], tried.taken)

    return _moved(scene, dropped)


def _dragged(text: str) -> Source:
    """`rack:3`, or a square by its name."""
    if text.startswith("rack:"):
        return "rack", int(text.removeprefix("rack:"))
    return "board", next(square for square in range(SQUARES) if name(square) == text)


def shuffle(scene: Scene, intent: Intent) -> Step:
    return _moved(scene, lambda tried: hands.shuffle(tried.placing, scene.chance))


def sort(scene: Scene, intent: Intent) -> Step:
    return _moved(scene, lambda tried: hands.sort(tried.placing, game_of(scene).tile_set))


def hand(scene: Scene, intent: Intent) -> Step:
    """Whose letters are tried while the partner thinks."""
    return keep(scene, hand=int(intent.data["player"]), placing=None, shown=None)


def variant(scene: Scene, intent: Intent) -> Step:
    return keep(scene, variant=intent.data["variant"], placing=None, shown=None)


def list_plays(scene: Scene, intent: Intent) -> Step:
    tried = trying(scene)
    return keep(scene, listed=None if tried.listed else True, shown=None)


def show(scene: Scene, intent: Intent) -> Step:
    tried = trying(scene)
    answer = plays(scene, replace(tried, listed=True))
    number = int(intent.data["number"]) - 1
    if answer is None or not 0 <= number < len(answer.plays):
        return Step()
    return keep(scene, placing=hands.as_data(hands.recall(tried.placing)), shown=number)


INTENTS = {
    "square": square,
    "turn": turn,
    "tile": tile,
    "key": key,
    "back": back,
    "recall": recall,
    "drop": drop,
    "shuffle": shuffle,
    "sort": sort,
    "hand": hand,
    "variant": variant,
    "list_plays": list_plays,
    "show": show,
}
