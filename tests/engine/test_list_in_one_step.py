"""The association's file in one step, and the first event of a club, which says what it plays by."""

import pytest

from drivers.distributed_lists import distributed, zipped
from drivers.window import Window, wait_for

FIELDS = {"ruleset": "duplicate", "length": "complete", "minutes": "3", "source": "committed"}
NO_OFFICIAL_LIST = "which came with Faristol and is not an official list"


def at_the_lists(language="en"):
    window = Window(language=language)
    window.go("#/words")
    return window


@pytest.mark.parametrize("language", ["ca", "ro"])
def test_the_file_as_it_is_distributed_is_read_named_and_used_with_one_choice(language):
    window = at_the_lists()
    window.do("words.choose", file=zipped(OFICIAL__txt=distributed(language)), file_name="oficial.zip")
    assert "“OFICIAL 2026-03-09” is ready" in window.regions["work"]
    (about,) = wait_for(window.log.lists())
    assert (about["language"], about["name"], about["version"]) == (language, "OFICIAL", "2026-03-09")
    assert wait_for(window.log.choices())[language] == about["sha256"]


def test_a_list_that_another_program_shares_is_read_only_when_its_person_says_so():
    window = Window(language="en")
    window.do("home.shared", file=zipped(OFICIAL__txt=distributed("ca")), file_name="oficial.zip")
    assert window.last["url"] == "#/words" and 'value="OFICIAL"' in window.regions["work"]
    assert not wait_for(window.log.lists()) and not wait_for(window.log.choices())
    fields = {"name": "OFICIAL", "version": "2026-03-09", "language": "ca", "use": "on"}
    window.do("words.compile", fields)
    assert "“OFICIAL 2026-03-09” is ready" in window.regions["work"]


def test_a_list_that_is_imported_at_home_goes_among_the_lists():
    window = Window(language="en")
    window.do("home.bring", file=zipped(OFICIAL__txt=distributed("ca")), file_name="oficial.zip")
    assert window.last["url"] == "#/words"
    assert "“OFICIAL 2026-03-09” is ready" in window.regions["work"]
    window = Window(language="en")
    window.do("home.bring", file=b"xu\nxut\n", file_name="llista-3.txt")
    assert window.last["url"] == "#/words" and 'value="llista"' in window.regions["work"]
    assert not wait_for(window.log.lists())


def test_what_is_not_clear_is_asked_and_what_the_zip_holds_is_at_hand():
    window = at_the_lists()
    window.do("words.choose", file=zipped(llista__txt="xu\nxut\n"), file_name="llista-3.zip")
    assert 'value="llista"' in window.regions["work"] and not wait_for(window.log.lists())
    fields = {"name": "llista", "version": "3", "language": "ca", "use": "on", "few": "on"}
    window.do("words.compile", fields)
    assert "“llista 3” is ready: 2 words." in window.regions["work"]


def test_a_list_with_a_line_that_is_no_word_is_refused_with_its_form_at_hand():
    window = at_the_lists()
    text = distributed("ca") + "\nno paraula 12\n"
    window.do("words.choose", file=text.encode(), file_name="oficial-2.txt")
    assert not wait_for(window.log.lists()) and 'id="list-form"' in window.regions["work"]
    fields = {"name": "oficial", "version": "2", "language": "ca", "use": "on", "leave_out": "on"}
    window.do("words.compile", fields)
    assert "“oficial 2” is ready" in window.regions["work"]


def test_the_first_event_of_a_club_says_by_which_list_it_plays_and_no_other_does():
    window = Window(language="en")
    window.go("#/duplicate")
    assert NO_OFFICIAL_LIST in window.regions["work"] and 'href="#/words"' in window.regions["work"]
    assert window.do("duplicate_setup.open", {**FIELDS, "name": "Primera", "place": "Casal"})["ok"]
    window.go("#/duplicate")
    assert NO_OFFICIAL_LIST not in window.regions["work"]


def test_a_club_that_has_brought_a_list_is_told_nothing():
    window = at_the_lists()
    window.do("words.choose", file=zipped(OFICIAL__txt=distributed("ca")), file_name="oficial.zip")
    window.go("#/duplicate")
    assert NO_OFFICIAL_LIST not in window.regions["work"]
    window.do("duplicate_setup.choose", {**FIELDS, "ruleset": "romanian-duplicate"})
    assert NO_OFFICIAL_LIST in window.regions["work"], "of the other language it has none"
