"""How exercises are asked and marked: wrong guesses, the number left unsaid, time, one's own word."""

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
        assert person.last["announce"].endswith("It comes back after a few other questions.")


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
