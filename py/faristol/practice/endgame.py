"""The last turns: the bag is empty, so what is unseen is the other's rack, and what follows can be worked
out. Each pass tries more plays of more turns than the one before it; beyond them each makes the play that
promises most. A play that ends the game is always among those compared, however little it scores.
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

Widths = tuple[int, ...]
"""So many plays are tried of this turn, the next and those after it; then one."""

PASSES: tuple[Widths, ...] = ((12, 5, 2), (40, 12, 5, 2))
POSITIONS = 900
"""So many are looked at; then it is decided by what has been found."""
COMPARED = 3
"""Of so many times as many plays, those that score most, it is compared what they promise."""
ANYTHING = 10_000

Ahead = Generator[None, None, int]
"""By how much one comes out ahead of the other, worked out in steps."""


class Stand(NamedTuple):
    """Who is to move has `mine`; `passed` if the other has just found no play."""

    board: Board
    mine: Tiles
    theirs: Tiles
    passed: bool = False


class Bounds(NamedTuple):
    """Between them lies what a position is worth, as far as that had to be known."""

    least: int = -ANYTHING
    most: int = ANYTHING


class Endgame:
    def __init__(self, bitsets: Bitsets, position: Position, first: Found | None) -> None:
        """Begin with `first`, the play that brings most points, if there is any."""
        self._bitsets = bitsets
        self._tiles = tile_set(bitsets.lexicon.language)
        self._boards = Boards(bitsets)
        self._racks: dict[Tiles, Rack] = {}
        self._bounds: dict[tuple[Stand, Widths], Bounds] = {}
        self._each_counts = 2 if position.racks_count else 0
        self._start = Stand(position.board, position.rack, position.unseen)
        self.best = Chosen(first)

    def steps(self) -> Iterator[None]:
        """Yield once for each position that is looked at."""
        return islice(self._passes(), POSITIONS)

    def _passes(self) -> Iterator[None]:
        for widths in PASSES:
            most, first = -ANYTHING, self.best.play
            plays = self._plays(self._start, widths[0])
            # The best of the pass before comes first: what is worse than it is given up sooner.
            for play in sorted(plays, key=lambda play: play != first):
                ahead = yield from self._made(self._start, play, widths[1:], most, ANYTHING)
                if ahead > most:
                    most, self.best = ahead, Chosen(play)

    def _made(self, now: Stand, play: Found, widths: Widths, least: int, enough: int) -> Ahead:
        """Return what comes after this play; exactly, if it lies between `least` and `enough`."""
        left, score = self._left(now, play), play.score
        if not left:
            return score + self._for_being_out(now)
        then = Stand(now.board.with_tiles(laid_on(now.board, play)), now.theirs, left)
        return score - (yield from self._worth(then, widths, score - enough, score - least))

    def _worth(self, now: Stand, widths: Widths, least: int, enough: int) -> Ahead:
        """Return the worth for who is to move; exactly, if it lies between `least` and `enough`."""
        known = self._bounds.get((now, widths), Bounds())
        if known.least >= enough or known.least == known.most:
            return known.least
        if known.most <= least:
            return known.most
        yield
        best = -ANYTHING
        for play in self._plays(now, widths[0] if widths else 1):
            best = max(best, (yield from self._made(now, play, widths[1:], max(least, best), enough)))
            if best >= enough:
                break
        if best == -ANYTHING:
            best = yield from self._without_a_play(now, widths, least, enough)
        self._bounds[now, widths] = Bounds(
            best if best > least else known.least, best if best < enough else known.most
        )
        return best

    def _without_a_play(self, now: Stand, widths: Widths, least: int, enough: int) -> Ahead:
        if now.passed:
            return self._each_counts // 2 * (self._points(now.theirs) - self._points(now.mine))
        then = Stand(now.board, now.theirs, now.mine, True)
        return -(yield from self._worth(then, widths, -enough, -least))

    def _plays(self, now: Stand, most: int) -> list[Found]:
        """Return the plays that promise most, the best first."""
        if now.mine not in self._racks:
            self._racks[now.mine] = Rack(self._bitsets, now.mine)
        rack, lanes = self._racks[now.mine], self._boards.lanes(now.board)
        plays = [*rack.going_out(lanes), *islice(rack.plays(lanes), COMPARED * most)]
        promises = {play: self._promises(now, play) for play in plays}
        return sorted(promises, key=promises.__getitem__, reverse=True)[:most]

    def _promises(self, now: Stand, play: Found) -> int:
        """Return what the play brings at once, less the points of what it leaves on the rack."""
        if play.laid == len(now.mine):
            return play.score + self._for_being_out(now)
        return play.score - self._points(self._left(now, play))

    def _for_being_out(self, now: Stand) -> int:
        """Count what lies on the other rack for one and against the other."""
        return self._each_counts * self._points(now.theirs)

    def _left(self, now: Stand, play: Found) -> Tiles:
        return without(now.mine, laid_by(now.board, play, self._tiles.language))

    def _points(self, rack: Tiles) -> int:
        return sum(map(self._tiles.points, rack))
