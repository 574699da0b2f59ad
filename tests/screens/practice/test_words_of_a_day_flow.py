"""Five words a day, from the screen of practice to the last of them."""

from drivers.at_exercises import AtExercises
from drivers.window import Window


def test_practice_leads_to_the_words_of_a_day_and_says_how_many_are_done():
    person = AtExercises()
    person.go("#/practice")
    assert "5 words a day" in person.regions["work"] and "Words you missed" in person.regions["work"]
    person.act("practice.daily")
    assert 'data-deck="daily"' in person.regions["shelf"]
    person.chooses("daily")
    person.act("exercises.give_up")
    person.go("#/practice")
    assert "1 of 5 today" in person.regions["work"]
    person.act("practice.daily")
    person.chooses("daily")
    for done in range(2, 6):
        person.act("exercises.give_up")
        assert f"{done} of 5 today" in person.regions["bar"]
        if done < 5:
            person.act("exercises.next")
    assert 'data-deck="due"' in person.regions["shelf"], "what was missed can be repeated at once"
    person.go("#/practice")
    assert "done for today" in person.regions["work"]
    person.act("practice.daily")
    assert 'id="daily-done"' in person.regions["work"] and 'data-deck="daily"' not in person.regions["shelf"]


def test_the_words_of_a_day_open_a_book_where_there_is_none():
    person = Window()
    person.go("#/practice")
    person.act("practice.daily")
    assert person.last["url"] == "#/exercises" and 'id="deck-daily"' in person.regions["work"]
    person.act("exercises_setup.begin", {"language": "ca"}, deck="daily")
    assert 'id="give-up"' in person.regions["shelf"] and "5 words a day" in person.regions["bar"]


def test_that_the_day_is_done_is_said_in_the_language_of_the_screens():
    person = AtExercises("ca")
    person.chooses("daily")
    for _ in range(5):
        person.act("exercises.give_up")
        person.act("exercises.next")
    person.go("#/practice")
    assert "5 mots al dia · fet per avui" in person.regions["work"]


def test_other_exercises_do_not_begin_the_words_of_the_day():
    person = AtExercises()
    for _ in range(7):
        person.chooses("valid")
        person.says(True)
    person.act("exercises.kinds")
    assert 'id="deck-daily"' in person.regions["work"] and 'id="daily-done"' not in person.regions["work"]
    person.go("#/practice")
    assert "done for today" not in person.page and "of 5 today" not in person.page
