"""The teams of a tournament as they are read: on the screen, the wall, paper and the published page.

Where teams meet they stand by their matches; else by the sum of what their players make, if it is counted.
"""

from faristol.screens.tournament.figures import division_name, figure, points, signed
from faristol.screens.tournament.pairings import counts_of, match_name, names_of
from faristol.screens.tournament.reasons import sentence
from faristol.screens.tournament.tables import heads
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments.criteria import criteria
from faristol.tournaments.event import Tournament
from faristol.tournaments.line_ups import standings_of_teams
from faristol.tournaments.matches import is_match
from faristol.tournaments.published import Published
from faristol.tournaments.standings import Row
from faristol.tournaments.terms import OF_TEAMS


@view_value
class TeamLine:
    rank: int
    name: str
    division: str
    figures: list[str]
    """What decides first, and then."""
    counted: list[tuple[Row, str]]
    """The players who count, with what each of them brings."""
    others: list[tuple[Row, str]]


@view_value
class MatchesOfRound:
    number: int
    matches: list[str]


@view_value
class MatchBoard:
    """A board of a match, the first-named team on the left whoever starts."""

    board: int
    left: str
    right: str
    left_starts: bool
    counts: tuple[str, ...]


@view_value
class MatchSheet:
    division: str
    teams: list[str]
    boards: list[MatchBoard]
    short: list[str]
    """What is said of boards for which a team has nobody."""


def clubs(event: Tournament) -> set[str]:
    return {player.club for player in event.players.values() if player.club}


def teams_meet(event: Tournament) -> bool:
    """Return whether there are matches of teams, or are to be."""
    modes = {event.terms.mode, *(system.mode for system in event.plan.values())}
    return bool(modes & OF_TEAMS.keys() or event.matches())


def team_heads(event: Tournament, t: Texts) -> list[str]:
    """Return what the figures of a team are called."""
    first = [t.gettext("Match points"), t.gettext("Board points")]
    return [*(first if teams_meet(event) else heads(event.terms.scoring, t)[:1]), t.gettext("Differential")]


def team_lines(event: Tournament, until: int, t: Texts) -> list[TeamLine]:
    return _by_matches(event, until, t) if teams_meet(event) else _by_sums(event, until, t)


def _by_matches(event: Tournament, until: int, t: Texts) -> list[TeamLine]:
    rows = event.standings(until)
    return [
        TeamLine(
            team.rank,
            team.name,
            division_name(team.division, t),
            [str(team.halves), points(team.boards, t), signed(str(team.differential))],
            [
                (row, points(row.record.halves, t))
                for row in rows
                if (row.player.division, row.player.club) == (team.division, team.name)
            ],
            [],
        )
        for team in standings_of_teams(event, until)
    ]


def _by_sums(event: Tournament, until: int, t: Texts) -> list[TeamLine]:
    first = criteria(event.terms.scoring)[0]

    def brings(rows: tuple[Row, ...]) -> list[tuple[Row, str]]:
        return [(row, figure(first, row.worth[0], t)) for row in rows]

    return [
        TeamLine(
            team.rank,
            team.name,
            "",
            [figure(first, team.sum, t), signed(str(team.differential))],
            brings(team.counted),
            brings(team.others),
        )
        for team in event.team_standings(until)
    ]


def match_sheets(event: Tournament, published: Published, t: Texts) -> list[MatchSheet]:
    """Return the matches of a round, as a sheet of paper has them."""
    names, found = names_of(event), dict[tuple[str, str], MatchSheet]()
    for board, pair, sheet in published.boards:
        if not is_match(pair.why):
            continue
        details, division = pair.why.details, event.players[pair.first].division
        match = found.setdefault(
            (division, details["teams"][0]), MatchSheet(division_name(division, t), details["teams"], [], [])
        )
        left, right = details["better"], details["other"]
        counts = counts_of(sheet.result) if sheet else ()
        starts = pair.first == left
        line = MatchBoard(board, names[left], names[right], starts, counts if starts else counts[::-1])
        match.boards.append(line)
    for player, why in published.draft.byes:
        key = event.players[player].division, why.details.get("teams", [""])[0]
        if key in found:
            found[key].short.append(sentence(why, names, t))
    return list(found.values())


def matches_of_rounds(event: Tournament, until: int, t: Texts) -> list[MatchesOfRound]:
    """Return the matches round by round, the last one first."""
    return [
        MatchesOfRound(number, [match_name(match, t) for match in some])
        for number, some in reversed(event.matches(until))
    ]
