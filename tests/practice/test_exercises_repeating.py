"""What was missed comes back after a few others, what was known later and later; the log alone says when."""

import json

import pytest

from drivers.exercise_book import ExerciseBook
from faristol.games.log import NothingToUndo
from faristol.kinds import fold_log
from faristol.practice.exercises.asking import NothingToAsk
from faristol.practice.exercises.cards import DUE, SHORT, VALID
from faristol.practice.exercises.repeating import AFTER, LONGEST


def test_what_was_missed_comes_back_in_the_same_sitting_after_a_few_others():
    person = ExerciseBook().asks(VALID).answers(False)
    missed, others = person.card, []
    while person.asks(VALID).card != missed:
        others.append(person.card)
        person.answers(True)
    assert len(others) == AFTER and missed not in others


def test_what_was_missed_comes_at_once_where_nothing_else_is_there():
    person = ExerciseBook().asks(VALID).answers(False)
    assert person.asks(DUE).card == person.answers(True).card


def test_what_is_known_comes_back_later_and_later():
    """The days are those that the reference program of FSRS-5 gives."""
    person = ExerciseBook().asks(VALID).answers(True)
    card, until_due = person.card, [3, 11, 35, 101, 269, LONGEST, LONGEST]
    for days in until_due:
        person.days(days - 1)
        assert person.due() == []
        person.days(1)
        assert person.due() == [card.key]
        assert person.asks(VALID).card == card
        person.answers(True)
    assert person.book.cards[card.key].asked == len(until_due) + 1


def test_who_misses_it_once_sees_it_the_same_day_and_then_sooner_than_before():
    person = ExerciseBook().asks(VALID).answers(True)
    card = person.card
    person.days(3).asks(VALID).answers(True).days(11).asks(VALID).answers(False)
    known = person.book.cards[card.key]
    assert (known.interval, known.asked, known.missed) == (0, 3, 1)
    person.asks(DUE).answers(True)
    assert person.book.cards[card.key].interval == 3


def test_a_day_is_a_day_of_the_calendar():
    """Somebody who practises in the evening may go on the next morning."""
    person = ExerciseBook().asks(VALID).answers(True).days(2)
    person.now += 10 * 60 * 60_000
    assert person.due() == []
    person.now += 3 * 60 * 60_000
    assert len(person.due()) == 1


def test_nothing_new_is_asked_while_something_is_due():
    person = ExerciseBook()
    for _ in range(3):
        person.asks(VALID).answers(True)
    seen = person.due(VALID) or [known.card.key for known in person.book.cards.values()]
    person.days(3)
    assert [person.asks(VALID).answers(True).card.key for _ in range(3)] == seen
    assert person.asks(VALID).card.key not in seen


def test_each_kind_repeats_its_own_and_all_together_everything():
    person = ExerciseBook().asks(VALID).answers(True).asks(SHORT).answers(True).days(3)
    assert {person.asks(DUE).answers(True).card.deck for _ in range(2)} == {VALID, SHORT}
    with pytest.raises(NothingToAsk):
        person.asks(DUE)


def test_the_same_book_asks_the_same_questions():
    one, other = (ExerciseBook(lot=5).asks(VALID).card for _ in range(2))
    assert one == other != ExerciseBook(lot=6).asks(VALID).card


def test_a_slip_of_the_finger_is_taken_back_but_no_question():
    person = ExerciseBook().asks(VALID).answers(False).undo()
    assert person.question.open and person.book.cards == {}
    with pytest.raises(NothingToUndo):
        person.undo()
    assert person.answers(True).book.cards[person.card.key].missed == 0


def test_a_log_that_was_on_a_disk_tells_the_same():
    person = ExerciseBook().asks(VALID).answers(False).asks(SHORT).answers(True)
    told = fold_log(json.loads(json.dumps(person.entries)))
    assert told and told.state == person.book
    assert (person.book.streak, [right for _, right in person.book.recent]) == (1, [False, True])


def test_home_is_told_how_many_are_known():
    person = ExerciseBook(name="Exercicis").asks(VALID).answers(False).asks(SHORT).answers(True)
    told = fold_log(person.entries)
    said = told.kind.summary(told.state)
    assert (said["kind"], said["name"], said["language"]) == ("exercises", "Exercicis", "ca")
    assert (said["answered"], said["known"]) == (2, 1)
    assert not said["running"] and not said["final"]
