"""A turn at the table: the tiles under the hands, what is done in place of a play, the play on the board."""

from collections.abc import Callable
from typing import Any

from faristol.core.squares import SIZE
from faristol.errors import Rejected
from faristol.games.classic import playing
from faristol.games.classic.challenging import challengeable, is_second
from faristol.games.classic.game import Classic
from faristol.screens.board.breakdown import Breakdown, breakdown
from faristol.screens.board.in_hand import Attempt, attempt
from faristol.screens.board.squares import rows
from faristol.screens.classic import reasons
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.others import may_challenge, name_of_next
from faristol.screens.classic.turn import acting, laying
from faristol.screens.classic.turn.acting import asked
from faristol.screens.classic.turn.binding import binds, owed
from faristol.screens.classic.turn.hand import hand_of, sees_rack, stands, turn_of
from faristol.screens.classic.turn.happened import happened
from faristol.screens.classic.turn.last_turns import last_turns, squares_of_last
from faristol.screens.classic.turn.lying import Lying, clause_of, lying, scored, unknown
from faristol.screens.classic.turn.under_hands import (
    exchange_facts,
    if_done,
    key_faces,
    new_tiles,
    rack_tiles,
)
from faristol.screens.refusals import sentences
from faristol.screens.scene import Intent, Scene, Step
from faristol.texts import Texts


def view(scene: Scene) -> dict[str, Any]:
    game, hand, t = game_of(scene), hand_of(scene), scene.texts
    step = step_of(scene)
    lies = lying(game, hand, scene.now) if step == "play" else None
    assert game.to_move and scene.event
    return {
        "step": step,
        "tablet": game.program_draws,
        "mover": game.names[game.to_move - 1],
        "next": name_of_next(game),
        "challenger": may_challenge(game, game.to_move, t),
        "hand": hand,
        "of_turn": f"{scene.event.stream}/{turn_of(scene)}",
        "binds": binds(game),
        "owed": owed(hand),
        "squares": rows(
            game.tile_set,
            game.board_with_play,
            t,
            new=new_tiles(game, hand, lies, step),
            last=squares_of_last(game),
        ),
        "cursor": divmod(hand.placing.cursor, SIZE),
        "direction": "across" if hand.placing.across else "down",
        "grown": bool(hand.placing.laid) or hand.placing.taken is not None,
        "rack_tiles": rack_tiles(game, hand, t) if sees_rack(scene) else None,
        "key_faces": key_faces(game, hand, t) if step == "play" else [],
        "lies": _lies(scene, game, lies) if lies else None,
        "made": _made(game, t) if game.made else None,
        "challenge": _challenge(game, t),
        "turns": last_turns(game, t),
        "turns_all": len(game.turns),
        "happened": happened(scene),
        "asked": asked(scene),
        "exchange": exchange_facts(scene, game, hand) if step == "exchange" else None,
        "passing": if_done(game, scene, lambda: playing.pass_turn(game, scene.now)),
        "stops": reasons.stops(game, t),
        "counts": game.counts,
        "clock_starts": game.clocks.of is None if game.clocks else False,
    }


def step_of(scene: Scene) -> str:
    """The clock stands; the play lies there; the tablet is passed on; an exchange or a play is under way."""
    game, hand = game_of(scene), hand_of(scene)
    if stands(game):
        return "clock"
    if game.made:
        return "played"
    if game.program_draws and not hand.shown:
        return "pass-on"
    return "exchange" if hand.exchanging else "play"


def _lies(scene: Scene, game: Classic, lies: Lying) -> Attempt:
    if lies.refusal:
        return attempt(game.tile_set, lies, scene.texts, clause=clause_of(game, lies.refusal))
    looked_up = scene.words if game.shows_verdict_at_once else None
    missing = ", ".join(unknown(looked_up, game, lies)) if looked_up else None
    return attempt(game.tile_set, lies, scene.texts, unknown=missing)


def _made(game: Classic, t: Texts) -> Breakdown:
    assert game.made
    return breakdown(game.tile_set, *scored(game, game.made.play), t)


def _challenge(game: Classic, t: Texts) -> dict[str, Any]:
    """Whether the play can be challenged, or by which clause it can be no more."""
    try:
        challengeable(game)
    except Rejected as refusal:
        return {"open": False, "why": sentences(refusal, t)[0], "clause": refusal.details.get("clause")}
    return {"open": True, "again": is_second(game), "clause": game.ruleset["challenge"]["late"]}


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {**laying.INTENTS, **acting.INTENTS}
