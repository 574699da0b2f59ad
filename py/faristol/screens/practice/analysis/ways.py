"""Equal plays are one line that opens: a word for as many points, with as good a rest, in several ways."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from faristol.screens.practice.analysis.every_turn import Line, ListedTurn


@dataclass(frozen=True)
class Row:
    """A row of the list, and the turns that it stands for."""

    turns: Sequence[ListedTurn]
    ways: int = 1
    """In how many ways the play can be made; 1 in each row of a line that is open but its first."""
    is_open: bool = False

    @property
    def first(self) -> ListedTurn:
        return self.turns[0]

    def has(self, shown: int | None) -> bool:
        """Whether one of them is the play with this number, by its points from nought."""
        return any(turn.number - 1 == shown for turn in self.turns)


def rows(lines: Sequence[Line], opened: int | None) -> list[Row]:
    """Return the rows of these lines; the one that begins with `opened` has a row for each way."""
    return [row for line in lines for row in _rows_of(line, opened)]


def _rows_of(line: Line, opened: int | None) -> Iterator[Row]:
    first, *others = line
    if not others or first.number != opened:
        yield Row(line, len(line))
    else:
        yield Row((first,), len(line), is_open=True)
        yield from (Row((other,)) for other in others)
