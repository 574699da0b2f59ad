"""Two word lists beside each other: which words of the one the other has as well."""

from bisect import bisect_left

from faristol.words.lexicon import Lexicon, words_of
from faristol.words.slices import InSlices

SLICE = 1 << 12
"""So many words are compared before someone else may have a turn."""


def shared_words(lexicon: Lexicon, other: Lexicon) -> InSlices[dict[int, int]]:
    """Return for each length a number with a bit for each word, set for those that the other has too."""
    shared = {}
    for done, length in enumerate(lexicon.rows):
        words, others = words_of(lexicon.rows, length), words_of(other.rows, length)
        digits, at = [], 0
        for start in range(0, len(words), SLICE):
            some = words[start : start + SLICE]
            following = words[start + SLICE : start + SLICE + 1]
            until = bisect_left(others, following[0]) if following else len(others)
            there = set(others[at:until])
            digits.append("".join("01"[word in there] for word in some))
            at = until
            yield done, len(lexicon.rows)
        shared[length] = int("".join(digits) or "0", 2)
    return shared
