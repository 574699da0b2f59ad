"""Clubs as teams: the sum of what their best players make, beside the standings of the players."""

import pytest

from drivers.director import Director
from drivers.director_window import DirectorWindow
from drivers.tournament_entry import damaged
from faristol.tournaments import directing, opening
from faristol.tournaments.counting_teams import NoSuchTeam, count_teams, drop_teams
from faristol.tournaments.errors import NotNow
from faristol.tournaments.players import Player
from screens.states.standings import teams
from screens.tournament.test_long_names import printed
from screens.tournament.test_tournament_board import text_of_board
from screens.tournament.test_tournament_page import published


def club_of(**members):
    """club_of(M="ABC", P="DE"): clubs with their players, the best rated first; X has no club."""
    event = Director()
    clubs = {letter: club for club, letters in members.items() for letter in letters}
    for at, letter in enumerate(sorted(clubs)):
        event.do(opening.enter_player, Player(letter, letter, 1500 - at, club=clubs[letter].strip("_")))
    return event


def played():
    """After two rounds A has 2 points, +250; C 1, +50; E 1, 0; B 1, -20; D 1, -80; F 0, -200."""
    event = club_of(Mao="AF", Palma="BCE", Inca="D")
    event.pair().publish().report(AD=(400, 300), BE=(400, 350), CF=(400, 300)).do(directing.close_round)
    event.do(directing.draft_by_hand, [("A", "B"), ("C", "E"), ("D", "F")]).publish()
    return event.report(AB=(450, 300), CE=(350, 400), DF=(320, 300)).do(directing.close_round)


def stand(event, best=""):
    event.do(count_teams, best)
    return [(team.name, team.rank, team.sum, team.differential) for team in event.state.team_standings()]


def test_all_players_of_a_club_count_unless_the_best_so_many_do():
    assert stand(played()) == [("Palma", 1, 6, -50), ("Mao", 2, 4, 130), ("Inca", 3, 2, -80)]


def test_two_level_in_points_are_parted_by_the_differential_of_those_who_count():
    assert stand(played(), "2") == [("Mao", 1, 4, 130), ("Palma", 2, 4, 50), ("Inca", 3, 2, -80)]


def test_who_counts_is_the_best_of_the_team_and_the_others_are_named_too():
    event = played().do(count_teams, "2")
    palma = event.state.team_standings()[1]
    assert [row.player.id for row in palma.counted] + [row.player.id for row in palma.others] == [
        "C",
        "E",
        "B",
    ]


def test_teams_level_in_everything_share_a_place():
    event = club_of(Mao="A", Palma="B", Inca="C").do(count_teams, "")
    assert [(team.name, team.rank) for team in event.state.team_standings()] == [
        *(("Inca", 1), ("Mao", 1)),
        ("Palma", 1),
    ]


def test_players_without_a_club_are_in_no_team():
    assert stand(club_of(Mao="AB", _="C")) == [("Mao", 1, 0, 0)]


def test_after_an_earlier_round_teams_stand_as_they_stood():
    event = played().do(count_teams, "1")
    assert [team.name for team in event.state.team_standings(1)] == ["Mao", "Palma", "Inca"]


@pytest.mark.parametrize("best", ["0", "100", "x", "-1", "1.5"])
def test_a_number_that_is_none_is_refused(best):
    with pytest.raises(NoSuchTeam):
        count_teams(played().state, best)


def test_teams_are_counted_and_dropped_and_either_is_undone():
    event = played().do(count_teams, "2")
    assert event.state.teams.best == 2
    event.do(drop_teams)
    assert event.state.teams is None and event.state.team_standings() == []
    with pytest.raises(NotNow):
        drop_teams(event.state)
    assert damaged(event, "TeamsCounted", best=100) == "best"
    assert damaged(event, "TeamsCounted", best=0) is None
    assert damaged(event, "TeamsCounted") is None


def test_the_director_counts_teams_on_their_page():
    director = DirectorWindow().opens("Aina;1500;3;Mao\nBiel;1490;3;Mao\nCesc;1480;3;Inca\nDora;1470;3;Inca")
    director.whole_round()
    director.go(f"#/event/{director.stream}/standings/teams")
    assert "Teams are not counted." in director.text and "2 clubs" in director.text
    assert director.do("tournament_standings.count_teams", {"best": "1"})["ok"]
    assert '<table class="table standings__teams" id="teams">' in director.work
    assert not director.do("tournament_standings.count_teams", {"best": "x"})["ok"]
    assert director.do("tournament_standings.drop_teams")["ok"]
    assert "Teams are not counted." in director.text


def test_teams_are_on_the_wall_on_paper_and_on_the_page_for_everybody():
    club = teams()
    assert "Equips" in text_of_board(club)
    paper = printed(club, "teams", "3")
    assert "Manacor" in paper and "Ciutat" in paper
    assert '<h2 id="teams">Equips' in published(club)
