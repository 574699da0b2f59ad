"""Study lists as a person makes and uses them: from a search, a file, a message, ready-made."""

import re

from drivers.positions import whole
from drivers.window import Window, wait_for
from faristol.core.tiles import tile_set
from faristol.practice.exercises.answering import of_one_source
from faristol.practice.exercises.cards import HOOKS
from faristol.practice.exercises.making import of_list
from faristol.practice.exercises.study_lists import StudyList, of_words, study_lists
from faristol.screens.practice.exercises import kinds
from faristol.words.lexicon import words_of
from faristol.words.measures import likelihood


def at_the_lists(language="en"):
    window = Window(language=language)
    window.go("#/study-lists")
    return window


def lists_of(window):
    return study_lists(wait_for(window.log.choices()))


def number_of(window, name):
    return next(own.number for own in lists_of(window) if own.name == name)


def with_a_book(window):
    window.go("#/exercises")
    window.do("exercises_setup.choose", {"language": "ca"})
    window.do("exercises_setup.open", {"language": "ca"})
    return window.last["url"]


def test_a_list_is_made_of_what_was_pasted_and_the_lines_that_are_no_words_are_told():
    window = at_the_lists()
    window.do("study_lists.enter", {"name": "Divendres", "list": "casa\nwww\ncanya"})
    (own,) = lists_of(window)
    assert (own.name, own.words) == ("Divendres", "CASA CA[NY]A")
    assert "2 words" in window.regions["notice"] and "Line 2 is not a word" in window.regions["notice"]
    assert f'id="list-{own.number}"' in window.regions["work"]


def test_what_makes_no_list_is_refused_and_changes_nothing():
    window = at_the_lists()
    for fields, problem in (
        ({"name": " ", "list": "casa"}, "name-problem"),
        ({"name": "x", "list": "www"}, "list-problem"),
        ({"name": "x", "list": "casa\n" * 20_001}, "list-problem"),
    ):
        assert not window.do("study_lists.enter", fields)["ok"]
        assert problem in window.regions["work"] and lists_of(window) == ()


def test_a_list_is_made_of_a_file_and_has_its_name():
    window = at_the_lists()
    window.do("study_lists.read_file", file="casa\nal·lot\n".encode(), file_name="Noves paraules.txt")
    (own,) = lists_of(window)
    assert (own.name, own.words) == ("Noves paraules", "CASA A[L·L]OT")


def test_the_likeliest_are_made_in_steps_of_five_hundred_that_several_sources_know():
    window, lexicon = at_the_lists(), whole("ca").lexicon
    sure = [word for word in words_of(lexicon.rows, 7) if lexicon.is_confirmed(word)]
    measure = likelihood(tile_set("ca"))
    in_order = sorted(sure, key=lambda word: (-measure.of(word), word))
    for first, name in (
        (0, "Likeliest words of seven, 1–500"),
        (500, "Likeliest words of seven, 501–1\u202f000"),
    ):
        window.go("#/study-lists")
        assert name in window.regions["work"]
        window.do("study_lists.drill", data={"drill": "likely-7"})
        own = next(own for own in lists_of(window) if own.name == name)
        letters = tuple(tile_set("ca").letters)
        strict = [
            tile_set("ca").write(letters[code - 1] for code in word) for word in in_order[first : first + 500]
        ]
        assert [word.replace("[Q]", "Q") for word in own.words.split()] == strict


def test_the_short_words_and_the_stems_are_ready_made_too():
    window, lexicon = at_the_lists(), whole("ca").lexicon
    for drill in ("short-2", "short-3", "stems"):
        window.go("#/study-lists")
        window.do("study_lists.drill", data={"drill": drill})
    sizes = {own.name: own.count for own in lists_of(window)}
    for length, name in ((2, "Words of two"), (3, "Words of three")):
        assert sizes[name] == sum(map(lexicon.is_confirmed, words_of(lexicon.rows, length)))
    assert sizes["Six tiles and a blank"] == 100


def test_the_book_begins_with_the_list_that_is_practised_and_says_its_name_and_size():
    window = at_the_lists()
    book = with_a_book(window)
    window.do("exercises.choose", data={"deck": "valid"})
    window.go("#/study-lists")
    window.do("study_lists.enter", {"name": "Divendres", "list": "casa\ncanya"})
    number = number_of(window, "Divendres")
    assert window.do("study_lists.practise", data={"number": number})["url"] == book
    assert "Divendres · 2 words" in window.regions["shelf"], "and not the question that waited"
    assert 'id="wanted-list"' in window.regions["work"]
    window.do("exercises.choose", data={"deck": f"list {number}"})
    assert window.state.question.card.shown == "AACS"
    assert "Divendres" in window.regions["bar"]


def test_the_hooks_of_a_list_are_practised():
    window = at_the_lists()
    with_a_book(window)
    window.go("#/study-lists")
    window.do("study_lists.enter", {"name": "Divendres", "list": "casa"})
    number = number_of(window, "Divendres")
    window.do("study_lists.hooks", data={"number": number})
    assert "Hooks: Divendres" in window.regions["shelf"]
    window.do("exercises.choose", data={"deck": f"hooks {number}"})
    card = window.state.question.card
    assert (card.deck, card.shown) == ("hooks", "CASA")
    window.do("exercises.hooks", {"before": " ".join(card.before), "behind": " ".join(card.behind)})
    assert window.state.question.right


def test_hooks_that_one_source_alone_knows_have_a_sign_of_their_own_and_none_is_said_by_a_tap():
    window, words = at_the_lists(), whole("ca")
    every = StudyList("a1", "ca", "all", " ".join(of_words("ca", words_of(words.lexicon.rows, 3))))
    cards = (of_list(every, HOOKS, shown, words) for shown in every.words.split())
    card = next(card for card in cards if len(of_one_source(tile_set("ca"), card)[1]) == 1)
    with_a_book(window)
    window.go("#/study-lists")
    window.do("study_lists.enter", {"name": "Divendres", "list": card.shown})
    kind = f"hooks {number_of(window, 'Divendres')}"
    window.do("study_lists.hooks", data={"number": number_of(window, "Divendres")})
    window.do("exercises.choose", data={"deck": kind})
    assert not window.do("exercises.hooks", {"before": "", "behind": ""})["ok"], "a stray Enter"
    assert window.state.question.open and "say so with “None”" in window.regions["work"]
    assert 'id="no-hooks"' in window.regions["shelf"]
    behind = {*card.behind, *of_one_source(tile_set("ca"), card)[1]}
    window.do("exercises.hooks", {"before": " ".join(card.before), "behind": " ".join(behind)})
    assert window.state.question.right
    assert "one source only" in window.regions["work"] and "no word" not in window.regions["work"]
    window.do("event.undo")
    window.do("exercises.hooks", data={"none": "yes"})
    assert window.state.question.right is False


def test_a_list_that_was_asked_often_is_looked_through_once(monkeypatch):
    window = at_the_lists()
    with_a_book(window)
    window.go("#/study-lists")
    window.do("study_lists.enter", {"name": "Divendres", "list": "casa"})
    kind = f"list {number_of(window, 'Divendres')}"
    window.do("study_lists.practise", data={"number": number_of(window, "Divendres")})
    for _ in range(6):
        window.do("exercises.choose", data={"deck": kind})
        window.do("exercises.give_up")
    looked = []
    monkeypatch.setattr(kinds, "fresh_of_list", lambda *about: looked.append(about) or [])
    window.do("exercises.kinds")
    assert window.regions["work"].count("data-deck=") and len(looked) <= 2


def test_a_list_is_ordered_renamed_saved_and_deleted():
    window = at_the_lists()
    entered = window.do("study_lists.enter", {"name": "Divendres", "list": "zel\nquadre\ncasa\naeirst?"})
    number = number_of(window, "Divendres")
    assert entered["focus"] == f"practise-{number}", "the next step comes into sight"
    window.do("study_lists.order", data={"number": number, "order": "word"})
    assert lists_of(window)[0].words == "AEIRST? CASA QADRE ZEL"
    assert window.do("study_lists.rename", data={"number": number})["focus"] == f"name-{number}"
    assert not window.do("study_lists.call", {"name": " "}, data={"number": number})["ok"]
    window.do("study_lists.call", {"name": "Dissabte"}, data={"number": number})
    assert number_of(window, "Dissabte") == number
    saved = window.do("study_lists.save", data={"number": number})["save"]
    assert (saved["name"], saved["text"].split()) == ("Dissabte.txt", ["AEIRST?", "CASA", "QUADRE", "ZEL"])
    window.do("study_lists.delete", data={"number": number})
    assert "Dissabte" in window.regions["dialog"]
    window.do("study_lists.really_delete", data={"number": number})
    assert lists_of(window) == ()


def test_the_log_names_the_list_and_a_book_whose_list_is_gone_says_so():
    window = at_the_lists()
    book = with_a_book(window)
    window.go("#/study-lists")
    window.do("study_lists.enter", {"name": "Divendres", "list": "casa"})
    number = number_of(window, "Divendres")
    window.go(book)
    window.do("exercises.choose", data={"deck": f"list {number}"})
    window.do("exercises.answer", {"answer": "xxx"})
    window.do("exercises.give_up")
    window.go("#/study-lists")
    window.do("study_lists.delete", data={"number": number})
    window.do("study_lists.really_delete", data={"number": number})
    window.go(book)
    assert "Nothing has been asked yet" not in window.regions["shelf"]
    assert "1 question belongs to lists that are not on this device." in window.regions["shelf"]
    window.go(f"{book}/file")
    assert "Divendres: AACS" in window.regions["work"]


def test_a_list_of_which_nothing_can_be_asked_says_so_and_is_no_button():
    window = at_the_lists()
    book = with_a_book(window)
    window.go("#/study-lists")
    window.do("study_lists.enter", {"name": "Llargues", "list": "desencaminar"})
    kind = f"list {number_of(window, 'Llargues')}"
    window.go("#/exercises")
    assert f'data-deck="{kind}"' not in window.page
    window.go(book)
    assert f'data-deck="{kind}"' not in window.page
    assert "None of it can be asked" in window.page


def test_a_study_list_is_no_word_list_for_games():
    window = at_the_lists()
    window.do("study_lists.enter", {"name": "Divendres", "list": "casa"})
    assert wait_for(window.log.lists()) == []


def test_a_list_of_one_language_is_not_shown_with_the_other():
    window = at_the_lists()
    window.do("study_lists.enter", {"name": "Divendres", "list": "casa"})
    window.do("study_lists.language", data={"language": "ro"})
    assert "Divendres" not in window.regions["work"]
    window.go("#/exercises")
    window.do("exercises_setup.choose", {"language": "ro"})
    assert not re.search('data-deck="list', window.regions["work"])


def test_two_files_of_one_name_make_two_lists_and_it_is_said():
    window = at_the_lists()
    window.do("study_lists.read_file", file=b"casa\n", file_name="words.txt")
    assert "Another list" not in window.regions["notice"]
    window.do("study_lists.read_file", file=b"nas\n", file_name="words.txt")
    assert {own.name: own.words for own in lists_of(window)} == {"words": "CASA", "words 2": "NAS"}
    assert "“words 2” is saved" in window.regions["notice"]
    assert "Another list has the name that you gave" in window.regions["notice"]


def test_a_list_is_not_given_the_name_of_another():
    window = at_the_lists()
    for name in ("Divendres", "Dissabte"):
        window.do("study_lists.enter", {"name": name, "list": "casa"})
    number = number_of(window, "Dissabte")
    window.do("study_lists.rename", data={"number": number})
    assert not window.do("study_lists.call", {"name": " Divendres"}, data={"number": number})["ok"]
    assert f"name-{number}-problem" in window.regions["work"] and number_of(window, "Dissabte") == number
    assert window.do("study_lists.call", {"name": "Dissabte"}, data={"number": number})["ok"]


def test_twenty_thousand_pasted_words_are_kept_and_shown():
    words = words_of(whole("ca").lexicon.rows, 9)[:20_000]
    window = at_the_lists()
    window.do("study_lists.enter", {"name": "Nous", "list": "\n".join(of_words("ca", words))})
    (own,) = lists_of(window)
    assert own.count == 20_000 and len(own.words) > 100_000
    assert "Nous" in window.regions["work"]


def test_how_many_words_are_too_long_for_a_rack_is_told_and_they_are_not_counted():
    window = at_the_lists()
    with_a_book(window)
    window.go("#/study-lists")
    window.do("study_lists.enter", {"name": "Llargs", "list": "casa\n" + "casa" * 3})
    assert "1 word has more than 10 tiles" in window.regions["notice"]
    assert "1 word is not in the word list" in window.regions["notice"]
    window.do("study_lists.practise", data={"number": number_of(window, "Llargs")})
    assert "Llargs · 2 words, of which 1 can be asked" in window.regions["shelf"]


def test_no_next_question_is_promised_of_words_that_the_book_does_not_know():
    window = at_the_lists()
    with_a_book(window)
    window.go("#/study-lists")
    window.do("study_lists.enter", {"name": "Divendres", "list": "casa\nxxz\nzzx"})
    assert "2 words are not in the word list" in window.regions["notice"]
    window.do("study_lists.practise", data={"number": number_of(window, "Divendres")})
    assert (
        "Divendres · 3 words, of which 1 can be asked" in window.regions["shelf"]
        and "1 new question" in window.regions["work"]
    )
    window.do("exercises.choose", data={"deck": f"list {number_of(window, 'Divendres')}"})
    for word in window.state.question.card.answers:
        window.do("exercises.answer", {"answer": word.lower()})
    assert "Next question" not in window.regions["shelf"] and "Other exercises" in window.regions["shelf"]
