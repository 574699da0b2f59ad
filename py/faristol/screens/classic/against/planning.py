"""While the computer thinks, the person tries tiles on the board; they lie there when the turn comes."""

from collections import Counter
from dataclasses import replace

from faristol.games.classic.game import Classic
from faristol.screens.board import laying
from faristol.screens.board.laying import Act, Hands
from faristol.screens.board.placing import Placing
from faristol.screens.classic.against.sides import person
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.turn.hand import HAND, Hand, turn_of, writing
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Session, Slot

PLAN = Slot("plan", Placing, of="event")
"""About a turn of the computer."""


def plan_of(scene: Scene) -> Placing:
    rack = game_of(scene).rack(person(game_of(scene))) or ()
    plan = scene.session.get(PLAN, about=turn_of(scene))
    return plan if plan and Counter(plan.rack) == Counter(rack) else Placing(rack)


def carried_over(scene: Scene, session: Session, after: Classic) -> Session:
    """Return the session of the person's turn: what was planned lies there, unless the computer did."""
    plan = plan_of(scene)
    squares = after.board.squares
    free = tuple(each for each in plan.laid if not squares[each.square])
    asking = None if plan.asking is None or squares[plan.asking] else plan.asking
    placing = replace(plan, laid=free, asking=asking)
    return session.put(HAND, Hand(placing), about=len(after.turns))


def _hands(scene: Scene) -> Hands:
    game = writing(scene)
    return Hands(plan_of(scene), game.tile_set, lambda at: bool(game.board.squares[at]))


def _keep(scene: Scene, placing: Placing) -> Step:
    return Step(session=scene.session.put(PLAN, placing, about=turn_of(scene)))


def _wait(scene: Scene, intent: Intent) -> Step:
    return Step()


INTENTS: dict[str, Act] = {**laying.intents(_hands, _keep), "enter": _wait}
"""What the hands do in the computer's turn."""
