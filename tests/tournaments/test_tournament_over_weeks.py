"""A tournament over weeks: who has played how many rounds, and who has too few to stand among the others."""

import re
from fractions import Fraction

import pytest

from drivers.director import Director
from drivers.director_window import FORM, DirectorWindow
from faristol.tournaments import changing, opening
from faristol.tournaments.errors import NotNow
from faristol.tournaments.standings import standings
from faristol.tournaments.terms import Terms


def league(least, absences, letters="ABCDEFGH", scoring="points"):
    """Three rounds; some miss rounds."""
    club = Director(letters, Terms(scoring=scoring, least_rounds=least), rounds=6)
    for letter, rounds in absences.items():
        for number in rounds:
            club.do(opening.mark_absent, letter, number)
    for _ in range(3):
        club.whole_round()
    return club


def test_who_has_played_fewer_rounds_than_the_least_stands_below_all_others():
    club = league(3, {"A": [2], "B": [1, 3]})
    rows = club.state.standings()
    assert [row.player.id for row in rows if row.below] == [row.player.id for row in rows][-2:]
    assert {row.player.id for row in rows[-2:]} == {"A", "B"}
    assert [row.rank for row in rows][-2:] == [7, 8]


def test_both_parts_keep_the_order_of_the_tournament():
    with_least, without = (league(least, {"A": [2], "B": [1, 3]}).state.standings() for least in (3, 0))
    order = [row.player.id for row in without]
    for part in (False, True):
        listed = [row.player.id for row in with_least if row.below == part]
        assert listed == [id for id in order if id in listed]


@pytest.mark.parametrize("least", range(5))
def test_the_parts_are_those_who_have_the_rounds_and_those_who_have_not(least):
    for row in league(least, {"A": [2], "B": [1, 3], "C": [1, 2, 3]}).state.standings():
        assert row.below == (row.record.rounds < least)


def test_a_rest_is_a_round_and_an_absence_is_none():
    club = league(0, {"A": [2]}, "ABCDEFG")
    rounds = {row.player.id: row.record.rounds for row in club.state.standings()}
    rested = {player for published in club.state.rounds for player, _ in published.draft.byes}
    assert rounds["A"] == 2 and all(rounds[player] == 3 for player in rested - {"A"})


def test_nobody_above_and_below_shares_a_place():
    rows = league(3, {letter: [3] for letter in "EFGH"}).state.standings()
    assert [row.rank for row in rows if row.below][0] == 5
    assert max(row.rank for row in rows if not row.below) < 5


def test_without_a_least_number_nothing_changes():
    club = league(0, {"A": [2]}).state
    plain = standings(list(club.players.values()), club.played, seed=club.lots)
    assert club.standings() == plain and not any(row.below for row in plain)


def test_a_mean_is_exact():
    club = league(0, {"A": [2]}, scoring="mean")
    row = next(row for row in club.state.standings() if row.player.id == "A")
    assert row.worth[0] == Fraction(row.record.halves, 2)


# --- on the screen


def screen(**chosen):
    director = DirectorWindow().opens(**{"rounds": "4", **chosen})
    director.about("absent", "Aina", round="1")
    director.whole_round()
    return director


def test_the_standings_say_how_many_rounds_each_has_played_where_that_differs():
    director = screen()
    director.go(f"#/event/{director.stream}/standings")
    assert ">Rounds</th>" in director.work and "Fewer than" not in director.text
    whole = DirectorWindow().opens()
    whole.whole_round()
    whole.go(f"#/event/{whole.stream}/standings")
    assert ">Rounds</th>" not in whole.work


def test_who_has_too_few_rounds_is_listed_below_a_line():
    director = screen(least_rounds="1")
    director.go(f"#/event/{director.stream}/standings")
    assert "Fewer than 1 round" in director.text
    assert director.work.index("Fewer than 1 round") < director.work.index(">Aina</a>")


def test_the_table_beside_the_round_is_in_the_same_order_with_its_own_figures():
    director = screen(scoring="mean", least_rounds="1")
    heads = re.findall(r"<th[^>]*>([^<]*)</th>", director.work.split('id="leaders"')[1].split("</thead>")[0])
    assert heads == ["Rank", "Player", "Points per round", "Diff."]
    names = re.findall(r'class="leaders__who[^>]*>([^<]*)</a>', director.work)
    assert names == [row.player.name for row in director.event().standings()] and names[-1] == "Aina"


@pytest.mark.parametrize("typed", ["x", "-1", "100", "1.5"])
def test_what_is_no_number_of_rounds_is_refused_at_its_field(typed):
    window = DirectorWindow()
    window.go("#/tournament")
    answer = window.do("tournament_setup.open", {**FORM, "least_rounds": typed})
    assert not answer["ok"] and answer["focus"] == "least_rounds"


def test_the_least_number_of_rounds_changes_on_the_way():
    director = screen()
    director.do("tournament.panel", data={"name": "terms"})
    form = director.held["tournament"]["terms"]
    assert director.do("tournament.change_terms", {**form, "least_rounds": "2"})["ok"]
    assert director.event().terms.least_rounds == 2


# --- who is away


def test_who_is_absent_until_taken_back_is_in_no_round_and_has_not_withdrawn():
    club = Director("ABCDEF", rounds=5).do(opening.mark_away, "B").whole_round().whole_round()
    assert all("B" not in club.state.rounds[at].round.byes and "B" not in tables(club, at) for at in (0, 1))
    assert club.state.players["B"].withdrawn is None
    club.do(opening.mark_back, "B").whole_round()
    assert "B" in tables(club, 2)


def tables(club, at):
    return {player for pair in club.state.rounds[at].draft.pairs for player in (pair.first, pair.second)}


def test_it_is_said_once_and_taken_back_once():
    club = Director("AB").do(opening.mark_away, "A")
    with pytest.raises(NotNow):
        opening.mark_away(club.state, "A")
    club.do(opening.mark_back, "A")
    with pytest.raises(NotNow):
        opening.mark_back(club.state, "A")


def test_who_comes_and_is_given_a_table_is_away_no_more():
    club = Director("ABCDE").do(opening.mark_away, "A").do(opening.mark_absent, "B", 1).pair().publish()
    club.do(changing.add_table, "A", "B", "they came")
    assert club.state.players["A"].away is None


def test_a_tap_on_here_brings_back_who_was_away_and_any_later_round_can_be_missed():
    director = DirectorWindow().opens(rounds="9")
    director.about("away", "Aina")
    director.go(f"#/event/{director.stream}/players")
    assert "absent from round 1 on" in director.text
    director.do("tournament_players.edit", data={"player": director.player("Aina")})
    assert 'id="absent-9"' in director.work
    director.about("absent", "Aina", round="1")
    aina = director.event().players[director.player("Aina")]
    assert aina.plays_in(1) and aina.away is None
    director.about("absent", "Aina", round="9")
    assert director.event().players[director.player("Aina")].absent == {9}
