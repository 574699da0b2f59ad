"""Putting hundreds of thousands of words in order, a few milliseconds at a time.

One sort of a whole list cannot be left half done. So short pieces are sorted; a sample of their words tells
where to cut them all, and what lies between two cuts is put together: a sort of sorted pieces is quick.
"""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import islice
from operator import eq

PIECE = 4_000
"""So many words are sorted in a slice, some milliseconds in a browser, whatever order they came in."""

SAMPLED = 16
"""So many words of a piece tell how the words of all are spread."""


def sorted_once(words: list[bytes]) -> Iterator[list[bytes]]:
    """Yield the words in order, each once, in some lists one behind the other; an empty one is only a pause.

    They are taken out of the list, so that memory is given back a little at a time as well.
    """
    pieces = []
    for at in range(0, len(words), PIECE):
        pieces.append(sorted(words[at : at + PIECE]))
        yield []
    words.clear()
    sample = sorted(word for piece in pieces for word in piece[:: max(1, PIECE // SAMPLED)])
    for cut in sample[SAMPLED::SAMPLED]:
        yield _once(pieces, cut)
    yield _once(pieces, None)


def _once(pieces: list[list[bytes]], cut: bytes | None) -> list[bytes]:
    """Return what of the pieces comes before the cut."""
    words: list[bytes] = []
    for piece in pieces:
        end = len(piece) if cut is None else bisect_left(piece, cut)
        words += piece[:end]
        del piece[:end]
    words.sort()
    if any(map(eq, words, islice(words, 1, None))):
        return [*dict.fromkeys(words)]
    return words
