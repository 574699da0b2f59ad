"""Words of a given shape: parts that follow one another with any number of letters between them.

A part is tiles, with "?" for any letter. `[("C", "A", "?", "A")]` are the words of four letters such as CASA;
`[(), ("S", "A")]` those that end in SA, `[("A",), ("E",), ()]` those that begin with A and have an E later.
"""

from collections.abc import Sequence

from faristol.core.letters import codes
from faristol.core.tiles import BLANK, Tiles, tile_set
from faristol.words.bitsets import Bitsets
from faristol.words.listed import Sets
from faristol.words.spelling import LONGEST, SHORTEST
from faristol.words.wordsets import PLACE, WordsOfLength


def shaped(bitsets: Bitsets, parts: Sequence[Tiles]) -> Sets:
    """Return the words of that shape as sets, the longest first."""
    numbers = codes(tile_set(bitsets.lexicon.language))
    wanted = [[0 if letter == BLANK else numbers[letter] for letter in part] for part in parts]
    shortest = sum(map(len, wanted))
    longest = LONGEST if len(wanted) > 1 else min(LONGEST, shortest)
    lengths = range(longest, max(SHORTEST, shortest) - 1, -1)
    return {length: _of_length(bitsets.lengths[length], wanted) for length in lengths}


def _of_length(words: WordsOfLength, parts: Sequence[Sequence[int]]) -> int:
    """`ended[place]` are the words in which the parts so far can have come to an end before that place.

    It only grows from place to place, so each part is looked for once at each place, whatever the gaps.
    """
    first, *others = parts
    if not others:
        return _lying(words, first, 0)
    ended = [0] * len(first) + [_lying(words, first, 0)] * (words.length + 1 - len(first))
    *between, last = others
    for part in between:
        now, so_far = [0] * (words.length + 1), 0
        for place in range(len(part), words.length + 1):
            before = ended[place - len(part)]
            if before & ~so_far:
                so_far |= before & _lying(words, part, place - len(part))
            now[place] = so_far
        ended = now
    start = words.length - len(last)
    return ended[start] & _lying(words, last, start)


def _lying(words: WordsOfLength, part: Sequence[int], start: int) -> int:
    """Return the words that have the letters of a part from one place on."""
    chosen = words.all
    for place, letter in enumerate(part, start):
        if letter:
            chosen &= words.at[place * PLACE + letter]
    return chosen
