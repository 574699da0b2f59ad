"""A turn at the table: the tiles under the hands, what is done in place of a play, the play on the board."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from faristol.errors import Rejected
from faristol.games.classic import playing
from faristol.games.classic.challenging import challengeable, is_second
from faristol.games.classic.game import Classic
from faristol.screens.board.breakdown import Breakdown, breakdown
from faristol.screens.board.in_hand import Attempt, attempt
from faristol.screens.board.squares import Rows, rows
from faristol.screens.classic import reasons
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.others import may_challenge, name_of_next
from faristol.screens.classic.turn import acting, laying
from faristol.screens.classic.turn.acting import asked
from faristol.screens.classic.turn.hand import Hand, hand_of, sees_rack, stands, turn_of
from faristol.screens.classic.turn.last_turns import LastTurn, last_turns, squares_of_last
from faristol.screens.classic.turn.lying import Lying, clause_of, lying, scored, unknown
from faristol.screens.classic.turn.rulings import Ruling, last_ruling
from faristol.screens.classic.turn.under_hands import (
    Exchange,
    Outcome,
    exchange_now,
    key_faces,
    new_tiles,
    outcome,
    rack_tiles,
)
from faristol.screens.parts.faces import TileFace
from faristol.screens.parts.keys import Key
from faristol.screens.refusals import sentences
from faristol.screens.scene import Intent, Scene, Step
from faristol.texts import Texts


@dataclass(frozen=True)
class MayChallenge:
    """Whether the play can be challenged, or why it can be no more; and the clause."""

    open: bool
    clause: str | None
    again: bool = False
    why: str = ""


@dataclass(frozen=True)
class TurnAtTable:
    """A turn in all its steps. The rack is None while nobody may see it."""

    name: ClassVar = "turn"
    step: str
    mover: str
    following: str
    challenger: str
    hand: Hand
    of_turn: str
    squares: Rows
    rack: tuple[TileFace, ...] | None
    keys: tuple[Key, ...]
    attempt: Attempt | None
    made: Breakdown | None
    challenge: MayChallenge
    turns: list[LastTurn]
    ruling: Ruling | None
    asked: str | None
    exchange: Exchange | None
    passing: Outcome
    stops: list[tuple[str, str]]

    @property
    def template(self) -> str:
        """The sheet beside the board."""
        return STEPS.get(self.step, f"classic/table/{self.step}.html")


STEPS = {
    "clock": "classic/table/standing.html",
    "pass-on": "classic/table/passing_on.html",
    "exchange": "classic/turn/exchange.html",
}


def view(scene: Scene) -> TurnAtTable:
    game, hand, t = game_of(scene), hand_of(scene), scene.texts
    step = step_of(scene)
    lies = lying(game, hand, scene.now) if step == "play" else None
    new = new_tiles(game, hand, lies, step)
    assert game.to_move and scene.event
    return TurnAtTable(
        step=step,
        mover=game.names[game.to_move - 1],
        following=name_of_next(game),
        challenger=may_challenge(game, game.to_move, t),
        hand=hand,
        of_turn=f"{scene.event.stream}/{turn_of(scene)}",
        squares=rows(game.tile_set, game.board_with_play, t, new=new, last=squares_of_last(game)),
        rack=rack_tiles(game, hand, t) if sees_rack(scene) else None,
        keys=key_faces(game, hand, t) if step == "play" else (),
        attempt=_attempt(scene, game, lies) if lies else None,
        made=breakdown(game.tile_set, *scored(game, game.made.play), t) if game.made else None,
        challenge=_challenge(game, t),
        turns=last_turns(game, t),
        ruling=last_ruling(scene),
        asked=asked(scene),
        exchange=exchange_now(scene, game, hand) if step == "exchange" else None,
        passing=outcome(scene, game, lambda: playing.pass_turn(game, scene.now)),
        stops=reasons.stops(game, t),
    )


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


def _attempt(scene: Scene, game: Classic, lies: Lying) -> Attempt:
    if lies.refusal:
        return attempt(game.tile_set, lies, scene.texts, clause=clause_of(game, lies.refusal))
    looked_up = scene.words if game.shows_verdict_at_once else None
    missing = ", ".join(unknown(looked_up, game, lies)) if looked_up else None
    return attempt(game.tile_set, lies, scene.texts, unknown=missing)


def _challenge(game: Classic, t: Texts) -> MayChallenge:
    try:
        challengeable(game)
    except Rejected as refusal:
        return MayChallenge(False, refusal.details.get("clause"), why=sentences(refusal, t)[0])
    return MayChallenge(True, game.ruleset["challenge"]["late"], is_second(game))


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {**laying.INTENTS, **acting.INTENTS}
