"""A turn as the computer sees it: what it knows before, what it may do, and the board after."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from faristol.core.board import Board
from faristol.core.letters import tile
from faristol.core.tiles import Tiles, take, tile_set
from faristol.words.best import Found

Chance = Callable[[], float]
"""A number from 0 up to 1."""


@dataclass(frozen=True)
class Position:
    board: Board
    rack: Tiles
    unseen: Tiles
    """Bag and the other rack together."""
    in_bag: int
    may_exchange: int
    """So many tiles; none where the rules forbid it now."""
    least: int = 1
    """So many tiles at least, if any are exchanged."""
    racks_count: bool = True
    """Who is out gets the points of the other's rack, and the other loses them."""
    lead: int = 0
    """By how much one is ahead of the other."""


@dataclass(frozen=True)
class Chosen:
    """A play; else the tiles to exchange; with neither it passes."""

    play: Found | None = None
    exchange: Tiles = ()


def laid_on(board: Board, play: Found) -> Mapping[int, int]:
    """Return the squares that the play fills, with what lies there then."""
    lying = zip(play.play.squares, play.word, strict=True)
    return {square: code for square, code in lying if not board.squares[square]}


def laid_by(board: Board, play: Found, language: str) -> Tiles:
    """Return the tiles that leave the rack, blanks as such."""
    tiles = tile_set(language)
    return tuple(tile(tiles, code) for code in laid_on(board, play).values())


def kept_by(position: Position, play: Found, language: str) -> Tiles:
    return without(position.rack, laid_by(position.board, play, language))


def without(rack: Tiles, given: Tiles) -> Tiles:
    kept = take(rack, given)
    assert kept is not None
    return kept


def exchanges(position: Position) -> Iterator[Tiles]:
    """Return each set of tiles that may go back."""
    for count in range(position.least, min(position.may_exchange, len(position.rack)) + 1):
        yield from sorted(set(combinations(position.rack, count)))
