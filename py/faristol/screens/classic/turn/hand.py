"""What is under the hands in one turn, and on no disk: the tiles being laid, the play being written.

It belongs to its turn. With another turn, and with each act that is written, the rack is out of sight again:
at one tablet nobody sees it before its player has asked for it.
"""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from faristol.core.tiles import Tiles, UnreadableTiles
from faristol.games.classic.game import Classic
from faristol.games.classic.playing import rack_of
from faristol.games.classic.timed import stands
from faristol.screens.board.placing import Placing
from faristol.screens.classic.open_game import game_of
from faristol.screens.errors import OnlyWatching
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Session, Slot


@dataclass(frozen=True)
class Hand:
    placing: Placing
    in_sight: bool = False
    """The player to move has asked to see the tiles."""
    exchanging: bool = False
    chosen: tuple[int, ...] = ()
    """Places of the rack whose tiles are to be exchanged."""
    text: str = ""
    """The play as it is being written."""
    rack: str = ""
    """The rack as the scorer wrote it down."""
    warned: str = ""
    """The play of which the scorer knows that its words are not in the list."""
    down: tuple[str, ...] = ()
    """Tiles that were put on the board in this turn, where they bind."""
    lines: tuple[int, ...] = ()
    """The rows and columns in which they may be played."""
    begun: int = 0
    """How often the field for the play has been begun anew."""


HAND = Slot("hand", Hand, of="event")
"""About a turn."""
IN_SIGHT = Slot("rack-in-sight", bool, of="sight")
"""About a turn: closed with every return to the screen, so that only a tap by its owner opens a rack."""


def turn_of(scene: Scene) -> int:
    return len(game_of(scene).turns)


def hand_of(scene: Scene) -> Hand:
    """Return the hand of this turn, with the rack as the player has arranged it, if it is still the same."""
    game, turn = game_of(scene), turn_of(scene)
    in_sight, hand = scene.session.get(IN_SIGHT, False, about=turn), scene.session.get(HAND, about=turn)
    if hand is None:
        return Hand(Placing(tiles_of(game, "")), in_sight)
    hand = replace(hand, in_sight=in_sight)
    tiles = tiles_of(game, hand.rack)
    if Counter(hand.placing.rack) == Counter(tiles):
        return hand
    return replace(hand, placing=Placing(tiles), chosen=(), exchanging=False)


def tiles_of(game: Classic, written: str) -> Tiles:
    """Return what may be laid: the rack, if it is known; at a real bag whatever has not been seen."""
    player = game.to_move
    if game.stage != "turn" or player is None:
        return ()
    if game.racks:
        return game.racks[player - 1]
    return rack_written(game, written) or game.tile_set.sort(game.unseen)


def rack_written(game: Classic, written: str) -> Tiles | None:
    """Return the rack as the scorer wrote it; refused if it cannot be."""
    if not written.strip() or game.racks or game.to_move is None:
        return None
    return rack_of(game, game.to_move, read_tiles(game, written))


def read_tiles(game: Classic, written: str) -> Tiles:
    """Read tiles; what cannot be read is refused under their field."""
    try:
        return game.tile_set.read(written)
    except UnreadableTiles as refusal:
        raise refusal.at("tiles") from None


def sees_rack(scene: Scene) -> bool:
    """Whether tiles of a rack may stand on this screen now."""
    game, hand = game_of(scene), hand_of(scene)
    if game.stage != "turn" or stands(game):
        return False
    return hand.in_sight if game.program_draws else bool(hand.rack)


def keep(scene: Scene, hand: Hand, **more: Any) -> Step:
    return Step(session=held(scene, hand), **more)


def held(scene: Scene, hand: Hand) -> Session:
    turn = turn_of(scene)
    return scene.session.put(HAND, hand, about=turn).put(IN_SIGHT, hand.in_sight, about=turn)


def put_down(scene: Scene) -> Session:
    """Return the session after an act: no tiles on the screen, and no question either."""
    return scene.session.dismissed().without(HAND, IN_SIGHT)


def writing(scene: Scene) -> Classic:
    """Return the game; a window that only watches is refused, and sees no rack."""
    if scene.event is None or not scene.event.writing:
        raise OnlyWatching
    return game_of(scene)
