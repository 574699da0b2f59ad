"""Every play of a rack on a board, the best first, and where one can be laid."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice

from faristol.core.board import Board
from faristol.core.squares import CENTRE, SQUARES
from faristol.core.tiles import Tiles
from faristol.words.best import Found
from faristol.words.bitsets import Bitsets
from faristol.words.plays import find_plays

LISTED = 100
"""So many plays are listed, the best first; all are counted."""


@dataclass(frozen=True)
class Answer:
    """How many plays there are, how many of them are the best, and the first of them."""

    count: int
    ties: int
    plays: tuple[Found, ...]


def search(bitsets: Bitsets, board: Board, rack: Tiles) -> Answer:
    """Return every play of a rack."""

    def find() -> Answer:
        found = find_plays(bitsets, board, rack)
        plays = tuple(islice(found.ordered(), LISTED))
        ties = sum(1 for _ in found.best()) if plays else 0
        return Answer(found.count, ties, plays)

    return bitsets.once(("analysis", board, rack), find)


def anchors(board: Board) -> frozenset[int]:
    """Return the empty squares beside a tile; the centre of an empty board."""
    if board.is_empty:
        return frozenset({CENTRE})
    return frozenset(
        square
        for square in range(SQUARES)
        if not board.squares[square]
        and (len(board.run(square, down=False)) > 1 or len(board.run(square, down=True)) > 1)
    )


def has_play(words: Bitsets, *, confirmed: bool = False) -> Callable[[Board, Tiles], bool]:
    return lambda board, rack: find_plays(words, board, rack, confirmed=confirmed).count > 0
