"""The racks of a draw on sheets of paper, and beside the first ones its promise."""

from collections.abc import Iterable

from faristol.games.draws import Draws, Round
from faristol.screens.parts.paper_pages import filled

FIRST, LATER = 18.0, 28.0
"""How many lines the first sheet has room for, and each later one."""


def sheets_of_racks(draws: Draws) -> Iterable[list[Round]]:
    """Return the rounds of each sheet; before the first rack it is one sheet without any."""
    return filled(draws.rounds, FIRST, _lines, LATER)


def _lines(drawn: Round) -> int:
    tiles = 1 + bool(drawn.by_program) + len(drawn.typed_before)
    return max(tiles, len(drawn.rejected))
