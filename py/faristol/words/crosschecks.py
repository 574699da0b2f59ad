"""Which letters may stand on a square, given the tiles before and after it in the other direction."""

from collections.abc import Sequence
from typing import Protocol

from faristol.words.wordsets import PLACE, WordsOfLength

MOST_KEPT = 20_000


class Between(Protocol):
    """Whoever knows which letters may stand between two pieces."""

    def between(self, before: bytes, after: bytes) -> int: ...


class CrossChecks:
    """The letters that make a word between two pieces; what was once found is kept, it is always true."""

    def __init__(self, lengths: Sequence[WordsOfLength], *, confirmed: bool) -> None:
        self._lengths = lengths
        self._confirmed = confirmed
        self._known: dict[tuple[bytes, bytes], int] = {}

    def between(self, before: bytes, after: bytes) -> int:
        """Return a set of letters: those for which before + letter + after is a word."""
        letters = self._known.get((before, after))
        if letters is None:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            letters = self._known[before, after] = self._find(before, after)
        return letters

    def forget(self) -> None:
        self._known.clear()

    def _find(self, before: bytes, after: bytes) -> int:
        words = self._lengths[len(before) + 1 + len(after)]
        chosen = words.confirmed if self._confirmed else words.all
        for place, letter in enumerate(before):
            chosen &= words.at[place * PLACE + letter]
            if not chosen:
                return 0
        for place, letter in enumerate(after, len(before) + 1):
            chosen &= words.at[place * PLACE + letter]
            if not chosen:
                return 0
        letters = 0
        while chosen:
            letter = words.word(words.count - chosen.bit_length())[len(before)]
            letters |= 1 << letter
            # All other words with that letter here have nothing to add.
            chosen &= ~words.at[len(before) * PLACE + letter]
        return letters


class Either:
    """The letters that make a word of one list or of the other."""

    def __init__(self, one: Between, other: Between) -> None:
        self._one = one
        self._other = other

    def between(self, before: bytes, after: bytes) -> int:
        return self._one.between(before, after) | self._other.between(before, after)
