"""What leagues count of a game besides its result: the best play, seven tiles at once, the dear letters."""

from collections.abc import Iterable
from dataclasses import dataclass

from faristol.core.tiles import TileSet
from faristol.games.classic.game import Classic
from faristol.games.classic.turns import Turn

DEAR = 8
"""A letter of so many points or more is a special one: Ç, L·L, NY, Q, X and the like."""


@dataclass(frozen=True)
class Highlights:
    """Of one player. A blank is no special letter, whatever it stands for."""

    best: Turn | None
    sevens: int
    special: Turn | None
    letters: tuple[str, ...] = ()
    """The special letters that were laid in that play."""


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
    """The first of those with the most points."""
    return max(turns, key=lambda turn: turn.points, default=None)
