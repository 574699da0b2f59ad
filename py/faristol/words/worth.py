"""What words are worth in one place.

Where a word lies decides how many times each of its new letters counts; the rest of the score is the same for
every word there. So a score is a sum of products, and a place shows the most it can give.
"""

from collections.abc import Sequence
from math import prod
from operator import mul

from faristol.core.letters import AS_BLANK
from faristol.words.fitting import Hand
from faristol.words.slots import Slot

FULL_RACK = 7
BONUS = 50


def at_most(slot: Slot, points: Sequence[int]) -> int:
    """Return a score that no word there exceeds, with tiles of these points, the highest first."""
    lane, start, length, laid, _, _ = slot
    span = slice(start, start + length)
    # Along and crosswise each choose the best squares for the best tiles: a little high, and quick.
    along = sum(lane.points[span]) + sum(map(mul, sorted(lane.letter_times[span], reverse=True), points))
    most: int = prod(lane.word_times[span]) * along
    if lane.crossings:
        most += sum(lane.cross_points[span])
        most += sum(map(mul, sorted(lane.cross_times[span], reverse=True), points))
    return most + BONUS if laid == FULL_RACK else most


class Worth:
    """The score of any word in its place."""

    def __init__(self, slot: Slot, hand: Hand, values: bytes) -> None:
        lane = slot.lane
        span = slice(slot.start, slot.start + slot.length)
        word_times: int = prod(lane.word_times[span])
        self.new = [place for place, tile in enumerate(lane.tiles[span]) if not tile]
        self._fixed = word_times * sum(lane.points[span]) + sum(lane.cross_points[span])
        self._fixed += BONUS if slot.laid == FULL_RACK else 0
        self._times = [
            word_times * times + crosswise
            for times, crosswise in zip(lane.letter_times[span], lane.cross_times[span], strict=True)
        ]
        self._falling = sorted(((self._times[place], place) for place in self.new), reverse=True)
        self._counts = bytearray(hand.counts)
        self._values = values

    def best(self, word: bytes) -> int:
        """Return the most a word can score: tiles lie where they count most, blanks are what is missing."""
        left = self._counts[:]
        values = self._values
        score = self._fixed
        for times, place in self._falling:
            letter = word[place]
            if left[letter]:
                left[letter] -= 1
                score += times * values[letter]
        return score

    def score(self, word: bytes) -> int:
        """Return the score of a word with its new blanks marked."""
        points: int = sum(map(mul, self._times, word.translate(self._values)))
        return self._fixed + points

    def with_blanks(self, word: bytes) -> bytes:
        """Return the word with its blanks marked, where they cost least, as `best` counts them."""
        left, marked = self._counts[:], bytearray(word)
        for _, place in self._falling:
            if left[word[place]]:
                left[word[place]] -= 1
            else:
                marked[place] |= AS_BLANK
        return bytes(marked)
