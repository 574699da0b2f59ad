"""A word list chosen for one new event: it stays with the event, and changes nothing else."""

import re

import pytest
from test_library import at_the_lists, bring, chosen, stored_lists

from drivers.letter_game import Device
from faristol.games.correspondence.front import WORDS
from faristol.games.correspondence.sheet import write_sheet


@pytest.mark.parametrize(
    ("address", "form", "language"),
    [
        ("#/duplicate", "duplicate_setup", "ca"),
        ("#/classic", "classic_setup", "ca"),
        ("#/competition", "competition_setup", "ro"),
        ("#/correspondence", "correspondence_setup", "ro"),
        ("#/against", "against_setup", "ca"),
    ],
)
def test_a_list_is_chosen_for_one_event_and_stays_with_it(address, form, language):
    window = at_the_lists()
    window.go(address)
    assert 'id="event-list"' not in window.regions["work"], "with one list there is nothing to choose"
    window.go("#/words")
    bring(window, language=language)
    window.do("words.use", {language: "built-in"})
    window.go(address)
    assert re.search(r'id="event-list-\w{64}"[^>]* checked', window.regions["work"])
    assert "La nostra" not in window.regions["shelf"]
    window.do(f"{form}.list", {"sha256": stored_lists(window)[0]["sha256"]})
    assert "La nostra 2.18" in window.regions["shelf"]
    assert chosen(window) == {}, "analysis and other events keep theirs"
    window.go("#/study")
    window.do("study.language", data={"language": language})
    assert "La nostra" not in window.regions["status"]


def test_an_event_carries_the_list_that_was_chosen_for_it_into_its_file():
    window = at_the_lists()
    bring(window)
    window.do("words.use", {"ca": "built-in"})
    window.go("#/duplicate")
    sha256 = stored_lists(window)[0]["sha256"]
    window.do("duplicate_setup.list", {"sha256": sha256})
    fields = {"name": "Dijous", "ruleset": "duplicate", "length": "complete", "minutes": "3"}
    form = {**fields, "source": "committed", "table": "towns", "order": "alphabetical"}
    answer = window.do("duplicate_setup.open", {**form, "steps": "zero expelled", "master": "all"})
    assert answer["ok"], window.page
    lexicon = window.entries[0]["lexicon"]
    assert (lexicon["name"], lexicon["version"], lexicon["sha256"]) == ("La nostra", "2.18", sha256)
    assert lexicon["words"] == 5
    window.go("#/words")
    window.do("words.remove", data={"sha256": sha256})
    assert "uses this list" in window.regions["notice"]


def letters_with(window, **fields):
    """A game by letter is begun with the list that was chosen on its form; the words of its log."""
    window.go("#/words")
    bring(window, language="ro")
    window.do("words.use", {"ro": "built-in"})
    window.go("#/correspondence")
    window.do("correspondence_setup.list", {"sha256": stored_lists(window)[0]["sha256"]})
    form = {"me": "red", "red": "Ion", "blue": "Ana", "begins": "2026-11-01", "closes": "2027-11-01"}
    window.do("correspondence_setup.choose", {**form, **fields, "way": "e-mail"})
    window.do("correspondence_setup.draw", {**form, **fields, "way": "e-mail"})
    drawn = window.held["correspondence_setup"]
    answer = window.do("correspondence_setup.open", drawn)
    assert answer["ok"], window.regions["notice"]
    return window.entries[0]["lexicon"]


def test_two_players_by_letter_agree_on_a_list_of_their_own():
    lexicon = letters_with(at_the_lists(), how="own")
    assert (lexicon["name"], lexicon["words"]) == ("La nostra", 5)


def test_the_list_that_an_arbiter_s_sheet_names_counts_and_else_the_chosen_one():
    unnamed = write_sheet(Device(way="e-mail").entries)
    assert letters_with(at_the_lists(), how="sheet", sheet=unnamed)["name"] == "La nostra"
    named = unnamed.replace(f"{WORDS}: –", f"{WORDS}: LOC v. 6.0; 591412 cuvinte; amprenta {'ab' * 32}")
    assert letters_with(at_the_lists(), how="sheet", sheet=named)["name"] == "LOC"
