"""Elo with a club's own figures, against sums done by hand with the published table of chances."""

import pytest

from drivers.director import Director
from faristol.tournaments.barruf import rated
from faristol.tournaments.elo import Elo, chance
from faristol.tournaments.players import Player
from faristol.tournaments.results import Result
from faristol.tournaments.rounds import Round, Table

WON, DRAWN = Result("played", (2, 0), (400, 300)), Result("played", (1, 1), (350, 350))


@pytest.mark.parametrize(("ahead", "table"), [(0, 0.50), (50, 0.57), (100, 0.64), (191, 0.75), (400, 0.91)])
def test_the_chance_is_that_of_the_federations_table(ahead, table):
    assert chance(ahead) == pytest.approx(table, abs=0.005)
    assert chance(-ahead) == pytest.approx(1 - chance(ahead))


def test_a_win_between_equals_moves_by_half_of_k_and_few_games_by_the_greater_k():
    players = [Player("A", "A", 1500, games=30), Player("B", "B", 1500, games=29)]
    settled, new = rated(players, [Round((Table("A", "B", WON),))], Elo().system)
    assert (settled.step, new.step) == (20, 40)
    assert (settled.rating, new.rating) == (1510, 1480)


def test_who_has_no_rating_begins_with_the_clubs_figure():
    players = [Player("A", "A", 1400, games=99), Player("B", "B")]
    figures = Elo(k=10, k_new=30, few=5, newcomer=1400).system
    one, two = rated(players, [Round((Table("A", "B", DRAWN),))], figures)
    assert (two.before, one.rating, two.rating) == (1400, 1400, 1400)
    two = rated(players, [Round((Table("B", "A", WON),))], figures)[1]
    assert two.rating == 1415


def test_byes_and_games_not_played_move_nothing():
    club = Director("ABC").pair().publish()
    players = list(club.state.players.values())
    assert all(each.rating == each.before for each in rated(players, club.state.played, Elo().system))
