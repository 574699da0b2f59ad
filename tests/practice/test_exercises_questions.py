"""The questions of each kind: what is right in them is what the word list says, found the slow way."""

from collections import Counter
from itertools import permutations

import pytest

from drivers.exercise_book import ExerciseBook
from faristol.core.letters import letter
from faristol.core.notation import read_word
from faristol.core.tiles import LANGUAGES, tile_set
from faristol.practice.exercises.cards import HOOKS, SEVENS, SHORT, SPECIAL, VALID
from faristol.practice.exercises.likely import special_tiles
from faristol.practice.exercises.making import MAKERS, MOST_ANSWERS, new_card
from faristol.words.lexicon import words_of

EACH_LANGUAGE = pytest.mark.parametrize("language", sorted(LANGUAGES))
DEAR = {"ca": {"Ç", "L·L", "NY", "Q", "X", "H", "J", "Z"}, "ro": {"J", "X", "Z", "H"}}


def cards(language, deck, number=12):
    """Questions of so many books."""
    for lot in range(number):
        person = ExerciseBook(language, lot)
        yield person, new_card(person.book, deck, person.words)


def word(language, text):
    return read_word(tile_set(language), text)


@EACH_LANGUAGE
def test_every_kind_has_questions(language):
    for deck in MAKERS:
        assert all(card and card.deck == deck for _, card in cards(language, deck))


@EACH_LANGUAGE
def test_seven_tiles_and_every_word_that_takes_them_all(language):
    for person, card in cards(language, SEVENS, 4):
        rack = sorted(word(language, card.shown))
        assert len(rack) == 7 and bytes(rack) == word(language, card.shown)
        every = [each for each in words_of(person.words.lexicon.rows, 7) if sorted(each) == rack]
        assert sorted(word(language, each) for each in card.answers) == every


@EACH_LANGUAGE
def test_words_with_a_special_tile_few_enough_to_be_found(language):
    for person, card in cards(language, SPECIAL, 4):
        rack, tile = Counter(word(language, card.shown)), word(language, card.tile)[0]
        assert card.tile in special_tiles(tile_set(language)) and rack[tile]
        every = {
            each
            for length in range(2, 6)
            for each in words_of(person.words.lexicon.rows, length)
            if tile in each and Counter(each) <= rack
        }
        assert {word(language, each) for each in card.answers} == every
        assert 1 <= len(every) <= MOST_ANSWERS


@EACH_LANGUAGE
def test_the_special_tiles_are_those_that_the_clubs_study(language):
    assert set(special_tiles(tile_set(language))) == DEAR[language]


@EACH_LANGUAGE
def test_the_hooks_are_all_the_tiles_that_make_a_longer_word(language):
    tiles = tile_set(language)
    for person, card in cards(language, HOOKS, 8):
        lexicon, asked = person.words.lexicon, word(language, card.shown)
        every = [bytes([code]) for code in range(1, len(tiles.letters) + 1)]
        before = {letter(tiles, one[0]) for one in every if lexicon.is_confirmed(one + asked)}
        behind = {letter(tiles, one[0]) for one in every if lexicon.is_confirmed(asked + one)}
        assert lexicon.contains(asked) and (set(card.before), set(card.behind)) == (before, behind)
        assert before or behind


@EACH_LANGUAGE
@pytest.mark.parametrize(("deck", "lengths"), [(SHORT, {2, 3}), (VALID, {4, 5, 6, 7, 8})])
def test_valid_or_not_says_what_the_list_says_and_both_come(language, deck, lengths):
    seen = Counter()
    for person, card in cards(language, deck, 40):
        asked = word(language, card.shown)
        assert card.valid is person.words.lexicon.contains(asked) and len(asked) in lengths
        seen[card.valid] += 1
    assert min(seen[True], seen[False]) > 8


@EACH_LANGUAGE
def test_what_is_no_word_is_near_to_one(language):
    """One tile changed, or two swapped."""
    tiles = tile_set(language)
    for person, card in cards(language, SHORT, 30):
        if card.valid:
            continue
        asked, lexicon = word(language, card.shown), person.words.lexicon
        changed = (
            asked[:at] + bytes([code]) + asked[at + 1 :]
            for at in range(len(asked))
            for code in range(1, len(tiles.letters) + 1)
        )
        assert any(lexicon.contains(bytes(each)) for each in [*changed, *permutations(asked)])
