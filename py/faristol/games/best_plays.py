"""Finds the best plays of a rack by an event's own rules, and how many plays it has, in small steps."""

from collections.abc import Generator
from dataclasses import dataclass

from faristol.core.board import Board
from faristol.core.letters import AS_BLANK
from faristol.core.placement import PlayRules
from faristol.core.tiles import Tiles
from faristol.words.best import Found
from faristol.words.bitsets import Bitsets
from faristol.words.plays import Search
from faristol.words.worth import BONUS, FULL_RACK

LISTED = 5
"""So many plays of a rack are returned, the best first; all are counted."""


@dataclass(frozen=True)
class Best:
    """How many plays a rack had, how many of them were the best, and the first of them."""

    count: int
    ties: int
    plays: tuple[Found, ...]

    @property
    def points(self) -> int:
        return self.plays[0].score if self.plays else 0


def best_of(
    bitsets: Bitsets, rules: PlayRules, board: Board, rack: Tiles, *, confirmed: bool = False
) -> Generator[None, None, Best]:
    """Find the best plays; of equal ones first those that spare a blank, then in the order of their text.

    `confirmed` ones have only words that several sources know.
    """
    search, best_so_far = Search(bitsets, board, rack, confirmed=confirmed), _BestSoFar(rules)
    for _ in search.steps():
        yield
    for found in search.in_order():
        if found is not None and best_so_far.is_full(found):
            break
        if found is not None:
            best_so_far.add(found)
        yield
    return best_so_far.best(board, search.count)


def blanks_of(board: Board, found: Found) -> int:
    """Return how many blanks of the rack a play uses."""
    word = zip(found.play.squares, found.word, strict=True)
    return sum(not board.squares[square] for square, code in word if code & AS_BLANK)


class _BestSoFar:
    """The best plays found so far, scored by the rules of this game: a club may have another bonus."""

    def __init__(self, rules: PlayRules) -> None:
        self._more = rules.bonus - BONUS
        self.plays: list[Found] = []

    def is_full(self, found: Found) -> bool:
        """Return whether no later play can be among the best, or be equal to the very best."""
        if len(self.plays) < LISTED:
            return False
        at_most = found.score + max(0, self._more)
        best = sorted((each.score for each in self.plays), reverse=True)
        return at_most <= best[LISTED - 1] and at_most < best[0]

    def add(self, found: Found) -> None:
        more = self._more if found.laid == FULL_RACK else 0
        self.plays.append(found._replace(score=found.score + more))

    def best(self, board: Board, count: int) -> Best:
        plays = sorted(
            self.plays,
            key=lambda found: (-found.score, blanks_of(board, found), found.down, found.square, found.word),
        )
        ties = sum(found.score == plays[0].score for found in plays)
        return Best(count, ties, tuple(plays[:LISTED]))
