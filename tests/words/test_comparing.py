"""Two lists beside each other: what one has and the other lacks, found with plain sets of words too."""

import asyncio

import pytest

from drivers.memory_log import MemoryLog
from drivers.positions import whole
from drivers.spare_places import MemorySpare
from drivers.window import fetch, wait_for
from faristol.library import Library
from faristol.screens.lists import Beside
from faristol.words.bitsets import Bitsets
from faristol.words.comparing import shared_words
from faristol.words.criteria import Criteria, meeting
from faristol.words.lexfile import read_header
from faristol.words.lexicon import Lexicon, marks, rows_of, words_of
from faristol.words.listed import Listed
from faristol.words.shelf import Shelf
from faristol.words.slices import finish


def list_of(words, language="ca"):
    rows = rows_of(words)
    return Lexicon.of(rows, marks(rows, set(words)), language=language, name="Ours", version="", licence="")


def every(lexicon):
    return [word for length in lexicon.rows for word in words_of(lexicon.rows, length)]


@pytest.mark.parametrize("kept", [slice(None, None, 3), slice(0, 0), slice(None)])
def test_the_words_that_another_list_has_too_are_marked(kept):
    lexicon = whole("ca").lexicon
    short = {length: row for length, row in lexicon.rows.items() if length in (2, 5, 9)}
    ours = list_of([word for length in short for word in words_of(short, length)][kept] + [b"\1\1\1"])
    shared = finish(shared_words(lexicon, ours))
    words = whole("ca").lengths
    both = {word for length, chosen in shared.items() for word in words[length].words(chosen)}
    assert both == set(every(ours)) & set(every(lexicon))


def test_the_library_opens_a_list_beside_an_earlier_edition_and_lists_what_is_new():
    async def opened():
        library = Library(MemoryLog(), Shelf(fetch, lambda: asyncio.sleep(0)), MemorySpare())
        header = read_header(await fetch("catalan/catalan.json"))
        earlier = next(iter(header["earlier"]))
        return await library.open(Beside("ca", earlier)), (await library.open(earlier)).lexicon

    words, earlier = wait_for(opened())
    assert isinstance(words, Bitsets)
    new = Listed(words, meeting(words, Criteria(alone=True)))
    expected = sorted(set(every(words.lexicon)) - set(every(earlier)), key=lambda word: (len(word), word))
    assert expected and new.some(0, new.count + 1) == expected
