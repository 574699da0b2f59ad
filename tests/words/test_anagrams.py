"""Words made of tiles, words of a shape, letters that lengthen a word, each found the plain way too."""

import re
from collections import Counter

import pytest
from test_queries import every_word

from drivers.positions import whole
from drivers.sample import sampled
from faristol.core.tiles import tile_set
from faristol.words.anagrams import anagrams, taking_some
from faristol.words.hooks import hooks
from faristol.words.lexicon import words_of
from faristol.words.patterns import shaped
from faristol.words.spelling import spelling


def tiles(text, language="ca"):
    return tile_set(language).read(text)


def spelt(words, language="ca"):
    return [spelling(language).text(word) for word in words]


def missing(word, had, language="ca"):
    """How many letters of the word are not among the tiles."""
    letters = Counter(spelling(language).letters[code - 1] for code in word)
    return (letters - Counter(had)).total()


def listed(sets, language="ca"):
    return [word for length, some in sets.items() for word in whole(language).lengths[length].words(some)]


def test_anagrams_take_all_the_tiles():
    assert {"CASA", "SACA"} <= set(spelt(anagrams(whole("ca"), tiles("AACS"))))
    assert "CA[NY]A" in spelt(anagrams(whole("ca"), tiles("ANYAC")))


@pytest.mark.parametrize("rack", ["AEINRST", "AEINRS?", "L·LAEC??"])
def test_anagrams_with_blanks(rack):
    had = tiles(rack)
    as_long = words_of(whole("ca").lexicon.rows, len(had))
    expected = [word for word in as_long if missing(word, had) <= had.count("?")]
    assert anagrams(whole("ca"), had) == sorted(expected)


def test_too_many_tiles_have_no_anagram():
    assert anagrams(whole("ca"), ("A",) * 16) == []
    assert anagrams(whole("ca"), ("A",)) == []


@pytest.mark.parametrize(("language", "rack"), [("ca", "AEIRS??"), ("ro", "AEINRST")])
def test_words_within_a_rack(rack, language):
    had = tiles(rack, language)
    found = listed(taking_some(whole(language), had), language)
    short = [word for word in every_word(language) if len(word) <= 7]
    expected = [word for word in short if missing(word, had, language) <= had.count("?")]
    assert sorted(found) == sorted(expected)


def test_words_within_a_rack_come_the_longest_first():
    assert list(taking_some(whole("ca"), tiles("AEINRST"))) == [7, 6, 5, 4, 3, 2]


@pytest.mark.parametrize(
    ("parts", "expression"),
    sampled(
        "shapes",
        [
            (["CA?A"], "CA.A"),
            (["", "SSA"], ".*SSA"),
            (["Q", ""], "Q.*"),
            (["A", "E", "I"], "A.*E.*I"),
            (["", "L·L", "NY", ""], ".*W.*Y.*"),
            (["??", "AA", ""], "..+?(?<=..)AA.*"),
            (["", ""], ".*"),
            (["", "?", "A", "", "S", ""], ".*.+A.*S.*"),
            (["A", "A", "A", "A", ""], "A.*A.*A.*A.*"),
            (["?A", "?E?", "S"], ".A.*.E..*S"),
            (["", "A", "A", "A", "A", "A", "A", ""], ".*A.*A.*A.*A.*A.*A.*"),
        ],
        4,
    ),
)
def test_words_of_a_shape(parts, expression):
    found = listed(shaped(whole("ca"), [tiles(part) for part in parts]))
    signs = {"L·L": "W", "NY": "Y"}
    letters = [signs.get(letter, letter) for letter in spelling("ca").letters]
    expected = [
        w for w in every_word("ca") if re.fullmatch(expression, "".join(letters[code - 1] for code in w))
    ]
    assert sorted(found) == sorted(expected)


def test_hooks():
    word = spelling("ca").word
    letters = spelling("ca").letters
    found = hooks(whole("ca"), word("casa"))
    contains = whole("ca").lexicon.contains
    assert "L" in [letters[code - 1] for code in found.behind]
    assert found.before == [code for code in range(1, 27) if contains(bytes([code]) + word("casa"))]
    assert found.behind == [code for code in range(1, 27) if contains(word("casa") + bytes([code]))]
    assert hooks(whole("ca"), bytes(15)).before == []
