"""A turn at the table: the tiles under the hands, what is done in place of a play, the play on the board."""

from collections.abc import Callable
from typing import ClassVar

from faristol.errors import Rejected
from faristol.games.classic import playing
from faristol.games.classic.challenging import challengeable, is_second
from faristol.games.classic.clocks import other
from faristol.games.classic.game import Classic
from faristol.games.classic.timed import stands
from faristol.screens.board.breakdown import Breakdown, breakdown
from faristol.screens.board.in_turn import in_turn
from faristol.screens.classic import reasons
from faristol.screens.classic.lots import Lot, lots
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.others import may_challenge, name_of_next
from faristol.screens.classic.table.clocks import lost_on_time
from faristol.screens.classic.turn import acting, laying
from faristol.screens.classic.turn.hand import hand_of, turn_of
from faristol.screens.classic.turn.last_turns import LastTurn, last_turns
from faristol.screens.classic.turn.lying import lying, scored
from faristol.screens.classic.turn.under_hands import UnderHands, under_hands
from faristol.screens.refusals import sentences
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class MayChallenge:
    """Whether the play can be challenged, or why it can be no more; and the clause."""

    open: bool
    clause: str | None
    again: bool = False
    why: str = ""


@view_value
class TurnAtTable:
    """A turn in all its steps."""

    name: ClassVar = "turn"
    step: str
    mover: str
    following: str
    on_the_clock: str
    challenger: str
    of_turn: str
    presses: bool
    """Whether the tap that plays what lies there presses the clock too."""
    made: Breakdown | None
    challenge: MayChallenge
    turns: list[LastTurn]
    stops: list[tuple[str, str]]
    out_of_time: bool
    """Whether all clocks together have run out, where the document then has an end."""
    wins_on_time: str | None
    """Who wins because the other has lost on time, where that end was taken back."""
    lots: list[Lot]
    """What decided who starts, before the first turn."""

    @property
    def template(self) -> str:
        """The sheet beside the board."""
        return STEPS.get(self.step, f"classic/table/{self.step}.html")


STEPS = {
    "passed-on": "classic/table/played.html",
    "clock": "classic/table/standing.html",
    "pass-on": "classic/table/passing_on.html",
    "exchange": "classic/turn/exchange.html",
}


def view(scene: Scene) -> TurnAtTable:
    game, t = game_of(scene), scene.texts
    assert game.to_move and scene.event
    late = lost_on_time(game, scene.now)
    return TurnAtTable(
        step=step_of(scene),
        mover=game.names[game.to_move - 1],
        following=name_of_next(game),
        on_the_clock=game.names[(game.on_the_clock or game.to_move) - 1],
        challenger=may_challenge(game, game.to_move, t),
        of_turn=f"{scene.event.stream}/{turn_of(scene)}",
        presses=_presses(scene),
        made=breakdown(game.tile_set, *scored(game, game.made.play), t) if game.made else None,
        challenge=_challenge(game, t),
        turns=last_turns(game, t),
        stops=reasons.stops(game, t),
        out_of_time=_out_of_time(game, scene.now),
        wins_on_time=game.names[other(late) - 1] if late else None,
        lots=[] if game.turns or game.made else lots(game, t),
    )


def hands(scene: Scene) -> UnderHands:
    words = scene.words if game_of(scene).shows_verdict_at_once else None
    return under_hands(scene, step_of(scene), words, {"do": "classic.tile"})


def step_of(scene: Scene) -> str:
    """Return whether the clock stands, the play lies there, the tablet goes round, or a play is under way."""
    game, hand = game_of(scene), hand_of(scene)
    if stands(game):
        return "clock"
    if game.made:
        return "played" if game.made.passed_on is None else "passed-on"
    if game.program_draws and not hand.in_sight:
        return "pass-on"
    return "exchange" if hand.exchanging else "play"


def _out_of_time(game: Classic, now: int) -> bool:
    ends = game.ruleset.stopping is not None and game.turns_left is None
    return ends and game.clocks is not None and game.clocks.all_over(now)


def _presses(scene: Scene) -> bool:
    game = game_of(scene)
    if not game.one_tap or step_of(scene) != "play":
        return False
    lies = lying(game, hand_of(scene), scene.now)
    played = playing.play_and_press(game, lies.text, scene.now) if lies and not lies.refusal else []
    return any(entry["type"] == "PlayPassedOn" for entry in played)


def _challenge(game: Classic, t: Texts) -> MayChallenge:
    try:
        challengeable(game)
    except Rejected as refusal:
        return MayChallenge(False, refusal.details.get("clause"), why=sentences(refusal, t)[0])
    return MayChallenge(True, game.ruleset.challenge.late, is_second(game))


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = in_turn({**laying.INTENTS, **acting.INTENTS})
