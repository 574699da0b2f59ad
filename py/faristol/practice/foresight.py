"""What follows from a position, a little at a time: turns are played on, or an ending is worked out."""

from collections.abc import Iterator, Sequence

from faristol.practice.endgame import Endgame
from faristol.practice.offers import Offer
from faristol.practice.simulation import Simulation
from faristol.practice.turns import Chance, Position
from faristol.words.bitsets import Bitsets

POSITIONS = 20_000
"""So many of an ending are looked at: some ten seconds on a tablet."""
AT_A_TIME = 8


class Foresight:
    def __init__(
        self, bitsets: Bitsets, position: Position, offered: Sequence[Offer], chance: Chance
    ) -> None:
        """Look at what is `offered`, the best first; in an ending at every play."""
        self.simulation = Simulation(bitsets, position, offered, chance) if position.in_bag else None
        best = max((each.turn.play for each in offered if each.turn.play), default=None)
        self.ending = None if position.in_bag else Endgame(bitsets, position, best, POSITIONS)
        self.done = False
        self.stopped = False
        self._work = self._steps()

    def stop(self) -> None:
        self.done = self.stopped = True

    def go_on(self) -> None:
        """Do some milliseconds of it: a turn that is played on, or some positions of an ending."""
        for _ in range(AT_A_TIME if self.ending else 1):
            if not self.done:
                next(self._work, None)

    def _steps(self) -> Iterator[None]:
        for work in (self.simulation, self.ending):
            if work:
                yield from work.steps()
        self.done = True
