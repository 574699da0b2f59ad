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
        """Exact for one rack; in completiv a play that needs no seventh tile comes once for each search."""
        return sum(search.count for search in self._searches)

    @cached_property
    def best(self) -> list[Possible]:
        """All that score most."""
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
        """The best first; None where work was done and somebody else may have a turn."""
        (search,) = self._searches
        for found in search.in_order():
            yield None if found is None else Possible(found.play, found.score)


def has_play(bitsets: Bitsets) -> Callable[[Board, Tiles], bool]:
    """Whether any play is possible; searched once for a rack on a board."""

    def some(board: Board, rack: Tiles) -> bool:
        asked = ("duplicate", board, rack, None)
        return bitsets.once(asked, lambda: _search(bitsets, board, rack, None)).count > 0

    return some


def plays_of(event: Duplicate, round_: Round, bitsets: Bitsets) -> Plays:
    """Searched once for a rack on a board, asked often while slips come in."""
    stock = event.stock_in(round_) if "seventh" in event.ruleset else None
    asked = ("duplicate", round_.board, round_.rack, stock)
    return bitsets.once(asked, lambda: _search(bitsets, round_.board, round_.rack, stock))


def _search(bitsets: Bitsets, board: Board, rack: Tiles, stock: Tiles | None) -> Plays:
    if stock is None:
        return Plays((find_plays(bitsets, board, rack),))
    named = sorted(set(stock), key=lambda tile: (tile == BLANK, tile))
    return Plays(tuple(find_plays(bitsets, board, (*rack, tile)) for tile in named))
