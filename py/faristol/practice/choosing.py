"""A turn of the computer: what it plays, what it exchanges, or that it passes.

The work comes in slices, so that nobody waits for it without seeing that it goes on. It knows what a player
knows: the board, its own rack, and what is unseen.
"""

from collections.abc import Generator, Iterator
from itertools import islice

from faristol.practice.endgame import Endgame
from faristol.practice.levels import Level
from faristol.practice.offers import offers
from faristol.practice.simulation import Simulation
from faristol.practice.turns import Chance, Chosen, Position
from faristol.practice.weighing import TRIES, Weighing
from faristol.words.best import Found
from faristol.words.bitsets import Bitsets
from faristol.words.plays import Search
from faristol.words.slices import InSlices, finish

CHOICE = 300
"""So many plays below the best are enough to choose from."""
NEARLY_EMPTY = 4
"""With so many tiles in the bag, or fewer, its best turns are played on to the end of the game."""
PLAYED_ON = 6
"""So many turns are."""
DEALS = 16
"""So often each, unless there are fewer ways in which the unseen tiles may lie."""


class Choosing:
    """A turn that is being worked out."""

    def __init__(self, level: Level, bitsets: Bitsets, position: Position, chance: Chance) -> None:
        self._level = level
        self._bitsets = bitsets
        self._position = position
        self._chance = chance
        self._search = Search(bitsets, position.board, position.rack, confirmed=True, longest=level.longest)
        self._ahead: Weighing | Simulation | Endgame | None = None

    def steps(self) -> InSlices[Chosen]:
        further, lanes = TRIES if self._level.looks_ahead else 0, 0
        for lanes, share in enumerate(self._search.steps(), 1):
            yield lanes, round(lanes / share) + further
        if self._level.looks_ahead:
            looking = self._looking_ahead()
            while self._ahead is None:
                try:
                    next(looking)
                    yield lanes, lanes + further
                except StopIteration as found:
                    self._ahead = found.value
            for tries, _ in enumerate(self._ahead.steps(), 1):
                yield lanes + min(tries, further), lanes + further
        return self.at_once()

    @property
    def has_found(self) -> bool:
        """At least one play."""
        return self._search.count > 0

    def at_once(self) -> Chosen:
        """Choose by what is found so far."""
        if not self._level.looks_ahead:
            play = _below_the_best(self._level, self._search.ordered(), self._chance)
            return Chosen(play) if play else _without_a_play(self._position)
        return (self._ahead or finish(self._looking_ahead())).best

    def _looking_ahead(self) -> Generator[None, None, Weighing | Simulation | Endgame]:
        if self._position.in_bag == 0:
            return Endgame(self._bitsets, self._position, next(self._search.ordered(), None))
        offered = yield from offers(self._bitsets.lexicon.language, self._position, self._search)
        if self._position.in_bag <= NEARLY_EMPTY:
            offered = offered[:PLAYED_ON]
            return Simulation(self._bitsets, self._position, offered, self._chance, DEALS, positions=0)
        return Weighing(self._bitsets, self._position, offered, self._chance)


def _below_the_best(level: Level, plays: Iterator[Found], chance: Chance) -> Found | None:
    best = next(plays, None)
    least, most = level.share
    if best is None or most == least == 1.0:
        return best
    offered = [best, *islice(plays, CHOICE)]
    wanted = best.score * (least + (most - least) * chance())
    return min(offered, key=lambda play: abs(play.score - wanted))


def _without_a_play(position: Position) -> Chosen:
    """Give everything back, if that is allowed."""
    return Chosen(exchange=position.rack[: position.may_exchange])
