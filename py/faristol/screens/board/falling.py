"""What a play would score with the tile that is still in the air: counted for the hand, and kept nowhere."""

from collections.abc import Callable

from faristol.core.squares import name
from faristol.errors import Rejected
from faristol.screens.board import placing as hands
from faristol.screens.board.laying import Hands, drop
from faristol.screens.board.placing import Placing
from faristol.screens.board.standing import Standing
from faristol.screens.scene import Intent, Scene

Points = Callable[[Scene, Intent], int | None]


def points_if_dropped(
    hands_of: Callable[[Scene], Hands], standing_of: Callable[[Scene, Placing], Standing | None]
) -> Points:
    """Return the function of a screen that counts; it returns None where no play would lie there.

    No word is looked up, and a blank counts nothing whatever its letter.
    """

    def points(scene: Scene, intent: Intent) -> int | None:
        try:
            now = hands_of(scene)
            after = drop(now, scene, intent)
            if after.asking is not None:
                after = hands.name_blank(after, next(iter(now.tile_set.letters)), now.occupied)
            if intent.data["to"] not in {name(one.square) for one in after.laid}:
                return None
            lies = standing_of(scene, after)
        except Rejected:
            return None
        return lies.score.total if lies and lies.score and not lies.refusal else None

    return points
