"""A whole game annotated: what each turn gave away, in what plays are worth and in the chance to win.

While tiles are drawn a turn is compared with the one that is worth most by its points and what it keeps; once
the bag is empty both are worked out.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace

from faristol.core.board import Board
from faristol.core.letters import tile
from faristol.core.play import read_play
from faristol.core.tiles import take
from faristol.games.classic.analysing import boards
from faristol.games.classic.game import Classic
from faristol.games.classic.sheet import lines
from faristol.games.classic.turns import Turn
from faristol.practice.endgame import Endgame
from faristol.practice.leaves import leaves
from faristol.practice.offers import offers
from faristol.practice.turns import Position, without
from faristol.practice.winning import chance_after, won
from faristol.words.bitsets import Bitsets
from faristol.words.plays import Search

RACK = 7
POSITIONS = 300
"""So many are looked at of an ending, once before the turn and once after it."""
AT_ONCE = 10


@dataclass(frozen=True)
class Cost:
    worth: int
    """In tenths of a point."""
    wins: float
    """Of the chance to win."""


Looking = Generator[None, None, Cost | None]


class Annotation:
    """Of a game of two; the costs of the turns so far whose rack is known."""

    def __init__(self, bitsets: Bitsets, game: Classic) -> None:
        self.costs: dict[int, Cost] = {}
        self.done = False
        self._bitsets, self._game = bitsets, game
        self._work = self._looking()

    def go_on(self) -> None:
        for _ in range(AT_ONCE):
            if not self.done:
                next(self._work, None)

    def _looking(self) -> Iterator[None]:
        totals, turns = [0, 0], zip(self._game.turns, boards(self._game), lines(self._game), strict=False)
        for number, (turn, board, line) in enumerate([] if self._game.several else turns, 1):
            position = self._position(turn, board, totals)
            totals[turn.player - 1] = line.total
            if position:
                work = self._at_sight(position, turn) if position.in_bag else self._ending(position, turn)
                if cost := (yield from work):
                    self.costs[number] = cost
        self.done = True

    def _position(self, turn: Turn, board: Board, totals: list[int]) -> Position | None:
        lying = (tile(self._game.tile_set, code) for code in board.squares if code)
        unseen = take(self._game.tile_set.all, (*lying, *(turn.rack or ())))
        if turn.rack is None or unseen is None or turn.kind not in ("play", "pass", "exchange"):
            return None
        rule, in_bag = self._game.ruleset.exchange, max(0, len(unseen) - RACK)
        most = min(in_bag, len(turn.rack)) if in_bag >= rule.in_bag else 0
        lead = totals[turn.player - 1] - totals[2 - turn.player]
        counts = bool(self._game.ruleset.ends.played_out.racks)
        return Position(board, turn.rack, unseen, in_bag, most, rule.least, counts, lead)

    def _at_sight(self, position: Position, turn: Turn) -> Looking:
        """Compare what the turn is worth with the best; an exchange of unknown tiles cannot be."""
        if turn.kind == "exchange" and not turn.given:
            return None
        language = self._game.tile_set.language
        search = Search(self._bitsets, position.board, position.rack)
        for _ in search.steps():
            yield
        offered = offers(language, position, search)
        kept = without(position.rack, turn.laid if turn.kind == "play" else turn.given)
        worth = 10 * turn.points + leaves(language).worth(self._game.tile_set, kept)
        laid = len(turn.laid) if turn.kind == "play" else 0
        mine = chance_after(language, position.lead + worth / 10, position.in_bag - laid)
        best = offered[0] if offered else None
        if best is None or best.worth <= worth:
            return Cost(0, 0.0)
        laid = best.turn.play.laid if best.turn.play else 0
        wins = chance_after(language, position.lead + best.worth / 10, position.in_bag - laid)
        return Cost(best.worth - worth, max(0.0, wins - mine))

    def _ending(self, position: Position, turn: Turn) -> Looking:
        first = Search(self._bitsets, position.board, position.rack, confirmed=True)
        for _ in first.steps():
            yield
        best = Endgame(self._bitsets, position, next(first.ordered(), None), POSITIONS)
        yield from best.steps()
        kept, board, gain = position.rack, position.board, turn.points
        if turn.kind == "play" and turn.play:
            play = read_play(self._game.tile_set, turn.play)
            kept = without(kept, turn.laid)
            lying = zip(play.squares, play.word, strict=True)
            board = board.with_tiles({at: code for at, code in lying if not board.squares[at]})
        if kept:
            then = replace(position, board=board, rack=position.unseen, unseen=kept)
            after = Endgame(self._bitsets, then, None, POSITIONS)
            yield from after.steps()
            gain -= after.ahead or 0
        elif position.racks_count:
            gain += 2 * sum(map(self._game.tile_set.points, position.unseen))
        most = max(best.ahead or 0, gain)
        lead = position.lead
        return Cost(10 * (most - gain), won(lead + most) - won(lead + gain))
