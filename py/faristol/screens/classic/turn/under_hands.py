"""What is under the hands in a turn: tiles on the board and on the rack, keys, an exchange."""

from collections.abc import Callable, Mapping

from faristol.errors import Rejected
from faristol.games.classic import exchanging, playing
from faristol.games.classic.game import Classic
from faristol.games.classic.senyors import is_senyors
from faristol.games.log import Entry
from faristol.screens.board.in_hand import Attempt, attempt, letter_keys, letters_in_use, placed_faces
from faristol.screens.board.in_page import InPage, in_page
from faristol.screens.board.laying import as_written
from faristol.screens.board.squares import Rows, rows
from faristol.screens.board.standing import laid_codes
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.turn.acting import asked
from faristol.screens.classic.turn.hand import Hand, hand_of, sees_rack
from faristol.screens.classic.turn.last_turns import squares_of_last
from faristol.screens.classic.turn.lying import Lying, clause_of, lying, unknown
from faristol.screens.classic.turn.rulings import Ruling, last_ruling
from faristol.screens.parts.faces import TileFace
from faristol.screens.parts.keys import Key
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.words.bitsets import Bitsets


@view_value
class Outcome:
    """What an act would bring: a refusal; or the end of the game, by a clause."""

    refused: Ruling | None = None
    ends: str | None = None
    by_passes: bool = False
    """Whether it ends by passes alone, in which no other turn without points counts."""


@view_value
class Exchange:
    """How many tiles may be exchanged now, and what it would bring."""

    most: int
    outcome: Outcome


@view_value
class UnderHands:
    """What the player to move has under the hands. The rack is None while nobody may see it."""

    hand: Hand
    squares: Rows
    in_page: InPage | None
    """None while a tile of the rack is for an exchange, or nobody may lay one."""
    rack: tuple[TileFace, ...] | None
    keys: tuple[Key, ...]
    attempt: Attempt | None
    ruling: Ruling | None
    asked: str | None
    exchange: Exchange | None
    senyors: bool
    """Whether they can be shown: the rack has them, or nobody here knows it."""
    passing: Outcome


def under_hands(scene: Scene, step: str, words: Bitsets | None, tap: Mapping[str, str]) -> UnderHands:
    """`words` are those in which a play is looked up; `tap` is what a tap on a tile of the rack does."""
    game, hand, t = game_of(scene), hand_of(scene), scene.texts
    lies = lying(game, hand, scene.now) if step == "play" else None
    new = _new_tiles(game, hand, lies) if step == "play" else {}
    return UnderHands(
        hand=hand,
        squares=rows(game.tile_set, game.board_with_play, t, new=new, last=squares_of_last(game)),
        in_page=_in_page(game, hand) if step == "play" else None,
        rack=_rack(game, hand, lies, tap, t) if sees_rack(scene) else None,
        keys=_keys(game, hand, t) if step == "play" else (),
        attempt=_attempt(game, lies, words, t) if lies else None,
        ruling=last_ruling(scene),
        asked=asked(scene),
        exchange=_exchange(scene, game, hand) if step == "exchange" else None,
        senyors=_may_be_senyors(game),
        passing=_outcome(scene, game, lambda: playing.pass_turn(game, scene.now)),
    )


def _in_page(game: Classic, hand: Hand) -> InPage | None:
    """A rack that is out of sight is not in the page either."""
    return in_page(hand.placing, game.tile_set) if hand.in_sight or not game.program_draws else None


def _may_be_senyors(game: Classic) -> bool:
    if game.ruleset.senyors is None or game.to_move is None:
        return False
    rack = game.racks[game.to_move - 1] if game.racks else None
    return rack is None or is_senyors(game.tile_set, game.ruleset.rack_size, rack)


def _new_tiles(game: Classic, hand: Hand, lies: Lying | None) -> dict[int, int]:
    """Return the tiles that lie on the board for now: from the hand, or as they are being written."""
    if hand.placing.laid:
        return laid_codes(game.tile_set, hand.placing)
    return dict(lies.placed.new_tiles) if lies and lies.placed else {}


def _rack(
    game: Classic, hand: Hand, lies: Lying | None, tap: Mapping[str, str], t: Texts
) -> tuple[TileFace, ...]:
    """Return the tiles left in the hand; those of a play that is being written are on the board too."""
    placing = hand.placing
    if lies and lies.placed and not placing.laid:
        placing = as_written(placing, game.tile_set, lies.placed)
    return placed_faces(game.tile_set, placing, tap, t, hand.chosen if hand.exchanging else ())


def _keys(game: Classic, hand: Hand, t: Texts) -> tuple[Key, ...]:
    """Return a key for each tile of the set: for a blank's letter, or for a scorer without keyboard."""
    asking = hand.placing.asking is not None
    if game.program_draws and not asking:
        return ()
    return letter_keys(game.tile_set.letters if asking else letters_in_use(game.tile_set), t)


def _attempt(game: Classic, lies: Lying, words: Bitsets | None, t: Texts) -> Attempt:
    if lies.refusal:
        return attempt(game.tile_set, lies, t, clause=clause_of(game, lies.refusal))
    missing = ", ".join(unknown(words, game, lies)) if words else None
    return attempt(game.tile_set, lies, t, unknown=missing)


def _exchange(scene: Scene, game: Classic, hand: Hand) -> Exchange:
    rule, player = game.ruleset.exchange, game.to_move
    assert player
    most = min(game.in_bag, game.counts[player - 1]) if game.in_bag >= rule.in_bag else 0
    number = len(hand.chosen) or (0 if most else rule.least)
    if not number:
        return Exchange(most, Outcome())
    tiles = game.racks[player - 1][:number] if game.racks else None
    return Exchange(most, _outcome(scene, game, lambda: exchanging.exchange(game, scene.now, tiles, number)))


def _outcome(scene: Scene, game: Classic, act: Callable[[], list[Entry]]) -> Outcome:
    try:
        entries = act()
    except Rejected as refusal:
        fact, way_out = sentences(refusal, scene.texts)
        return Outcome(Ruling("bad", fact, way_out, clause_of(game, refusal)))
    end = next((entry for entry in entries if entry["type"] == "GameEnded"), None)
    return Outcome(ends=end["clause"], by_passes=end["way"] == "passes") if end else Outcome()
