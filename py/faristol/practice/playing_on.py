"""A game played on from a turn: the reply and one's own next turn, and to the end once the bag is empty.

Each makes the play that is worth most with what it keeps, of the rack that a try has dealt to it; nobody
exchanges. What follows an empty bag may be worked out as an ending instead.
"""

from collections.abc import Generator
from typing import NamedTuple

from faristol.core.board import Board
from faristol.core.tiles import Tiles, tile_set
from faristol.practice.endgame import Endgame
from faristol.practice.keeping import at_the_end, while_tiles_come
from faristol.practice.replies import Boards, Lanes, Rack
from faristol.practice.turns import Position, laid_by, laid_on, without
from faristol.practice.winning import winning, won
from faristol.words.bitsets import Bitsets

TURNS = 2
"""So many are played on while there are tiles in the bag."""


class Outcome(NamedTuple):
    lead: float
    wins: float
    """The chance to win; half of it for a draw."""


class Table(NamedTuple):
    """Who is to move has `mine`, and leads by so much; tiles come from the front of the bag."""

    board: Board
    lanes: Lanes
    mine: Tiles
    theirs: Tiles
    bag: Tiles
    lead: int
    mine_kept: int = 0
    """What was worth that each kept before it drew, in tenths of a point."""
    theirs_kept: int = 0
    passed: bool = False

    @property
    def is_over(self) -> bool:
        return not self.mine or not self.theirs


Following = Generator[None, None, Outcome]


class PlayingOn:
    def __init__(self, bitsets: Bitsets, *, racks_count: bool, positions: int = 0) -> None:
        """Look at so many positions of an ending; with none both go on as before."""
        self.boards = Boards(bitsets)
        self._bitsets = bitsets
        self._language = bitsets.lexicon.language
        self._racks_count = racks_count
        self._positions = positions
        self._racks: dict[tuple[Tiles, Tiles], Rack] = {}

    def forget(self) -> None:
        """Let go of the racks: the next try has others."""
        self._racks.clear()
        self.boards.forget()

    def outcome(self, table: Table, turns: int = TURNS) -> Following:
        """Return how it comes out for who is to move; a step is a turn or a position of an ending."""
        if table.is_over:
            return self._counted(table, 2)
        if not table.bag and self._positions:
            return (yield from self._ending(table))
        if table.bag and not turns:
            lead = table.lead + (table.mine_kept - table.theirs_kept) / 10
            return Outcome(lead, winning(self._language).chance(lead, len(table.bag)))
        after = self.turn(table)
        yield
        if after.passed and table.passed:
            return for_the_other(self._counted(after, 1))
        return for_the_other((yield from self.outcome(after, max(0, turns - 1))))

    def turn(self, table: Table) -> Table:
        """Return the table as the other finds it."""
        best = self._rack(table).best(table.lanes)
        if best is None:
            return table._replace(
                mine=table.theirs, theirs=table.mine, lead=-table.lead,
                mine_kept=table.theirs_kept, theirs_kept=table.mine_kept, passed=True,
            )  # fmt: skip
        laid = laid_on(table.board, best.play)
        board = table.board.with_tiles(laid)
        left = without(table.mine, laid_by(table.board, best.play, self._language))
        return Table(
            board,
            self.boards.after(table.lanes, board, laid),
            table.theirs,
            left + table.bag[: len(laid)],
            table.bag[len(laid) :],
            -(table.lead + best.play.score),
            table.theirs_kept,
            best.worth - 10 * best.play.score,
        )

    def _rack(self, table: Table) -> Rack:
        mine, theirs = tuple(sorted(table.mine)), () if table.bag else table.theirs
        if (mine, theirs) not in self._racks:
            keeping = (
                while_tiles_come(self._language, mine)
                if table.bag
                else at_the_end(self._language, mine, theirs, racks_count=self._racks_count)
            )
            self._racks[mine, theirs] = Rack(self._bitsets, mine, keeping)
        return self._racks[mine, theirs]

    def _ending(self, table: Table) -> Following:
        position = Position(table.board, table.mine, table.theirs, 0, 0, racks_count=self._racks_count)
        endgame = Endgame(self._bitsets, position, None, self._positions)
        yield from endgame.steps()
        return _outcome(table.lead + (endgame.ahead or 0))

    def _counted(self, table: Table, times: int) -> Outcome:
        """Return the outcome with what is left on the racks."""
        points = tile_set(self._language).points
        mine, theirs = (sum(map(points, rack)) for rack in (table.mine, table.theirs))
        return _outcome(table.lead + (times * (theirs - mine) if self._racks_count else 0))


def _outcome(lead: int) -> Outcome:
    return Outcome(lead, won(lead))


def for_the_other(outcome: Outcome) -> Outcome:
    return Outcome(-outcome.lead, 1 - outcome.wins)
