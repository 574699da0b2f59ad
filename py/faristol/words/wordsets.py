"""Sets of words as very long numbers.

All words of one length, sorted, are numbered from the first; a set of them is one number with a bit for each
word, the first word's the highest. What two sets share is then one `&`, and Python does that for a hundred
thousand words in a microsecond or two. The sets a question needs most, the words with a given letter in a
given place, are made by what is built in as well: a column of the words, a table, and `int(text, 2)`.

A set of letters is a small number: bit 1 for the first letter of the tile set, bit 2 for the second.
"""

import re
from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import islice

PLACE = 32
"""One step of place in `at`: words with letter 5 in their third place are at[2 * PLACE + 5]."""

MOST_KEPT = 300
"""So many sets of `allowing` are kept for each length; beyond that they are forgotten together."""

PASSED_OVER = 1 << 10
"""So many bytes of a set are passed over at once on the way to one of its words."""

_MARKED = re.compile(rb"[^\0]")
_MARKS = [[place for place in range(8) if byte & 0x80 >> place] for byte in range(256)]


class WordsOfLength:
    """All words of one length, and sets of them."""

    def __init__(self, length: int, rows: bytes, confirmed: int, letters: range) -> None:
        self.length = length
        self.count = len(rows) // length if length else 0
        self.all = (1 << self.count) - 1
        self.confirmed = confirmed
        self.at = LetterAt(length, rows, letters)
        self.allowing = LettersAllowedAt(self.at, self.all, letters)
        self._rows = rows
        self._letters = letters

    @cached_property
    def having(self) -> list[list[int]]:
        """having[letter][n]: the words with more than n of that letter."""
        having: list[list[int]] = [[]]
        for letter in self._letters:
            levels: list[int] = []
            for place in range(self.length):
                more = self.at[place * PLACE + letter]
                for n, level in enumerate(levels):
                    levels[n], more = level | more, level & more
                if more:
                    levels.append(more)
            having.append(levels)
        return having

    def at_least(self, letter: int, times: int) -> int:
        """Return the words with so many of a letter, or more."""
        levels = self.having[letter]
        return levels[times - 1] if times <= len(levels) else 0

    def word(self, number: int) -> bytes:
        return self._rows[number * self.length : (number + 1) * self.length]

    def words(self, chosen: int) -> list[bytes]:
        """Return the words of a set, in order."""
        return list(self._each(chosen, 0))

    def some(self, chosen: int, first: int, most: int) -> list[bytes]:
        """Return at most so many words of a set, from the one with this number in it on."""
        size = (self.count + 7) // 8
        start, text = 0, chosen.to_bytes(size, "big")
        while start < size:
            there = int.from_bytes(text[start : start + PASSED_OVER], "big").bit_count()
            if there > first:
                break
            first -= there
            start += PASSED_OVER
        return list(islice(self._each(chosen, start), first, first + most))

    def _each(self, chosen: int, start: int) -> Iterator[bytes]:
        """Yield the words of a set that stand behind so many bytes of it."""
        size = (self.count + 7) // 8
        before = size * 8 - self.count
        for byte in _MARKED.finditer(chosen.to_bytes(size, "big"), start):
            for mark in _MARKS[ord(byte[0])]:
                yield self.word(byte.start() * 8 + mark - before)


class LetterAt(dict[int, int]):
    """at[place * PLACE + letter]: the words with that letter there. Those of one place are made together."""

    def __init__(self, length: int, rows: bytes, letters: range) -> None:
        self._length = length
        self._rows = rows
        self._letters = letters

    def __missing__(self, key: int) -> int:
        first = key - key % PLACE
        column = b"0" + self._rows[first // PLACE :: self._length]
        digits = bytearray(b"0" * 256)
        for letter in self._letters:
            digits[letter] = ord("1")
            self[first + letter] = int(column.translate(digits), 2)
            digits[letter] = ord("0")
        return self[key]


class LettersAllowedAt(dict[int, int]):
    """allowing[letters * 16 + place]: the words with one of those letters there."""

    def __init__(self, at: LetterAt, every_word: int, letters: range) -> None:
        self._at = at
        self._every_word = every_word
        self._every_letter = sum(1 << letter for letter in letters)

    def __missing__(self, key: int) -> int:
        letters, place = divmod(key, 16)
        if len(self) >= MOST_KEPT:
            self.clear()
        others = self._every_letter & ~letters
        if letters.bit_count() <= others.bit_count():
            self[key] = self._any(letters, place)
        else:
            self[key] = self._every_word ^ self._any(others, place)
        return self[key]

    def _any(self, letters: int, place: int) -> int:
        words = 0
        for letter in letters_of(letters):
            words |= self._at[place * PLACE + letter]
        return words


@lru_cache(maxsize=5000)
def letters_of(letters: int) -> list[int]:
    return [letter for letter in range(letters.bit_length()) if letters >> letter & 1]
