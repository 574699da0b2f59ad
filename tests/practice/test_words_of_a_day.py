"""Five words a day: first what is due, then what was missed in games, then one's lists and something new."""

import pytest

from drivers.exercise_book import ExerciseBook
from drivers.log import NOON
from faristol.core.board import Board
from faristol.core.placement import PlayRules
from faristol.core.tiles import tile_set, tile_set_data
from faristol.facts import OpenedWithWords
from faristol.fields import no_lexicon
from faristol.kinds import fold_log
from faristol.practice.exercises.asking import FEW_ANSWERS, NothingToAsk, answered_today, fresh_missed
from faristol.practice.exercises.book import A_DAY, summary
from faristol.practice.exercises.cards import DAILY, LIST, LOST, MISSED, SEVENS, VALID
from faristol.practice.exercises.study_lists import StudyList
from faristol.practice.lost_racks import lost_rack


def lost(best, rack="AACST", language="ca"):
    opened = OpenedWithWords(
        {"lexicon": no_lexicon(language), "name": "Dijous", "at": NOON, "tile_set": tile_set_data(language)}
    )
    rules = PlayRules(2, 7, 50, {})
    return lost_rack(opened, tile_set(language), rules, Board(), tuple(rack), (best, 14), ("", 0))


def finds_all(person):
    for word in person.card.answers:
        person.finds(word)
    return person


def test_a_word_that_was_missed_in_a_game_is_asked_by_its_tiles_until_it_is_known():
    person = ExerciseBook()
    person.racks = (lost("H8 CASA"), lost("8D SACA"), lost("H8 CARA", "AARC", "ro"))
    assert fresh_missed(person.book, person.racks) == ["AACS"], "the tiles of two words are one question"
    person.asks(MISSED)
    assert person.card.deck == MISSED and {"CASA", "SACA"} <= set(person.card.answers)
    finds_all(person)
    with pytest.raises(NothingToAsk):
        person.asks(MISSED)
    person.days(3)
    assert finds_all(person.asks(MISSED)).card.shown == "AACS"


def test_a_word_that_no_list_knows_is_not_asked():
    person = ExerciseBook()
    person.racks = (lost("H8 SSSTT", "SSSTT"),)
    with pytest.raises(NothingToAsk):
        person.asks(MISSED)


def test_what_is_due_comes_first_then_what_was_missed_then_lists_then_something_new():
    person = ExerciseBook()
    person.asks(VALID).answers(True)
    due = person.card
    person.days(3)
    person.racks = (lost("H8 CASA"),)
    person.lists = (StudyList("a1", "ca", "Mine", "RODA"),)
    assert person.asks(DAILY).answers(True).card == due
    decks = [finds_all(person.asks(DAILY)).card.deck for _ in range(3)]
    assert decks == [MISSED, LIST, SEVENS]
    assert len(person.card.answers) <= FEW_ANSWERS


def test_what_is_practised_beside_them_is_no_word_of_the_day():
    person = ExerciseBook()
    for _ in range(A_DAY + 2):
        person.asks(VALID).answers(True)
    assert answered_today(person.book, person.now, 60) == 0 and summary(person.book)["lately"] == []
    finds_all(person.asks(DAILY))
    person.asks(VALID).answers(True)
    assert answered_today(person.book, person.now, 60) == 1 and len(summary(person.book)["lately"]) == 1


def test_a_book_from_before_has_no_words_of_the_day():
    person = ExerciseBook()
    finds_all(person.asks(DAILY))
    for entry in person.entries:
        entry.pop("daily", None)
    assert answered_today(fold_log(person.entries).state, person.now, 60) == 0


def test_after_five_the_day_is_done_and_tomorrow_there_are_five_more():
    person = ExerciseBook()
    for _ in range(A_DAY):
        finds_all(person.asks(DAILY))
    assert answered_today(person.book, person.now, 60) == A_DAY
    with pytest.raises(NothingToAsk):
        person.asks(DAILY)
    person.days(1)
    assert answered_today(person.book, person.now, 60) == 0
    assert person.asks(DAILY).question.open


def test_a_rack_that_cost_much_is_no_word_of_the_day():
    person = ExerciseBook()
    person.racks = (lost("H8 SSSTT", "SSSTT"),)
    assert person.asks(LOST).card.deck == LOST
    assert person.asks(DAILY).card.deck == SEVENS
