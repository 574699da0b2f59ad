"""The pages of the board for the room. A template calls the page that it draws `page`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

Row = TypeVar("Row")

COLUMN = 12
COLUMNS = 2


@dataclass(frozen=True)
class BoardPage:
    """A page, or a list that goes on over several. An activity's own has what its template names."""

    template: ClassVar[str]


@dataclass(frozen=True)
class PromisePage(BoardPage):
    """What is said before the start, with the fingerprint of a promised draw."""

    template = "public/promise.html"
    facts: Sequence[str] = ()
    promise: dict[str, Any] | None = None


def pages_of(rows: Sequence[Row]) -> list[list[Sequence[Row]]]:
    """Return a list as pages that can be read from the back of the room, each with its columns."""
    columns = [rows[start : start + COLUMN] for start in range(0, len(rows), COLUMN)]
    return [columns[start : start + COLUMNS] for start in range(0, len(columns), COLUMNS)]
