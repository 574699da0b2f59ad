"""Lists as pages that can be read from the back of the room: two columns of twelve players each."""

from typing import Any

COLUMN = 12
COLUMNS = 2


def pages_of(rows: list[Any]) -> list[list[list[Any]]]:
    """As many as one sees at a time, column by column."""
    columns = [rows[start : start + COLUMN] for start in range(0, len(rows), COLUMN)]
    return [columns[start : start + COLUMNS] for start in range(0, len(columns), COLUMNS)]
