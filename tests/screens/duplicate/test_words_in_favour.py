"""A slip is null for a word that the list lacks: the judge is told what speaks for it; one tap accepts it."""

import re
from dataclasses import replace

import pytest
from test_the_round import Judge

from drivers.bag_club import Tables
from drivers.log import folded
from drivers.sessions import session
from drivers.window import wait_for
from faristol.kinds import fold_log
from faristol.screens.device import Device, Settings
from faristol.screens.duplicate.favouring import in_favour
from faristol.screens.duplicate.results.tables import round_table
from faristol.screens.parts.club_words import ClubWord, club_record
from faristol.screens.scene import OpenEvent, Scene
from faristol.texts import texts
from faristol.words.bitsets import Bitsets

RACK = "NUCEALS"
BOTH = {1: "H8 NUCE", 2: "H8 NUCE", 3: "H8 LSEU"}
"""NUCE stands in “in nuce”; nothing speaks for LSEU."""


def at_slips(slips=BOTH):
    return Judge(Tables().begin().round_with(RACK).collect(slips))


def test_the_judge_is_told_why_a_word_may_be_one_and_the_ruling_stays():
    judge = at_slips()
    assert "NUCE is not in this list, but it is part of the Latin phrase “in nuce”." in judge.shows()
    assert {slip.reason for slip in judge.slips.values()} == {"word"}
    work = judge.window.regions["work"]
    assert 'id="favour-1"' in work and 'id="accept-1"' in work, "for a round alone one is asked, as before"


def test_what_speaks_for_a_word_has_no_clause():
    work = at_slips().window.regions["work"]
    assert re.search(r'<p class="ruling__favour">NUCE is not in this list, [^<]*</p>', work)


def test_one_tap_accepts_it_for_the_event_and_for_every_slip_that_has_it():
    judge = at_slips()
    judge.does("accept", player="1", counts="event")
    assert judge.slips["1"].reason is None and judge.slips["2"].reason is None
    assert judge.slips["3"].reason == "word"
    (accepted,) = judge.state.accepted_words
    assert (accepted.words, accepted.everywhere) == (("nuce",), True)


def test_of_a_word_for_which_nothing_speaks_only_the_question_is_asked():
    judge = at_slips()
    work = judge.window.regions["work"]
    assert 'id="accept-3"' in work and 'id="favour-3"' not in work and "LSEU is not in this list" not in work


def test_a_word_that_the_club_has_had_before_is_known_as_its_own():
    club = Tables().begin().round_with(RACK).collect(BOTH)
    judge = Judge(club)
    for name, value in club_record([ClubWord("ca", "LSEU"), ClubWord("ro", "NUCE")]).items():
        wait_for(judge.window.log.choose(name, value))
    judge.window.go("#/event/dupli")
    assert "LSEU is not in this list, but it is one of the club’s own words." in judge.shows()
    assert judge.slips["3"].reason == "word", "the list rules"
    judge.does("accept", player="3", counts="event")
    assert judge.slips["3"].reason is None


def test_beside_a_list_that_a_club_brought_only_its_own_words_are_named():
    club = Tables().begin().round_with(RACK).collect(BOTH)
    brought = Bitsets(replace(club.words.lexicon, licence=""))
    own = club_record([ClubWord("ca", "LSEU")])
    event = OpenEvent("dupli", fold_log(club.entries).kind, tuple(club.entries), club.state)
    scene = Scene("#/event/dupli", Settings("en"), Device(), session(), 0, 0, event=event, remembered=own)
    named = in_favour(replace(scene, words=brought), club.state)
    assert [*named] == ["3"] and "club’s own words" in named["3"].sentences[0]
    assert {*in_favour(replace(scene, words=club.words), club.state)} == {"1", "2", "3"}


@pytest.mark.parametrize("everywhere", [True, False])
def test_the_card_of_an_event_names_what_was_accepted(everywhere):
    from faristol.games.duplicate import accepting
    from faristol.games.duplicate.event import summary

    club = Tables().begin().round_with(RACK).collect(BOTH)
    assert summary(club.state)["accepted"] == []
    is_word = club.words.lexicon.contains
    club.write(accepting.accept_words_of_slip(club.state, 1, "1", "judge", is_word, everywhere=everywhere))
    assert summary(club.state)["accepted"] == ["nuce"]
    assert folded(club.entries) == club.state


@pytest.mark.parametrize("everywhere", [True, False])
def test_a_round_says_everywhere_which_of_its_words_count_by_decision(everywhere):
    from faristol.games.duplicate import accepting

    club = Tables().begin().round_with(RACK).collect(BOTH)
    english = texts("en")
    assert round_table(club.state, club.state.round, english).decided == ""
    is_word = club.words.lexicon.contains
    club.write(accepting.accept_words_of_slip(club.state, 1, "1", "judge", is_word, everywhere=everywhere))
    said = round_table(club.state, club.state.round, english).decided
    assert said == "These words count by the judge’s decision: nuce."
