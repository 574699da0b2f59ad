"""Players carried over into the next tournament: name, club, category, and the rating and games of after."""

from drivers.director import Director
from faristol.tournaments import opening
from faristol.tournaments.barruf import BARRUF, barruf
from faristol.tournaments.carrying_over import carried_over
from faristol.tournaments.elo import Elo
from faristol.tournaments.opening import enter_players, new_ids
from faristol.tournaments.players import Player


def played():
    """Two rounds of five: one rests in each, and D withdraws after the first."""
    club = Director(name="Primavera")
    for id, rating, games in (
        ("A", 1210.5, 60),
        ("B", 1100, 12),
        ("C", None, 0),
        ("D", 990, 3),
        ("E", 950, 0),
    ):
        club.do(opening.enter_player, Player(id, f"{id} Puig", rating, games, "Palma", "A", division="Nord"))
    club.whole_round()
    return club.do(opening.withdraw, "D").whole_round()


def test_everybody_comes_with_the_rating_and_the_games_of_after_the_tournament():
    event = played().state
    after = {each.player.id: each for each in barruf([*event.players.values()], event.played)}
    found = carried_over(event, BARRUF)
    assert {each.id for each in found} == {*event.players}
    assert [each.rating for each in found] == sorted((each.rating for each in found), reverse=True)
    for each in found:
        before = event.players[each.id]
        assert each.rating == round(after[each.id].rating, 2) != before.rating
        assert each.games == before.games + after[each.id].games > before.games
        assert (each.name, each.club, each.category) == (before.name, before.club, before.category)


def test_nothing_else_comes_along():
    for each in carried_over(played().state, BARRUF):
        assert each == Player(each.id, each.name, each.rating, each.games, each.club, each.category)


def test_it_is_elo_where_the_club_reckons_with_elo():
    event = played().state
    by = [{each.id: each.rating for each in carried_over(event, system)} for system in (BARRUF, Elo().system)]
    assert all(by[0][id] != by[1][id] for id in event.players)


def test_who_has_not_played_keeps_the_rating_as_it_was_and_none_stays_none():
    club = Director(name="Primavera")
    club.do(opening.enter_player, Player("A", "Anna", 1173.849, 31)).do(
        opening.enter_player, Player("B", "Bel")
    )
    found = {each.id: (each.rating, each.games) for each in carried_over(club.state, BARRUF)}
    assert found == {"A": (1173.849, 31), "B": (None, 0)}


def test_a_whole_list_is_entered_with_ids_that_nobody_has():
    club = Director(name="Tardor")
    club.do(opening.enter_player, Player("p2", "Zoe"))
    ids = new_ids(club.state)
    club.write(enter_players(club.state, [Player(next(ids), name) for name in ("Anna", "Biel", "Carla")]))
    assert {id: each.name for id, each in club.state.players.items()} == {
        "p2": "Zoe",
        "p1": "Anna",
        "p3": "Biel",
        "p4": "Carla",
    }
