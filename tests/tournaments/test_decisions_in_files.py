"""Arbiters and what they decided, in the files of a tournament."""

import json
from dataclasses import replace

import pytest

from drivers.brought import NOON, Brought
from drivers.director import Director
from faristol.screens.tournament.files.results_json import association_json, json_text
from faristol.tournaments import reporting
from faristol.tournaments.deciding import Word
from faristol.tournaments.reporting import Report
from faristol.tournaments.reports import own_json, trf
from faristol.tournaments.reports.report import NoReport


def decided():
    """Three tables on which an arbiter decided, the players entered otherwise than they are numbered."""
    club = Director("", arbiters=("Joan", "Rosa"), director="Pau")
    for place, letter in enumerate("FEDCBA"):
        club.enter(letter, 1000 + 10 * place)
    club.pair().publish()
    word = Word("Rosa", "a phone")
    club.do(reporting.enter_result, 1, 1, Report(score=(390, 420), winner=0), word=word)
    club.do(reporting.enter_result, 1, 2, Report("both-lost", (3, 4)), sure=True, word=word)
    club.better_win().close()
    there = club.state.rounds[0].sheets[3].written
    return club.do(reporting.correct_result, 1, 3, Report(score=there[::-1]), "turned", arbiter="Joan")


def test_arbiters_and_what_they_decided_come_back_from_our_own_document():
    before = decided().state
    after = Brought(own_json.read, json_text(before, NOON)).state
    assert after.arbiters == ("Joan", "Rosa")
    for board, sheet in before.rounds[0].sheets.items():
        again = after.rounds[0].sheets[board].decision
        assert replace(again, wins="") == replace(sheet.decision, wins="")
        if again.wins:
            assert after.players[again.wins].name == before.players[sheet.decision.wins].name


def test_a_winner_who_does_not_play_there_is_no_document_of_ours():
    document = json.loads(json_text(decided().state, NOON))
    document["rounds"][0]["boards"][0]["decision"]["wins"] = "F"
    with pytest.raises(NoReport):
        own_json.read(json.dumps(document))


def test_other_programs_get_the_arbiters_and_the_director_where_none_is_named():
    event = decided().state
    assert "102 Joan, Rosa" in trf.write(event, NOON).splitlines()
    assert json.loads(association_json(event, "s", 0))["campionat"]["dades"]["arbitre"] == "Joan, Rosa"
    nobody = replace(event, arbiters=())
    assert "102 Pau" in trf.write(nobody, NOON).splitlines()
    assert json.loads(association_json(nobody, "s", 0))["campionat"]["dades"]["arbitre"] == "Pau"
