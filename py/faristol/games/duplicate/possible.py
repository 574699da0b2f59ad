"""All possible plays of a round: the best of them, and those that begin as the judge types."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from faristol.core.board import Board
from faristol.core.play import Play
from faristol.core.squares import Place
from faristol.core.tiles import BLANK, Tiles
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.rounds import Round
from faristol.words.bitsets import Bitsets
from faristol.words.plays import Search, find_plays


@dataclass(frozen=True)
class Possible:
    play: Play
    points: int


class Plays:
    """One search, or in completiv one for each tile that a player may name (RDU-6)."""

    def __init__(self, searches: tuple[Search, ...]) -> None:
        self._searches = searches

    @property
    def count(self) -> int:
        """The number of plays; in completiv one that needs no seventh tile is counted in each search."""
        return sum(search.count for search in self._searches)

    @cached_property
    def best(self) -> list[Possible]:
        """Return all plays with the best score."""
        found = {(each.score, each.play): None for search in self._searches for each in search.best()}
        top = max((score for score, _ in found), default=0)
        return [Possible(play, score) for score, play in found if score == top]

    def starting(self, letters: bytes, at: Place | None, limit: int) -> list[Possible]:
        found: dict[tuple[int, Play], None] = {}
        for search in self._searches:
            for each in islice(search.starting(letters, at), limit):
                found[each.score, each.play] = None
        first = sorted(found, key=lambda key: -key[0])[:limit]
        return [Possible(play, score) for score, play in first]

    def in_order(self) -> Iterator[Possible | None]:
        """Yield the plays, the best first, and None whenever other work may go on in between."""
        (search,) = self._searches
        for found in search.in_order():
            yield None if found is None else Possible(found.play, found.score)


def has_play(bitsets: Bitsets) -> Callable[[Board, Tiles], bool]:
    """Return a function that says whether a rack has any play; it searches a position only once."""

    def some(board: Board, rack: Tiles) -> bool:
        asked = ("duplicate", board, rack, None)
        return bitsets.once(asked, lambda: _search(bitsets, board, rack, None)).count > 0

    return some


def plays_of(event: Duplicate, round_: Round, bitsets: Bitsets) -> Plays:
    """Return the plays of a round, searched only once, since they are needed often while slips come in."""
    stock = event.stock_in(round_) if "seventh" in event.ruleset else None
    asked = ("duplicate", round_.board, round_.rack, stock)
    return bitsets.once(asked, lambda: _search(bitsets, round_.board, round_.rack, stock))


def _search(bitsets: Bitsets, board: Board, rack: Tiles, stock: Tiles | None) -> Plays:
    if stock is None:
        return Plays((find_plays(bitsets, board, rack),))
    named = sorted(set(stock), key=lambda tile: (tile == BLANK, tile))
    return Plays(tuple(find_plays(bitsets, board, (*rack, tile)) for tile in named))
