"""The computer's turn as it is being worked out: a little at a time, and it can be stopped."""

from faristol.core.lots import numbers, seed
from faristol.games.classic.drawing import secret_of
from faristol.games.classic.game import Classic
from faristol.practice.choosing import Choosing
from faristol.practice.levels import LEVELS
from faristol.practice.opponent import position
from faristol.practice.turns import Chance, Chosen
from faristol.words.bitsets import Bitsets

AT_A_TIME = 12
"""Steps of a search, some milliseconds each, before somebody else has a turn."""
LABEL = "what the computer chooses"
NUMBERS = 2**32


def chance_of(event: Classic) -> Chance:
    """Return chance from the game's secret and the number of the turn: after a crash it comes to the same."""
    return chance_from(secret_of(event), LABEL, len(event.turns))


def chance_from(secret: bytes, label: str, number: int) -> Chance:
    drawn = numbers(seed(secret, label), number, 0)
    return lambda: next(drawn) / NUMBERS


class Thinking:
    """Of a game in which the computer is to move; `chosen` is there when it is done."""

    def __init__(self, bitsets: Bitsets, event: Classic) -> None:
        assert event.computer
        level = LEVELS[event.computer.level]
        self._choosing = Choosing(level, bitsets, position(event), chance_of(event))
        self._work = self._choosing.steps()
        self._stopped = False
        self.share = 0.0
        self.chosen: Chosen | None = None

    @property
    def done(self) -> bool:
        return self.chosen is not None

    def stop(self) -> None:
        """Make it play by what it has found so far, as soon as it has found anything."""
        self._stopped = True

    def go_on(self) -> None:
        for _ in range(AT_A_TIME):
            if self.chosen is None:
                self._step()

    def _step(self) -> None:
        if self._stopped and self._choosing.has_found:
            self.chosen = self._choosing.at_once()
            return
        try:
            done, total = next(self._work)
            self.share = done / total
        except StopIteration as end:
            self.chosen = end.value
