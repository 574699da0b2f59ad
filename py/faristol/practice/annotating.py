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
from faristol.practice.offers import Offering
from faristol.practice.turns import Chosen, Position, rules_of, without
from faristol.practice.winning import won
from faristol.words.best import Found
from faristol.words.bitsets import Bitsets
from faristol.words.plays import Search

POSITIONS = 300
"""So many are looked at of an ending, once before the turn and once after it."""
AT_ONCE = 10
DEAR, DEAR_WINS = 100, 0.05
"""A turn that cost so many tenths of a point, or so much of the chance to win, is looked at again."""
WEIGHED = ("play", "pass", "exchange")


@dataclass(frozen=True)
class Cost:
    worth: int
    """In tenths of a point."""
    wins: float
    """Of the chance to win."""
    best: Chosen
    """What would have been worth most."""

    @property
    def is_dear(self) -> bool:
        """Whether it was a chance missed that is worth looking at."""
        return self.worth >= DEAR or self.wins >= DEAR_WINS


Looking = Generator[None, None, Cost | None]


def position_at(game: Classic, turn: Turn, board: Board, lead: int = 0) -> Position | None:
    """Return what was known before a turn; None where its rack is not."""
    lying = (tile(game.tile_set, code) for code in board.squares if code)
    unseen = take(game.tile_set.all, (*lying, *(turn.rack or ())))
    if turn.rack is None or unseen is None:
        return None
    return rules_of(game.ruleset, len(game.names)).position(board, turn.rack, unseen, lead)


class Annotation:
    """Of a game of two; the costs of the turns so far whose rack is known."""

    def __init__(self, bitsets: Bitsets, game: Classic) -> None:
        self.costs: dict[int, Cost] = {}
        self.done = False
        self._bitsets, self.game = bitsets, game
        self._work = self._looking()

    def go_on(self) -> None:
        for _ in range(AT_ONCE):
            if not self.done:
                next(self._work, None)

    def _looking(self) -> Iterator[None]:
        totals, turns = [0, 0], zip(self.game.turns, boards(self.game), lines(self.game), strict=False)
        for number, (turn, board, line) in enumerate([] if self.game.several else turns, 1):
            lead = totals[turn.player - 1] - totals[2 - turn.player]
            position = position_at(self.game, turn, board, lead) if turn.kind in WEIGHED else None
            totals[turn.player - 1] = line.total
            if position:
                work = self._at_sight(position, turn) if position.in_bag else self._ending(position, turn)
                if cost := (yield from work):
                    self.costs[number] = cost
        self.done = True

    def _at_sight(self, position: Position, turn: Turn) -> Looking:
        """Compare what the turn is worth with the best; an exchange of unknown tiles cannot be."""
        if turn.kind == "exchange" and not turn.given:
            return None
        language = self.game.tile_set.language
        search = Search(self._bitsets, position.board, position.rack)
        for _ in search.steps():
            yield
        offering = Offering(language, position)
        best = (yield from offering.considered(search.in_order()))[0]
        mine = offering.of(self._chosen(turn))
        if best.worth <= mine.worth:
            return Cost(0, 0.0, mine.turn)
        wins = max(0.0, offering.chance(best) - offering.chance(mine))
        return Cost(best.worth - mine.worth, wins, best.turn)

    def _chosen(self, turn: Turn) -> Chosen:
        if turn.kind != "play" or not turn.play:
            return Chosen(exchange=turn.given)
        play = read_play(self.game.tile_set, turn.play)
        return Chosen(Found(turn.scored, play.place.down, play.place.square, play.word, len(turn.laid)))

    def _ending(self, position: Position, turn: Turn) -> Looking:
        first = Search(self._bitsets, position.board, position.rack, confirmed=True)
        for _ in first.steps():
            yield
        best = Endgame(self._bitsets, position, next(first.ordered(), None), POSITIONS)
        yield from best.steps()
        kept, board, gain = position.rack, position.board, turn.scored
        if turn.kind == "play" and turn.play:
            play = read_play(self.game.tile_set, turn.play)
            kept = without(kept, turn.laid)
            lying = zip(play.squares, play.word, strict=True)
            board = board.with_tiles({at: code for at, code in lying if not board.squares[at]})
        if kept:
            then = replace(position, board=board, rack=position.unseen, unseen=kept)
            after = Endgame(self._bitsets, then, None, POSITIONS)
            yield from after.steps()
            gain -= after.ahead or 0
        elif position.racks_count:
            gain += 2 * sum(map(self.game.tile_set.points, position.unseen))
        most = max(best.ahead or 0, gain)
        lead = position.lead
        return Cost(
            10 * (most - gain),
            won(lead + most) - won(lead + gain),
            best.best if most > gain else self._chosen(turn),
        )
