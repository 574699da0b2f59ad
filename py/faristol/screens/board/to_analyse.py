"""A position that another screen gives to the analysis: the board, the rack, and what was played there."""

from dataclasses import dataclass
from typing import Any, Literal

from faristol.core.board import read_board
from faristol.core.play import read_play
from faristol.core.tiles import Tiles, tile_set
from faristol.practice.turns import TurnRules
from faristol.screens.session import Slot
from faristol.screens.shapes import WrongShape, of_shape


@dataclass(frozen=True)
class Position:
    language: Literal["ca", "ro"]
    rows: tuple[str, ...]
    rack: Tiles
    played: str
    """In the strict form; "" where nothing was."""
    back: str
    """The address from which it came."""
    at: int
    """The moment of the tap."""
    lead: int = 0
    """By how much who is to move is ahead."""
    game: str = ""
    """The game that it is of, as another program would read it, whose turns can be stepped through."""
    turn: int = 0
    """So many turns of it were played before."""
    rules: TurnRules | None = None
    """By which turns are weighed; None: as is usual."""


def _read(data: Any) -> Position:
    position: Position = of_shape(Position, data)
    tiles = tile_set(position.language)
    read_board(tiles, position.rows)
    if not {*position.rack} <= {*tiles.all} or not position.back.startswith("#/event/"):
        raise WrongShape
    if position.played:
        read_play(tiles, position.played)
    return position


POSITION = Slot("position-to-analyse", Position, read=_read)
