"""The games of a tournament that is played by Mallorca: time, abandonment, absence, the start."""

import pytest

from drivers.director import Director
from drivers.log import SECOND
from drivers.match import JUDGE, Match
from faristol.games.classic import arbiter
from faristol.rulesets import ruleset_data
from faristol.rulesets.table_games import TournamentRules
from faristol.screens.tournament.game_rules import rule_sentences
from faristol.texts import texts
from faristol.tournaments.deciding import ArbiterPlays, Word
from faristol.tournaments.errors import ScoreMissing
from faristol.tournaments.reporting import Report, enter_result, ruled
from faristol.tournaments.results import asks_time, counted, over_time
from faristol.tournaments.rules import clause_of_start, names_starters, only_points

DOCUMENT = ruleset_data("mallorca")
MALLORCA, POINTS = TournamentRules.read(DOCUMENT), TournamentRules.read(only_points("ca"))


def line(result):
    return result.halves, result.score, result.clause


def by_mallorca(letters="AB"):
    return Director(letters, ruleset=DOCUMENT, names_starts=False)


def test_mal_2_a_tile_decides_who_starts_in_a_tournament_too():
    assert not names_starters(MALLORCA)
    assert clause_of_start(MALLORCA, named=False) == "MAL-2"
    with pytest.raises(AssertionError):
        Director(ruleset=DOCUMENT, names_starts=True)


def test_mal_26_the_first_entry_holds_the_document_whole_and_the_time():
    opened = by_mallorca().entries[0]
    assert (opened["ruleset"], opened["minutes"]) == (DOCUMENT, 30)


@pytest.mark.parametrize(("minutes", "clause"), [(30, "MAL-26"), (25, None)])
def test_mal_26_another_time_than_thirty_minutes_cites_no_clause(minutes, clause):
    sentences = dict(rule_sentences(MALLORCA, minutes, named=False, t=texts("en")))
    assert sentences[f"Each player has {minutes} minutes for the game."] == clause
    assert "MAL-31" in sentences.values()


def test_mal_30_ten_points_a_minute_without_end_in_a_tournament():
    """Eleven minutes and nineteen are points; under the federation the game would be lost."""
    assert line(over_time((489, 380), (601, 240), rules=MALLORCA)) == ((2, 0), (379, 340), "MAL-30")
    assert line(over_time((489, 380), (19 * 60 + 0.1, 0), rules=MALLORCA)) == ((0, 2), (289, 380), "MAL-30")
    assert line(over_time((400, 400), (1201, 1201), rules=MALLORCA)) == ((1, 1), (190, 190), "MAL-30")


@pytest.mark.parametrize(
    ("score", "over"), [((489, 380), (601, 240)), ((410, 400), (60.1, 60)), ((300, 300), (3600, 0))]
)
def test_mal_30_one_sheet_has_one_answer_at_the_table_and_in_the_tournament(score, over):
    table = Match("mallorca", clocks="table").begin().play("H8 CASA", "8H COSA")
    for turn, points in enumerate(score, 1):
        table.write(arbiter.correct_points(table.state, turn, points, JUDGE, "counted again"))
    table.call_time().passes(2).settle(over=tuple(round(each * SECOND) for each in over))
    club = by_mallorca().pair().publish().report(AB=Report(score=score, over_time=over))
    counts = club.state.rounds[0].sheets[1].result
    assert table.result == (counts.score, None if counts.winner is None else counts.winner + 1)


def test_mal_30_a_game_given_up_counts_the_time_as_every_other():
    assert asks_time("abandoned-first", MALLORCA) and asks_time("abandoned-both", MALLORCA)
    late = counted("abandoned-first", (412, 380), seconds=(61, 0), rules=MALLORCA)
    assert line(late) == ((0, 2), (392, 380), "MAL-32")


def test_mal_32_who_abandons_has_lost_and_the_points_stay():
    """The text has no 110 points and no 300-0 for it."""
    assert line(counted("abandoned-first", (500, 380), rules=MALLORCA)) == ((0, 2), (500, 380), "MAL-32")
    both = Report("abandoned-both", (120, 80))
    assert line(ruled(MALLORCA, both)) == ((0, 0), (120, 80), "MAL-32")
    with pytest.raises(ScoreMissing):
        ruled(MALLORCA, Report("abandoned-both"))


def test_mal_32_who_does_not_come_has_lost_unless_the_arbiters_say_otherwise():
    """Settled: 300-0, as clubs have it; the text says nothing of it."""
    assert line(counted("forfeit-second", rules=MALLORCA)) == ((2, 0), (300, 0), "MAL-32")
    assert line(counted("double-forfeit", rules=MALLORCA)) == ((0, 0), (0, 0), "MAL-32")


def test_mal_32_the_arbiter_gives_a_win_or_lets_both_lose():
    assert line(counted("played", (400, 380), winner=1, rules=MALLORCA)) == ((0, 2), (400, 380), "MAL-32")
    assert line(counted("played", (400, 380), winner=0, rules=MALLORCA)) == ((2, 0), (400, 380), None)
    assert line(counted("both-lost", rules=MALLORCA)) == ((0, 0), (0, 0), "MAL-32")


def test_mal_31_the_end_of_the_rounds_time_is_told_and_costs_no_tiles():
    sentences = {
        clause: sentence for sentence, clause in rule_sentences(MALLORCA, 30, named=False, t=texts("en"))
    }
    assert "1 more is played, at most 2 minutes a play" in sentences["MAL-31"]
    assert not any(
        clause == "MAL-31"
        for _, clause in rule_sentences(
            TournamentRules.read(only_points("ca")), 30, named=True, t=texts("en")
        )
    )


def test_mal_34_who_plays_at_a_table_decides_nothing_there_and_a_substitute_does():
    club = Director("AB", ruleset=DOCUMENT, names_starts=False, arbiters=("A", "Joan")).pair().publish()
    against = Report(score=(390, 420), winner=0)
    with pytest.raises(ArbiterPlays):
        club.do(enter_result, 1, 1, against, sure=True, word=Word("A", "a wrong tile"))
    club.do(enter_result, 1, 1, against, sure=True, word=Word(why="a wrong tile"))
    assert club.state.rounds[0].sheets[1].decision.arbiter == "Joan"
    assert MALLORCA.arbiter.affected == "MAL-34"
