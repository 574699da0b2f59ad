"""The rows and columns of a board, as somebody sees them who looks for a play.

The tiles of a lane stand in runs. A word takes in a run or some neighbouring ones whole, with the squares
between them, and may begin before and end behind them: that is a stretch. Or it lies in a gap between runs,
where it touches a tile beside it. The squares just before and behind a word are always empty.

Squares of a lane are counted from 0 to 14.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import repeat
from operator import mul

from faristol.core.board import Board
from faristol.core.letters import plain
from faristol.core.premiums import Premiums
from faristol.core.squares import CENTRE, SIZE, line
from faristol.words.crosschecks import Between
from faristol.words.wordsets import PLACE

_RUN = re.compile(rb"[^\0]+")


@dataclass(slots=True)
class Crossing:
    """An empty square with tiles beside it: whatever is laid there makes a word the other way too."""

    letters: int
    points: int
    length: int


@dataclass(slots=True)
class Stretch:
    """Runs that a word takes in whole, from `first` to `last`. It may begin from `earliest` on, and end up to
    `latest`; `between` the runs there are empty squares, and `letters` are theirs."""

    first: int
    last: int
    earliest: int
    latest: int
    between: list[int]
    letters: bytes
    keys: list[int]


class Lane:
    """One row or column with tiles or beside some."""

    def __init__(self, squares: range, board: "_Seen", crossings: Mapping[int, Crossing]) -> None:
        span = slice(squares.start, squares.stop, squares.step)
        self.squares = squares
        self.down = squares.step > 1
        self.tiles = board.tiles[span]
        self.crossings = {at: crossings[square] for at, square in enumerate(squares) if square in crossings}
        self.touching = list(self.crossings)
        if board.is_empty and CENTRE in squares:
            self.touching = [squares.index(CENTRE)]
        # The first and last square of each run, between the edges of the board.
        runs = [edge for run in _RUN.finditer(self.tiles) for edge in (run.start(), run.end() - 1)]
        self.edges = [-2, *runs, SIZE + 1]
        # What counts towards a score: premiums under new tiles, points of what lies there, and crosswise.
        self.points = board.points[span]
        self.letter_times = board.letter_times[span]
        self.word_times = board.word_times[span]
        self.cross_points = [0] * SIZE
        self.cross_times = [0] * SIZE
        for at, crossing in self.crossings.items():
            self.cross_points[at] = crossing.points * self.word_times[at]
            self.cross_times[at] = self.letter_times[at] * self.word_times[at]

    @property
    def gaps(self) -> list[tuple[int, int]]:
        """From where to where a word may lie that takes in no run."""
        edges = self.edges
        return [(low + 2, high - 2) for low, high in zip(edges[::2], edges[1::2], strict=True)]

    @property
    def stretches(self) -> list[Stretch]:
        letters = plain(self.tiles)
        edges = self.edges
        runs = range(1, len(edges) - 1, 2)
        found = []
        for i in runs:
            between: list[int] = []
            for j in runs[i // 2 :]:
                first, last = edges[i], edges[j + 1]
                if j > i:
                    between = [*between, *range(edges[j - 1] + 1, edges[j])]
                places = [place for place in range(first, last + 1) if letters[place]]
                found.append(
                    Stretch(
                        first,
                        last,
                        edges[i - 1] + 2,
                        edges[j + 2] - 2,
                        between,
                        letters[first : last + 1].replace(b"\0", b""),
                        [place * PLACE + letters[place] for place in places],
                    )
                )
        return found


class _Seen:
    """The board as plays see it: premiums are gone under tiles."""

    def __init__(self, board: Board, premiums: Premiums, values: bytes) -> None:
        self.tiles = board.squares
        self.is_empty = board.is_empty
        self.points = board.squares.translate(values)
        free = [not tile for tile in board.squares]
        self.letter_times = bytes(map(mul, premiums.letters, free))
        self.word_times = bytes(map(max, map(mul, premiums.words, free), repeat(1)))


Lines = Iterable[int]
"""Rows by their number from 0 to 14, columns from 15 to 29."""
ALL_LINES = range(2 * SIZE)


def lanes(
    board: Board, premiums: Premiums, values: bytes, crosschecks: Between, lines: Lines = ALL_LINES
) -> dict[int, Lane]:
    """Return those of these lines in which something may be played, by their number."""
    seen = _Seen(board, premiums, values)
    found = {}
    for number in lines:
        down, nth = divmod(number, SIZE)
        squares = line(nth if down else nth * SIZE, bool(down))
        lane = Lane(squares, seen, _crossings(board, nth, squares, not down, values, crosschecks))
        if lane.touching or any(lane.tiles):
            found[number] = lane
    return found


def changed_lines(board: Board, laid: Iterable[int]) -> set[int]:
    """Return the lines in which something else may be played, or is worth something else, once these squares
    are filled: they are filled on the board."""
    found = set()
    for square in laid:
        row, column = divmod(square, SIZE)
        tiles = board.squares[row * SIZE : row * SIZE + SIZE]
        found |= {row, *(SIZE + end for end in _ends(tiles, column)), SIZE + column}
        tiles = board.squares[column::SIZE]
        found.update(_ends(tiles, row))
    return found


def _ends(tiles: bytes, place: int) -> list[int]:
    """Return the empty squares at both ends of the run that this place is in."""
    ends = tiles.rfind(0, 0, place), tiles.find(0, place)
    return [end for end in ends if end >= 0]


def _crossings(
    board: Board, nth: int, squares: range, down: bool, values: bytes, crosschecks: Between
) -> dict[int, Crossing]:
    """Return the words that go down, or across, through the empty squares of a line beside tiles."""
    crossings, tiles, step = {}, board.squares, SIZE if down else 1
    for square in squares:
        if tiles[square] or not ((nth and tiles[square - step]) or (nth < SIZE - 1 and tiles[square + step])):
            continue
        other = line(square, down)
        across = tiles[other.start : other.stop : step]
        ahead, behind = across[:nth].rpartition(b"\0")[2], across[nth + 1 :].partition(b"\0")[0]
        letters = crosschecks.between(plain(ahead), plain(behind))
        points = sum((ahead + behind).translate(values))
        crossings[square] = Crossing(letters, points, len(ahead) + 1 + len(behind))
    return crossings
