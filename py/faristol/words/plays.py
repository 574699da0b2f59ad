"""Every legal play of a rack on a board: how many, the best with all its equals, the first few, all of them.

A search goes lane by lane in short steps, so that who drives it can show how far it is, let others have a
turn, or leave it. It counts the plays without making them; they are made one by one, from the best down,
when somebody wants to see them.
"""

from collections.abc import Iterator, Mapping
from itertools import takewhile

from faristol.core.board import Board
from faristol.core.letters import AS_BLANK, values
from faristol.core.premiums import premiums
from faristol.core.squares import Place
from faristol.core.tiles import Tiles, tile_set
from faristol.words.best import Found, in_order
from faristol.words.bitsets import Bitsets
from faristol.words.counting import count
from faristol.words.crosschecks import Between
from faristol.words.fitting import Fitting, Hand
from faristol.words.lanes import lanes
from faristol.words.slots import Slot, slots
from faristol.words.spelling import LONGEST
from faristol.words.wordsets import PLACE


class Search:
    """`confirmed` plays have only words that several sources know; the computer plays no others. Words of
    more than `longest` letters are left out where it is to know less. `crosswise` knows the words that a play
    may make besides its main word, where they are not those of the same list."""

    def __init__(
        self,
        bitsets: Bitsets,
        board: Board,
        rack: Tiles,
        *,
        confirmed: bool = False,
        longest: int = LONGEST,
        crosswise: Between | None = None,
    ) -> None:
        self.count = 0
        self._bitsets = bitsets
        self._board = board
        self._hand = Hand.of(bitsets.lexicon.language, rack)
        self._values = values(tile_set(bitsets.lexicon.language))
        self._confirmed = confirmed
        self._longest = longest
        self._crosswise = crosswise or bitsets.crosschecks(confirmed=confirmed)
        self._slots: list[Slot] = []

    def steps(self) -> Iterator[float]:
        """Search, some milliseconds at a time; yield the share that is done."""
        to_look_at = lanes(self._board, premiums(), self._values, self._crosswise)
        fitting = Fitting(self._bitsets.lengths, self._hand, confirmed=self._confirmed)
        for done, lane in enumerate(to_look_at.values(), 1):
            found = [slot for slot in slots(lane, fitting) if slot.length <= self._longest]
            self._slots += found
            self.count += sum(map(count, found))
            yield done / len(to_look_at)

    def in_order(self) -> Iterator[Found | None]:
        """Yield all plays, the best first; of equal ones across before down, then by row, column and tiles.

        None stands for a pause: work was done, and the next play is not certain yet.
        """
        return in_order(self._bitsets.lengths, self._slots, self._hand, self._values)

    def starting(self, letters: bytes, at: Place | None = None) -> Iterator[Found]:
        """Return those whose word begins so, and at this place if one is given; the best first."""
        narrowed = [slot for slot in self._slots if len(letters) <= slot.length and _is_at(slot, at)]
        places = []
        for slot in narrowed:
            words = slot.words
            sets = self._bitsets.lengths[slot.length]
            for place, letter in enumerate(letters):
                words &= sets.at[place * PLACE + letter]
            if words:
                places.append(slot._replace(words=words))
        found = in_order(self._bitsets.lengths, places, self._hand, self._values)
        return (play for play in found if play is not None)

    def reached(self, laid: Mapping[int, int], letter: int = 0) -> set[int]:
        """Return the empty squares that plays cover which have these tiles where they are laid already.
        With a letter they are those on which it can lie."""
        squares: set[int] = set()
        for slot in self._slots:
            span = slot.lane.squares[slot.start : slot.start + slot.length]
            words, at = slot.words, self._bitsets.lengths[slot.length].at
            for square, code in laid.items():
                words &= at[span.index(square) * PLACE + (code & ~AS_BLANK)] if square in span else 0
            if words:
                free = [place for place, square in enumerate(span) if not self._board.squares[square]]
                new = [place for place in free if span[place] not in squares and span[place] not in laid]
                squares.update(
                    span[place] for place in new if not letter or words & at[place * PLACE + letter]
                )
        return squares

    def ordered(self) -> Iterator[Found]:
        return (found for found in self.in_order() if found is not None)

    def best(self) -> list[Found]:
        plays = self.ordered()
        first = next(plays, None)
        if first is None:
            return []
        return [first, *takewhile(lambda found: found.score == first.score, plays)]


def _is_at(slot: Slot, at: Place | None) -> bool:
    return at is None or (slot.lane.down == at.down and slot.lane.squares[slot.start] == at.square)


def find_plays(
    bitsets: Bitsets,
    board: Board,
    rack: Tiles,
    *,
    confirmed: bool = False,
    crosswise: Between | None = None,
) -> Search:
    """Return a search that is done, where nobody waits."""
    search = Search(bitsets, board, rack, confirmed=confirmed, crosswise=crosswise)
    for _ in search.steps():
        pass
    return search
