"""The earlier editions of a built-in list: an event plays to its end by the words that it began with.

For each edition a file beside the list, of the same form, holds the words that came or went with the next
one: who needs an old edition goes back from one to the one before.
"""

from bisect import bisect_left
from collections.abc import Iterable
from itertools import compress

from faristol.words.lexicon import Lexicon, marks, words_of
from faristol.words.slices import InSlices

SLICE = 1 << 12
"""So many words are compared before someone else may have a turn."""


def way_back(editions: Iterable[str], to: str) -> list[str]:
    """Return the editions that lead from the list of today to an earlier one, the newest first."""
    return sorted((version for version in editions if version >= to), reverse=True)


def earlier_edition(lexicon: Lexicon, changed: Lexicon) -> InSlices[Lexicon]:
    """Return the edition in which each of the changed words is in if it is not in this one, and else is out.

    A word of both is confirmed as it is in this one.
    """
    rows: dict[int, bytes] = {}
    confirmed: dict[int, int] = {}
    for done, length in enumerate(lexicon.rows):
        words, others = words_of(lexicon.rows, length), words_of(changed.rows, length)
        row, at = bytearray(), 0
        for start in range(0, len(words) + 1, SLICE):
            following = words[start + SLICE : start + SLICE + 1]
            until = bisect_left(others, following[0]) if following else len(others)
            row += b"".join(sorted(set(words[start : start + SLICE]).symmetric_difference(others[at:until])))
            at = until
            yield done, len(lexicon.rows)
        sure = {*_confirmed(words, lexicon.confirmed[length]), *_confirmed(others, changed.confirmed[length])}
        rows[length] = bytes(row)
        confirmed |= marks({length: rows[length]}, sure)
    return Lexicon.of(
        rows,
        confirmed,
        language=lexicon.language,
        name=lexicon.name,
        version=changed.version,
        licence=lexicon.licence,
    )


def _confirmed(words: list[bytes], bits: int) -> list[bytes]:
    return list(compress(words, map(int, f"{bits:0{len(words)}b}")))
