"""Words that answer a question, as one set for each length: counted exactly, handed out a page at a time."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from faristol.words.bitsets import Bitsets

Sets = Mapping[int, int]
"""For each length a set of words of that length, as in `wordsets.py`."""


@dataclass(frozen=True)
class Listed:
    bitsets: Bitsets
    sets: Sets
    longest_first: bool = False

    @cached_property
    def by_length(self) -> dict[int, int]:
        """How many there are of each length that has any, in the order in which they are listed."""
        lengths = sorted(self.sets, reverse=self.longest_first)
        return {length: self.sets[length].bit_count() for length in lengths if self.sets[length]}

    @property
    def count(self) -> int:
        return sum(self.by_length.values())

    def of_length(self, length: int) -> "Listed":
        return Listed(self.bitsets, {length: self.sets.get(length, 0)}, self.longest_first)

    def some(self, first: int, most: int) -> list[bytes]:
        """Return at most so many words, from the one with this number on; the first has the number 0."""
        words: list[bytes] = []
        for length, count in self.by_length.items():
            if first < count and len(words) < most:
                words += self.bitsets.lengths[length].some(self.sets[length], first, most - len(words))
            first = max(0, first - count)
        return words
