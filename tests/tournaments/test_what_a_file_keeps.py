"""A tournament that leaves as a file and comes back has the winners, the places and the facts that it had."""

import json

import pytest

from drivers.brought import NOON, Brought
from drivers.director import Director
from faristol.screens.tournament.brought.view import LOST as SAID
from faristol.screens.tournament.decisions import READY, ready_reason
from faristol.screens.tournament.figures import figure
from faristol.screens.tournament.files.results_json import json_text
from faristol.texts import LANGUAGES, texts
from faristol.tournaments import directing, opening, reporting
from faristol.tournaments.criteria import criteria
from faristol.tournaments.deciding import Word
from faristol.tournaments.players import Player
from faristol.tournaments.reporting import Report
from faristol.tournaments.reports import own_json, tsh
from faristol.tournaments.terms import CUP, KING, LADDER, QUARTERS, Terms


def evening(order="buchholz", ended=True, **terms):
    """Three rounds: one comes late, one leaves, one gives up ahead on points, and the middle order counts."""
    club = Director("ABCDEF", Terms(scoring=order, **terms), rounds=3)
    club.pair().publish().better_win().close()
    club.do(opening.enter_player, Player("L", "L", 700))
    club.pair(repeats_agreed=True).publish()
    club.do(reporting.enter_result, 2, 1, Report("abandoned-second", (150, 220)))
    club.better_win().close()
    club.do(opening.withdraw, "F")
    club.pair(repeats_agreed=True).publish().better_win().close()
    return club.do(directing.end_tournament) if ended else club


def back(event):
    return Brought(own_json.read, json_text(event, NOON)).state


def stand(event, after=None):
    return [(row.player.name, row.rank) for row in event.standings(after)]


@pytest.mark.parametrize("order", ["points", "buchholz", "points+berger+wins+total", "mean"])
def test_our_own_document_brings_the_same_standings_after_each_round(order):
    before = evening(order, bye_halves=1, bye_differential=50, limits=(80, 60)).state
    after = back(before)
    assert after.terms.scoring == order and after.terms.counting == before.terms.counting
    for number in (1, 2, 3):
        assert stand(after, number) == stand(before, number)


def test_it_is_over_who_came_late_did_and_who_gave_up_did():
    before = evening().state
    after = back(before)
    assert before.ended and after.ended and not back(evening(ended=False).state).ended
    late = next(player for player in after.players.values() if player.name == "L")
    gone = next(player for player in after.players.values() if player.name == "F")
    assert late.joined == 2 and gone.withdrawn == before.players["F"].withdrawn == 3
    result = after.rounds[1].sheets[1].result
    assert result.outcome == "abandoned-second" and result.halves == (2, 0)
    assert result.score == before.rounds[1].sheets[1].result.score


def test_who_leaves_after_the_last_round_is_not_paired_again():
    club = evening(ended=False).do(opening.withdraw, "A")
    assert next(each for each in back(club.state).players.values() if each.name == "A").withdrawn == 4


def test_how_it_was_paired_comes_back_where_it_has_no_settings_of_its_own():
    assert back(evening(mode=KING).state).terms.mode == KING


def document(**event):
    found = json.loads(json_text(evening(ended=False).state, NOON))
    found["event"] |= event
    return found


@pytest.mark.parametrize(
    ("event", "lost"),
    [
        ({}, ()),
        ({"mode": LADDER, "order": "ladder"}, ("ladder",)),
        ({"mode": CUP}, ("cup",)),
        ({"plan": {"2": CUP}}, ("cup",)),
        ({"mode": QUARTERS}, ("pairing",)),
        ({"mode": QUARTERS, "final": True}, ()),
        ({"plan": {"2": KING}}, ()),
        ({"plan": {"9": KING}}, ("pairing",)),
        ({"order": "points+lots"}, ("lots",)),
    ],
)
def test_what_cannot_be_taken_over_is_named(event, lost):
    assert own_json.read(json.dumps(document(**event))).lost == lost
    assert {*lost} <= SAID.keys() == {*own_json.LOST}


def test_divisions_paired_for_themselves_are_named_and_an_older_document_still_comes_in():
    found = document() | {"divisions": [{"name": "A", "rounds": 3}]}
    assert own_json.read(json.dumps(found)).lost == ("divisions",)
    older = document()
    for name in ("mode", "plan", "bye", "limits", "order", "final"):
        del older["event"][name]
    for player in older["players"]:
        del player["joined"]
    report = own_json.read(json.dumps(older))
    assert (report.scoring, report.ended, report.lost) == ("points", False, ())


def test_the_figures_of_the_document_are_those_that_the_standings_show():
    event = evening().state
    rows = json.loads(json_text(event, NOON))["standings"]
    for row, line in zip(event.placed, rows, strict=True):
        by = dict(zip(criteria("buchholz"), row.worth, strict=True))
        for name in ("median-buchholz", "berger"):
            assert line[name] == figure(name, by[name], texts("en"))
    assert all("/" not in line["berger"] and "." in line["berger"] for line in rows)


def test_a_ready_reason_is_in_the_language_of_the_publication_and_comes_back_as_the_log_has_it():
    club = Director("ABCD", publication="ca", arbiters=("Joan",)).pair().publish().better_win().close()
    there = club.state.rounds[0].sheets[1].written
    club.do(reporting.correct_result, 1, 1, Report(score=there[::-1]), READY["typed"], arbiter="Joan")
    said = json.loads(json_text(club.state, NOON))["rounds"][0]["boards"][0]["decision"]["why"]
    assert said == texts("ca").gettext(READY["typed"]) != READY["typed"]
    assert {ready_reason(texts(each).gettext(READY["typed"])) for each in LANGUAGES} == {READY["typed"]}
    assert ready_reason("a phone rang") == "a phone rang"


# --- a division of tsh


def games(*reports, **terms):
    club = Director("ABCD", Terms(**terms), arbiters=("Joan",)).pair().publish()
    for board, report in enumerate(reports, 1):
        club.do(reporting.enter_result, 1, board, report, sure=True, word=Word("Joan", "so it was"))
    return club.close()


def winners(event):
    return {row.player.name: row.record.halves for row in event.standings()}


@pytest.mark.parametrize(
    "report",
    [
        Report("both-lost", (310, 290)),
        Report("double-forfeit"),
        Report("forfeit-first"),
        Report("played", (390, 420), winner=0),
        Report("played", (390, 420), winner=1),
        Report("abandoned-second", (150, 220)),
        Report("abandoned-first", (150, 100)),
        Report("played", (350, 350)),
    ],
)
def test_a_division_of_tsh_has_the_winners_of_the_tournament(report):
    event = games(report, Report(score=(400, 300))).state
    assert winners(Brought(tsh.read, tsh.write(event)).state) == winners(event)


def test_the_winner_has_one_point_more_where_the_score_names_another():
    text = tsh.write(games(Report("played", (390, 420), winner=0), Report(score=(400, 300))).state)
    assert "421;" in text.replace(" ;", ";") and " 420;" in text.replace(" ;", ";")
