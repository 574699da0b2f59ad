"""A round: its tables, who rests, and what each table has handed in."""

from collections.abc import Iterator
from dataclasses import dataclass

from faristol.tournaments.results import AT_THE_BOARD, Result


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

    @property
    def complete(self) -> bool:
        return all(table.result for table in self.tables)
