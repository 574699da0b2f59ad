"""A lexicon opened for questions."""

from collections.abc import Callable, Hashable, Iterator
from typing import Any, TypeVar

from faristol.core.tiles import tile_set
from faristol.words.crosschecks import CrossChecks
from faristol.words.lexicon import Lexicon
from faristol.words.spelling import LONGEST, SHORTEST
from faristol.words.wordsets import PLACE, WordsOfLength

STEP = 60_000
"""Sorting so many words by their letter in one place takes some milliseconds."""
MOST_ANSWERS = 6

Answer = TypeVar("Answer")


class Bitsets:
    """The words of a lexicon as sets, by length. Nothing is made before it is asked for."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        letters = range(1, len(tile_set(lexicon.language).letters) + 1)
        self.lengths = [
            WordsOfLength(length, lexicon.rows.get(length, b""), lexicon.confirmed.get(length, 0), letters)
            for length in range(LONGEST + 1)
        ]
        self._answers: dict[Hashable, Any] = {}
        self._made: dict[Hashable, Any] = {}
        self._crosschecks = {
            confirmed: CrossChecks(self.lengths, confirmed=confirmed) for confirmed in (False, True)
        }

    def crosschecks(self, *, confirmed: bool) -> CrossChecks:
        return self._crosschecks[confirmed]

    def once(self, asked: Hashable, find: Callable[[], Answer]) -> Answer:
        """Return what is asked again with every tap; the last few answers are remembered."""
        if asked not in self._answers:
            while len(self._answers) >= MOST_ANSWERS:
                del self._answers[next(iter(self._answers))]
            self._answers[asked] = find()
        answer: Answer = self._answers[asked]
        return answer

    def made(self, name: Hashable, make: Callable[[], Answer]) -> Answer:
        """Return what is made of the words once and stays."""
        if name not in self._made:
            self._made[name] = make()
        made: Answer = self._made[name]
        return made

    def forget(self) -> None:
        """Let go of what boards have taught it, as if the next were the first."""
        for crosschecks in self._crosschecks.values():
            crosschecks.forget()
        for words in self.lengths:
            words.allowing.clear()

    def opening(self) -> Iterator[float]:
        """Make every set that plays need, some milliseconds at a time; yield the share that is done."""
        every = sum(words.count * (words.length + 1) for words in self.lengths[SHORTEST:])
        done = reported = 0
        for words in self.lengths[SHORTEST:]:
            for place in range(words.length + 1):
                if done + words.count - reported > STEP:
                    yield done / every
                    reported = done
                if place < words.length:
                    words.at[place * PLACE + 1]
                else:
                    words.having  # noqa: B018
                done += words.count
        yield 1
