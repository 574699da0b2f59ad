"""The last turns: the bag is empty, so what is unseen is the other's rack, and what follows can be worked
out. Of this turn many plays are tried, of the next ones fewer, and at last each makes the play that brings
most at once.
"""

from collections.abc import Generator, Iterator
from itertools import islice
from typing import NamedTuple

from faristol.core.board import Board
from faristol.core.tiles import Tiles, tile_set
from faristol.practice.replies import Boards, Rack
from faristol.practice.turns import Chosen, Position, laid_by, laid_on, without
from faristol.words.best import Found
from faristol.words.bitsets import Bitsets

WIDTHS = (12, 5, 2)
"""So many plays are tried of this turn, the next and the one after it; then one."""
SEEN = 8
"""So many of the best plays are looked at for whether they end the game."""
ANYTHING = 10_000

Ahead = Generator[None, None, int]
"""By how much one comes out ahead of the other, worked out in steps."""


class Stand(NamedTuple):
    """Who is to move has `mine`; `passed` if the other has just found no play."""

    board: Board
    mine: Tiles
    theirs: Tiles
    passed: bool = False


class Endgame:
    def __init__(self, bitsets: Bitsets, position: Position, first: Found | None) -> None:
        """Begin with `first`, the play that brings most points, if there is any."""
        self._bitsets = bitsets
        self._tiles = tile_set(bitsets.lexicon.language)
        self._boards = Boards(bitsets)
        self._racks: dict[Tiles, Rack] = {}
        self._each_counts = 2 if position.racks_count else 0
        self._start = Stand(position.board, position.rack, position.unseen)
        self.best = Chosen(first)

    def steps(self) -> Iterator[None]:
        most = -ANYTHING
        for play in self._plays(self._start, WIDTHS[0]):
            ahead = yield from self._made(self._start, play, WIDTHS[1:], most)
            if ahead > most:
                most, self.best = ahead, Chosen(play)

    def _made(self, now: Stand, play: Found, widths: tuple[int, ...], most: int) -> Ahead:
        """Return what comes after this play; once it comes to no more than `most`, no more is worked out."""
        gained = play.score + self._for_being_out(now, play)
        left = without(now.mine, laid_by(now.board, play, self._tiles.language))
        if not left:
            return gained
        then = Stand(now.board.with_tiles(laid_on(now.board, play)), now.theirs, left)
        return gained - (yield from self._from(then, widths, gained - most))

    def _from(self, now: Stand, widths: tuple[int, ...], enough: int) -> Ahead:
        """Return the worth for who is to move, with the best play tried, or one that is good enough."""
        yield
        most = -ANYTHING
        for play in self._plays(now, widths[0] if widths else 1):
            most = max(most, (yield from self._made(now, play, widths[1:], most)))
            if most >= enough:
                break
        if most > -ANYTHING:
            return most
        if now.passed:
            return self._each_counts // 2 * (self._points(now.theirs) - self._points(now.mine))
        return -(yield from self._from(Stand(now.board, now.theirs, now.mine, True), widths, ANYTHING))

    def _plays(self, now: Stand, most: int) -> list[Found]:
        """Return the plays that bring most at once, the best first."""
        if now.mine not in self._racks:
            self._racks[now.mine] = Rack(self._bitsets, now.mine)
        plays = list(islice(self._racks[now.mine].plays(self._boards.lanes(now.board)), max(most, SEEN)))
        brings = {play: play.score + self._for_being_out(now, play) for play in plays}
        return sorted(plays, key=brings.__getitem__, reverse=True)[:most]

    def _for_being_out(self, now: Stand, play: Found) -> int:
        """Count what lies on the other rack for one and against the other."""
        return self._each_counts * self._points(now.theirs) if play.laid == len(now.mine) else 0

    def _points(self, rack: Tiles) -> int:
        return sum(map(self._tiles.points, rack))
