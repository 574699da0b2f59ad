"""A bye of half a point, which a player has asked for or the director gives, beside those of the pairing."""

import pytest

from drivers.director import NOON, Director
from drivers.director_window import DirectorWindow
from drivers.tournament_entry import damaged
from faristol.screens.tournament.files.results_json import json_text
from faristol.screens.tournament.files.spreadsheets import association_csv, games_csv
from faristol.tournaments import changing, directing, opening
from faristol.tournaments.course import course
from faristol.tournaments.errors import NotNow
from faristol.tournaments.reports import own_json, trf, tsh
from faristol.tournaments.terms import Terms


def rested(letters="ABCDE", **terms):
    """E has half a point in the first round, and the others play."""
    club = Director(letters, Terms(**terms), rounds=3).do(directing.give_bye, "E", half=True)
    return club.pair().publish().better_win().close()


def record_of(club, letter):
    return next(row.record for row in club.state.standings() if row.player.id == letter)


def test_half_a_point_counts_in_the_standings_and_is_no_win():
    record = record_of(rested(), "E")
    assert (record.halves, record.wins, record.differential, record.rounds) == (1, 0, 0, 1)
    assert rested().order.index("E") == 2


def test_a_differential_of_byes_is_not_for_half_a_point():
    assert record_of(rested(bye_differential=50), "E").differential == 0


def test_half_a_point_is_no_turn_of_resting():
    assert record_of(rested(), "E").byes == ()
    club = Director("ABCDE", rounds=3).do(directing.give_bye, "E", half=True)
    club.pair().publish().report(AC=(400, 300), BD=(400, 300)).close()
    club.do(opening.mark_absent, "C", 2).do(opening.mark_absent, "D", 2)
    assert [player for player, _ in club.pair().state.draft.byes] == ["E"]


def test_it_goes_with_its_round_and_may_be_taken_back_before():
    club = Director("ABCDE").do(directing.give_bye, "E", half=True)
    assert club.state.halved == {"E"}
    assert club.do(directing.take_bye, "E").state.halved == frozenset()
    assert rested().state.halved == frozenset()
    assert damaged(club, "ByeGiven", player="E") is None
    assert damaged(club, "ByeGiven", player="E", half="x") == "half"


def test_where_a_bye_is_no_win_half_a_point_of_its_own_means_nothing():
    for bye in (0, 1):
        with pytest.raises(NotNow):
            directing.give_bye(Director("ABC", Terms(bye_halves=bye)).state, "C", half=True)


def test_the_director_who_draws_by_hand_keeps_it():
    club = Director("ABCDE").do(directing.give_bye, "E", half=True)
    club.do(directing.draft_by_hand, [("A", "B"), ("C", "D")], ["E"])
    assert club.state.draft.byes[0][1].code == "bye-half"


def test_a_late_player_is_given_half_a_point_of_a_published_round():
    club = Director("ABCD").pair().publish().enter("E", 1500)
    club.do(changing.add_bye, "E", "late", half=True).better_win().close()
    assert record_of(club, "E").halves == 1


def test_it_is_on_the_card_and_in_every_file():
    club = rested()
    (turn,) = course(club.state, "E", {1: {}})
    assert (turn.won, turn.halves) == (0.5, 1)
    assert "0000 - H" in trf.write(club.state, NOON)
    assert own_json.read(json_text(club.state, NOON)).people[4].turns[0].halves == 1
    assert "E;;;;0,5;descansa" in games_csv(club.state).replace("\t", ";")
    assert "BYE" not in association_csv(club.state)
    assert tsh.write(club.state).splitlines()[4].startswith("E                       1960 0; 0;")


def test_the_director_gives_it_and_takes_it_back_on_the_page_of_a_player():
    director = DirectorWindow().opens("Aina Roca i Mas;1500\nBiel Serra;1490\nCesc Tur;1480\nDora Vidal;1470")
    director.go(f"#/event/{director.stream}/players")
    assert director.do("tournament_players.edit", data={"player": "p4"})["ok"]
    assert director.do("tournament_players.rest_for_half", data={"player": "p4"})["ok"]
    assert "half a point" in director.text
    assert director.do("tournament_players.rest_for_half", data={"player": "p4"})["ok"]
    assert "half a point" not in director.text
