"""A number for every word: its points, or how likely its tiles are drawn together from a full bag.

The numbers of all words of one length are written in columns: the set of those whose number has the first
bit, of those that have the second, and so on. So all numbers are added and compared at once, with a few
operations on sets.
"""

from dataclasses import dataclass
from math import comb, log2

from faristol.core.tiles import TileSet
from faristol.words.bitsets import Bitsets
from faristol.words.listed import Sets
from faristol.words.spelling import LONGEST
from faristol.words.wordsets import WordsOfLength

Columns = list[int]

PARTS = 1 << 20
"""Into so many parts is a doubling of the ways divided: words that are nearly as likely are told apart."""


@dataclass(frozen=True)
class Measure:
    """`weights[letter][n]` is what n of a letter add to a word's number, by the letter's own number.

    A word with more of a letter than there are weights has the number 0.
    """

    name: str
    weights: tuple[tuple[int, ...], ...]

    def of(self, word: bytes) -> int:
        counted = [(self.weights[letter], word.count(letter)) for letter in set(word)]
        if any(times >= len(weights) for weights, times in counted):
            return 0
        return sum(weights[times] for weights, times in counted)

    def columns(self, words: WordsOfLength) -> Columns:
        columns: Columns = []
        impossible = 0
        for letter, weights in enumerate(self.weights[1:], 1):
            having = words.at_least(letter, 1)
            for times, weight in enumerate(weights[1:], 1):
                more = words.at_least(letter, times + 1)
                _add(columns, having & ~more, weight)
                having = more
            impossible |= having
        return [column & ~impossible for column in columns]


def points(tile_set: TileSet) -> Measure:
    """Return what the tiles of a word are worth by themselves."""
    worth = [points for _, points in tile_set.letters.values()]
    return Measure("points", ((), *(tuple(n * each for n in range(LONGEST + 1)) for each in worth)))


def likelihood(tile_set: TileSet) -> Measure:
    """Return in how many ways the tiles of a word are drawn from a full bag, without its blanks.

    The ways are multiplied, so their logarithms are added. A word that needs a blank has 0.
    """
    ways = ([comb(count, n) for n in range(count + 1)] for count, _ in tile_set.letters.values())
    return Measure("likelihood", ((), *(tuple(round(PARTS * log2(n)) for n in each) for each in ways)))


class Measured:
    """The numbers of all words of a lexicon by one measure. Those of a length are made when asked for."""

    def __init__(self, bitsets: Bitsets, measure: Measure) -> None:
        self._bitsets = bitsets
        self._measure = measure
        self._columns: dict[int, Columns] = {}

    def columns(self, length: int) -> Columns:
        if length not in self._columns:
            self._columns[length] = self._measure.columns(self._bitsets.lengths[length])
        return self._columns[length]

    def at_least(self, length: int, number: int) -> int:
        """Return the words of one length with this number or a greater one."""
        columns, every = self.columns(length), self._bitsets.lengths[length].all
        if number >= 1 << len(columns):
            return 0
        equal, greater = every, 0
        for place in reversed(range(len(columns))):
            if number >> place & 1:
                equal &= columns[place]
            else:
                greater |= equal & columns[place]
                equal &= ~columns[place]
        return equal | greater

    def greatest(self, sets: Sets, most: int) -> dict[int, int]:
        """Return so many words with the greatest numbers; of equal ones the shorter, then the first."""
        taken = dict.fromkeys(sets, 0)
        equal = dict(sets)
        for place in reversed(range(max((len(self.columns(length)) for length in sets), default=0))):
            having = {length: chosen & self._column(length, place) for length, chosen in equal.items()}
            count = sum(chosen.bit_count() for chosen in having.values())
            if count >= most:
                equal = having
                continue
            most -= count
            for length, chosen in having.items():
                taken[length] |= chosen
                equal[length] &= ~chosen
        for length in sorted(equal):
            first = _first(equal[length], most)
            most -= first.bit_count()
            taken[length] |= first
        return taken

    def some(self, sets: Sets, first: int, most: int) -> list[bytes]:
        """Return at most so many words in this order, the greatest number first, from one of them on."""
        before, until = self.greatest(sets, first), self.greatest(sets, first + most)
        words = [
            word
            for length, chosen in until.items()
            for word in self._bitsets.lengths[length].words(chosen & ~before[length])
        ]
        return sorted(words, key=lambda word: (-self._measure.of(word), len(word), word))

    def _column(self, length: int, place: int) -> int:
        columns = self.columns(length)
        return columns[place] if place < len(columns) else 0


def _add(columns: Columns, chosen: int, number: int) -> None:
    """Add a number to those of the chosen words."""
    place = carried = 0
    while chosen and (number >> place or carried):
        if place == len(columns):
            columns.append(0)
        column, more = columns[place], chosen if number >> place & 1 else 0
        columns[place] = column ^ more ^ carried
        carried = column & more | carried & (column ^ more)
        place += 1


def _first(chosen: int, most: int) -> int:
    """Return the first words of a set, at most so many: its highest bits."""
    if chosen.bit_count() <= most:
        return chosen
    least, greatest = 0, chosen.bit_length()
    while least < greatest:
        middle = (least + greatest) // 2
        if (chosen >> middle).bit_count() > most:
            least = middle + 1
        else:
            greatest = middle
    return chosen >> least << least
