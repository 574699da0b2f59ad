"""What hands do on a board, as intents over a `Placing`: taps, keys, drags, and what is written.

A screen says where its tiles lie and how it remembers them; the rest is the same for every board.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from faristol.core.letters import AS_BLANK, letter
from faristol.core.placement import Placed
from faristol.core.squares import SQUARES, name
from faristol.core.tiles import BLANK, TileSet
from faristol.screens.acts import Damaged
from faristol.screens.board import placing as hands
from faristol.screens.board.announcing import announcement
from faristol.screens.board.placing import NewTile, Occupied, Placing, Source
from faristol.screens.board.typing import letter_typed, type_letter
from faristol.screens.scene import Intent, Scene, Step

Act = Callable[[Scene, Intent], Step]


@dataclass(frozen=True)
class Hands:
    """The tiles under the hands, and the board that they meet."""

    placing: Placing
    tile_set: TileSet
    occupied: Occupied


Move = Callable[[Hands, Scene, Intent], Placing | None]


def intents(hands_of: Callable[[Scene], Hands], keep: Callable[[Scene, Placing], Step]) -> dict[str, Act]:
    """Return them by their names; what cannot be done leaves everything as it lies."""

    def act(move: Move) -> Act:
        def moved(scene: Scene, intent: Intent) -> Step:
            now = hands_of(scene)
            after = move(now, scene, intent) or now.placing
            step = keep(scene, after)
            return replace(step, announce=step.announce or announcement(now.placing, after, scene.texts))

        return moved

    return {done: act(move) for done, move in MOVES.items()}


def square(now: Hands, scene: Scene, intent: Intent) -> Placing:
    return hands.to_square(now.placing, intent.data, now.occupied)


def turn(now: Hands, scene: Scene, intent: Intent) -> Placing:
    return hands.space(now.placing, now.occupied)


def tile(now: Hands, scene: Scene, intent: Intent) -> Placing:
    return hands.tap(now.placing, int(intent.data["place"]), now.occupied)


def key(now: Hands, scene: Scene, intent: Intent) -> Placing | None:
    typed = intent.data["key"]
    if now.placing.asking is not None:
        letter = letter_typed(now.tile_set, typed)
        return hands.name_blank(now.placing, letter, now.occupied) if letter else None
    return type_letter(now.placing, now.tile_set, typed, now.occupied, as_blank="blank" in intent.data)


def back(now: Hands, scene: Scene, intent: Intent) -> Placing:
    return hands.back(now.placing)


def recall(now: Hands, scene: Scene, intent: Intent) -> Placing:
    return hands.recall(now.placing)


def drop(now: Hands, scene: Scene, intent: Intent) -> Placing:
    source = dragged(intent.data["from"])
    if intent.data["to"] == BESIDE:
        return hands.drop_beside(now.placing, source)
    to = dragged(intent.data["to"])
    if to[0] == "rack":
        return hands.drop_on_rack(now.placing, source, to[1])
    return hands.drop_on_square(now.placing, source, to[1], now.occupied)


BESIDE = "rack"
"""Where a tile falls that is let go beside board and rack."""


def dragged(text: str) -> Source:
    """Read `rack:3`, or a square by its name."""
    if text.startswith("rack:"):
        return "rack", int(text.removeprefix("rack:"))
    return "board", next(each for each in range(SQUARES) if name(each) == text)


def shuffle(now: Hands, scene: Scene, intent: Intent) -> Placing:
    """Take the order that the page has drawn already; where it draws nothing ahead, one by chance."""
    if "order" not in intent.data:
        return hands.shuffle(now.placing, scene.chance)
    order = [int(place) for place in intent.data["order"].split()]
    if sorted(order) != list(range(len(now.placing.rack))):
        raise Damaged
    return hands.arranged(now.placing, order)


def sort(now: Hands, scene: Scene, intent: Intent) -> Placing:
    return hands.sort(now.placing, now.tile_set)


MOVES: dict[str, Move] = {
    "square": square,
    "turn": turn,
    "tile": tile,
    "key": key,
    "back": back,
    "recall": recall,
    "drop": drop,
    "shuffle": shuffle,
    "sort": sort,
}


def as_written(placing: Placing, tile_set: TileSet, placed: Placed) -> Placing:
    """Lay the tiles of a play that was written, each from its place on the rack."""
    laid = with_tiles(placing, tile_set, placed.new_tiles)
    return replace(laid, across=not placed.play.place.down)


def with_tiles(placing: Placing, tile_set: TileSet, new_tiles: Mapping[int, int]) -> Placing:
    """Lay these tiles, by their squares, and no others."""
    placing = hands.recall(placing)
    for square_, code in new_tiles.items():
        label = letter(tile_set, code & ~AS_BLANK)
        place = placing.on_rack().index(BLANK if code & AS_BLANK else label)
        placing = replace(placing, laid=(*placing.laid, NewTile(square_, place, label)))
    return placing
