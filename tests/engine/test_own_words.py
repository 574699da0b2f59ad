"""The club's own words: offered after three events, beside every list, saved and merged between tablets."""

import pytest

from drivers.bag_club import Tables
from drivers.memory_log import MemoryDisk, MemoryLog
from drivers.window import Window, wait_for
from faristol.games.duplicate import accepting
from faristol.screens.parts.club_words import (
    MOST_WORDS,
    ClubWord,
    as_club_word,
    club_record,
    club_words,
    offered,
)
from screens.states.results import card


def accepted():
    """NUCE was null and was accepted."""
    club = Tables().begin().round_with("NUCEALS").collect({1: "H8 NUCE"})
    is_word = club.words.lexicon.contains
    return club.write(accepting.accept_words_of_slip(club.state, 1, "1", "judge", is_word, everywhere=True))


def device(events):
    disk = MemoryDisk()
    for number in range(events):
        club = accepted()
        known = {**card(club, f"d{number}"), "lexicon": club.state.opened.lexicon["sha256"]}
        wait_for(MemoryLog(disk).append(f"d{number}", 0, club.entries, known))
    window = Window(disk)
    window.go("#/words")
    return window


def test_a_word_accepted_in_two_events_is_not_offered():
    assert "words.add_own" not in device(2).regions["work"]


def test_a_word_accepted_in_three_events_is_offered_and_taken_in_with_one_tap():
    window = device(3)
    assert "NUCE was accepted in 3 events." in window.regions["work"]
    window.do("words.add_own", data={"language": "ca", "word": "NUCE"})
    assert "NUCE was accepted" not in window.regions["work"] and 'id="own-ca"' in window.regions["work"]
    window.do("words.ask_forget_own", data={"language": "ca", "word": "NUCE"})
    assert "Take NUCE out of the club’s own words?" in window.regions["dialog"]
    assert 'id="own-ca"' in window.regions["work"], "one tap alone takes nothing out"
    window.do("words.forget_own", data={"language": "ca", "word": "NUCE"})
    assert not window.regions["dialog"].strip()
    assert 'id="own-ca"' not in window.regions["work"] and "NUCE was accepted" in window.regions["work"]


def test_they_are_saved_and_merged_on_another_tablet_and_what_both_have_is_there_once():
    window, other = device(3), Window()
    window.do("words.add_own", data={"language": "ca", "word": "NUCE"})
    saved = window.do("words.save_own", data={"language": "ca"})["save"]
    assert saved["text"] == "# Faristol: ca\nNUCE\n"
    other.go("#/words")
    for _ in range(2):
        other.do("words.merge_own", file=saved["text"].encode() + b"canya\n", data={"language": "ca"})
    assert "0 words are new here." in other.regions["notice"]
    kept = club_words(wait_for(other.log.choices()))
    assert kept == [ClubWord("ca", "CA[NY]A"), ClubWord("ca", "NUCE")]


@pytest.mark.parametrize("file", [b"", b"12;34\n", b"\xff\xd8\xff\xe0"])
def test_a_file_without_words_changes_nothing(file):
    window = device(0)
    answer = window.do("words.merge_own", file=file, data={"language": "ca"})
    assert not answer["ok"] and "There is no word of this language in the file." in window.regions["notice"]
    assert club_words(wait_for(window.log.choices())) == []


def test_what_no_tile_spells_is_no_word_and_rubbish_is_forgotten():
    assert as_club_word("ca", "k2") is None
    rubbish = '[{"language": "xx", "word": "A"}, 3, {"language": "ca", "word": "CASA"}]'
    assert club_words({"club-words": rubbish}) == [ClubWord("ca", "CASA")]
    assert club_record([]) == {"club-words": None}


def test_events_that_only_show_how_it_goes_do_not_count():
    one = {"kind": "duplicate", "language": "ca", "accepted": ["nuce"], "lexicon": "1"}
    assert offered([one] * 3, [], {"1"}) == [(ClubWord("ca", "NUCE"), 3)]
    assert offered([one, one, {**one, "demo": True}], [], {"1"}) == []
    assert offered([one, one, {**one, "language": "ro"}], [], {"1"}) == []
    assert offered([{**one, "accepted": ["nuce", "NUCE"]}] * 2, [], {"1"}) == []


def test_a_word_that_the_list_in_use_may_have_is_not_offered():
    """Only an event played with that very list says that the word is not in it."""
    one = {"kind": "duplicate", "language": "ca", "accepted": ["nuce"], "lexicon": "1"}
    older = {**one, "lexicon": "2"}
    assert offered([older] * 3, [], {"1"}) == []
    assert offered([older, older, one], [], {"1"}) == [(ClubWord("ca", "NUCE"), 3)]


def test_words_of_another_language_are_refused_and_change_nothing():
    window = device(0)
    answer = window.do("words.merge_own", file=b"# Faristol: ca\ncasa\n", data={"language": "ro"})
    assert not answer["ok"] and "These are words of another language: Catalan." in window.regions["notice"]
    assert club_words(wait_for(window.log.choices())) == []


def test_lines_of_no_word_are_counted_and_said():
    window = device(0)
    file = b"\xef\xbb\xbf# Faristol: ca\r\ncasa\r\n12\r\nk2\r\nca?a\r\n"
    window.do("words.merge_own", file=file, data={"language": "ca"})
    assert "1 word is new here." in window.regions["notice"]
    assert "3 lines are not words." in window.regions["notice"]
    assert club_words(wait_for(window.log.choices())) == [ClubWord("ca", "CASA")]


def test_too_many_words_are_refused_and_none_is_lost():
    window, signs = device(0), "ABCDEFGHIL"
    many = [a + b + c + d for a in signs for b in signs for c in signs for d in signs][:MOST_WORDS]
    there = club_record([ClubWord("ro", each) for each in many])
    for name, value in there.items():
        wait_for(window.log.choose(name, value))
    window.go("#/words")
    answer = window.do("words.merge_own", file=b"casa\n", data={"language": "ca"})
    assert not answer["ok"] and "would be more than 2\u202f000" in window.regions["notice"]
    kept = club_words(wait_for(window.log.choices()))
    assert len(kept) == MOST_WORDS and {each.language for each in kept} == {"ro"}
