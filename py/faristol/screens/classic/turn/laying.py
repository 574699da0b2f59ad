"""Tiles on their way to the board: dragged, tapped or typed, and taken back; nothing is on the disk yet."""

from collections.abc import Callable
from dataclasses import replace

from faristol.games.classic import playing
from faristol.games.classic.ending import after_facts
from faristol.games.classic.errors import NotNow
from faristol.games.classic.game import Classic
from faristol.games.classic.timed import stands
from faristol.screens.board import laying
from faristol.screens.board import placing as hands
from faristol.screens.board.falling import points_if_dropped
from faristol.screens.board.laying import Hands
from faristol.screens.board.placing import Placing
from faristol.screens.board.standing import Standing
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.turn.binding import with_laid
from faristol.screens.classic.turn.hand import (
    IN_SIGHT,
    Hand,
    hand_of,
    keep,
    put_down,
    rack_written,
    tiles_of,
    writing,
)
from faristol.screens.classic.turn.lying import lying
from faristol.screens.classic.turn.spoken import act_sentences
from faristol.screens.focus import CURSOR
from faristol.screens.scene import Intent, Scene, Step

DOUBLE_TAP = 1_000
"""So many milliseconds after a tap another one is of the same hand."""


def show_tiles(scene: Scene, intent: Intent) -> Step:
    """Show the rack: the tablet has come to the player to move."""
    game = writing(scene)
    if game.made and game.made.passed_on is not None and not stands(game):
        return _play_stands(scene, game, intent.at)
    if game.stage != "turn" or stands(game):
        raise NotNow
    hand = hand_of(scene)
    return keep(scene, replace(hand, in_sight=True), focus="work" if hand.exchanging else CURSOR)


def _play_stands(scene: Scene, game: Classic, at: int) -> Step:
    """Complete the play that was passed on: who asks for the own tiles no longer challenges it.

    A second tap of the hand that has just played is not the next player's. A page that begins anew may have
    an earlier clock: then it is no second tap.
    """
    assert game.made and game.made.passed_on is not None
    if 0 <= at - game.made.passed_on < DOUBLE_TAP:
        return Step()
    entries = playing.complete(game, at)
    after = after_facts(game, entries, at)
    session = put_down(scene).put(IN_SIGHT, True, about=len(after.turns))
    return Step(
        entries=entries,
        session=session,
        announce=act_sentences(game, entries, after, scene.texts),
        focus=CURSOR,
    )


def hide_tiles(scene: Scene, intent: Intent) -> Step:
    return keep(scene, replace(hand_of(scene), in_sight=False), focus="work")


def tile(scene: Scene, intent: Intent) -> Step:
    """Take a tile of the rack into the hand; or, in an exchange, among those that are given away."""
    place, hand = int(intent.data["place"]), hand_of(scene)
    if hand.exchanging:
        return keep(scene, replace(hand, chosen=tuple(sorted({*hand.chosen} ^ {place}))))
    return MOVES["tile"](scene, intent)


def typing(scene: Scene, intent: Intent) -> Step:
    """Note each letter of a play that is written; the board shows it as far as it can be read."""
    hand = hand_of(scene)
    text = intent.fields.get("play", "")
    return keep(scene, replace(hand, text=text, placing=hands.recall(hand.placing)))


def rack(scene: Scene, intent: Intent) -> Step:
    """Note the rack that the player names to the scorer, so that the game can be analysed later."""
    game, text = writing(scene), intent.fields.get("tiles", "").strip()
    rack_written(game, text)
    placing = replace(Placing(tiles_of(game, text)), cursor=hand_of(scene).placing.cursor)
    return keep(scene, replace(hand_of(scene), rack=text, placing=placing))


def to_play(scene: Scene, intent: Intent) -> Step:
    """Lead to where a play is laid or written, while nothing lies there."""
    hand = replace(hand_of(scene), exchanging=False, chosen=())
    by_hand = writing(scene).program_draws
    return keep(scene, hand, focus=CURSOR if by_hand else "play")


def _hands(scene: Scene) -> Hands:
    game, hand = writing(scene), hand_of(scene)
    if not _in_hand(game, hand):
        raise NotNow
    return Hands(hand.placing, game.tile_set, lambda at: bool(game.board.squares[at]))


def _keep_placing(scene: Scene, placing: Placing) -> Step:
    """Put away what was written: the tiles on the board are the play."""
    hand = hand_of(scene)
    begun = hand.begun + (1 if hand.text else 0)
    hand = with_laid(game_of(scene), hand, placing)
    return keep(scene, replace(hand, text="", begun=begun))


def _in_hand(game: Classic, hand: Hand) -> bool:
    return game.stage == "turn" and not stands(game) and (hand.in_sight or not game.program_draws)


def _standing(scene: Scene, placing: Placing) -> Standing | None:
    return lying(game_of(scene), replace(hand_of(scene), placing=placing, text=""), scene.now)


MOVES = laying.intents(_hands, _keep_placing)
POINTS_IF_DROPPED = points_if_dropped(_hands, _standing)
INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {
    "show_tiles": show_tiles,
    "hide_tiles": hide_tiles,
    **MOVES,
    "tile": tile,
    "typing": typing,
    "rack": rack,
    "to_play": to_play,
}
