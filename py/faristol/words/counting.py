"""How many plays there are, without making them.

Plays differ by the word, by where it lies and by the squares on which blanks lie. Where N of a letter are
laid, of which β by blanks, there are C(N, β) ways to choose their squares; a word is as many plays as all
choices for all its letters give together. With r of the letter on the rack, β is at least N - r.
"""

from math import comb

from faristol.words.fitting import Through
from faristol.words.slots import Slot

Weights = list[tuple[int, int]]
"""[(words, more), ...]: each word is one play, and `more` for each of these sets that it is in."""


def count(slot: Slot) -> int:
    """Count the plays of one place."""
    through, length, words = slot.through, slot.length, slot.words
    plays = words.bit_count()
    if through.hand.blanks:
        if length not in through.weights:
            through.weights[length] = _weights(through, length)
        for which, more in through.weights[length]:
            plays += more * (words & which).bit_count()
    return plays


def _weights(through: Through, length: int) -> Weights:
    weights = _with_one(through, length) if through.hand.blanks == 1 else _with_two(through, length)
    fits = through[length][-1]
    within = [(words & fits, more) for words, more in weights if more]
    return [(words, more) for words, more in within if words]


def _with_one(through: Through, length: int) -> Weights:
    """Count with one blank: on any square where nothing is missing, else on one of r + 1 that are."""
    laid = length - through.passed
    need_none, _ = through[length]
    return [(need_none, laid), *((words, r) for r, words in _missing(_short(through, length)).items())]


def _with_two(through: Through, length: int) -> Weights:
    laid = length - through.passed
    need_none, need_one, _ = through[length]
    short = _short(through, length)
    weights = [(need_one, laid - 1), (need_none, 1 + comb(laid, 2))]
    for r, words in _missing(short).items():
        # With one letter missing, the other blank lies on a further one of the same letter, or on another
        # letter, or stays on the rack. Of these ways the sets above have counted as many as are laid.
        ways = comb(r + 1, 2) + (r + 1) * (laid - r - 1) + (r + 1)
        weights += [(words, r), (words & need_one, ways - laid - r)]
    for (r, s), words in _missing_two(short).items():
        # (r + 1)(s + 1) ways; where r is s, the set above has counted the word once for both letters.
        weights.append((words, r * s + (r if r == s else 0)))
    for r, words in _missing(_short(through, length, by=2)).items():
        weights.append((words, comb(r + 2, 2) - 1 - r))
    return weights


def _short(through: Through, length: int, by: int = 1) -> Weights:
    """Return for each letter of the rack the words that want so many more of it, and how many there are."""
    words, counts = through.lengths[length], through.hand.counts
    return [
        (words.at_least(letter, counts[letter] + through.shared.count(letter) + by), counts[letter])
        for letter in through.hand.held
    ]


def _missing(short: Weights) -> dict[int, int]:
    """Return by the number on the rack the words that want such a letter."""
    missing: dict[int, int] = {}
    for words, r in short:
        missing[r] = missing.get(r, 0) | words
    return missing


def _missing_two(short: Weights) -> dict[tuple[int, int], int]:
    """Return by the numbers on the rack the words that want two such letters."""
    both: dict[tuple[int, int], int] = {}
    seen: dict[int, int] = {}
    for words, r in short:
        for s, others in seen.items():
            pair = (min(r, s), max(r, s))
            both[pair] = both.get(pair, 0) | words & others
        seen[r] = seen.get(r, 0) | words
    return both
