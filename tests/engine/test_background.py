"""What goes on in the background: a list is read, a lexicon is opened, and everything else is answered."""

import asyncio
import re

from test_library import FIELDS, at_the_lists, bring, chosen, stored_lists

from drivers.lexicons import fetch
from drivers.memory_log import MemoryLog
from drivers.spare_places import MemorySpare
from drivers.window import Window, wait_for
from faristol.engine import Engine
from faristol.library import Library
from faristol.words.errors import LexiconMissing
from faristol.words.lexfile import read_header
from faristol.words.shelf import Shelf

LETTERS = "abcdefghijlmnoprstuvxz"
LONG = "".join(f"{a}{b}{c}{d}\n" for a in LETTERS for b in LETTERS for c in LETTERS for d in LETTERS)


def test_progress_is_told_in_words_and_other_intents_pass():
    window = at_the_lists()
    window.looks = False
    answer = bring(window, LONG)
    assert answer["again"]
    told = []
    while window.last.get("again"):
        told.append(int(re.search(r'value="(\d+)"', window.regions["work"])[1]))
        assert re.search(r"[\d\u202f]+ words", window.regions["work"])
        window.do("look")
    assert told == sorted(told)
    assert len(set(told)) > 3
    assert "is ready" in window.regions["work"]
    assert window.last["announce"] == "“La nostra 2.18” is ready: 234\u202f256 words."


def test_it_is_read_to_its_end_behind_other_screens():
    window = at_the_lists()
    window.looks = False
    bring(window, LONG)
    assert window.go("#/about")["ok"]
    while not stored_lists(window):
        window.do("refresh")
    window.go("#/words")
    window.look()
    assert "is ready" in window.regions["work"]


def test_stopped_it_leaves_nothing():
    window = at_the_lists()
    window.looks = False
    bring(window, LONG)
    window.do("words.stop")
    assert 'id="list-form"' in window.regions["work"]
    assert not window.last.get("again")
    for _ in range(5):
        window.do("refresh")
    assert stored_lists(window) == []
    assert chosen(window) == {}
    window.looks = True
    assert window.do("words.compile", FIELDS)["ok"]
    assert len(stored_lists(window)) == 1


# --- opening


def with_nothing_open():
    window = Window(language="en")
    window.engine = Engine(window.log, Shelf(fetch, lambda: asyncio.sleep(0)))
    window.looks = False
    window.do("hello", data={"to": "#/"}, session={})
    return window


def test_other_intents_pass_while_a_lexicon_is_opened():
    window = with_nothing_open()
    answer = window.go("#/analysis")
    assert answer["again"]
    assert "The words are being opened" in window.regions["work"]
    assert window.do("analysis.rack", fields={"rack": "CASATER"})["ok"]
    assert 'value="CASATER"' in window.regions["work"]
    assert window.go("#/about")["ok"]
    assert window.go("#/analysis")["again"]
    window.look()
    assert int(re.search(r'data-count="(\d+)"', window.regions["work"])[1]) > 100


def test_what_cannot_be_done_without_the_words_waits_for_them():
    window = with_nothing_open()
    window.go("#/analysis")
    window.do("analysis.rack", fields={"rack": "CASATER"})
    assert window.do("analysis.next_play")["ok"]
    assert 'data-state="new"' in window.regions["work"]


def test_a_lexicon_that_could_not_be_fetched_is_fetched_again():
    line = {"dead": True}

    async def over_the_line(name):
        if line["dead"]:
            raise LexiconMissing
        return await fetch(name)

    window = Window(language="en")
    window.engine = Engine(window.log, Shelf(over_the_line, lambda: asyncio.sleep(0)))
    window.do("hello", data={"to": "#/analysis"}, session={})
    assert "The word list for this language is not on this device." in window.regions["notice"]
    line["dead"] = False
    window.do("refresh")
    assert "585" in window.regions["status"]


def test_a_list_wanted_by_its_language_and_by_its_digest_is_opened_once():
    asked = []

    async def counted(name):
        asked.append(name)
        return await fetch(name)

    async def both_ways():
        shelf = Shelf(counted, lambda: asyncio.sleep(0))
        library = Library(MemoryLog(), shelf, MemorySpare())
        first = await library.open("ca")
        about = first.lexicon.about
        assert await library.open(about) is first
        assert await library.open(about["sha256"]) is first
        assert await library.open("ca") is first
        assert len(asked) == 1
        shelf.put_back()
        again = await library.open(about)
        assert again.lexicon.sha256 == about["sha256"]
        assert await library.open("ca") is again

    wait_for(both_ways())


WRONG = {"one": "Maria", "two": "Joan", "ruleset": "mallorca", "time": "other", "minutes": "a lot"}


def test_what_was_wrong_with_a_form_stays_while_the_words_are_opened():
    window = Window()
    window.looks = False
    window.go("#/classic")
    window.do("classic_setup.choose", WRONG)
    assert not window.do("classic_setup.open", WRONG)["ok"]
    assert 'id="minutes-problem"' in window.page
    answer = window.do("look")
    assert 'id="minutes-problem"' in window.page
    assert answer["ok"] and answer["focus"] is None
    window.do("classic_setup.choose", {**WRONG, "minutes": "20"})
    assert 'id="minutes-problem"' not in window.page


def test_to_find_the_list_of_one_language_the_other_is_not_fetched():
    asked = []

    async def counted(name):
        asked.append(name)
        return await fetch(name)

    async def by_its_digest():
        library = Library(MemoryLog(), Shelf(counted, lambda: asyncio.sleep(0)), MemorySpare())
        about = read_header(await fetch("romanian/romanian.json"))
        assert (await library.open(about)).lexicon.language == "ro"
        assert len((await library.lists()).every) == 2

    wait_for(by_its_digest())
    assert [name for name in asked if name.endswith(".lex")] == ["romanian/romanian.lex"]
