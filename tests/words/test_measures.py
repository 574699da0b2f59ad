"""Numbers of words: in columns they are the same as counted word by word, and so is their order."""

from math import comb, prod

import pytest

from drivers.positions import whole
from faristol.core.tiles import tile_set
from faristol.words.lexicon import words_of
from faristol.words.measures import Measured, likelihood, points

LANGUAGES = ("ca", "ro")
LENGTHS = (2, 7, 15)


def words(language, length):
    return words_of(whole(language).lexicon.rows, length)


def measured(language, measure):
    of = measure(tile_set(language))
    return Measured(whole(language), of), of


def ways(language, word):
    counts = [count for count, _ in tile_set(language).letters.values()]
    return prod(comb(counts[code - 1], word.count(code)) for code in set(word))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("measure", [points, likelihood])
def test_the_columns_hold_the_number_of_every_word(language, length, measure):
    numbers, of = measured(language, measure)
    columns, every = numbers.columns(length), words(language, length)
    last = len(every) - 1
    for place, word in enumerate(every):
        number = sum((column >> (last - place) & 1) << bit for bit, column in enumerate(columns))
        assert number == of.of(word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_what_the_tiles_are_worth(language):
    tiles = tile_set(language)
    of = points(tiles)
    worth = [points for _, points in tiles.letters.values()]
    for word in words(language, 7)[::50]:
        assert of.of(word) == sum(worth[code - 1] for code in word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_likelihood_is_the_number_of_ways_itself(language):
    of = likelihood(tile_set(language))
    assert all(of.of(word) == ways(language, word) for word in words(language, 7)[::40])


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_are_equally_likely_or_nearly_so_stand_in_their_exact_order(language):
    """Every length, at every cut where one number ends and the next begins."""
    bitsets, numbers = whole(language), measured(language, likelihood)[0]
    for length in (5, 7, 8, 9, 12):
        in_order = sorted(words(language, length), key=lambda word: (-ways(language, word), word))
        sets = {length: bitsets.lengths[length].all}
        assert numbers.some(sets, 0, len(in_order)) == in_order
        for most in (1, 100, 499, 500, 501, len(in_order) // 2):
            found = bitsets.lengths[length].words(numbers.greatest(sets, most)[length])
            assert found == sorted(in_order[:most])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("least", [0, 1, 7, 12, 31, 500])
def test_words_with_at_least_so_many_points(language, least):
    numbers, of = measured(language, points)
    found = whole(language).lengths[7].words(numbers.at_least(7, least))
    assert found == [word for word in words(language, 7) if of.of(word) >= least]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("measure", [points, likelihood])
def test_pages_in_the_order_of_a_measure_are_pages_of_the_whole_sorted_list(language, measure):
    numbers, of = measured(language, measure)
    bitsets, lengths = whole(language), (2, 3, 4)
    every = [word for length in lengths for word in words(language, length)]
    in_order = sorted(every, key=lambda word: (-of.of(word), len(word), word))
    sets = {length: bitsets.lengths[length].all for length in lengths}
    for first in (0, 1, 59, 60, 600, len(every) - 10, len(every)):
        assert numbers.some(sets, first, 60) == in_order[first : first + 60]


def test_the_greatest_of_a_few_are_all_of_them():
    numbers, _ = measured("ca", points)
    few = {2: 0b1011, 5: 0}
    assert numbers.greatest(few, 10) == few
    assert numbers.greatest(few, 0) == {2: 0, 5: 0}
    assert numbers.greatest({}, 5) == {}
