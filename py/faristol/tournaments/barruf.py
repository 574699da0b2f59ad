"""BARRUF, the rating of the Catalan clubs: a list of strengths, moved by what was won beyond expectation.

All opponents count with their rating from before the tournament. Byes and games that were not played are not
games. Checked on published lists; a newcomer is reckoned with 950, though seeded with 999.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, sqrt

from faristol.tournaments.players import Player
from faristol.tournaments.results import RATED, WIN
from faristol.tournaments.rounds import Round

NEWCOMER = 950.0
SPREAD = 283.84
NEW, SETTLED = 30, 20
"""How much one game moves a rating."""
ENOUGH = 50
"""Games after which a rating is settled."""


@dataclass(frozen=True)
class Rated:
    player: Player
    games: int
    """Of this tournament."""
    won: float
    expected: float
    rating: float


def barruf(players: Sequence[Player], rounds: Sequence[Round]) -> list[Rated]:
    """In the order of the players."""
    before = {player.id: player.rating or NEWCOMER for player in players}
    opponents: dict[str, list[str]] = {player.id: [] for player in players}
    halves = dict.fromkeys(before, 0)
    for table in (table for round_ in rounds for table in round_.tables):
        if table.result and table.result.outcome in RATED:
            opponents[table.first].append(table.second)
            opponents[table.second].append(table.first)
            halves[table.first] += table.result.halves[0]
            halves[table.second] += table.result.halves[1]
    rated = []
    for player in players:
        own, games = before[player.id], len(opponents[player.id])
        expected = sum(chance(own - before[other]) for other in opponents[player.id])
        won = halves[player.id] / WIN
        step = SETTLED if player.games + games > ENOUGH else NEW
        rated.append(Rated(player, games, won, expected, own + step * (won - expected)))
    return rated


def chance(ahead: float) -> float:
    """Of winning against somebody who is so many points behind."""
    return (1 + erf(ahead / SPREAD / sqrt(2))) / 2
