"""Clubs as teams: what their players make is counted together, beside the standings of the players.

Of each team the best so many count, or all of them. It stands by the sum of what decides first among the
players, as their points or coefficients; then by the differential of those who count, then by all their
points for. A team with fewer players has the sum of those it has.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction

from faristol.tournaments.collation import name_key
from faristol.tournaments.standings import Row

MOST_COUNTED = 99


@dataclass(frozen=True)
class Teams:
    best: int = 0
    """So many of each team count; 0 for all of them."""


@dataclass(frozen=True)
class Team:
    name: str
    rank: int
    sum: Fraction | int
    """Of the first criterion of the players' order."""
    differential: int
    total: int
    counted: tuple[Row, ...]
    """The players who count, the best first."""
    others: tuple[Row, ...]

    @property
    def worth(self) -> tuple[Fraction | int, int, int]:
        return self.sum, self.differential, self.total


def team_standings(rows: Iterable[Row], teams: Teams) -> list[Team]:
    """Return the teams as they stand; those level in everything share the better place."""
    clubs: dict[str, list[Row]] = {}
    for row in rows:
        if row.player.club:
            clubs.setdefault(row.player.club, []).append(row)
    stand: list[Team] = []
    ordered = sorted(clubs.items(), key=lambda club: (name_key(club[0]), club[0]))
    made = (_team(name, members, teams.best or len(members)) for name, members in ordered)
    for place, team in enumerate(sorted(made, key=lambda team: team.worth, reverse=True), 1):
        level = stand and stand[-1].worth == team.worth
        stand.append(replace(team, rank=stand[-1].rank if level else place))
    return stand


def _team(name: str, members: list[Row], best: int) -> Team:
    """Return a team without its place. Players of several divisions are compared by what they made."""
    first = sorted(
        members, key=lambda row: (row.worth[0], row.record.differential, row.record.won), reverse=True
    )
    counted = tuple(first[:best])
    return Team(
        name,
        1,
        sum(row.worth[0] for row in counted),
        sum(row.record.differential for row in counted),
        sum(row.record.won for row in counted),
        counted,
        tuple(first[best:]),
    )
