"""Tiles on their way to the board: dragged, tapped or typed, and taken back; nothing is on the disk yet."""

from collections.abc import Callable
from dataclasses import replace

from faristol.core.squares import SIZE, name
from faristol.games.classic.errors import NotNow
from faristol.games.classic.game import Classic
from faristol.screens.board import placing as hands
from faristol.screens.board.placing import Placing, Source, Taken
from faristol.screens.classic.hand import Hand, hand_of, keep, rack_written, stands, tiles_of, writing
from faristol.screens.scene import Intent, Scene, Step


def show_tiles(scene: Scene, intent: Intent) -> Step:
    """The tablet has come to the player to move."""
    game = writing(scene)
    if game.stage != "turn" or stands(game):
        raise NotNow
    hand = hand_of(scene)
    return keep(scene, replace(hand, shown=True), focus=f"board-{name(hand.placing.cursor)}")


def hide_tiles(scene: Scene, intent: Intent) -> Step:
    return keep(scene, replace(hand_of(scene), shown=False), focus="work")


def square(scene: Scene, intent: Intent) -> Step:
    return _moved(scene, lambda placing, taken: hands.to_square(placing, intent.data, taken))


def turn(scene: Scene, intent: Intent) -> Step:
    return _moved(scene, hands.space)


def tile(scene: Scene, intent: Intent) -> Step:
    """A tile of the rack: into the hand; or, in an exchange, among those that are given away."""
    place, hand = int(intent.data["place"]), hand_of(scene)
    if hand.exchanging:
        return keep(scene, replace(hand, chosen=tuple(sorted({*hand.chosen} ^ {place}))))
    return _moved(scene, lambda placing, taken: hands.take(placing, place))


def key(scene: Scene, intent: Intent) -> Step:
    tile_set, typed = writing(scene).tile_set, intent.data["key"]
    lay = hands.type_blank if "blank" in intent.data else hands.type_letter

    def typing(placing: Placing, taken: Taken) -> Placing | None:
        if placing.asking is None:
            return lay(placing, tile_set, typed, taken)
        letter = tile_set.aliases.get(typed.upper(), typed.upper())
        return hands.name_blank(placing, letter, taken) if letter in tile_set.letters else None

    return _moved(scene, typing)


def back(scene: Scene, intent: Intent) -> Step:
    return _moved(scene, lambda placing, taken: hands.back(placing))


def recall(scene: Scene, intent: Intent) -> Step:
    return _moved(scene, lambda placing, taken: hands.recall(placing))


def drop(scene: Scene, intent: Intent) -> Step:
    source, to = _dragged(intent.data["from"]), _dragged(intent.data["to"])
    if to[0] == "rack":
        return _moved(scene, lambda placing, taken: hands.drop_on_rack(placing, source, to[1]))
    return _moved(scene, lambda placing, taken: hands.drop_on_square(placing, source, to[1], taken))


def shuffle(scene: Scene, intent: Intent) -> Step:
    return _moved(scene, lambda placing, taken: hands.shuffle(placing, scene.chance))


def sort(scene: Scene, intent: Intent) -> Step:
    return _moved(scene, lambda placing, taken: hands.sort(placing, writing(scene).tile_set))


def typing(scene: Scene, intent: Intent) -> Step:
    """Each letter of a play that is written; the board shows it as far as it can be read."""
    hand = hand_of(scene)
    text = intent.fields.get("play", "")
    return keep(scene, replace(hand, text=text, placing=hands.recall(hand.placing)))


def rack(scene: Scene, intent: Intent) -> Step:
    """What the player has told the scorer, so that the game can be looked at later."""
    game, text = writing(scene), intent.fields.get("tiles", "").strip()
    rack_written(game, text)
    placing = replace(Placing(tiles_of(game, text)), cursor=hand_of(scene).placing.cursor)
    return keep(scene, replace(hand_of(scene), rack=text, placing=placing))


def to_play(scene: Scene, intent: Intent) -> Step:
    """The green button, while nothing lies there: where a play is laid, or written."""
    hand = replace(hand_of(scene), exchanging=False, chosen=())
    by_hand = writing(scene).program_draws
    return keep(scene, hand, focus=f"board-{name(hand.placing.cursor)}" if by_hand else "play")


def _moved(scene: Scene, how: Callable[[Placing, Taken], Placing | None]) -> Step:
    """What was written is put away: the tiles on the board are the play."""
    game, hand = writing(scene), hand_of(scene)
    if not _in_hand(game, hand):
        raise NotNow
    placing = how(hand.placing, lambda at: bool(game.board.squares[at])) or hand.placing
    begun = hand.begun + (1 if hand.text else 0)
    return keep(scene, replace(hand, placing=placing, text="", begun=begun))


def _in_hand(game: Classic, hand: Hand) -> bool:
    return game.stage == "turn" and not stands(game) and (hand.shown or not game.program_draws)


def _dragged(text: str) -> Source:
    """`rack:3`, or a square by its name."""
    if text.startswith("rack:"):
        return "rack", int(text.removeprefix("rack:"))
    return "board", next(square for square in range(SIZE * SIZE) if name(square) == text)


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {
    "show_tiles": show_tiles,
    "hide_tiles": hide_tiles,
    "square": square,
    "turn": turn,
    "tile": tile,
    "key": key,
    "back": back,
    "recall": recall,
    "drop": drop,
    "shuffle": shuffle,
    "sort": sort,
    "typing": typing,
    "rack": rack,
    "to_play": to_play,
}
