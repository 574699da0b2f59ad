"""The best that a rack can do, on many boards that are nearly the same.

The boards differ by a play or two, so most rows and columns are alike on all of them: the places that a rack
finds there are looked for once.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from operator import attrgetter
from typing import NamedTuple

from faristol.core.board import Board
from faristol.core.letters import values
from faristol.core.premiums import premiums
from faristol.core.tiles import Tiles, tile_set
from faristol.practice.keeping import Keeping
from faristol.words.best import Found, in_order
from faristol.words.bitsets import Bitsets
from faristol.words.fitting import Fitting, Hand
from faristol.words.lanes import Lane, changed_lines, lanes
from faristol.words.slots import Slot, slots
from faristol.words.worth import Worth, at_most

Lanes = Mapping[int, Lane]
"""Those of a board in which something may be played, by their number."""


class Boards:
    """The rows and columns of boards; those that are alike are one and the same."""

    def __init__(self, bitsets: Bitsets) -> None:
        self._crosschecks = bitsets.crosschecks(confirmed=True)
        self._values = values(tile_set(bitsets.lexicon.language))
        self._known: dict[Hashable, Lane] = {}

    def lanes(self, board: Board) -> Lanes:
        found = lanes(board, premiums(), self._values, self._crosschecks)
        return {number: self._one(lane) for number, lane in found.items()}

    def after(self, before: Lanes, board: Board, laid: Iterable[int]) -> Lanes:
        """Return those of the board on which these squares have been filled."""
        lines = changed_lines(board, laid)
        found = lanes(board, premiums(), self._values, self._crosschecks, lines)
        now = {**before, **{number: self._one(lane) for number, lane in found.items()}}
        return {number: now[number] for number in sorted(now)}

    def forget(self) -> None:
        """Let go of lines that are many: what is still asked about has its own."""
        if len(self._known) > MOST_KEPT:
            self._known.clear()

    def _one(self, lane: Lane) -> Lane:
        return self._known.setdefault(_seen(lane), lane)


def _seen(lane: Lane) -> Hashable:
    """Return all that a play in this lane depends on."""
    crossings = tuple((at, each.letters, each.points) for at, each in lane.crossings.items())
    return lane.squares, lane.tiles, tuple(lane.touching), crossings


ANYTHING = 100_000
MOST_KEPT = 3_000


class PlayAndWorth(NamedTuple):
    """A play with what it is worth, in tenths of a point: what it scores and what it keeps."""

    worth: int
    play: Found


class Rack:
    """Its best play of confirmed words, on whichever board it is asked for."""

    def __init__(self, bitsets: Bitsets, rack: Tiles, keeping: Keeping | None = None) -> None:
        self._lengths = bitsets.lengths
        self._hand = Hand.of(bitsets.lexicon.language, rack)
        self._values = values(tile_set(bitsets.lexicon.language))
        self._points = sorted((self._values[letter] for letter in self._hand.letters), reverse=True)
        self._fitting = Fitting(bitsets.lengths, self._hand, confirmed=True)
        self._places: dict[Lane, list[_Place]] = {}
        self._keeping = keeping

    def best_score(self, board: Lanes) -> int:
        """Return 0 where there is no play; places that promise less than is found are passed over."""
        best = 0
        places = [place for lane in board.values() for place in self._in(lane)]
        for place in sorted(places, key=_promised, reverse=True):
            if place.at_most <= best:
                break
            best = max(best, self._scores(place))
        return best

    def best(self, board: Lanes) -> PlayAndWorth | None:
        """Return the play that is worth most with what it keeps."""
        best: PlayAndWorth | None = None
        places = [place for lane in board.values() for place in self._in(lane)]
        for place in sorted(places, key=_most_worth, reverse=True):
            if best and place.most_worth <= best.worth:
                break
            if place.best is None:
                place.best = self._best_of(place)
            if best is None or place.best.worth > best.worth:
                best = place.best
        return best

    def plays(self, board: Lanes) -> Iterator[Found]:
        """Return the plays, the best first."""
        return self._ordered(place.slot for lane in board.values() for place in self._in(lane))

    def going_out(self, board: Lanes) -> Iterator[Found]:
        """Return the best play that leaves nothing on the rack, if there is one."""
        places = (place.slot for lane in board.values() for place in self._in(lane))
        return islice(self._ordered(place for place in places if place.laid == self._hand.size), 1)

    def _ordered(self, places: Iterable[Slot]) -> Iterator[Found]:
        plays = in_order(self._lengths, places, self._hand, self._values)
        return (play for play in plays if play is not None)

    def _in(self, lane: Lane) -> list["_Place"]:
        if lane not in self._places:
            found = slots(lane, self._fitting)
            self._places[lane] = [self._place(slot) for slot in found]
        return self._places[lane]

    def _place(self, slot: Slot) -> "_Place":
        most = at_most(slot, self._points)
        kept = self._hand.size - slot.laid
        return _Place(slot, most, 10 * most + (self._keeping.at_most[kept] if self._keeping else 0))

    def _scores(self, place: "_Place") -> int:
        if place.score is None:
            worth = Worth(place.slot, self._hand, self._values)
            place.score = max(map(worth.best, self._lengths[place.slot.length].words(place.slot.words)))
        return place.score

    def _best_of(self, place: "_Place") -> PlayAndWorth:
        """Return the best play of a place; words that score too little for any rack kept are passed over."""
        assert self._keeping
        slot = place.slot
        worth = Worth(slot, self._hand, self._values)
        words = self._lengths[slot.length].words(slot.words)
        most = self._keeping.at_most[self._hand.size - slot.laid]
        best, chosen, score = -ANYTHING, b"", 0
        for points, word in sorted(((worth.best(word), word) for word in words), reverse=True):
            if 10 * points + most <= best:
                break
            here = 10 * points + self._keeping.worth(bytes(word[at] for at in worth.new))
            if here > best:
                best, chosen, score = here, word, points
        laid = worth.with_blanks(chosen)
        there = slot.lane.tiles[slot.start : slot.start + slot.length]
        written = bytes(tile or letter for tile, letter in zip(there, laid, strict=True))
        return PlayAndWorth(
            best, Found(score, slot.lane.down, slot.lane.squares[slot.start], written, slot.laid)
        )


@dataclass(slots=True)
class _Place:
    slot: Slot
    at_most: int
    most_worth: int
    """In tenths of a point, with whatever it keeps."""
    score: int | None = None
    """Of the best play there, once it is known."""
    best: PlayAndWorth | None = None


_promised = attrgetter("at_most")
_most_worth = attrgetter("most_worth")
