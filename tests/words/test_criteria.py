"""Words that meet several criteria: each answered the slow way too, word by word."""

import pytest

from drivers.positions import whole
from faristol.core.letters import codes, values
from faristol.core.tiles import tile_set
from faristol.words.criteria import Criteria, meeting
from faristol.words.lexicon import words_of
from faristol.words.listed import Listed
from faristol.words.measures import likelihood

LANGUAGES = ("ca", "ro")


def tiles(text, language):
    return tile_set(language).read(text)


def coded(text, language):
    numbers = codes(tile_set(language))
    return [numbers.get(tile, 0) for tile in tiles(text, language)]


def found(language, **criteria):
    listed = Listed(whole(language), meeting(whole(language), Criteria(**criteria)))
    return listed.some(0, listed.count + 1)


def every(language, shortest=2, longest=15):
    rows = whole(language).lexicon.rows
    return [word for n in range(shortest, longest + 1) for word in words_of(rows, n)]


def lies(part, word, at):
    return (
        at >= 0
        and len(part) <= len(word) - at
        and all(one in (0, word[at + n]) for n, one in enumerate(part))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_asked_is_every_word(language):
    assert len(found(language)) == whole(language).lexicon.words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_begins_has_inside_and_ends(language):
    begins, inside, ends = (coded(text, language) for text in ("RE", "A?A", "S?"))
    assert found(
        language,
        longest=9,
        begins=tiles("RE", language),
        inside=tiles("A?A", language),
        ends=tiles("S?", language),
    ) == [
        word
        for word in every(language, longest=9)
        if lies(begins, word, 0)
        and any(lies(inside, word, at) for at in range(len(word)))
        and lies(ends, word, len(word) - 2)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_has_tiles_is_made_of_tiles_and_is_without_tiles(language):
    had, some = coded("AE", language), coded("AEIRSTNL", language)
    assert found(
        language,
        shortest=4,
        longest=7,
        having=tiles("AE", language),
        only=tiles("AEIRSTNL?", language),
        without=tiles("S", language),
    ) == [
        word
        for word in every(language, 4, 7)
        if all(code in word for code in had)
        and sum(max(0, word.count(code) - some.count(code)) for code in set(word)) <= 1
        and coded("S", language)[0] not in word
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_is_worth_between_two_numbers_of_points(language):
    worth = values(tile_set(language))
    assert found(language, longest=5, points_from=11, points_to=13) == [
        word for word in every(language, longest=5) if 11 <= sum(word.translate(worth)) <= 13
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_likeliest_are_so_many_of_each_length(language):
    chance = likelihood(tile_set(language))
    for length in (7, 8):
        in_order = sorted(every(language, length, length), key=lambda word: (-chance.of(word), word))
        assert found(language, shortest=length, longest=length, likeliest=100) == sorted(in_order[:100])


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_several_sources_know(language):
    lexicon = whole(language).lexicon
    expected = [word for word in every(language, longest=4) if lexicon.is_confirmed(word)]
    assert found(language, longest=4, confirmed=True) == expected
