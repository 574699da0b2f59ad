"""The words that a club's judges accepted or refused against the list, to be handed to whoever keeps it."""

import csv
import io

import pytest

from drivers.bag_club import Tables
from drivers.log import NOON
from drivers.match import Match, knows
from drivers.memory_log import MemoryDisk, MemoryLog
from drivers.window import Window, wait_for
from faristol import safekeeping
from faristol.games.duplicate import accepting
from faristol.screens.words.judge_records import Ruling, with_ruling
from faristol.screens.words.lists.judged_words import JudgedWord, at_word_judge, counted, in_event
from faristol.storage.spare import LogWithCopy, NoSpare


def duplicate():
    """CASLA was null for two players, then taken; nobody took LSOC."""
    club = Tables().begin().round_with("CASALSO").collect({1: "H8 CASLA", 2: "H8 CASLA", 3: "H8 LSOC"})
    state, is_word = club.state, club.words.lexicon.contains
    club.write(accepting.accept_words_of_slip(state, 1, "1", "judge", is_word, everywhere=False))
    return club


def challenged(*words, **ruling):
    match = Match("mallorca").begin().play("H8 CASA").put("8H COSÇ")
    match.challenge(*words)
    return match.rule(**ruling) if ruling else match.judge(knows("ca", "CASA"))


def found(log):
    return [(each.word, accepted, refused) for each, accepted, refused in counted(in_event(log))]


def test_a_word_is_counted_once_for_a_round_however_many_slips_have_it():
    assert found(duplicate().entries) == [("CASLA", 1, 0), ("LSOC", 0, 1)]


def test_a_decision_that_was_undone_does_not_count():
    assert found(duplicate().undo().entries) == [("CASLA", 0, 1), ("LSOC", 0, 1)]


def test_a_play_that_came_off_for_one_word_names_it():
    assert found(challenged("COSÇ").entries) == [("COSÇ", 0, 1)]


def test_an_arbiter_who_lets_a_play_stand_accepts_its_words_and_the_list_tells_nothing_new():
    assert found(challenged("COSÇ", valid=True).entries) == [("COSÇ", 1, 0)]
    assert found(challenged("COSÇ", valid=True, by="lexicon").entries) == []


def test_one_verdict_on_several_words_names_none_of_them():
    match = Match("mallorca").begin().play("H8 CASA").put("I8 OS").challenge()
    assert len(match.state.made.challenge.words) == 3
    assert found(match.rule(valid=False).entries) == []


def test_the_word_judge_refuses_the_words_that_its_list_lacks():
    ruling = Ruling(NOON, False, (("CASA", True), ("XUT", False)), "Ours 1", "ab", language="ca")
    assert counted(at_word_judge([ruling, ruling])) == [(JudgedWord("ca", "Ours 1", "XUT"), 0, 2)]


def rows(saved):
    return list(csv.DictReader(io.StringIO(saved["text"].removeprefix("\ufeff"))))


@pytest.fixture
def disk():
    disk = MemoryDisk()
    store = MemoryLog(disk)
    log = LogWithCopy(store, NoSpare(store))
    for stream, made in (("d", duplicate()), ("g", challenged("COSÇ"))):
        wait_for(safekeeping.write(log, stream, 0, made.entries))
    record = with_ruling({}, Ruling(NOON, False, (("LSOC", False),), "Ours 1", "ab", language="ca"))
    for name, value in record.items():
        wait_for(store.choose(name, value))
    return disk


def test_they_are_saved_from_the_page_of_the_lists_with_how_often(disk):
    window = Window(disk)
    window.go("#/words")
    saved = window.do("words.save_judged")["save"]
    assert saved["name"] == "judged-words.csv"
    found = {(row["Word"], row["Times accepted"], row["Times refused"]) for row in rows(saved)}
    assert found == {("CASLA", "1", "0"), ("LSOC", "0", "1"), ("COSÇ", "0", "1")}
    assert {row["Language"] for row in rows(saved)} == {"Catalan"}
    assert sum(row["Word"] == "LSOC" for row in rows(saved)) == 2, "each list has its line"


@pytest.mark.parametrize(("language", "name"), [("ca", "mots-jutjats.csv"), ("ro", "cuvinte-arbitrate.csv")])
def test_the_file_has_its_name_in_the_readers_language(disk, language, name):
    window = Window(disk, language=language)
    window.go("#/words")
    assert window.do("words.save_judged")["save"]["name"] == name


def test_where_no_judge_has_ruled_nothing_is_saved():
    window = Window()
    window.go("#/words")
    answer = window.do("words.save_judged")
    assert not answer["ok"] and "save" not in answer
    assert "No judge has ruled on words on this device yet." in window.regions["notice"]
