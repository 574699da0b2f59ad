"""The last turns: the bag is empty, so what is unseen is the other's rack, and what follows can be worked
out. Each pass tries more plays of more turns than the one before it; beyond them each makes the play that
promises most. A play that ends the game is always among those compared, however little it scores. The last
pass tries every play of every turn: when it comes to its end the ending is solved.
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

Widths = tuple[int, ...] | None
"""So many plays are tried of this turn, the next and those after it; then one. None: all of every turn."""

PASSES: tuple[Widths, ...] = ((12, 5, 2), (40, 12, 5, 2), (100, 20, 8, 3, 2), None)
POSITIONS = 900
"""So many does the computer look at; then it is decided by what has been found."""
MANY = 100
"""A position counts once more for so many plays: with a blank there are thousands, which takes its time."""
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
    def __init__(
        self, bitsets: Bitsets, position: Position, first: Found | None, positions: int = POSITIONS
    ) -> None:
        """Begin with `first`, the play that brings most points, if there is any."""
        self._bitsets = bitsets
        self._tiles = tile_set(bitsets.lexicon.language)
        self._boards = Boards(bitsets)
        self._lanes = {position.board: self._boards.lanes(position.board)}
        self._racks: dict[Tiles, Rack] = {}
        self._bounds: dict[tuple[Stand, Widths], Bounds] = {}
        self._chosen: dict[Stand, Found] = {}
        """What was best there when it was last looked at: it is tried first."""
        self._each_counts = 2 if position.racks_count else 0
        self._start = Stand(position.board, position.rack, position.unseen)
        self._positions = positions
        self.best = Chosen(first)
        self.ahead: int | None = None
        """By how much one gains on the other from here on, as far as is known."""
        self.looked_at = 0
        self._many = 0
        self.solved = False

    def steps(self) -> Iterator[None]:
        """Yield once for each position."""
        work = self._passes()
        while self.looked_at + self._many < self._positions:
            try:
                next(work)
            except StopIteration:
                self.solved = True
                return
            self.looked_at += 1
            yield

    @property
    def line(self) -> list[Found | None]:
        """Return what follows if both make the best that was found, turn by turn; None passes."""
        now, found = self._start, list[Found | None]()
        while now.mine and now.theirs and found[-2:] != [None, None]:
            play = self.best.play if not found else self._chosen.get(now)
            if play is None and found:
                play = next(iter(self._plays(now, (1,))), None)
            found.append(play)
            board, left = (self._after(now, play), self._left(now, play)) if play else (now.board, now.mine)
            now = Stand(board, now.theirs, left, play is None)
        return found

    def _passes(self) -> Iterator[None]:
        for widths in PASSES:
            most = -ANYTHING
            plays = self._plays(self._start, widths)
            later = None if widths is None else widths[1:]
            # The best of the pass before comes first: what is worse than it is given up sooner.
            for play in sorted(plays, key=lambda play: play != self.best.play):
                ahead = yield from self._made(self._start, play, later, most, ANYTHING)
                if ahead > most:
                    most, self.best, self.ahead = ahead, Chosen(play), ahead
            if not plays:
                self.ahead = yield from self._without_a_play(self._start, widths, -ANYTHING, ANYTHING)

    def _made(self, now: Stand, play: Found, widths: Widths, least: int, enough: int) -> Ahead:
        """Return what comes after this play; exactly, if it lies between `least` and `enough`."""
        left, score = self._left(now, play), play.score
        if not left:
            return score + self._for_being_out(now)
        then = Stand(self._after(now, play), now.theirs, left)
        return score - (yield from self._worth(then, widths, score - enough, score - least))

    def _worth(self, now: Stand, widths: Widths, least: int, enough: int) -> Ahead:
        """Return the worth for who is to move; exactly, if it lies between `least` and `enough`."""
        known = self._bounds.get((now, widths), Bounds())
        if known.least >= enough or known.least == known.most:
            return known.least
        if known.most <= least:
            return known.most
        yield
        best, later = -ANYTHING, widths and widths[1:]
        for play in self._plays(now, widths):
            ahead = yield from self._made(now, play, later, max(least, best), enough)
            if ahead > best:
                best, self._chosen[now] = ahead, play
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

    def _plays(self, now: Stand, widths: Widths) -> list[Found]:
        """Return the plays that promise most, the best first."""
        if now.mine not in self._racks:
            self._racks[now.mine] = Rack(self._bitsets, now.mine)
        rack, lanes = self._racks[now.mine], self._lanes[now.board]
        most = None if widths is None else (*widths, 1)[0]
        best = islice(rack.plays(lanes), None if most is None else COMPARED * most)
        promises = {play: self._promises(now, play) for play in (*rack.going_out(lanes), *best)}
        self._many += len(promises) // MANY
        if (chosen := self._chosen.get(now)) in promises:
            promises[chosen] = ANYTHING
        return sorted(promises, key=promises.__getitem__, reverse=True)[:most]

    def _after(self, now: Stand, play: Found) -> Board:
        laid = laid_on(now.board, play)
        board = now.board.with_tiles(laid)
        if board not in self._lanes:
            self._lanes[board] = self._boards.after(self._lanes[now.board], board, laid)
        return board

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
