"""A table with a column for each variant, one variant written below the other."""

import re
from collections.abc import Collection, Iterator

from faristol.games.correspondence.message import VARIANT
from faristol.games.correspondence.typed import plain

BORDER = re.compile(r"\s*[\t|]+\s*")


def one_below_the_other(lines: list[str], of_a_variant: Collection[str]) -> Iterator[str]:
    """Yield the lines of a letter; what stands once and is `of_a_variant` holds for both."""
    rows = [_row(line) for line in lines]
    columns = [cells for label, cells in rows if plain(label) == plain(VARIANT) and len(cells) == 2]
    if len(columns) != 1:
        yield from lines
        return
    inside = {plain(label) for label in (*of_a_variant, VARIANT)}
    yield from (line for line, (label, _) in zip(lines, rows, strict=True) if plain(label) not in inside)
    for column in range(2):
        for label, cells in sorted(rows, key=lambda row: plain(row[0]) != plain(VARIANT)):
            if plain(label) in inside:
                yield f"{label}: {cells[min(column, len(cells) - 1)]}"


def _row(line: str) -> tuple[str, list[str]]:
    label, _, value = line.partition(":")
    return label, BORDER.split(value.strip())
