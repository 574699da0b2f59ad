"""A number for every word: its points, or in how many ways its tiles are drawn together from a full bag.

The numbers of all words of one length are written in columns: the set of those whose number has the first
bit, of those that have the second, and so on. So all numbers are added, multiplied and compared at once, with
a few operations on sets; they are whole, and none is rounded.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import comb, prod

from faristol.core.tiles import TileSet
from faristol.words.bitsets import Bitsets
from faristol.words.listed import Sets
from faristol.words.spelling import LONGEST
from faristol.words.wordsets import WordsOfLength

Columns = list[int]
Join = Callable[[Columns, int, int], None]
"""Bring the number of a letter into those of the chosen words: columns, chosen, number."""


@dataclass(frozen=True)
class Measure:
    """`weights[letter][n]` is what n of a letter bring into a word's number, by the letter's own number.

    A word with more of a letter than there are weights has the number 0.
    """

    weights: tuple[tuple[int, ...], ...]
    join: Join
    whole: Callable[[Iterable[int]], int]
    """The number of one word from what its letters bring."""

    def of(self, word: bytes) -> int:
        counted = [(self.weights[letter], word.count(letter)) for letter in set(word)]
        if any(times >= len(weights) for weights, times in counted):
            return 0
        return self.whole(weights[times] for weights, times in counted)

    def columns(self, words: WordsOfLength) -> Columns:
        columns: Columns = [words.all] if self.whole(()) else []
        impossible = 0
        for letter, weights in enumerate(self.weights[1:], 1):
            having = words.at_least(letter, 1)
            for times, weight in enumerate(weights[1:], 1):
                more = words.at_least(letter, times + 1)
                self.join(columns, having & ~more, weight)
                having = more
            impossible |= having
        return [column & ~impossible for column in columns]


def points(tile_set: TileSet) -> Measure:
    """Return what the tiles of a word are worth by themselves."""
    worth = [points for _, points in tile_set.letters.values()]
    return Measure(((), *(tuple(n * each for n in range(LONGEST + 1)) for each in worth)), _add, sum)


def likelihood(tile_set: TileSet) -> Measure:
    """Return in how many ways the tiles of a word are drawn from a full bag, without its blanks.

    A word that needs a blank has 0.
    """
    counts = [count for count, _ in tile_set.letters.values()]
    return Measure(((), *(tuple(comb(n, k) for k in range(n + 1)) for n in counts)), _multiply, prod)


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
    _add_columns(columns, [chosen if bit == "1" else 0 for bit in reversed(f"{number:b}")], 0)


def _multiply(columns: Columns, chosen: int, number: int) -> None:
    """Multiply those of the chosen words by a number."""
    if number == 1 or not chosen:
        return
    once = [column & chosen for column in columns]
    columns[:] = [column & ~chosen for column in columns]
    for place, bit in enumerate(reversed(f"{number:b}")):
        if bit == "1":
            _add_columns(columns, once, place)
    while not columns[-1]:
        columns.pop()


def _add_columns(columns: Columns, others: Columns, first: int) -> None:
    """Add to each number another one, moved on by so many places."""
    place, carried = first, 0
    while place < first + len(others) or carried:
        columns.extend([0] * (place + 1 - len(columns)))
        column, other = columns[place], others[place - first] if place < first + len(others) else 0
        columns[place] = column ^ other ^ carried
        carried = column & other | carried & (column ^ other)
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
