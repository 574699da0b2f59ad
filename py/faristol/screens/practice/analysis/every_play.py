"""Every play of a rack with what it keeps, found from the best down, a piece at a time."""

from collections.abc import Iterable
from dataclasses import dataclass

from faristol.core.board import Board
from faristol.core.letters import plain
from faristol.core.tiles import Tiles, TileSet
from faristol.practice.staying import Staying
from faristol.words.best import Found
from faristol.words.bitsets import Bitsets
from faristol.words.plays import find_plays

AT_ONCE = 400
"""So many plays are made before somebody else may have a turn."""


@dataclass(frozen=True)
class PlayAndLeave:
    """A play, the tiles that stay on the rack, and what they are worth, in tenths of a point."""

    number: int
    """By its points, from 1."""
    found: Found
    stays: Tiles
    worth: int

    @property
    def equity(self) -> int:
        """Its points and what it keeps, in tenths."""
        return 10 * self.found.score + self.worth

    @property
    def letters(self) -> bytes:
        """Its word without the marks of blanks."""
        return plain(self.found.word)


Line = list[PlayAndLeave]
"""Plays of the same word for as many points, with the same rest of the same worth."""


class Lines:
    """Plays in lines, in the order in which the first of each comes."""

    def __init__(self, plays: Iterable[PlayAndLeave] = ()) -> None:
        self.all: list[Line] = []
        self._by_what_is_equal: dict[object, Line] = {}
        for play in plays:
            self.add(play)

    def add(self, play: PlayAndLeave) -> None:
        equal = play.letters, play.found.score, play.stays, play.worth
        line = self._by_what_is_equal.get(equal)
        if line is None:
            self._by_what_is_equal[equal] = line = []
            self.all.append(line)
        line.append(play)


class EveryPlay:
    def __init__(self, bitsets: Bitsets, tile_set: TileSet, board: Board, rack: Tiles) -> None:
        search = find_plays(bitsets, board, rack)
        self.count = search.count
        self.plays: list[PlayAndLeave] = []
        self.lines = Lines()
        self.done = False
        self._coming = search.ordered()
        self._staying = Staying(tile_set, board, rack)
        self.go_on()

    @property
    def top(self) -> int:
        return self.plays[0].found.score if self.plays else 0

    @property
    def ties(self) -> int:
        """How many of those found so far have the top score."""
        return sum(each.found.score == self.top for each in self.plays)

    def go_on(self) -> None:
        self.up_to(len(self.plays) + AT_ONCE)

    def up_to(self, number: int) -> None:
        """Make so many, if there are so many."""
        while len(self.plays) < number and not self.done:
            found = next(self._coming, None)
            if found is None:
                self.done = True
            else:
                play = PlayAndLeave(len(self.plays) + 1, found, *self._staying.after(found))
                self.plays.append(play)
                self.lines.add(play)
        self.done = self.done or len(self.plays) == self.count

    def lines_up_to(self, number: int) -> list[Line]:
        """Make so many lines, if there are so many, each with all its plays, and return those made so far."""
        while not self.done and not self._has_whole(number):
            self.go_on()
        return self.lines.all

    def _has_whole(self, number: int) -> bool:
        """Whether plays of fewer points have begun: those of a line have the same."""
        lines = self.lines.all
        return len(lines) >= number and self.plays[-1].found.score < lines[number - 1][0].found.score
