"""What one taps in practice begins at once: as last time, the game of the day, a kind of exercise."""

from drivers.computer_window import ComputerWindow
from drivers.solo_window import SoloWindow
from drivers.window import Window
from faristol.screens.practice.exercises.sentences import tiles_of


def after_one_of_yesterday():
    window = SoloWindow(way="day").does("stop")
    window.do("leave", data={"to": "#/"})
    window.now += 24 * 60 * 60_000
    return window


def test_a_tap_begins_the_game_of_the_day_and_a_second_one_goes_on_with_it():
    window = after_one_of_yesterday()
    assert window.do("home.day")["ok"]
    game = window.last["url"]
    assert window.types[0] == "SoloOpened" and window.state.date
    window.do("leave", data={"to": "#/practice"})
    window.do("practice.day")
    assert window.last["url"] == game


def test_a_game_for_one_begins_as_last_time_with_one_tap():
    window = Window()
    window.go("#/practice")
    assert 'id="to-solo" href="#/solo"' in window.page and "As last time" not in window.page
    window.go("#/solo")
    chosen = {"way": "new", "ruleset": "romanian-duplicate", "rounds": "10", "seconds": "0", "eased": "on"}
    window.do("solo_setup.choose", chosen)
    assert window.do("solo_setup.open", chosen)["ok"]
    window.do("leave", data={"to": "#/practice"})
    assert "As last time: Romanian duplicate · 10 rounds · No clock" in window.regions["work"]
    first = window.last["url"]
    assert window.do("practice.solo")["ok"] and window.last["url"] != first
    assert window.state.code.ruleset == "romanian-duplicate" and window.state.code.rounds == 10
    assert window.state.code.seconds == 0 and window.state.eased


def test_a_game_against_the_computer_begins_as_last_time_with_one_tap():
    window = ComputerWindow(first="person", level="strong")
    first, opened = window.last["url"], window.entries[0]
    window.do("leave", data={"to": "#/practice"})
    assert window.do("practice.against")["ok"] and window.last["url"] != first
    assert 'id="rack-0"' in window.page and window.entries[0]["computer"] == opened["computer"]


def test_a_kind_on_the_first_page_opens_a_book_with_its_first_question_once():
    """The second of two quick taps finds the book open."""
    person = Window(language="en")
    person.go("#/exercises")
    for _ in range(2):
        person.act("exercises_setup.begin", {"language": "ca"}, deck="valid")
    assert person.types == ["ExercisesOpened", "Asked"]
    assert person.last["url"].startswith("#/event/") and 'id="valid"' in person.page
    book = person.last["url"]
    person.act("exercises.verdict", valid="yes")
    assert 'id="verdict"' in person.page
    person.act("exercises.kinds")
    assert 'id="deck-valid"' in person.page
    person.go("#/exercises")
    person.act("exercises_setup.begin", {"language": "ca"}, deck="hooks")
    assert person.last["url"] == book and 'data-deck="hooks"' in person.regions["shelf"]
    person.go("#/practice")
    assert f'href="{book}"' in person.page


def taps_the_word(person, card):
    """Tap the tiles of the first word that the question asks for."""
    labels = tiles_of(person.state.tile_set, card.shown)
    for label in tiles_of(person.state.tile_set, card.answers[0]):
        place = labels.index(label)
        labels[place] = ""
        person.act("exercises.tap", place=str(place))


def test_a_word_is_made_of_the_tiles_of_a_question_by_tapping_them():
    person = Window(language="en")
    person.go("#/exercises")
    person.act("exercises_setup.begin", {"language": "ca"}, deck="sevens")
    card = person.state.question.card
    person.act("exercises.mix")
    taps_the_word(person, card)
    assert 'id="that-word"' in person.page and 'id="rack-0"' not in person.page
    person.act("exercises.untap")
    assert 'id="that-word"' not in person.page and 'id="rack-0"' in person.page
    person.act("exercises.tap", place="0")
    person.act("exercises.answer", tapped="yes", question="1")
    assert 'id="answer-problem"' in person.page and "does not use all the tiles" in person.page
    assert 'id="rack-0"' not in person.page, "a word that is only too short stays, to be gone on with"
    person.act("exercises.untap")
    taps_the_word(person, card)
    person.act("exercises.answer", tapped="yes", question="1")
    assert "WordFound" in person.types


def test_another_game_has_the_same_choices_and_another_draw():
    window = ComputerWindow(first="person", ruleset="romanian", level="beginner").does("abandon", player="1")
    before, url = window.game, window.last["url"]
    window.secret = b"another draw" * 4
    assert 'id="another"' in window.regions["shelf"]
    assert window.do("classic_sheet.another")["ok"]
    after = window.game
    assert window.last["url"] != url
    assert (after.stage, after.names, after.computer) == ("turn", before.names, before.computer)
    assert (after.ruleset, after.opened.lexicon) == (before.ruleset, before.opened.lexicon)
    assert after.opened.secret != before.opened.secret
    window.do("classic_sheet.another")
    assert window.game == after  # the tap came twice
