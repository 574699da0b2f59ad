"""Words are spelt alike wherever a game is shown or told: QUA, IL·LITA, with no brackets and no lone Q."""

import re

import pytest

from drivers.match import Match
from drivers.match_window import MatchWindow
from faristol.games.classic.sheet import lines
from faristol.screens.classic.replay.tables import turn_sentence
from faristol.screens.classic.sheet.as_csv import csv_text
from faristol.screens.classic.sheet.published import game_page
from faristol.screens.classic.turn.spoken import act_sentences
from faristol.texts import texts

T = texts("en")
WORDS = ["QUA", "QUIL·L", "L·LENY(QU)"]


@pytest.fixture(scope="module")
def match():
    game = Match("federation", clocks="table").begin().play("H8 QA", "8H QI[L·L]", "J8 [L·L]E[NY]q")
    return game.abandon(2)


def test_a_tile_q_is_qu_on_the_sheet_in_the_table_and_in_the_publication(match):
    assert [line.word for line in lines(match.state)] == WORDS
    assert [line.word for line in lines(match.state, small=True)] == [*WORDS[:2], "L·LENYqu"]
    assert ";QUA;" in csv_text(match.state, small=False) or ",QUA," in csv_text(match.state, small=False)
    window = MatchWindow(match)
    words = [
        cell.line.word
        for row in game_page(window.engine._desk.event, T).sheet.rows
        for cell in row.cells
        if cell
    ]
    assert words == WORDS
    window.do("classic_sheet.print", data={"what": "sheet"})
    assert ">QUA<" in window.regions["work"] and ">QUA<" in window.regions["print"]


def test_the_review_says_and_shows_words_as_they_are_spelt(match):
    assert turn_sentence(match.state, 1, T).startswith("Turn 1, Neus Bonet: QUA H8")
    window = MatchWindow(match)
    window.to("replay")
    for turn in "123":
        window.do("classic_replay.go_to", {"turn": turn})
        told = f"{window.text} {window.last['announce']}"
        assert not re.search(r"\[[^]]*\]", told)
    window.do("classic_replay.go_to", {"turn": "1"})
    assert re.search(r"Pau Riera\s*: QUIL·L", window.text)


def test_a_play_is_announced_as_it_is_spelt():
    game = Match("federation", clocks="table").begin()
    before = game.state
    game.put("H4 I[L·L]ITA")
    told = act_sentences(before, game.entries[-1:], game.state, T)
    assert told.startswith("Neus Bonet plays H4 IL·LITA for ")


def test_the_arbiter_reads_a_turn_as_it_is_spelt(match):
    window = MatchWindow(Match("federation", clocks="table").begin().play("H8 QA"))
    window.to("arbiter")
    window.do("classic_arbiter.choose", data={"act": "points"})
    assert "H8 QUA, points:" in window.text
