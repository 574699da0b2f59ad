"""BARRUF, the rating of the Catalan clubs: a list of strengths, moved by what was won beyond expectation.

All opponents count with their rating from before the tournament. Byes and games that were not played are not
games. Checked on published lists; a newcomer is reckoned with 950, though seeded with 999.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import erf, sqrt

from faristol.tournaments.players import Player
from faristol.tournaments.results import WIN
from faristol.tournaments.rounds import Round

NEWCOMER = 950.0
SPREAD = 283.84
NEW, SETTLED = 30, 20
"""How much one game moves a rating before it is settled, and after."""
ENOUGH = 50
"""So many games, and a rating is settled."""


@dataclass(frozen=True)
class RatedGame:
    """A game that counts, from the side of one player."""

    round: int
    opponent: str
    before: float
    """The opponent's rating."""
    chance: float
    won: float


@dataclass(frozen=True)
class Rated:
    player: Player
    before: float
    step: int
    """How much one game moves the rating."""
    played: tuple[RatedGame, ...]
    """The games of this tournament that count."""

    @property
    def games(self) -> int:
        return len(self.played)

    @property
    def won(self) -> float:
        return sum(game.won for game in self.played)

    @property
    def expected(self) -> float:
        return sum(game.chance for game in self.played)

    @property
    def rating(self) -> float:
        return self.before + self.step * (self.won - self.expected)


@dataclass(frozen=True)
class RatingSystem:
    newcomer: float
    """The rating of who has none."""
    chance: Callable[[float], float]
    """The chance of winning against somebody who is so many points behind."""
    step: Callable[[int, int], int]
    """How much one game moves a rating, by the rated games before the tournament and in it."""


def barruf(players: Sequence[Player], rounds: Sequence[Round]) -> list[Rated]:
    return rated(players, rounds, BARRUF)


def rated(players: Sequence[Player], rounds: Sequence[Round], system: RatingSystem) -> list[Rated]:
    """Return the rating of each player, in their order."""
    before = {player.id: player.rating or system.newcomer for player in players}
    played: dict[str, list[RatedGame]] = {player.id: [] for player in players}
    for number, round_ in enumerate(rounds, 1):
        for table in round_.tables:
            if table.result and table.result.is_rated:
                for side, (own, other) in enumerate(
                    ((table.first, table.second), (table.second, table.first))
                ):
                    ahead, won = before[own] - before[other], table.result.halves[side] / WIN
                    played[own].append(RatedGame(number, other, before[other], system.chance(ahead), won))
    return [
        Rated(
            player,
            before[player.id],
            system.step(player.games, len(played[player.id])),
            tuple(played[player.id]),
        )
        for player in players
    ]


def chance(ahead: float) -> float:
    """Return the chance of winning against somebody who is so many points behind."""
    return (1 + erf(ahead / SPREAD / sqrt(2))) / 2


def _step(before: int, played: int) -> int:
    return SETTLED if before + played > ENOUGH else NEW


BARRUF = RatingSystem(NEWCOMER, chance, _step)
