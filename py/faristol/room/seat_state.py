"""All that the tablet at a table is told: what everybody may know, and of the slips only its own.

There is no rack of anybody else in it, no tile that the room may not see yet, and of the own slip in the
running round only what is on it: whether it counts, and for how much, is known when the round has its master
play.
"""

from dataclasses import asdict, dataclass
from typing import Annotated, Any, Literal

from faristol.core.board import Board
from faristol.core.letters import AS_BLANK
from faristol.core.tiles import BLANK, TileSet
from faristol.fields import (
    Code,
    Count,
    Damaged,
    Duration,
    Few,
    Language,
    Moment,
    Name,
    Points,
    Square,
    Tile,
    TileSetData,
    reader,
)
from faristol.room.code_text import Unreadable

Stage = Literal["players", "tiles", "call", "time", "stopped", "slips", "results", "over"]


def _part(value: Any) -> int:
    if type(value) is int and 0 < value < 1_000_000:
        return value
    raise ValueError


@dataclass(frozen=True)
class OwnResult:
    """What came of the own slip in the last round that has its master play."""

    round: Count
    master: Name
    master_points: Points
    play: Name
    """The own play, or what was written; "" where nothing was handed in."""
    points: Points
    reason: Name
    """The code of the reason for which it is null; "" where it counts."""
    words: tuple[Name, ...]
    """The words that are not valid, if that is the reason."""
    total: tuple[Points, Annotated[int, _part]] | None
    """A fraction, for a bonus may be one; None where the room does not show it while the duplicate runs."""
    rank: Count | None
    found_by: Name = ""
    """Topping: who found the best play first; "" where nobody did."""
    seconds: Count | None = None
    """Topping: what the round counts for this player."""


@dataclass(frozen=True)
class OwnTry:
    """In topping a play of the own that is not the best."""

    play: Name
    points: Points
    reason: Name
    """The code of the reason for which it is null; "" where it is not."""
    words: tuple[Name, ...]
    """The words that are not valid, if that is the reason."""


@dataclass(frozen=True)
class SeatState:
    now: Moment
    """The host's clock when it was sent."""
    event: Name
    language: Language
    tiles: TileSetData
    table: Count | None
    player: Name
    """Who sits there; "" where nobody does."""
    round: Count
    stage: Stage
    places: Few
    """How many tiles a rack has."""
    rack: tuple[Tile, ...]
    board: tuple[tuple[Square, Code], ...]
    last: tuple[Square, ...]
    """The squares of the last master play."""
    left: Duration | None
    """What was left on the clock, where there is one."""
    since: Moment | None
    """Since when it runs, by the host's clock."""
    slip: Literal["", "tablet", "judge"]
    """Whether the own slip of this round is in, and who noted it."""
    late: bool
    """Whether a slip of this round came too late and lies before the judge."""
    result: OwnResult | None
    play: Name | None = None
    """The play of the slip that is in, "" of one without; None where none is, or whoever films sees it."""
    late_play: Name | None = None
    """The same of the slip that came too late."""
    asks: bool = False
    """Whether at “Time!” the player is asked about what lies there; else it is handed in by itself."""
    stock: tuple[Tile, ...] = ()
    """Completiv: the tiles that a player may name as the seventh."""
    blank: Name = ""
    """What the event calls its blank; "" where its tiles have no names."""
    topping: Literal["", "rounds", "seconds"] = ""
    """What counts, where whoever first finds the best play wins the round; "" where points do."""
    miss: Count = 0
    """Topping: so many seconds a play costs that is not the best."""
    tries: tuple[OwnTry, ...] = ()
    """Topping: the own plays of this round that were not the best."""
    spent: Duration | None = None
    """Topping: the milliseconds in which the own slip found the best play."""
    final: bool = False
    """Whether the results are final."""

    @property
    def tile_set(self) -> TileSet:
        return TileSet.from_data(self.tiles)

    @property
    def squares(self) -> Board:
        return Board().with_tiles(dict(self.board))

    @property
    def may_write(self) -> bool:
        return self.stage == "time" and bool(self.player) and not (self.topping and self.slip)


def write_state(state: SeatState) -> dict[str, Any]:
    return asdict(state)


def read_state(content: Any) -> SeatState:
    """Return what a host has sent; whatever else it is, raise `Unreadable`."""
    try:
        state: SeatState = reader(SeatState)(content)
        _of_its_set(state)
    except (Damaged, ValueError, TypeError, LookupError, AttributeError):
        raise Unreadable("no state of a seat") from None
    return state


def _of_its_set(state: SeatState) -> None:
    """Refuse tiles on rack, board or stock that the set does not have."""
    letters = state.tile_set.letters
    tiles = {*state.rack, *state.stock} <= {*letters, BLANK}
    if not tiles or not all(1 <= code & ~AS_BLANK <= len(letters) for _, code in state.board):
        raise ValueError
