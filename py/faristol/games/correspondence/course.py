"""A course of the game: the turns made, and what follows from them. A challenge makes two of one."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import takewhile
from typing import Any, Literal

from faristol.core.board import Board
from faristol.core.tiles import Tiles

Hand = tuple[int, ...]
"""Places in the string, in its order."""

Kind = Literal["play", "pass", "zero"]
RED, BLUE = 1, 2


@dataclass(frozen=True)
class Turn:
    """Who scores zero or says PAS keeps the letters (COR-10)."""

    player: int
    kind: Kind
    play: str | None = None
    points: int = 0
    """As the sheet has them."""
    worth: int = 0
    """As the play would score without caps, and were its words in the stock."""
    words: tuple[str, ...] = ()
    """Each with its position, `7C GOL`; the main one first."""
    laid: Mapping[int, int] = field(default_factory=dict)
    used: Hand = ()
    drawn: Hand = ()
    clause: str | None = None

    @property
    def as_zero(self) -> "Turn":
        """The same turn, if the play was wrong."""
        return replace(self, kind="zero", points=0, laid={}, used=(), drawn=())


@dataclass(frozen=True)
class Course:
    hands: tuple[Hand, Hand]
    taken: int
    """How many letters of the string have come into play."""
    turns: tuple[Turn, ...] = ()
    board: Board = Board()

    def after(self, turn: Turn) -> "Course":
        one, two = self.hands
        mine = self.hands[turn.player - 1]
        mine = (*(place for place in mine if place not in turn.used), *turn.drawn)
        return Course(
            hands=(mine, two) if turn.player == RED else (one, mine),
            taken=self.taken + len(turn.drawn),
            turns=(*self.turns, turn),
            board=self.board.with_tiles(turn.laid),
        )

    def points(self, player: int) -> int:
        return sum(turn.points for turn in self.turns if turn.player == player)

    def in_a_row(self, kind: Kind) -> int:
        """Turns up to the last one that are all of this kind."""
        return sum(1 for _ in takewhile(lambda turn: turn.kind == kind, reversed(self.turns)))

    def ends(self, letters: int, rules: Mapping[str, Any]) -> str | None:
        """COR-7, as a free game: no letters left to one, none in the string; or PAS four times in a row."""
        if self.taken == letters and () in self.hands:
            return "played-out"
        return "passes" if self.in_a_row("pass") >= rules["passes"]["turns"] else None


def start(size: int) -> Course:
    """RED has the first seven letters, BLUE the next seven (COR-4)."""
    return Course((tuple(range(size)), tuple(range(size, 2 * size))), 2 * size)


def course_of(size: int, turns: Iterable[Turn]) -> Course:
    return reduce(Course.after, turns, start(size))


def tiles_of(string: Sequence[str], places: Iterable[int]) -> Tiles:
    return tuple(string[place] for place in places)


def places_of(string: Sequence[str], hand: Hand, tiles: Iterable[str]) -> Hand:
    """Where in the string these tiles of a hand stand, the earliest of equal ones, in the string's order."""
    left, found = list(hand), []
    for tile in tiles:
        place = next(place for place in left if string[place] == tile)
        left.remove(place)
        found.append(place)
    return tuple(sorted(found))
