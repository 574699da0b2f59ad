"""Words put in order a slice at a time, against Python's own sort."""

from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faristol.words import sorting
from faristol.words.sorting import PIECE, sorted_once

LISTS = st.lists(st.binary(min_size=2, max_size=3).filter(lambda word: 255 not in word), max_size=60)


@given(LISTS, st.integers(1, 9))
def test_every_list_comes_out_in_order_and_each_word_once(words, piece):
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sorting, "PIECE", piece)
        expected = sorted(set(words))
        assert [*chain.from_iterable(sorted_once(words))] == expected


def test_no_slice_takes_in_much_more_than_a_piece():
    words = [bytes((a, b, c)) for a in range(1, 27) for b in range(1, 40) for c in range(1, 40)]
    sizes = [len(some) for some in sorted_once(words[::-1])]
    assert sum(sizes) == len(words) > 9 * PIECE
    assert max(sizes) < 2 * PIECE
