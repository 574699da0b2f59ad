"""A tournament's games by a document, a club's own rules, or none; and as it was before one could choose."""

import pytest

from drivers.director import Director
from faristol.games.log import fold
from faristol.rulesets import ruleset_data
from faristol.rulesets.table_games import TournamentRules
from faristol.screens.tournament.game_rules import name_of, rule_sentences
from faristol.texts import texts
from faristol.tournaments import directing, errors, opening
from faristol.tournaments.event import opened
from faristol.tournaments.facts import apply
from faristol.tournaments.finals import open_final
from faristol.tournaments.reporting import Report, ruled
from faristol.tournaments.results import OUTCOMES, asks_score, asks_time, counted
from faristol.tournaments.rules import names_starters, only_points
from faristol.tournaments.terms import Terms

DOCUMENT = only_points("ca")


def rules_of(document):
    return TournamentRules.read(document)


ROMANIAN, POINTS = rules_of(ruleset_data("romanian")), rules_of(DOCUMENT)


def line(result):
    return result.halves, result.score, result.clause


def test_an_old_tournament_counts_by_the_federation_as_it_did():
    club = Director("AB")
    old = {key: value for key, value in club.entries[0].items() if key not in ("ruleset", "minutes")}
    event = fold(opened(old), apply, club.entries[1:])
    assert (event.rules.id, event.minutes) == ("federation", None)
    for told_so, counts in (
        (Report(score=(500, 380), over_time=(601, 0)), ((0, 2), (0, 300), "FED-17")),
        (Report("abandoned-first", (412, 380)), ((0, 2), (302, 380), "FED-18")),
        (Report("abandoned-both"), ((0, 0), (0, 0), "FED-19")),
        (Report("forfeit-second"), ((2, 0), (300, 0), "FED-29")),
        (Report("double-forfeit"), ((0, 0), (0, 0), "FED-30")),
    ):
        assert line(ruled(event.rules, told_so)) == counts
    final = open_final(event, "F", ["A", "B"], 1, carry=True, secret=bytes(32), app="test")
    assert final[0]["ruleset"]["id"] == "federation"


@pytest.mark.parametrize("rules", [ROMANIAN, POINTS], ids=["romanian", "points"])
def test_where_time_costs_nothing_it_is_not_asked_for(rules):
    assert not any(asks_time(outcome, rules) for outcome in OUTCOMES)
    assert line(ruled(rules, Report(score=(400, 380), over_time=(3600, 0)))) == ((2, 0), (400, 380), None)


@pytest.mark.parametrize(
    ("document", "outcomes"),
    [
        ("mallorca", ["played", "abandoned-first", "abandoned-second", "abandoned-both"]),
        ("federation", ["played"]),
    ],
)
def test_time_is_asked_for_of_every_game_whose_points_it_lowers(document, outcomes):
    """Under the federation's text a game given up costs 110 points in place of the minutes."""
    rules = rules_of(ruleset_data(document))
    assert [outcome for outcome in OUTCOMES if asks_time(outcome, rules)] == outcomes


@pytest.mark.parametrize("rules", [ROMANIAN, POINTS], ids=["romanian", "points"])
def test_where_nothing_is_said_the_points_stay_and_no_clause_is_cited(rules):
    assert line(counted("abandoned-second", (500, 380), rules=rules)) == ((2, 0), (500, 380), None)
    assert line(counted("abandoned-both", (500, 380), rules=rules)) == ((0, 0), (500, 380), None)
    assert line(counted("forfeit-first", rules=rules)) == ((0, 2), (0, 300), None)
    assert line(counted("double-forfeit", rules=rules)) == ((0, 0), (0, 0), None)
    assert asks_score("abandoned-both", rules) and asks_score("both-lost", rules)


def test_only_points_leave_the_start_to_the_organiser_and_romanian_rules_to_a_letter():
    assert names_starters(POINTS) and names_starters(rules_of(ruleset_data("federation")))
    assert not names_starters(ROMANIAN)


def test_a_clubs_own_number_counts_and_cites_nothing():
    own = ruleset_data("federation")
    own["overtime"] |= {"points": 5, "clause": None}
    own["abandoning"] |= {"points": 50, "clause": None, "both": None}
    own["absence"] |= {"result": [150, 0]}
    club = Director("AB", ruleset=own).pair().publish()
    club.report(AB=Report(score=(400, 380), over_time=(90, 0)))
    assert line(club.state.rounds[0].sheets[1].result) == ((2, 0), (390, 380), None)
    assert line(ruled(rules_of(own), Report("abandoned-first", (400, 380)))) == ((0, 2), (350, 380), None)
    assert line(ruled(rules_of(own), Report("forfeit-first"))) == ((0, 2), (0, 150), "FED-29")


def test_a_final_is_played_by_the_same_rules():
    club = Director("AB", ruleset=DOCUMENT, minutes=20).whole_round().do(directing.end_tournament)
    final = open_final(club.state, "F", ["A", "B"], 1, carry=False, secret=bytes(32), app="test")
    assert (final[0]["ruleset"], final[0]["minutes"]) == (DOCUMENT, 20)


@pytest.mark.parametrize("minutes", [-1, 241])
def test_no_game_lasts_so_long(minutes):
    with pytest.raises(errors.NoSuchMinutes):
        opening.open_tournament(opening.Choices("T", minutes=minutes), Terms(), bytes(32), "test")


@pytest.mark.parametrize("minutes", [0, 1, 240])
def test_a_game_has_no_clock_or_up_to_four_hours(minutes):
    assert Director("AB", minutes=minutes).state.minutes == minutes


@pytest.mark.parametrize(
    ("rules", "clauses"),
    [
        ("mallorca", ["MAL-2", "MAL-26", "MAL-30", "MAL-31", "MAL-32", "MAL-32"]),
        ("federation", ["FED-1", "FED-28", "FED-28", "FED-17", "FED-16", "FED-29", "FED-18"]),
        ("romanian", ["RDU-5", None, "ROM-9", None, None]),
        ("points", [None, None, None, None]),
    ],
)
def test_what_the_rules_mean_is_told_with_the_clauses_of_that_document(rules, clauses):
    data = DOCUMENT if rules == "points" else ruleset_data(rules)
    assert [clause for _, clause in rule_sentences(rules_of(data), 30, named=False, t=texts("en"))] == clauses
    assert name_of(rules_of(data), texts("en"))
    assert name_of(rules_of({**data, "club": "Ca nostra"}), texts("en")) == "Ca nostra"
