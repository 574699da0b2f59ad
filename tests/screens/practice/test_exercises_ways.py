"""How exercises are asked and marked: wrong guesses, the number left unsaid, time, one's own word."""

from itertools import permutations

from drivers.at_exercises import AtExercises


def test_a_wrong_guess_stays_in_sight_and_is_told_at_the_end():
    person = AtExercises()
    person.chooses("sevens")
    wrong = person.card.shown.replace("[", "").replace("]", "").lower()[::-1]
    if wrong.upper() not in {spelt(word) for word in person.card.answers}:
        person.act("exercises.answer", {"answer": wrong})
        assert person.types[-1] == "WrongGuess" and 'id="wrong"' in person.regions["work"]
        for word in person.card.answers:
            person.act("exercises.answer", {"answer": word.lower()})
        assert "Right after 1 wrong" in person.regions["work"] and 'id="wrong"' in person.regions["work"]
        assert person.last["announce"].endswith("It comes back tomorrow.")


def spelt(word):
    return word.replace("[", "").replace("]", "")


def test_how_many_words_there_are_can_be_left_unsaid():
    person = AtExercises()
    person.act("exercises.way", {"unnumbered": "on", "seconds": "0"})
    person.chooses("sevens")
    assert "Find every word that uses all the tiles" in person.regions["work"]
    assert "· · ·" not in person.regions["work"] and "That is all" in person.regions["shelf"]
    assert "Find every word" in person.last["announce"]
    for word in person.card.answers:
        person.act("exercises.answer", {"answer": word.lower()})
        assert "more to find" not in person.last["announce"]
    assert person.book.question.open
    person.act("exercises.give_up")
    assert person.book.question.right is True


def test_one_judges_ones_own_answer_once_it_is_shown():
    person = AtExercises()
    person.act("exercises.way", {"own_word": "on", "seconds": "0"})
    person.chooses("sevens")
    answers = [spelt(word) for word in person.card.answers]
    assert person.act("exercises.give_up")["focus"] == "knew" and person.book.question.open
    assert answers[0].replace("Q", "QU") in person.regions["work"]
    assert "I did not know it" in person.regions["shelf"]
    person.act("exercises.own_word", knew="yes")
    assert person.book.question.right is True and person.types[-1] == "Answered"
    person.act("exercises.next")
    assert person.book.question.open and "I knew it" not in person.regions["shelf"]


def test_a_question_whose_time_is_over_is_missed_and_not_before():
    person = AtExercises()
    person.act("exercises.way", {"seconds": "15"})
    person.chooses("sevens")
    assert 'id="clock"' in person.regions["bar"]
    person.act("exercises.time_over")
    assert person.book.question.open
    person.wait(20)
    person.act("exercises.time_over")
    assert person.book.question.right is False


def test_the_same_wrong_word_counts_once():
    person = AtExercises()
    person.chooses("sevens")
    for _ in range(2):
        person.act("exercises.answer", {"answer": no_word(person)})
    assert len(person.book.question.wrong) == 1 and "has been tried already" in person.regions["work"]


def no_word(person):
    """The tiles in an order that makes none."""
    tiles, known = person.book.tile_set, {*person.card.answers, *person.card.also}
    orders = map(tiles.write, permutations(tiles.read_strict(person.card.shown)))
    return next(order for order in orders if order not in known)


def test_a_wrong_guess_that_is_undone_is_spoken_of_no_more():
    person = AtExercises()
    person.chooses("sevens")
    person.act("exercises.answer", {"answer": no_word(person)})
    assert "is not in the word list" in person.regions["work"]
    person.act("event.undo")
    assert not person.book.question.wrong and "is not in the word list" not in person.regions["work"]


def test_a_question_with_a_wrong_guess_that_is_left_counts_as_missed():
    person = AtExercises()
    person.chooses("sevens")
    key = person.card.key
    person.act("exercises.answer", {"answer": no_word(person)})
    person.act("exercises.kinds")
    person.chooses("valid")
    assert person.book.cards[key].missed == 1 and person.book.cards[key].wrong == 1
    assert person.card.deck == "valid"


def test_a_question_without_a_guess_is_left_without_a_trace():
    person = AtExercises()
    person.chooses("sevens")
    person.act("exercises.kinds")
    person.chooses("valid")
    assert not person.book.cards


def test_ones_own_word_has_its_own_sentences_and_marks_nothing_as_not_found():
    for knew, said in (("yes", "Known, by one’s own word"), ("no", "Not known, by one’s own word")):
        person = AtExercises()
        person.act("exercises.way", {"own_word": "on", "seconds": "0"})
        person.chooses("sevens")
        person.act("exercises.give_up")
        person.act("exercises.own_word", knew=knew)
        work = person.regions["work"]
        assert said in work and person.last["announce"].startswith(said)
        assert "not found" not in work and "Found 0" not in work


def test_once_the_answer_is_shown_only_ones_own_word_is_taken():
    person = AtExercises()
    person.act("exercises.way", {"own_word": "on", "seconds": "0"})
    person.chooses("sevens")
    person.act("exercises.own_word", knew="yes")
    assert person.book.question.open, "nothing has been shown yet"
    person.act("exercises.give_up")
    for name, fields in (("give_up", {}), ("answer", {"answer": spelt(person.card.answers[0])})):
        assert person.act(f"exercises.{name}", fields)["focus"] == "knew"
        assert person.book.question.open and not person.book.question.found
    person.act("exercises.own_word", knew="no")
    assert person.book.question.right is False


def test_an_answer_within_a_second_tells_no_seconds():
    person = AtExercises()
    person.chooses("valid")
    person.says(True)
    assert "In 0 seconds" not in person.regions["work"]


def test_the_time_of_a_question_goes_on_at_the_kinds_as_it_does_elsewhere():
    person = AtExercises()
    person.act("exercises.way", {"seconds": "15"})
    person.chooses("sevens")
    person.wait(10)
    person.act("exercises.kinds")
    person.chooses("sevens")
    person.wait(6)
    person.act("exercises.time_over")
    assert person.book.question.right is False


def test_a_book_says_to_earlier_versions_that_it_is_newer():
    """They know no wrong guesses, and no lists with numbers."""
    assert AtExercises().entries[0]["log"] == 2
