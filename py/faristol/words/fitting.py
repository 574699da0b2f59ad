"""Which words a rack can lay, through given letters of the board and with how many blanks.

The rack covers some letters of a word: of each letter as many as both of them have. What it does not cover
must lie on the board or be a blank.
"""

from collections.abc import Sequence

from faristol.core.tiles import BLANK, Tiles, tile_set
from faristol.words.wordsets import WordsOfLength


class Hand:
    """A rack as the search counts it: how many of each letter, by its number, and how many blanks."""

    def __init__(self, counts: Sequence[int], blanks: int) -> None:
        self.counts = tuple(counts)
        self.blanks = blanks
        self.size = sum(counts) + blanks
        self.held = [letter for letter, count in enumerate(counts) if count]
        self.letters = [letter for letter in self.held for _ in range(counts[letter])]

    @classmethod
    def of(cls, language: str, tiles: Tiles) -> "Hand":
        counts = (tiles.count(letter) for letter in tile_set(language).letters)
        return cls((0, *counts), tiles.count(BLANK))


class Fitting:
    """What one rack can do with all the words, worked out for each length when it is asked for."""

    def __init__(self, lengths: Sequence[WordsOfLength], hand: Hand, *, confirmed: bool) -> None:
        self.lengths = lengths
        self.hand = hand
        self._covered = Covered(lengths, hand, confirmed=confirmed)
        self._through: dict[bytes, Through] = {}

    def through(self, letters: bytes) -> "Through":
        """Return words through these letters of the board."""
        known = self._through.get(letters)
        if known is None:
            # Where a word lies sees to it that it has the board's letters. Those that are not on the rack
            # matter here only by their number, so what is worked out for some serves for many others.
            shared = bytes(sorted(letter for letter in letters if self.hand.counts[letter]))
            alike = shared + bytes(len(letters) - len(shared))
            if alike not in self._through:
                self._through[alike] = Through(self.lengths, self.hand, self._covered, shared, len(letters))
            known = self._through[letters] = self._through[alike]
        return known


class Covered(dict[int, list[int]]):
    """covered[length][n]: the words of that length of which the rack covers n letters or more."""

    def __init__(self, lengths: Sequence[WordsOfLength], hand: Hand, *, confirmed: bool) -> None:
        self._lengths = lengths
        self._hand = hand
        self._confirmed = confirmed

    def __missing__(self, length: int) -> list[int]:
        words = self._lengths[length]
        covered = [words.confirmed if self._confirmed else words.all]
        for letter in self._hand.held:
            for having in words.having[letter][: self._hand.counts[letter]]:
                covered.append(covered[-1] & having)
                for n in range(len(covered) - 2, 0, -1):
                    covered[n] |= covered[n - 1] & having
        self[length] = covered
        return covered


class Through(dict[int, list[int]]):
    """through[length][n]: the words of that length that need at most n blanks.

    `passed` letters of the board are in each of them, and `shared` are those which the rack has too.
    """

    def __init__(
        self, lengths: Sequence[WordsOfLength], hand: Hand, covered: Covered, shared: bytes, passed: int
    ) -> None:
        self.lengths = lengths
        self.hand = hand
        self.shared = shared
        self.passed = passed
        self.weights: dict[int, list[tuple[int, int]]] = {}
        self._covered = covered

    def __missing__(self, length: int) -> list[int]:
        covered = self._covered[length]
        most = length - self.passed + len(self.shared)
        wanted = range(most, most - self.hand.blanks - len(self.shared) - 1, -1)
        most_covered = len(covered) - 1
        fits = [0 if n > most_covered else covered[max(n, 0)] for n in wanted]
        # A letter that the board gives leaves the rack's own for elsewhere in the word.
        for given, letter in enumerate(self.shared, 1):
            copies = self.hand.counts[letter] + self.shared[:given].count(letter)
            having = self.lengths[length].at_least(letter, copies)
            fits = [fewer | more & having for fewer, more in zip(fits, fits[1:], strict=False)]
        self[length] = fits
        return fits
