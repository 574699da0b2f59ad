"""What a club's list says of its words: packed in blocks in the order of the file, found by the word.

A word that stands in several lines has what each of them says. The text of a block is a line for each
definition, and a number leads to each of them, from 1 on.
"""

import zlib
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, pairwise

BLOCK = 64
"""So many definitions are packed together."""
PIECE = 2_000
"""So many words are looked at in a slice."""
MOST_UNPACKED = 8
"""So many blocks stay open: the words of a page stand near one another in the file."""
MOST_LINES = 5
"""Of a word that stands in more lines than these, the first are read."""


@dataclass(frozen=True)
class Definitions:
    """Rows of numbers of four bytes, and the packed blocks."""

    first: bytes
    """For each word of the list, the shortest first, its first definition, or 0."""
    following: bytes
    """Pairs: a definition, and the next one of the same word."""
    sizes: bytes
    """How many bytes each block has."""
    blocks: bytes

    @property
    def parts(self) -> tuple[bytes, bytes, bytes, bytes]:
        return self.first, self.following, self.sizes, self.blocks

    @property
    def count(self) -> int:
        """How many words have one."""
        numbers = array("I", self.first)
        return len(numbers) - numbers.count(0)

    def of(self, place: int) -> str:
        """Return what is said of the word in this place of the list, or nothing."""
        texts: list[str] = []
        number = memoryview(self.first).cast("I")[place]
        while number and len(texts) < MOST_LINES:
            texts.append(self._text(number - 1))
            number = self._next.get(number, 0)
        return " · ".join(dict.fromkeys(texts))

    @cached_property
    def _next(self) -> dict[int, int]:
        numbers = array("I", self.following)
        return dict(zip(numbers[::2], numbers[1::2], strict=True))

    @cached_property
    def _places(self) -> list[tuple[int, int]]:
        return [*pairwise(accumulate(array("I", self.sizes), initial=0))]

    @cached_property
    def _unpacked(self) -> dict[int, list[str]]:
        return {}

    def _text(self, number: int) -> str:
        block, line = divmod(number, BLOCK)
        if block not in self._unpacked:
            while len(self._unpacked) >= MOST_UNPACKED:
                del self._unpacked[next(iter(self._unpacked))]
            start, end = self._places[block]
            self._unpacked[block] = zlib.decompress(self.blocks[start:end]).decode().split("\n")
        return self._unpacked[block][line]


class Collected:
    """The definitions of a list while it is read, when its words have no places yet."""

    def __init__(self) -> None:
        self._words: dict[int, list[bytes]] = {}
        self._numbers: dict[int, array[int]] = {}
        self._count = 0
        self._begun: list[str] = []
        self._blocks: list[bytes] = []
        self._first = array("I")
        self._following = array("I")

    def add(self, word: bytes, text: str) -> None:
        self._count += 1
        self._words.setdefault(len(word), []).append(word)
        self._numbers.setdefault(len(word), array("I")).append(self._count)
        self._begun.append(text)
        if len(self._begun) == BLOCK:
            self._pack()

    def _pack(self) -> None:
        self._blocks.append(zlib.compress("\n".join(self._begun).encode()))
        self._begun.clear()

    def placed(self, length: int, row: Iterable[list[bytes]]) -> Iterator[list[bytes]]:
        """Yield the words of a length as they come, in order, and note where the definition of each is."""
        words, numbers = self._words.pop(length, []), self._numbers.pop(length, array("I"))
        first: dict[bytes, int] = {}
        while words:
            start = max(0, len(words) - PIECE)
            for word, number in zip(reversed(words[start:]), reversed(numbers[start:]), strict=True):
                if word in first:
                    self._following.extend((number, first[word]))
                first[word] = number
            del words[start:], numbers[start:]
            yield []
        for some in row:
            self._first.extend([first.get(word, 0) for word in some])
            yield some

    def all(self) -> Definitions | None:
        """Return them once every word has its place; None of a list that says nothing of its words."""
        if not self._count:
            return None
        self._pack()
        sizes = array("I", map(len, self._blocks))
        first, following, each = (part.tobytes() for part in (self._first, self._following, sizes))
        return Definitions(first, following, each, b"".join(self._blocks))
