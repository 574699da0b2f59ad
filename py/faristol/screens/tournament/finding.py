"""Finds a player by parts of the name, in any order and without accents: apol sard."""

from collections.abc import Sequence

from faristol.screens.parts.pasted_lists import plain
from faristol.screens.tournament.pairings import BoardLine

FOUND = 5
"""So many tables are offered; who needs more writes more of the name."""


def fits(wanted: str, *written: str) -> bool:
    """Return whether all parts that are looked for stand in what is written of somebody."""
    there = plain(" ".join(written))
    return all(part in there for part in plain(wanted).split())


def tables_of(wanted: str, lines: Sequence[BoardLine]) -> list[BoardLine]:
    """Return the tables at which somebody with such a name sits."""
    if not plain(wanted):
        return []
    seated = ((line, (line.first.player.name, line.second.player.name)) for line in lines)
    return [line for line, names in seated if any(fits(wanted, name) for name in names)][:FOUND]
