"""The .lex file: what is written is what is opened."""

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faristol.words.errors import DamagedLexicon
from faristol.words.lexfile import open_in_slices, open_lexicon, read_header, write
from faristol.words.lexicon import Lexicon, digest, marks, rows_of, words_of
from faristol.words.spelling import spelling

TILES = spelling("ro")
WORDS = st.binary(min_size=2, max_size=15).map(lambda word: bytes(1 + code % 26 for code in word))
BATCHES = st.sets(WORDS, max_size=60)


def lexicon_of(words, confirmed=()):
    rows = rows_of(words)
    return Lexicon.of(
        rows, marks(rows, set(confirmed)), language="ro", name="Probă", version="1", licence="CC0-1.0"
    )


def spelt(text):
    return [TILES.word(word) for word in text.split()]


def facts(lexicon):
    return vars(lexicon)


@given(BATCHES, BATCHES)
def test_what_is_written_is_what_is_opened(words, others):
    lexicon = lexicon_of(words | others, words)
    assert facts(open_lexicon(write(lexicon))) == facts(lexicon)


def test_a_lexicon_of_many_slices_is_the_same_lexicon():
    words = {
        bytes([a, b, c, d])
        for a in range(1, 15)
        for b in range(1, 15)
        for c in range(1, 15)
        for d in (1, 2, 9)
    }
    words |= {word + b"\1\5" for word in words}
    lexicon = lexicon_of(words)
    data = write(lexicon)
    steps = [*open_in_slices(data)]
    assert len(steps) > 1
    assert all(0 <= done < total for done, total in steps)
    assert open_lexicon(data).rows == lexicon.rows


@given(BATCHES, WORDS)
def test_a_lexicon_contains_its_words_and_no_others(words, another):
    lexicon = lexicon_of(words)
    assert all(map(lexicon.contains, words))
    assert lexicon.contains(another) == (another in words)
    assert lexicon.words == len(words)


@given(BATCHES, BATCHES)
def test_a_word_is_confirmed_when_it_is_marked_so(words, confirmed):
    lexicon = lexicon_of(words, confirmed)
    for word in words | confirmed:
        assert lexicon.is_confirmed(word) == (word in words and word in confirmed)


def test_words_too_short_or_too_long_for_the_board_are_simply_not_there():
    lexicon = lexicon_of(spelt("casa masa"))
    assert not lexicon.contains(b"")
    assert not lexicon.contains(b"\1")
    assert not lexicon.contains(b"\1" * 16)


def test_the_words_of_a_length_come_in_the_order_of_the_tiles():
    lexicon = lexicon_of(spelt("masa casa ac sa case"))
    assert [TILES.text(word) for word in words_of(lexicon.rows, 4)] == ["CASA", "CASE", "MASA"]


def test_the_first_line_says_what_it_is_without_opening_it():
    header = read_header(write(lexicon_of(spelt("casa masa ac"))))
    assert (header["language"], header["name"], header["version"]) == ("ro", "Probă", "1")
    assert (header["licence"], header["words"]) == ("CC0-1.0", 3)
    assert header["sha256"] == digest(rows_of(spelt("casa masa ac")))


def test_the_digest_is_of_the_words_alone():
    assert lexicon_of(spelt("ac casa")).sha256 == lexicon_of(spelt("casa ac"), spelt("ac")).sha256
    assert lexicon_of(spelt("ac casa")).sha256 != lexicon_of(spelt("ac case")).sha256


WHOLE = write(lexicon_of(spelt("casa masa ac acum")))
LINE, _, BODY = WHOLE.partition(b"\n")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"casa\nmasa\n",
        WHOLE[:-5],
        LINE + b"\n" + b"x" + BODY,
        LINE.replace(b'"format": 1', b'"format": 99') + b"\n" + BODY,
        LINE + b"\n" + zlib.compress(zlib.decompress(BODY)[:-6]),
        b"[1]\n" + BODY,
    ],
    ids=["nothing", "a list", "cut", "broken", "another format", "words missing", "another line"],
)
def test_what_is_no_lexicon_is_refused(data):
    with pytest.raises(DamagedLexicon):
        open_lexicon(data)
