"""The screen turned towards a player who sits at the other side of the tablet (MAL-4).

Where the document has the board lie the same way to both, it is not turned (FED-2); nor among more than two,
where the tablet is passed round.
"""

from collections.abc import Callable
from dataclasses import dataclass

from faristol.games.classic.errors import NotInTheseRules
from faristol.games.classic.game import Classic
from faristol.screens.classic.open_game import game_of
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot

TURNING_RECORD = "classic-turning"
EACH = "each"
TURNED = Slot("turned", bool)


@dataclass(frozen=True)
class Turned:
    """`allowed` by the document; `now`, towards the second player; by itself with each turn."""

    allowed: bool
    now: bool
    each: bool


def turned(scene: Scene) -> Turned:
    game = game_of(scene)
    if not allowed(game):
        return Turned(False, False, False)
    each = scene.remembered.get(TURNING_RECORD) == EACH
    theirs = each and game.running and game.to_move == 2
    return Turned(True, theirs != scene.session.get(TURNED, False), each)


def allowed(game: Classic) -> bool:
    fixed = game.ruleset.board.fixed
    return game.program_draws and not game.several and not fixed


def turn_screen(scene: Scene, intent: Intent) -> Step:
    """Turn it once, by hand."""
    if not allowed(game_of(scene)):
        raise NotInTheseRules
    return Step(session=scene.session.put(TURNED, not scene.session.get(TURNED, False)))


def turn_each(scene: Scene, intent: Intent) -> Step:
    """Turn it with each turn, or not any more; the device remembers it for the next game."""
    if not allowed(game_of(scene)):
        raise NotInTheseRules
    record = None if scene.remembered.get(TURNING_RECORD) == EACH else EACH
    return Step(remember={TURNING_RECORD: record}, session=scene.session.without(TURNED))


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {"turn_screen": turn_screen, "turn_each": turn_each}
