"""The federation's clauses in a tournament: who starts, and games that did not end by themselves."""

import pytest

from drivers.director import Director
from drivers.log import MINUTE, SECOND
from drivers.match import JUDGE, Match
from drivers.rounds_in_words import game, pair, people, round_of, starts_in
from faristol.games.classic import arbiter
from faristol.games.classic.both_late import settle_both_late
from faristol.games.classic.errors import ArbiterMissing
from faristol.games.classic.errors import BothOverTime as TableBothOver
from faristol.games.classic.errors import NotNow as TableNotNow
from faristol.tournaments import reporting
from faristol.tournaments.errors import BothOverTime, LostOnTime, NotNow, ReasonMissing
from faristol.tournaments.reporting import Report
from faristol.tournaments.results import counted, over_time
from faristol.tournaments.rounds import Table
from faristol.tournaments.standings import standings


def line(result):
    return result.halves, result.score, result.clause


# --- FED-1


def test_fed_1_the_first_named_starts_and_starts_are_balanced():
    assert starts_in(pair("ABCDEFGH")) == "AE FB CG HD"
    # A and C have started once, B and D have replied.
    once = round_of(game("A", "B", 400, 300), game("C", "D", 400, 300))
    assert starts_in(pair("ABCD", [once])) == "AC BD"
    # Then C and B: now all have started once but A and D, who have met C and B in their turn.
    then = round_of(game("A", "C", 400, 300), game("B", "D", 400, 300))
    assert starts_in(pair("ABCD", [once, then])) == "DA CB"


# --- FED-17, FED-18


def test_fed_17_ten_minutes_over_cost_a_hundred_and_a_moment_more_the_game():
    assert line(over_time((412, 380), (600, 0))) == ((0, 2), (312, 380), "FED-28")
    assert line(over_time((412, 380), (600.1, 0))) == ((0, 2), (302, 380), "FED-17")
    assert line(over_time((500, 380), (600, 0))) == ((2, 0), (400, 380), "FED-28")
    assert line(over_time((500, 380), (0, 0.1))) == ((2, 0), (500, 370), "FED-28")
    assert line(over_time((500, 380), (0, 0))) == ((2, 0), (500, 380), None)


def test_fed_17_who_would_still_be_ahead_loses_by_three_hundred():
    assert line(over_time((500, 380), (601, 0))) == ((0, 2), (0, 300), "FED-17")
    assert line(over_time((380, 500), (0, 601))) == ((2, 0), (300, 0), "FED-17")


@pytest.mark.parametrize(
    ("score", "over"),
    [
        ((489, 380), (601, 240)),
        ((500, 380), (240, 601)),
        ((490, 380), (600.1, 600)),
        ((380, 500), (61, 0)),
        ((400, 400), (0, 0)),
    ],
)
def test_fed_17_one_sheet_has_one_answer_at_the_table_and_in_the_tournament(score, over):
    """Settled: it is the situation of that moment that counts, less 110, so the other's minutes do not."""
    table = Match("federation", clocks="table").begin().play("H8 CASA", "8H COSA")
    for turn, points in enumerate(score, 1):
        table.write(arbiter.correct_points(table.state, turn, points, JUDGE, "counted again"))
    table.call_time().passes(2).settle(over=tuple(round(each * SECOND) for each in over))
    told = Report(score=score, over_time=over)
    counts = Director("AB").pair().publish().report(AB=told).state.rounds[0].sheets[1].result
    winner = None if counts.winner is None else counts.winner + 1
    assert table.result == (counts.score, winner)


def test_fed_17_the_others_minutes_are_not_counted():
    assert line(over_time((489, 380), (601, 240))) == ((0, 2), (379, 380), "FED-17")


def test_fed_17_where_both_are_over_the_arbiter_decides():
    with pytest.raises(BothOverTime):
        over_time((450, 380), (601, 700))
    assert line(over_time((450, 380), (601, 700), winner=1)) == ((0, 2), (340, 380), "FED-17")
    assert line(over_time((450, 380), (601, 700), winner=0)) == ((2, 0), (450, 270), "FED-17")
    assert line(counted("both-lost")) == ((0, 0), (0, 0), None)


def test_fed_17_at_the_table_too_the_arbiter_says_who_has_lost():
    late = (11 * MINUTE, 12 * MINUTE)
    for lost, result in (((1,), ((-100, 5), 2)), ((2,), ((10, -105), 1)), ((1, 2), ((0, 0), None))):
        match = Match("federation", clocks="table").begin().play("H8 CASA", "8H COSA").call_time().passes(2)
        with pytest.raises(TableBothOver):
            match.settle(over=late)
        with pytest.raises(TableBothOver):
            settle_both_late(match.state, match.now, late, (), JUDGE, "late")
        with pytest.raises(ArbiterMissing):
            settle_both_late(match.state, match.now, late, lost, "  ", "late")
        match.write(settle_both_late(match.state, match.now, late, lost, JUDGE, "11 and 12 minutes"))
        assert (match.end, match.result) == (("time", "FED-17"), result)
        ended = next(entry for entry in match.entries if entry["type"] == "GameEnded" and "by" in entry)
        assert ended["by"] == JUDGE


def test_fed_17_nobody_is_asked_where_one_is_in_time():
    match = Match("federation", clocks="table").begin().play("H8 CASA", "8H COSA").call_time().passes(2)
    with pytest.raises(TableNotNow):
        settle_both_late(match.state, match.now, (11 * MINUTE, 10 * MINUTE), (1,), JUDGE, "late")


def test_fed_17_who_was_too_late_is_never_silently_the_winner():
    with pytest.raises(LostOnTime):
        over_time((450, 380), (601, 0), winner=0)
    assert line(over_time((450, 380), (601, 0), winner=1)) == line(over_time((450, 380), (601, 0)))
    club = Director("AB").pair().publish()
    with pytest.raises(LostOnTime):
        club.report(AB=Report(score=(450, 380), over_time=(601, 0), winner=0))


@pytest.mark.parametrize(
    ("score", "counts"), [((412, 380), (302, 380)), ((500, 380), (0, 300)), ((490, 380), (380, 380))]
)
def test_fed_18_who_abandons_loses_110_and_the_game(score, counts):
    """The examples of the document; equal points are lost too."""
    assert line(counted("abandoned-first", score)) == ((0, 2), counts, "FED-18")
    assert line(counted("abandoned-second", score[::-1])) == ((2, 0), counts[::-1], "FED-18")


def test_fed_18_a_win_that_the_arbiter_gives_is_no_abandonment():
    assert line(counted("played", (380, 380), winner=1)) == ((0, 2), (380, 380), None)
    assert line(counted("played", (390, 380), winner=1)) == ((0, 2), (390, 380), None)


# --- FED-19, FED-29, FED-30


def test_fed_19_both_abandon_and_both_lose():
    assert line(counted("abandoned-both")) == ((0, 0), (0, 0), "FED-19")


def test_fed_29_who_waited_for_an_absent_one_has_won_by_three_hundred():
    assert line(counted("forfeit-second")) == ((2, 0), (300, 0), "FED-29")
    assert line(counted("forfeit-first")) == ((0, 2), (0, 300), "FED-29")
    rows = standings(people("AB"), [round_of(Table("A", "B", counted("forfeit-second")))])
    assert [(row.record.halves, row.record.differential) for row in rows] == [(2, 300), (0, -300)]


def test_fed_30_both_absent_have_lost_which_is_no_draw():
    assert line(counted("double-forfeit")) == ((0, 0), (0, 0), "FED-30")
    rows = standings(people("AB"), [round_of(Table("A", "B", counted("double-forfeit")))])
    assert [(row.record.halves, row.record.differential, row.record.won) for row in rows] == [(0, 0, 0)] * 2


# --- FED-16, FED-20, FED-31


def test_fed_16_a_game_that_the_arbiters_stopped_counts_as_it_stands():
    club = Director("AB").pair().publish().report(AB=(312, 295))
    assert line(club.state.rounds[0].sheets[1].result) == ((2, 0), (312, 295), None)


def test_fed_20_a_result_that_is_handed_in_is_final_when_the_round_is_over():
    club = Director("AB").pair().publish().report(AB=(312, 295))
    with pytest.raises(NotNow):
        club.do(reporting.enter_result, 1, 2, Report(score=(1, 0)))
    club.close()
    with pytest.raises(NotNow):
        club.do(reporting.enter_result, 1, 1, Report(score=(295, 312)))


def test_fed_31_a_past_round_is_corrected_only_by_the_arbiters_recorded_word():
    club = Director("AB").whole_round()
    for silent in ("", "  "):
        with pytest.raises(ReasonMissing):
            club.do(reporting.correct_result, 1, 1, Report(score=(295, 312)), silent)
    club.do(reporting.correct_result, 1, 1, Report(score=(295, 312)), "both sheets say so")
    assert club.entries[-1]["why"] == "both sheets say so"
    assert club.order == "BA"


def test_fed_1_or_tiles_are_drawn_if_the_organiser_has_it_so():
    assert Director().state.opened.names_starts is True
    assert Director(names_starts=False).state.opened.names_starts is False
