"""What leagues count besides the result: the best play, plays of seven tiles, letters of many points."""

from collections.abc import Iterable
from dataclasses import dataclass

from faristol.core.tiles import TileSet
from faristol.games.classic.game import Classic
from faristol.games.classic.turns import Turn

DEAR = 8
"""A letter of so many points or more is a special one: Ç, L·L, NY, Q, X and the like."""


@dataclass(frozen=True)
class Highlights:
    """The highlights of one player. A blank is never a special letter."""

    best: Turn | None
    sevens: int
    special: Turn | None
    letters: tuple[str, ...] = ()
    """The special letters among the tiles of that play."""


def highlights(event: Classic, player: int) -> Highlights:
    made = [turn for turn in event.turns if turn.player == player and turn.kind == "play"]
    special = _best(turn for turn in made if dear_letters(event.tile_set, turn))
    return Highlights(
        best=_best(made),
        sevens=sum(turn.bonus for turn in made),
        special=special,
        letters=dear_letters(event.tile_set, special) if special else (),
    )


def dear_letters(tile_set: TileSet, turn: Turn) -> tuple[str, ...]:
    return tuple(tile for tile in turn.laid if tile_set.points(tile) >= DEAR)


def _best(turns: Iterable[Turn]) -> Turn | None:
    """Return the first of the turns with the most points."""
    return max(turns, key=lambda turn: turn.points, default=None)
