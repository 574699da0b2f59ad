"""The places where a play fits: some squares of a lane, and the set of words that can be laid there."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from faristol.words.fitting import Fitting, Through
from faristol.words.lanes import Lane, Stretch
from faristol.words.wordsets import PLACE, WordsOfLength

Demands = list[tuple[int, int]]
"""[(place, letters), ...]: where crossings ask for one of some letters."""


class Slot(NamedTuple):
    """Where a word lies, how many tiles are laid for it, and the words that fit."""

    lane: Lane
    start: int
    length: int
    laid: int
    through: Through
    words: int


def slots(lane: Lane, fitting: Fitting) -> list[Slot]:
    """Return every place of a lane where some word fits."""
    hand = fitting.hand
    mine = -1 if hand.blanks else sum(1 << letter for letter in hand.held)
    asked = {place: crossing.letters & mine for place, crossing in lane.crossings.items()}
    found: list[Slot] = []
    # Neighbouring runs share their ways out: those before the first of them, those behind the last.
    heads: dict[int, list[Demands]] = {}
    tails: dict[int, list[Demands]] = {}
    for stretch in lane.stretches:
        first, last = stretch.first, stretch.last
        if first not in heads:
            heads[first] = _ways(range(first - 1, max(stretch.earliest, first - hand.size) - 1, -1), asked)
        if last not in tails:
            tails[last] = _ways(range(last + 1, min(stretch.latest, last + hand.size) + 1), asked)
        if len(stretch.between) <= hand.size and all(asked.get(place, 1) for place in stretch.between):
            demanded = [(place, asked[place]) for place in stretch.between if place in asked]
            found += _through(stretch, lane, fitting, demanded, heads[first], tails[last])
    for low, high in lane.gaps:
        touching = [place for place in lane.touching if low <= place <= high]
        if touching:
            found += _between(low, high, touching, lane, fitting, asked)
    return found


def _through(
    stretch: Stretch,
    lane: Lane,
    fitting: Fitting,
    demanded: Demands,
    heads: list[Demands],
    tails: list[Demands],
) -> list[Slot]:
    """Return words that take in some runs."""
    found: list[Slot] = []
    blanks = fitting.hand.blanks
    inside = len(stretch.between)
    room = fitting.hand.size - inside
    through = fitting.through(stretch.letters)
    one, *others = stretch.keys
    for before, ahead in enumerate(heads[: room + 1]):
        start = stretch.first - before
        shift = start * PLACE
        for after, behind in enumerate(tails[: room - before + 1]):
            length = stretch.last + after - start + 1
            table = fitting.lengths[length]
            # The board's letters first: a long run leaves few words, mostly none, before the rack is asked.
            at = table.at
            words = at[one - shift]
            for key in others:
                words &= at[key - shift]
                if not words:
                    break
            if words:
                words &= through[length][blanks]
                if words and (demanded or ahead or behind):
                    words = _meeting([*demanded, *ahead, *behind], words, table, start)
                laid = inside + before + after
                if words and (laid > 1 or laid and _is_main(lane, start, length)):
                    found.append(Slot(lane, start, length, laid, through, words))
    return found


def _between(
    low: int, high: int, touching: list[int], lane: Lane, fitting: Fitting, asked: Mapping[int, int]
) -> list[Slot]:
    """Return words in a gap that touch tiles beside it."""
    found: list[Slot] = []
    size, blanks = fitting.hand.size, fitting.hand.blanks
    through = fitting.through(b"")
    for start in range(max(low, touching[0] - size + 1), min(high - 1, touching[-1]) + 1):
        shortest = max(2, next(place for place in touching if place >= start) - start + 1)
        if shortest > size:
            continue
        ways = _ways(range(start, min(high, start + size - 1) + 1), asked)
        for length in range(shortest, len(ways)):
            words = through[length][blanks]
            if words:
                words = _meeting(ways[length], words, fitting.lengths[length], start)
                if words:
                    found.append(Slot(lane, start, length, length, through, words))
    return found


def _meeting(demands: Demands, words: int, table: WordsOfLength, start: int) -> int:
    """Return those of the words that have what the crossings ask for."""
    for place, letters in demands:
        words &= table.allowing[letters * 16 + place - start]
        if not words:
            break
    return words


def _ways(places: Iterable[int], asked: Mapping[int, int]) -> list[Demands]:
    """Return what crossings ask for after no step, one, two, and so on to where no letter will do."""
    ways: list[Demands] = [[]]
    for place in places:
        letters = asked.get(place)
        if letters == 0:
            break
        ways.append(ways[-1] if letters is None else [*ways[-1], (place, letters)])
    return ways


def _is_main(lane: Lane, start: int, length: int) -> bool:
    """Return whether a single tile that makes words both ways counts here: in the longer word, or across."""
    crossed = [crossing for place, crossing in lane.crossings.items() if start <= place < start + length]
    return all(
        length > crossing.length or (length == crossing.length and not lane.down) for crossing in crossed
    )
