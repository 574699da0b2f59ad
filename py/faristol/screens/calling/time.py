"""The time of a round as its judge sees it, and what nobody saw of it because the program was not there."""

from faristol.games.draws import Draws
from faristol.screens.scene import Scene
from faristol.screens.view import view_value

TIME_CALLS = ((60_000, "1:00"), (30_000, "0:30"))
"""Milliseconds left, marked on the bar under the clock (DUP-10), and how the clock shows them."""


def time_marks(total: int) -> list[tuple[int, str]]:
    """Return the time calls that come in so long a time."""
    return [(left, shown) for left, shown in TIME_CALLS if left < total]


@view_value
class Time:
    """Milliseconds that are left, and how many there were at first."""

    left: int
    total: int

    @property
    def marks(self) -> list[tuple[int, str]]:
        return time_marks(self.total)


@view_value
class UnseenTime:
    """What was left at the last sign of life, what is left if the time ran on, what there was at first."""

    then: int
    now: int
    total: int


def time_left(scene: Scene, draws: Draws) -> Time:
    assert draws.clock
    return Time(draws.clock.left(scene.now), draws.minutes * 60_000)


def unseen_time(scene: Scene, draws: Draws) -> UnseenTime:
    assert draws.clock and scene.event and scene.event.last_sign is not None
    then, now = draws.clock.left(scene.event.last_sign), draws.clock.left(scene.now)
    return UnseenTime(then, now, draws.minutes * 60_000)
