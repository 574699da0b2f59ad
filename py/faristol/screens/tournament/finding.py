"""Finds the table of a player by parts of the name."""

from collections.abc import Sequence

from faristol.screens.parts.finding import fits
from faristol.screens.parts.pasted_lists import plain
from faristol.screens.tournament.pairings import BoardLine

FOUND = 5
"""So many tables are offered; who needs more writes more of the name."""


def tables_of(wanted: str, lines: Sequence[BoardLine]) -> list[BoardLine]:
    """Return the tables at which somebody with such a name sits."""
    if not plain(wanted):
        return []
    seated = ((line, (line.first.player.name, line.second.player.name)) for line in lines)
    return [line for line, names in seated if any(fits(wanted, name) for name in names)][:FOUND]
