"""The lexicon of an event: a value, opened once, asked often."""

import hashlib
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from faristol.words.definitions import Definitions
from faristol.words.slices import InSlices, finish
from faristol.words.spelling import LONGEST, SHORTEST

HASHED = 1 << 19
"""So many bytes of words are hashed in a slice: a few milliseconds in a tablet's browser."""


@dataclass(frozen=True, eq=False)
class Lexicon:
    """Every word of a language, as rows of tiles.

    `rows[length]` holds the words of that length one after another, sorted; `confirmed[length]` is a number
    with a bit for each of them, the first word's the highest: set where several sources know the word.
    """

    language: str
    name: str
    version: str
    licence: str
    words: int
    sha256: str
    rows: Mapping[int, bytes] = field(repr=False)
    confirmed: Mapping[int, int] = field(repr=False)
    shared: Mapping[int, int] = field(default_factory=dict, repr=False)
    """The same for the words that a list beside it has too; nothing where there is none beside it."""
    definitions: Definitions | None = field(default=None, repr=False)

    @classmethod
    def of(
        cls,
        rows: Mapping[int, bytes],
        confirmed: Mapping[int, int],
        *,
        language: str,
        name: str,
        version: str,
        licence: str,
    ) -> "Lexicon":
        words = sum(len(row) // length for length, row in rows.items())
        return cls(language, name, version, licence, words, digest(rows), rows, confirmed)

    @property
    def about(self) -> dict[str, Any]:
        """What an event says of its lexicon, to find the very same again."""
        return {key: getattr(self, key) for key in ("language", "name", "version", "words", "sha256")}

    @property
    def came_along(self) -> bool:
        """Whether it is one of Faristol's own lists, which no federation answers for."""
        return bool(self.licence)

    def contains(self, word: bytes) -> bool:
        return self._place(word) is not None

    def is_confirmed(self, word: bytes) -> bool:
        place = self._place(word)
        if place is None:
            return False
        length = len(word)
        last = len(self.rows[length]) // length - 1
        return bool(self.confirmed[length] >> (last - place) & 1)

    def definition(self, word: bytes) -> str:
        """Return what the list says of a word, or nothing."""
        place = self._place(word)
        if self.definitions is None or place is None:
            return ""
        shorter = (len(row) // length for length, row in self.rows.items() if length < len(word))
        return self.definitions.of(sum(shorter) + place)

    def _place(self, word: bytes) -> int | None:
        """Return which word of its length it is."""
        length = len(word)
        row = self.rows.get(length, b"")
        size = len(row)
        start = length * bisect_left(range(0, size, length or 1), word, key=lambda at: row[at : at + length])
        return start // length if start < size and row[start : start + length] == word else None


def digest(rows: Mapping[int, bytes]) -> str:
    """Return the SHA-256 of the rows of words, the shortest first, however a file was written."""
    return finish(digest_in_slices(rows))


def digest_in_slices(rows: Mapping[int, bytes], total: int = 1) -> InSlices[str]:
    """Work the same out a few milliseconds at a time; what it reports as done stays `total`."""
    seal = hashlib.sha256()
    for length in range(SHORTEST, LONGEST + 1):
        row = memoryview(rows.get(length, b""))
        for at in range(0, len(row), HASHED):
            seal.update(row[at : at + HASHED])
            yield total, total
    return seal.hexdigest()


def rows_of(words: Iterable[bytes]) -> dict[int, bytes]:
    """Return sorted rows of words that may come in any order, each of them once."""
    rows: dict[int, bytes] = {}
    by_length: dict[int, set[bytes]] = {length: set() for length in range(SHORTEST, LONGEST + 1)}
    for word in words:
        by_length[len(word)].add(word)
    for length, of_that_length in by_length.items():
        rows[length] = b"".join(sorted(of_that_length))
    return rows


def words_of(rows: Mapping[int, bytes], length: int) -> list[bytes]:
    """Return the words of one length, one by one."""
    row = rows.get(length, b"")
    return [row[at : at + length] for at in range(0, len(row), length)]


def marks(rows: Mapping[int, bytes], marked: set[bytes]) -> dict[int, int]:
    """Return for each length a number with a bit for each word, set for those that are marked."""
    return {
        length: int("".join("01"[word in marked] for word in words_of(rows, length)) or "0", 2)
        for length in rows
    }
