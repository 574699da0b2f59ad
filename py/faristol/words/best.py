"""Plays from the best down, made only when their turn comes.

Places, words and plays wait together, each under the most it can still give. A place that comes to the top
is opened into its words, a word into its plays (which differ by what blanks stand for); a play that comes to
the top is the next one, because nothing that waits can be better.
"""

from collections.abc import Iterable, Iterator, Sequence
from heapq import heapify, heappop, heappush
from itertools import combinations
from typing import NamedTuple

from faristol.core.letters import AS_BLANK
from faristol.core.play import Play
from faristol.core.squares import Place
from faristol.words.fitting import Hand
from faristol.words.slots import Slot
from faristol.words.wordsets import WordsOfLength
from faristol.words.worth import Worth, at_most

PAUSE = 50
"""So many steps of work, a millisecond or two, and then somebody else may have a turn."""

_PLACE, _WORD, _PLAY = range(3)


class Found(NamedTuple):
    """A play that was found, and its score. In the word blanks are marked, as on the board."""

    score: int
    down: bool
    square: int
    word: bytes
    laid: int

    @property
    def play(self) -> Play:
        return Play(Place(self.square, self.down), self.word)


class _Opened(NamedTuple):
    """The words of a place, the best last; they take their turn one after the other."""

    slot: Slot
    worth: Worth
    words: list[tuple[int, bytes]]


# The most it can give, with a minus so that it comes first; its kind; its order among its like; itself.
_Waiting = tuple[int, int, tuple[int, int, bytes], Slot | _Opened | Found]


def in_order(
    lengths: Sequence[WordsOfLength], places: Iterable[Slot], hand: Hand, values: bytes
) -> Iterator[Found | None]:
    """Yield all plays, the best first; None now and then: work was done, and no play is certain yet."""
    points = sorted((values[letter] for letter in hand.letters), reverse=True)
    waiting: list[_Waiting] = [
        (-at_most(slot, points), _PLACE, (number, 0, b""), slot) for number, slot in enumerate(places)
    ]
    heapify(waiting)
    steps = 0
    while waiting:
        _, _, (number, _, _), what = heappop(waiting)
        if isinstance(what, Found):
            yield what
            continue
        if isinstance(what, Slot):
            opened = _open(what, lengths[what.length].words(what.words), hand, values)
            steps += len(opened.words)
        else:
            opened = what
            plays = _plays(opened, opened.words.pop()[1], hand)
            steps += len(plays)
            for play in plays:
                heappush(waiting, (-play.score, _PLAY, (play.down, play.square, play.word), play))
        if opened.words:
            best, _ = opened.words[-1]
            heappush(waiting, (-best, _WORD, (number, 0, b""), opened))
        if steps >= PAUSE:
            steps = 0
            yield None


def _open(slot: Slot, words: list[bytes], hand: Hand, values: bytes) -> _Opened:
    worth = Worth(slot, hand, values)
    return _Opened(slot, worth, sorted((worth.best(word), word) for word in words))


def _plays(opened: _Opened, word: bytes, hand: Hand) -> list[Found]:
    """Return the plays of one word, which differ by the squares on which blanks lie."""
    slot, worth, _ = opened
    lane, square = slot.lane, slot.lane.squares[slot.start]
    there = lane.tiles[slot.start : slot.start + slot.length]
    covers = any(there)
    plays = []
    for blanks in _blanks([(place, word[place]) for place in worth.new], hand) if hand.blanks else [()]:
        marked = _marked(word, blanks) if blanks else word
        written = (
            bytes(tile or letter for tile, letter in zip(there, marked, strict=True)) if covers else marked
        )
        plays.append(Found(worth.score(marked), lane.down, square, written, slot.laid))
    return plays


def _marked(word: bytes, blanks: Iterable[int]) -> bytes:
    marked = bytearray(word)
    for place in blanks:
        marked[place] |= AS_BLANK
    return bytes(marked)


def _blanks(letters: list[tuple[int, int]], hand: Hand) -> list[tuple[int, ...]]:
    """Return every way of laying the blanks: the places of the letters they stand for."""
    places: dict[int, list[int]] = {}
    for place, letter in letters:
        places.setdefault(letter, []).append(place)
    missing = {letter: max(0, len(at) - hand.counts[letter]) for letter, at in places.items()}
    spare = hand.blanks - sum(missing.values())
    ways: list[tuple[int, tuple[int, ...]]] = [(spare, ())]
    for letter, at in places.items():
        ways = [
            (left - more, blanks + chosen)
            for left, blanks in ways
            for more in range(min(left, len(at) - missing[letter]) + 1)
            for chosen in combinations(at, missing[letter] + more)
        ]
    return [blanks for _, blanks in ways]
