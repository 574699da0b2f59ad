"""A course of the game: the turns made, and what follows from them. A challenge makes two of one."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import takewhile
from typing import Literal

from faristol.core.board import Board
from faristol.core.tiles import Tiles

Hand = tuple[int, ...]
"""Places in the string, in its order."""

Kind = Literal["play", "pass", "zero"]
RED, BLUE = 1, 2


@dataclass(frozen=True)
class Turn:
    """A play, a play that scores zero, or PAS: then the letters stay in the hand (COR-10)."""

    player: int
    kind: Kind
    play: str | None = None
    points: int = 0
    """What the sheet counts."""
    worth: int = 0
    """What the play would score without caps, and were its words in the stock."""
    words: tuple[str, ...] = ()
    """Each with its position, `7C GOL`; the main one first."""
    new_tiles: Mapping[int, int] = field(default_factory=dict)
    used: Hand = ()
    drawn: Hand = ()
    clause: str | None = None

    @property
    def as_zero(self) -> "Turn":
        """Return the same turn, if the play was wrong."""
        return replace(self, kind="zero", points=0, new_tiles={}, used=(), drawn=())


@dataclass(frozen=True)
class Course:
    hands: tuple[Hand, Hand]
    in_play: int
    """How many letters of the string have come into play."""
    turns: tuple[Turn, ...] = ()
    board: Board = Board()

    def after(self, turn: Turn) -> "Course":
        one, two = self.hands
        mine = self.hands[turn.player - 1]
        mine = (*(place for place in mine if place not in turn.used), *turn.drawn)
        return Course(
            hands=(mine, two) if turn.player == RED else (one, mine),
            in_play=self.in_play + len(turn.drawn),
            turns=(*self.turns, turn),
            board=self.board.with_tiles(turn.new_tiles),
        )

    def points(self, player: int) -> int:
        return sum(turn.points for turn in self.turns if turn.player == player)

    def in_a_row(self, kind: Kind) -> int:
        """Return how many turns up to the last one are all of this kind."""
        return sum(1 for _ in takewhile(lambda turn: turn.kind == kind, reversed(self.turns)))

    def ends(self, letters: int, passes: int) -> str | None:
        """Return how it ends as a free game: by no letters left, or by PAS so often in a row (COR-7)."""
        if self.in_play == letters and () in self.hands:
            return "played-out"
        return "passes" if self.in_a_row("pass") >= passes else None


def start(size: int) -> Course:
    """Return the course before the first turn: RED has the first seven letters, BLUE the next (COR-4)."""
    return Course((tuple(range(size)), tuple(range(size, 2 * size))), 2 * size)


def course_of(size: int, turns: Iterable[Turn]) -> Course:
    return reduce(Course.after, turns, start(size))


def tiles_of(string: Sequence[str], places: Iterable[int]) -> Tiles:
    return tuple(string[place] for place in places)


def places_of(string: Sequence[str], hand: Hand, tiles: Iterable[str]) -> Hand:
    """Return where in the string these tiles of a hand stand, the earliest of equal ones first."""
    left, found = list(hand), []
    for tile in tiles:
        place = next(place for place in left if string[place] == tile)
        left.remove(place)
        found.append(place)
    return tuple(sorted(found))
