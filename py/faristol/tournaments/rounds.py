"""A round: its tables, who rests, and what each table has handed in."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from faristol.tournaments.results import AT_THE_BOARD, Result


@dataclass(frozen=True)
class Start:
    """When a round is to start, as the director wrote it: by the clock of the room."""

    hour: str
    """09:30, or nothing where only the day is said."""
    day: str = ""
    """2026-07-14, where it is said."""


@dataclass(frozen=True)
class Table:
    first: str
    """Who starts."""
    second: str
    result: Result | None = None

    @property
    def sat_down(self) -> bool:
        """Whether the two met at the board; as long as there is no result they will."""
        return self.result is None or self.result.outcome in AT_THE_BOARD

    def __iter__(self) -> Iterator[str]:
        return iter((self.first, self.second))


@dataclass(frozen=True)
class Round:
    tables: tuple[Table, ...]
    byes: tuple[str, ...] = ()
    """Who had a point without a game. One at most, unless the arbiter gave more."""
    fixed: Mapping[str, int] = field(default_factory=dict)
    """Those among them for whom it brings so many halves, whatever a bye counts otherwise."""

    def __hash__(self) -> int:
        return hash((self.tables[:1], self.byes))

    @property
    def complete(self) -> bool:
        return all(table.result for table in self.tables)
