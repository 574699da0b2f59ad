"""After a crash or a sleep while a clock ran: the players say how the time that nobody saw is to be read."""

from collections.abc import Callable
from typing import ClassVar

from faristol.games.classic import timing
from faristol.games.classic.errors import NotNow
from faristol.games.classic.game import Classic
from faristol.games.classic.settling import beyond_time
from faristol.screens.classic.open_game import game_of
from faristol.screens.parts.clock_time import clock_text
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.view import view_value


@view_value
class UnseenTime:
    """Both readings of the time, and what follows if it ran on, for the player whose clock ran."""

    name: ClassVar = "unseen"
    whose: str
    left_then: str
    left_now: str
    ran_out: bool
    loses: bool


def view(scene: Scene) -> UnseenTime:
    game, t = game_of(scene), scene.texts
    assert game.clocks and game.clocks.of
    player = game.clocks.of
    then, now = _left(game, _last_sign(scene)), _left(game, scene.now)
    return UnseenTime(
        whose=game.names[player - 1],
        left_then=clock_text(then, t),
        left_now=clock_text(now, t),
        ran_out=then >= 0 > now,
        loses=beyond_time(game, game.clocks.each_over(scene.now)) == player,
    )


def _last_sign(scene: Scene) -> int:
    if scene.event is None or scene.event.last_sign is None:
        raise NotNow
    return scene.event.last_sign


def _left(game: Classic, moment: int) -> int:
    if game.clocks is None or game.clocks.of is None:
        raise NotNow
    return game.clocks.left(game.clocks.of, moment)


def as_last_seen(scene: Scene, intent: Intent) -> Step:
    return _go_on(scene, "as-last-seen", _last_sign(scene))


def as_if_running(scene: Scene, intent: Intent) -> Step:
    _last_sign(scene)
    if scene.set_back:
        raise NotNow
    return _go_on(scene, "ran-on", intent.at)


def _go_on(scene: Scene, reading: str, moment: int) -> Step:
    game = game_of(scene)
    return Step(entries=timing.go_on_after_crash(game, reading, _left(game, moment)), focus="work")


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {
    "as_last_seen": as_last_seen,
    "as_if_running": as_if_running,
}
