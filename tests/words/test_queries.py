"""Word study's questions, each answered the slow way too: every word looked at, one after the other."""

from functools import cache

import pytest

from drivers.positions import whole
from drivers.sample import sampled
from faristol.core.tiles import tile_set
from faristol.words.anagrams import anagrams, taking_all, taking_some
from faristol.words.containing import extending, extending_before, extending_behind, holding
from faristol.words.lexicon import words_of
from faristol.words.listed import Listed
from faristol.words.spelling import spelling


@cache
def every_word(language):
    rows = whole(language).lexicon.rows
    return [word for length in sorted(rows) for word in words_of(rows, length)]


def tiles(text, language):
    return tile_set(language).read(text)


def coded(had, language):
    letters = spelling(language).letters
    return bytes(letters.index(letter) + 1 for letter in had)


def all_of(sets, language):
    listed = Listed(whole(language), sets)
    return listed.some(0, listed.count + 1)


WORDS = [("CASA", "ca"), ("NYA", "ca"), ("L·L", "ca"), ("Q", "ca"), ("CARE", "ro"), ("X", "ro")]


@pytest.mark.parametrize(("word", "language"), WORDS)
def test_longer_words_with_a_word_in_them(word, language):
    had = tiles(word, language)
    inside = coded(had, language)
    longer = [each for each in every_word(language) if inside in each and len(each) > len(inside)]
    assert all_of(extending(whole(language), had), language) == longer
    before = [each for each in longer if each.endswith(inside)]
    assert all_of(extending_before(whole(language), had), language) == before
    behind = [each for each in longer if each.startswith(inside)]
    assert all_of(extending_behind(whole(language), had), language) == behind


@pytest.mark.parametrize(
    ("word", "language"), sampled("held tiles", [*WORDS, ("AAEI", "ca"), ("ZZ", "ro"), ("QX?", "ca")], 4)
)
def test_words_that_hold_all_the_tiles_in_any_order(word, language):
    had = tiles(word, language)
    lettered = coded([tile for tile in had if tile != "?"], language)
    expected = [
        each
        for each in every_word(language)
        if len(each) >= len(had)
        and all(each.count(letter) >= lettered.count(letter) for letter in set(lettered))
    ]
    assert all_of(holding(whole(language), had), language) == expected


def test_the_sets_are_those_that_the_lists_are_made_of():
    had = tiles("AEIRS??", "ca")
    assert all_of(taking_all(whole("ca"), had), "ca") == anagrams(whole("ca"), had)
    within = Listed(whole("ca"), taking_some(whole("ca"), had), longest_first=True)
    assert [*within.by_length] == [7, 6, 5, 4, 3, 2]
    assert taking_all(whole("ca"), ("A",)) == {}


@pytest.mark.parametrize("longest_first", [False, True])
def test_pages_put_one_behind_the_other_are_the_whole_list(longest_first):
    listed = Listed(whole("ca"), holding(whole("ca"), tiles("QX", "ca")), longest_first)
    pages = [listed.some(first, 7) for first in range(0, listed.count, 7)]
    together = [word for page in pages for word in page]
    expected = [word for word in every_word("ca") if {*coded(["Q", "X"], "ca")} <= {*word}]
    expected.sort(key=lambda word: (-len(word) if longest_first else len(word), word))
    assert together == expected
    assert listed.count == len(expected) == sum(listed.by_length.values())


@pytest.mark.parametrize("first", [0, 1, 63, 64, 65, 5_000, 30_000, 80_000])
def test_a_page_of_a_very_long_list_is_cut_where_it_should(first):
    words = whole("ca").lengths[9]
    every = words_of(whole("ca").lexicon.rows, 9)
    assert words.some(words.all, first, 50) == every[first : first + 50]
    thinned = [word for word in every if word[0] == 1]
    assert words.some(words.at[1], first, 50) == thinned[first : first + 50]


def test_one_length_of_a_list():
    listed = Listed(whole("ca"), holding(whole("ca"), tiles("Ç", "ca")))
    four = listed.of_length(4)
    assert four.count == listed.by_length[4] > 0
    assert {len(word) for word in four.some(0, 1_000)} == {4}
    assert listed.of_length(2).some(0, 9) == [
        word for word in every_word("ca") if len(word) == 2 and 4 in word
    ]
