"""The players of a tournament as the next one enters them: with the rating and games they have after it."""

from dataclasses import replace

from faristol.tournaments.barruf import Rated, RatingSystem, rated
from faristol.tournaments.event import Tournament
from faristol.tournaments.players import Player

DIGITS = 2
"""A rating is carried over as lists are published, to the hundredth."""


def carried_over(event: Tournament, system: RatingSystem) -> list[Player]:
    """Return all players, also those who withdrew, the best rating first."""
    every = rated([row.player for row in event.standings()], event.played, system)
    return [_newly_entered(each) for each in sorted(every, key=lambda each: -each.rating)]


def _newly_entered(each: Rated) -> Player:
    """Return a player as before a first round; who has neither played nor been rated still has no rating."""
    player = each.player
    fresh = Player(player.id, player.name, player.rating, player.games, player.club, player.category)
    if not each.games:
        return fresh
    return replace(fresh, rating=round(each.rating, DIGITS), games=player.games + each.games)
