"""What follows from a position, a little at a time: turns are played on, or an ending is worked out."""

from collections.abc import Generator, Iterator

from faristol.practice.endgame import Endgame
from faristol.practice.offers import Offer
from faristol.practice.playing_on import TURNS
from faristol.practice.simulation import MOST_TRIES, Simulation
from faristol.practice.turns import Chance, Position
from faristol.words.bitsets import Bitsets

POSITIONS = 20_000
"""So many of an ending are looked at: some ten seconds on a tablet."""
AT_A_TIME = 8

Considering = Generator[None, None, list[Offer]]


class Foresight:
    """It can be stopped, and goes on later from where it was."""

    def __init__(
        self,
        bitsets: Bitsets,
        position: Position,
        considering: Considering,
        chance: Chance,
        turns: int = TURNS,
    ) -> None:
        """Look at the turns that are found worth it, the best first; in an ending at every play."""
        of_two = position.of_two
        self.simulation: Simulation | None = None
        """Once it is found what is played on."""
        self.ending: Endgame | None = None
        self.is_ending = not of_two.in_bag
        self.most_tries = MOST_TRIES
        self.stopped = False
        self._is_worked_out = False
        self._bitsets, self._position, self._chance, self._turns = bitsets, of_two, chance, turns
        self._work = self._steps(considering)

    @property
    def done(self) -> bool:
        return self.stopped or self._is_worked_out

    def up_to(self, tries: int) -> None:
        """Try each turn so often at most."""
        self.most_tries = tries
        if self.simulation:
            self.simulation.most_tries = tries
            self._is_worked_out = self.simulation.done

    def stop(self) -> None:
        self.stopped = not self._is_worked_out

    def resume(self) -> None:
        self.stopped = False

    def go_on(self) -> None:
        """Do some milliseconds of it: a turn that is played on, or some positions of an ending."""
        for _ in range(AT_A_TIME if self.is_ending else 1):
            if not self.done:
                next(self._work)

    def _steps(self, considering: Considering) -> Iterator[None]:
        offered = yield from considering
        if self.is_ending:
            best = max((each.turn.play for each in offered if each.turn.play), default=None)
            self.ending = Endgame(self._bitsets, self._position, best, POSITIONS)
            yield from self.ending.steps()
        else:
            self.simulation = Simulation(
                *(self._bitsets, self._position, offered, self._chance, self.most_tries), turns=self._turns
            )
            yield from self.simulation.steps()
        while True:
            self._is_worked_out = True
            yield
            if self.simulation:
                yield from self.simulation.steps()
