"""A club's own rules may deduct points for misconduct, so many each time; no document has such a sanction."""

import json

import pytest
from test_claims import opened
from test_definitive import everywhere
from test_the_round import Judge

from drivers.bag_club import Tables
from faristol.games.duplicate.results import course
from faristol.games.duplicate.standings import standings
from faristol.rulesets import ruleset_data
from faristol.screens.duplicate.opening.club_rules import CLUB
from faristol.screens.duplicate.results.as_csv import csv_text
from faristol.screens.duplicate.results.as_json import json_text

OWN = {
    "bonus": {"least": 10, "most": 50, "above": 25},
    "steps": ["warning", "points", "expelled"],
    "penalty": 15,
}


def club(**own):
    club = Tables(publication="en")
    club.entries[0]["ruleset"] = CLUB.changed(ruleset_data("duplicate"), OWN | own)
    club._read, club._state = [], None  # read anew, with these rules
    return club.begin().round_with("CASALSO")


def test_the_second_misconduct_is_asked_about_and_takes_the_club_s_number_from_the_total():
    judge = Judge(club())
    judge.does("take", typed="1 h8 casals")
    judge.does("warn", typed="1 ")
    assert "Next time, points are deducted." in judge.shows("notice")
    judge.does("warn", typed="1 ")
    assert "Deduct points from Jugador 1, table 1: 15?" in judge.shows("dialog")
    assert "1.7" not in judge.shows("dialog"), "the club's own rule has no clause of the document"
    before = standings(judge.state)
    judge.does("warn", typed="1 ", sure="yes")
    assert judge.window.entries[-1]["points"] == 15 and "points deducted, 15" in judge.shows("notice")
    assert judge.state.deducted(judge.state.players["1"]) == 15 and before[0].deducted == 0
    assert "1" in {player.id for player in judge.state.expected_in(1)}, "still plays"


def test_totals_places_and_every_list_have_it():
    done = (
        club().collect({1: "H8 CASALS", 2: "H8 CASAL", 3: None}).sanction(1).sanction(1).announce("H8 CASALS")
    )
    state = done.state
    total = {row.player.id: row.total for row in standings(state)}
    points = {id: slip.points for id, slip in state.round.slips.items()}
    assert total == {"1": points["1"] - 15, "2": points["2"], "3": 0}
    assert [row.player.id for row in standings(state)][0] == "2"
    assert course(state)[-1].running == total and course(state)[-1].ranks["2"] == 1
    done.end()
    for place, text in everywhere(done).items():
        assert ("Deducted for misconduct: 15" in text) is (
            place in ("results", "published", "wall", "cards")
        ), place
    assert 'id="deducted"' in opened(done, "/results/player/1").regions["work"]
    row = json.loads(json_text(done.state, 0))["standings"]
    assert {each["player"]: each["deducted"] for each in row} == {"1": 15, "2": 0, "3": 0}
    assert "Deducted" in csv_text(done.state) and "-15" in csv_text(done.state)
    assert all(each["bonus"] == "0" for each in row)


@pytest.mark.parametrize("lifted", [False, True])
def test_a_lifted_sanction_gives_the_points_back(lifted):
    done = club().collect({1: "H8 CASALS", 2: None, 3: None}).sanction(1).sanction(1).announce("H8 CASALS")
    if lifted:
        done.write([{"type": "SanctionLifted", "player": "1"}])
    assert standings(done.state)[0].deducted == (0 if lifted else 15)


def test_a_misconduct_after_the_last_round_counts_in_both_reckonings():
    done = club().collect({1: "H8 CASALS", 2: None, 3: None}).sanction(1).announce("H8 CASALS").next().end()
    done.write([{"type": "PlayerSanctioned", "player": "1", "round": 2, "step": "points", "clause": None}])
    assert course(done.state)[-1].running == {row.player.id: row.total for row in standings(done.state)}


def test_the_document_s_own_sanctions_take_no_points_and_rules_kept_before_still_read():
    own = {name: OWN[name] for name in ("bonus", "steps")} | {"steps": ["zero", "expelled"]}
    assert CLUB.changed(ruleset_data("duplicate"), own)["sanctions"] == {"steps": ["zero", "expelled"]}
    assert Tables().state.penalty == 0


def test_a_bonus_by_the_club_s_own_numbers_cites_no_document():
    done = club(bonus={"least": 3, "most": 50, "above": 25}).collect({1: "H8 CASALS", 2: "H8 CASAL", 3: None})
    judge = Judge(done)
    judge.does("to_master")
    assert "alone, +1.5" in judge.shows() and "1.10" not in judge.shows()
    judge.does("master", play="H8 CASALS")
    assert "found the best play of the room: +1.5" in judge.shows() and "1.10" not in judge.shows()
