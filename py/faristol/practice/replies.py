"""The best that a rack can do, on many boards that are nearly the same.

The boards differ by a play or two, so most rows and columns are alike on all of them: the places that a rack
finds there are looked for once.
"""

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from operator import attrgetter

from faristol.core.board import Board
from faristol.core.letters import values
from faristol.core.premiums import premiums
from faristol.core.tiles import Tiles, tile_set
from faristol.words.best import Found, in_order
from faristol.words.bitsets import Bitsets
from faristol.words.fitting import Fitting, Hand
from faristol.words.lanes import Lane, lanes
from faristol.words.slots import Slot, slots
from faristol.words.worth import Worth, at_most


class Boards:
    """The rows and columns of boards; those that are alike are one and the same."""

    def __init__(self, bitsets: Bitsets) -> None:
        self._crosschecks = bitsets.crosschecks(confirmed=True)
        self._values = values(tile_set(bitsets.lexicon.language))
        self._known: dict[Hashable, Lane] = {}

    def lanes(self, board: Board) -> list[Lane]:
        found = lanes(board, premiums(), self._values, self._crosschecks)
        return [self._known.setdefault(_seen(lane), lane) for lane in found]


def _seen(lane: Lane) -> Hashable:
    """Return all that a play in this lane depends on."""
    crossings = tuple((at, each.letters, each.points) for at, each in lane.crossings.items())
    return lane.squares, lane.tiles, tuple(lane.touching), crossings


class Rack:
    """Its best play of confirmed words, on whichever board it is asked for."""

    def __init__(self, bitsets: Bitsets, rack: Tiles) -> None:
        self._lengths = bitsets.lengths
        self._hand = Hand.of(bitsets.lexicon.language, rack)
        self._values = values(tile_set(bitsets.lexicon.language))
        self._points = sorted((self._values[letter] for letter in self._hand.letters), reverse=True)
        self._fitting = Fitting(bitsets.lengths, self._hand, confirmed=True)
        self._places: dict[Lane, list[_Place]] = {}

    def best_score(self, board: list[Lane]) -> int:
        """Return 0 where there is no play; places that promise less than is found are passed over."""
        best = 0
        places = [place for lane in board for place in self._in(lane)]
        for place in sorted(places, key=_promised, reverse=True):
            if place.at_most <= best:
                break
            best = max(best, self._scores(place))
        return best

    def plays(self, board: list[Lane]) -> Iterator[Found]:
        """Return the plays, the best first."""
        return self._ordered(place.slot for lane in board for place in self._in(lane))

    def going_out(self, board: list[Lane]) -> Iterator[Found]:
        """Return the best play that leaves nothing on the rack, if there is one."""
        places = (place.slot for lane in board for place in self._in(lane))
        return islice(self._ordered(place for place in places if place.laid == self._hand.size), 1)

    def _ordered(self, places: Iterable[Slot]) -> Iterator[Found]:
        plays = in_order(self._lengths, places, self._hand, self._values)
        return (play for play in plays if play is not None)

    def _in(self, lane: Lane) -> list["_Place"]:
        if lane not in self._places:
            found = slots(lane, self._fitting)
            self._places[lane] = [_Place(slot, at_most(slot, self._points)) for slot in found]
        return self._places[lane]

    def _scores(self, place: "_Place") -> int:
        if place.score is None:
            worth = Worth(place.slot, self._hand, self._values)
            place.score = max(map(worth.best, self._lengths[place.slot.length].words(place.slot.words)))
        return place.score


@dataclass(slots=True)
class _Place:
    slot: Slot
    at_most: int
    score: int | None = None
    """Of the best play there, once it is known."""


_promised = attrgetter("at_most")
