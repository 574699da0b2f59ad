"""What is under the hands in a turn: tiles on the board and on the rack, keys, an exchange."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from faristol.errors import Rejected
from faristol.games.classic import exchanging
from faristol.games.classic.game import Classic
from faristol.games.log import Entry
from faristol.screens.board.in_hand import letter_keys, letters_in_use, rack_faces
from faristol.screens.board.standing import laid_codes
from faristol.screens.classic.turn.hand import Hand
from faristol.screens.classic.turn.lying import Lying, clause_of
from faristol.screens.classic.turn.rulings import Ruling
from faristol.screens.parts.faces import TileFace
from faristol.screens.parts.keys import Key
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene
from faristol.texts import Texts

Data = Mapping[str, str]
TAKE = {"do": "classic.tile"}


def new_tiles(game: Classic, hand: Hand, lies: Lying | None, step: str) -> dict[int, int]:
    """Tiles that lie on the board for now: as they were laid, or as they were written."""
    if step != "play":
        return {}
    if hand.placing.laid:
        return laid_codes(game.tile_set, hand.placing)
    return dict(lies.placed.new_tiles) if lies and lies.placed else {}


def rack_tiles(game: Classic, hand: Hand, t: Texts, tap: Data = TAKE) -> tuple[TileFace, ...]:
    """The tiles still in the hand; those out on the board leave their places empty. `tap` takes one."""
    pressed = hand.chosen if hand.exchanging else (hand.placing.taken,)
    return rack_faces(game.tile_set, hand.placing.on_rack(), tap, t, pressed=pressed)


def key_faces(game: Classic, hand: Hand, t: Texts) -> tuple[Key, ...]:
    """A key for each tile of the set: for the letter of a blank, and for a scorer without a keyboard."""
    asking = hand.placing.asking is not None
    if game.program_draws and not asking:
        return ()
    return letter_keys(game.tile_set.letters if asking else letters_in_use(game.tile_set), t)


@dataclass(frozen=True)
class Outcome:
    """What an act would bring: a refusal; or the end of the game, by a clause."""

    refused: Ruling | None = None
    ends: str | None = None


@dataclass(frozen=True)
class Exchange:
    """How many tiles may be exchanged now, and what it would bring."""

    most: int
    outcome: Outcome


def exchange_now(scene: Scene, game: Classic, hand: Hand) -> Exchange:
    rule, player = game.ruleset["exchange"], game.to_move
    assert player
    most = min(game.in_bag, game.counts[player - 1]) if game.in_bag >= rule["in_bag"] else 0
    number = len(hand.chosen) or (0 if most else rule["least"])
    if not number:
        return Exchange(most, Outcome())
    tiles = game.racks[player - 1][:number] if game.racks else None
    return Exchange(most, outcome(scene, game, lambda: exchanging.exchange(game, scene.now, tiles, number)))


def outcome(scene: Scene, game: Classic, act: Callable[[], list[Entry]]) -> Outcome:
    try:
        entries = act()
    except Rejected as refusal:
        fact, way_out = sentences(refusal, scene.texts)
        return Outcome(Ruling("bad", fact, way_out, clause_of(game, refusal)))
    return Outcome(ends=next((entry["clause"] for entry in entries if entry["type"] == "GameEnded"), None))
