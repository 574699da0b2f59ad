"""The slips of a duplicate on paper, so laid that the whole pile is cut at once.

The little piles, put on one another as they lie on the sheet, are the slips of every table in the order of
the rounds. So each sheet is full but the last few places, however many tables there are.
"""

from collections.abc import Sequence

from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players import Player

MOST_SLIPS = 40
"""For each table."""
USUAL_ROUNDS = 25
ON_A_SHEET = 10

Slip = tuple[Player, int]
"""Whose, and of which round."""


def usual_slips(event: Duplicate) -> int:
    """Return how many are proposed for each table; a complete game seldom has more rounds."""
    return min(int(event.opened.rounds) or USUAL_ROUNDS, MOST_SLIPS)


def read_slips(text: str) -> int | None:
    """Return how many slips for each table are wanted, if it is a number that can be printed."""
    text = text.strip()
    return int(text) if text.isdecimal() and 1 <= int(text) <= MOST_SLIPS else None


def sheets_of_slips(tables: Sequence[Player], rounds: int) -> list[list[Slip]]:
    """Return the slips of each sheet: at the same place of the next one lies the slip that follows."""
    slips = [(player, round_) for player in tables for round_ in range(1, rounds + 1)]
    sheets = -(-len(slips) // ON_A_SHEET)
    return [slips[sheet::sheets] for sheet in range(sheets)]
