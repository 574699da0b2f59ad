"""The teams: by their matches and who plays at which board, or by what their players make together."""

from faristol.screens.acts import Act
from faristol.screens.scene import Scene, Step
from faristol.screens.tournament.figures import division_name
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.standings.place import Place, after
from faristol.screens.tournament.team_lines import (
    MatchesOfRound,
    TeamLine,
    clubs,
    matches_of_rounds,
    team_heads,
    team_lines,
    teams_meet,
)
from faristol.screens.view import view_value
from faristol.texts import N_, Texts
from faristol.tournaments import counting_teams
from faristol.tournaments.event import Tournament
from faristol.tournaments.line_ups import line_up, members
from faristol.tournaments.results import DRAW, LOSS, WIN
from faristol.tournaments.terms import OF_TEAMS

RESTS = {
    WIN: N_("A team that rests has the two points of a match won."),
    DRAW: N_("A team that rests has the point of a drawn match."),
    LOSS: N_("A team that rests has no match point for it."),
}


@view_value
class LineUp:
    """Who plays for a team in the next round, and who could."""

    name: str
    division: str
    where: str
    """The division as it is read."""
    players: list[tuple[str, str]]
    boards: list[str]
    """The player of each board; nobody where the team is short."""
    named: bool
    """Whether the director has named them for this round alone."""


@view_value
class TeamsPart:
    lines: list[TeamLine]
    heads: list[str]
    meet: bool
    """Whether teams meet teams."""
    matches: list[MatchesOfRound]
    rest: str
    """What it counts that a team has no opponent."""
    line_ups: list[LineUp]
    counted: bool
    best: str
    """How many of each count; empty for all."""
    clubs: int


def teams(scene: Scene, place: Place) -> TeamsPart:
    event, t = event_of(scene), scene.texts
    return TeamsPart(
        team_lines(event, after(scene), t),
        team_heads(event, t),
        teams_meet(event),
        matches_of_rounds(event, after(scene), t),
        t.gettext(RESTS[event.terms.bye_halves]),
        _line_ups(scene, event),
        event.teams is not None,
        str(event.teams.best or "") if event.teams else "",
        len(clubs(event)),
    )


def _line_ups(scene: Scene, event: Tournament) -> list[LineUp]:
    """Return who plays in the next round, if teams meet in it."""
    terms = event.next_terms
    if event.ended or event.next > event.planned or terms.mode not in OF_TEAMS:
        return []
    return [
        LineUp(
            name,
            division,
            division_name(division, scene.texts),
            [(player.id, player.name) for player in players],
            (line_up(event, (division, name)) + [""] * terms.boards)[: terms.boards],
            (division, name) in event.line_ups,
        )
        for (division, name), players in sorted(members(event).items())
    ]


def count_teams(event: Tournament, best: str = "") -> Act:
    return Step(counting_teams.count_teams(event, best), focus="work")


def drop_teams(event: Tournament) -> Act:
    return Step(counting_teams.drop_teams(event), focus="work")


def order_boards(
    event: Tournament, t: Texts, fields: dict[str, str], division: str, team: str, once: bool = False
) -> Act:
    """Set the board order of a team, or who plays for it in the next round alone."""
    players = [fields[name] for at in range(event.next_terms.boards) if fields.get(name := f"board-{at + 1}")]
    entries = counting_teams.order_boards(event, (division, team), players, once=once)
    said = t.gettext("The boards of %(team)s are set.") % {"team": team}
    return Step(entries, focus="work", announce=said)
