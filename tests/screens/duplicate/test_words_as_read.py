"""Words with QU, L·L and NY as the reader reads them, wherever a play stands; on tiles Q stays."""

import re

import pytest
from test_claims import opened
from test_definitive import everywhere
from test_the_round import Judge

from drivers.bag_club import Tables
from drivers.match import Match
from drivers.sessions import session
from faristol.core.play import in_writing, read_play, word_in_writing, write_play
from faristol.core.tiles import tile_set
from faristol.kinds import fold_log
from faristol.screens.device import Device, Settings
from faristol.screens.home.log_rows import log_rows
from faristol.screens.parts.letters import letters_of, place_and_letters, spelt
from faristol.screens.scene import OpenEvent, Scene

CATALAN, ROMANIAN = tile_set("ca"), tile_set("ro")


@pytest.mark.parametrize(
    ("strict", "read"),
    [
        ("H8 QEIE", "H8 QUEIE"),
        ("8H A[NY]AL·", "8H A[NY]AL·"),
        ("8H CA[NY]A", "8H CANYA"),
        ("8H CA[ny]A word", "8H CA(NY)A word"),
        ("H8 I[L·L]U", "H8 IL·LU"),
        ("H8 AqAR", "H8 A(QU)AR"),
        ("", ""),
        ("casa", "casa"),
    ],
)
def test_a_play_of_the_log_as_people_read_it(strict, read):
    assert in_writing(CATALAN, strict) == read


def test_what_is_shown_is_read_back_and_a_romanian_q_is_no_qu():
    play = read_play(CATALAN, "H8 AUQUEU")
    assert write_play(CATALAN, play) == "H8 AUQEU"
    assert read_play(CATALAN, in_writing(CATALAN, "H8 AUQEU")) == play
    assert spelt(CATALAN, play.word) == "AUQUEU"
    assert letters_of(CATALAN, play.word) == place_and_letters(CATALAN, "H8 AUQEU").letters
    assert in_writing(ROMANIAN, "H8 qUA[") == "H8 qUA[" and in_writing(ROMANIAN, "H8 qAT") == "H8 (Q)AT"
    assert [text for text, _ in place_and_letters(ROMANIAN, "H8 qAT").letters] == ["Q", "A", "T"]


def club():
    """One finds AQUÍ; one has it with a wrong word, one off the board's coordinates."""
    club = Tables(publication="en").begin().round_with("AQINYELO")
    return club.collect({1: "H8 AQI", 2: "H8 AQE", 3: "8H AQI"}).announce("H8 AQI").end()


def test_every_list_of_an_event_has_the_words_as_they_are_read():
    shown = everywhere(club())
    for place in ("results", "published", "cards", "rounds", "board"):
        assert "AQUI" in shown[place] or place == "board", place
    assert not [place for place, text in shown.items() if re.search(r"\bAQ[IE]\b", text)]
    log = re.sub(r"<[^>]+>", "", opened(club(), "/file").regions["work"])
    assert "H8 AQUI, points" in log and "H8 AQUE is null" in log and "AQI" not in log


def test_the_round_shows_and_says_the_words_as_they_are_read():
    judge = Judge(Tables().begin().round_with("AQINYELO"))
    judge.does("typing", typed="h8 aqui")
    assert "AQUI" in judge.shows() and 'data-hands-in="H8 AQUI"' in judge.window.regions["work"]
    judge.does("take", typed="1 h8 aqui")
    assert judge.slips["1"].play == "H8 AQI"
    assert "AQUI" in judge.shows()
    judge.does("take", typed="1 h8 aqui")
    assert "has a slip already: H8 AQUI" in judge.window.last["aside"]["why"]
    judge.does("take", typed="2 h8 aque")
    assert "Not valid: aque." in judge.shows()
    judge.does("take", typed="3 i8 aqui 5")
    assert "AQI" not in judge.shows("notice") and "H8 AQUI would score" in judge.shows("notice")
    judge.does("to_master")
    assert "AQUI" in judge.shows() and not re.search(r"\bAQI\b", judge.shows())
    assert ">Q<" in judge.window.regions["shelf"] or ">Q<" in judge.window.regions["work"]


def test_the_words_of_a_challenge_are_in_the_log_as_they_are_read():
    played = Match("federation").begin().put("8H CASo").challenge()
    assert played.entries[-1]["words"] == ["CASo"]
    log = fold_log(played.entries)
    event = OpenEvent("id", log.kind, tuple(played.entries), log.state)
    shown = Scene(
        "#/event/id/file", Settings("en"), Device(), event=event, now=played.now, zone=0, session=session()
    )
    assert log_rows(event, slice(None), shown)[-1].what == "Challenged: CAS(O)"


@pytest.mark.parametrize(
    ("strict", "read"),
    [("CASo", "CAS(O)"), ("CA[ny]A", "CA(NY)A"), ("QEIE", "QUEIE"), ("no word", "no word")],
)
def test_a_word_of_the_log_as_people_read_it(strict, read):
    assert word_in_writing(CATALAN, strict) == read
