"""Two tablets that typed results of one tournament keep the arbiters and decisions of both."""

from drivers.director import Director
from faristol.tournaments import deciding, merging, reporting
from faristol.tournaments.deciding import Word
from faristol.tournaments.decision import WINNER, Decision
from faristol.tournaments.reporting import Report

AGAINST = Report(score=(390, 420), winner=0)
WHY = "a phone at the table"


def two_tablets():
    club = Director("ABCD", arbiters=("Joan",)).pair().publish()
    return club, club.branch(), (club.state, len(club.entries))


def met(club, other, base, common):
    return merging.merged(base, club.state, other.state, club.entries, other.entries, common)


def test_a_decision_of_the_other_tablet_is_brought_with_its_arbiter():
    club, other, common = two_tablets()
    other.do(reporting.enter_result, 1, 1, AGAINST, word=Word("Pau", WHY))
    club.do(deciding.name_arbiters, ["Joan", "Rosa"]).write(met(club, other, *common).entries)
    assert club.state.rounds[0].sheets[1].decision == Decision(WINNER, "Pau", WHY, "A")
    assert club.state.arbiters == ("Joan", "Rosa", "Pau")


def test_the_arbiters_of_two_tablets_are_no_more_than_there_may_be():
    club, other, common = two_tablets()
    other.do(deciding.name_arbiters, [*"abcdef"])
    club.do(deciding.name_arbiters, [*"ghijklmn"]).write(met(club, other, *common).entries)
    assert "".join(club.state.arbiters) == "ghijklmnabcd"
    assert not met(*two_tablets()[:2], *common).entries


def test_the_same_result_by_another_decision_is_asked_about():
    club, other, common = two_tablets()
    for at, who in ((club, "Joan"), (other, "Pau")):
        at.do(reporting.enter_result, 1, 1, AGAINST, word=Word(who, WHY))
    assert met(club, other, *common).differing == 1


def test_a_table_that_has_two_results_is_corrected_into_the_one_here():
    club, other, common = two_tablets()
    other.do(reporting.enter_result, 1, 1, Report(score=(390, 380)))
    club.better_win().close().write(met(club, other, *common).entries)
    there = Report(score=club.state.rounds[0].sheets[1].written)
    club.do(reporting.correct_result, 1, 1, there, WHY)
    assert not club.state.undecided
