"""All that the tablet of a tournament's table is told, or a player's telephone: what is on the wall too."""

from dataclasses import asdict, dataclass
from typing import Any, Literal

from faristol.fields import Count, Damaged, Few, Language, Moment, Name, Points, Table, reader
from faristol.room.code_text import Unreadable

Stage = Literal["players", "draft", "results", "between", "over"]


@dataclass(frozen=True)
class TablePair:
    """The two who meet at a table in the round, the first one first."""

    ids: tuple[Name, Name]
    names: tuple[Name, Name]
    halves: tuple[Count, Count]
    """The points with which they came to it, in halves."""
    score: tuple[Points, Points] | None
    """What was written on the sheet that is in."""
    handed_in: Literal["", "tablet", "director"]
    counts: tuple[Points, Points] | None
    """What the director's tablet counts for it."""


@dataclass(frozen=True)
class PlayerLine:
    """A player in the round, and in the classification."""

    id: Name
    name: Name
    board: Count | None
    """None for who rests or is not there."""
    rests: bool
    other: Name
    starts: bool
    counts: tuple[Points, Points] | None
    """The own points of this round's game and those of the other, once they are in."""
    place: Count
    halves: Count
    round: Count = 0
    """The player's own round, where each division has its own; and how many there are to be."""
    of: Count = 0


@dataclass(frozen=True)
class TableState:
    now: Moment
    """The host's clock when it was sent."""
    kind: Literal["tournament"]
    event: Name
    language: Language
    round: Count
    """The last that was published, 0 before there is one."""
    of: Count
    stage: Stage
    starts: bool
    """Whether the first-named of a pair starts; otherwise tiles are drawn for it."""
    rules: Table
    """The rule document of its games."""
    minutes: Few | None
    table: Count | None
    pair: TablePair | None
    players: tuple[PlayerLine, ...]
    """In the order of the classification; nobody for a table."""


def write_state(state: TableState) -> dict[str, Any]:
    return asdict(state)


def read_state(content: Any) -> TableState:
    """Return what a host has sent; whatever else it is, raise `Unreadable`."""
    try:
        state: TableState = reader(TableState)(content)
    except (Damaged, ValueError, TypeError, LookupError, AttributeError):
        raise Unreadable("no state of a table") from None
    return state
