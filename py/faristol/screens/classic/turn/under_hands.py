"""What is under the hands in a turn: tiles on the board and on the rack, keys, an exchange."""

from collections.abc import Callable, Mapping
from typing import Any

from faristol.errors import Rejected
from faristol.games.classic import exchanging
from faristol.games.classic.game import Classic
from faristol.games.log import Entry
from faristol.screens.board.in_hand import letter_keys, letters_in_use, rack_faces
from faristol.screens.board.standing import laid_codes
from faristol.screens.classic.turn.hand import Hand
from faristol.screens.classic.turn.lying import Lying, clause_of
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


def exchange_facts(scene: Scene, game: Classic, hand: Hand) -> dict[str, Any]:
    """How many may be exchanged now; and why not, with the clause."""
    rule = game.ruleset["exchange"]
    assert game.to_move
    most = min(game.in_bag, game.counts[game.to_move - 1]) if game.in_bag >= rule["in_bag"] else 0
    number = len(hand.chosen) or (0 if most else rule["least"])
    tried = _if_exchanged(scene, game, number) if number else {"refused": None, "ends": None}
    return {
        "least": rule["least"],
        "most": most,
        "chosen": len(hand.chosen),
        "clause": rule["clause"],
        **tried,
    }


def _if_exchanged(scene: Scene, game: Classic, number: int) -> dict[str, Any]:
    player = game.to_move or 1
    tiles = game.racks[player - 1][:number] if game.racks else None
    return if_done(game, scene, lambda: exchanging.exchange(game, scene.now, tiles, number))


def if_done(game: Classic, scene: Scene, act: Callable[[], list[Entry]]) -> dict[str, Any]:
    """What an act would bring: the end of the game, or a refusal; each with its clause."""
    t = scene.texts
    try:
        entries = act()
    except Rejected as refusal:
        fact, way_out = sentences(refusal, t)
        told = {"fact": fact, "consequence": way_out, "clause": clause_of(game, refusal)}
        return {"refused": told, "ends": None}
    ends = [entry["clause"] for entry in entries if entry["type"] == "GameEnded"]
    return {"refused": None, "ends": ends[0] if ends else None}
