"""The teams of a tournament as they are read: on the screen, the wall, paper and the published page."""

from faristol.screens.tournament.figures import figure, signed
from faristol.screens.tournament.tables import heads
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments.criteria import criteria
from faristol.tournaments.event import Tournament
from faristol.tournaments.standings import Row


@view_value
class TeamLine:
    rank: int
    name: str
    points: str
    differential: str
    counted: list[tuple[Row, str]]
    """The players who count, with what each of them brings."""
    others: list[tuple[Row, str]]


def clubs(event: Tournament) -> set[str]:
    return {player.club for player in event.players.values() if player.club}


def head(event: Tournament, t: Texts) -> str:
    """Return what the sum of a team is called."""
    return heads(event.terms.scoring, t)[0]


def team_lines(event: Tournament, until: int, t: Texts) -> list[TeamLine]:
    first = criteria(event.terms.scoring)[0]

    def brings(rows: tuple[Row, ...]) -> list[tuple[Row, str]]:
        return [(row, figure(first, row.worth[0], t)) for row in rows]

    return [
        TeamLine(
            team.rank,
            team.name,
            figure(first, team.sum, t),
            signed(str(team.differential)),
            brings(team.counted),
            brings(team.others),
        )
        for team in event.team_standings(until)
    ]
