"""The room's board of a tournament: who plays where, the results as they come in, then how the players stand.

Of a draft there is nothing on it, nor of the lots before round one is out.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from faristol.screens.parts.fitted_names import Fitted, fitted_names
from faristol.screens.parts.paper_pages import evenly
from faristol.screens.public.board import Face
from faristol.screens.public.pages import BoardPage, PromisePage, pages_of
from faristol.screens.public.room import Room
from faristol.screens.tournament import tables
from faristol.screens.tournament.brackets import MOST_SHOWN, BracketLines, brackets
from faristol.screens.tournament.figures import division_name
from faristol.screens.tournament.pairings import (
    BoardLine,
    NameLine,
    board_lines,
    by_name,
    names_in_lists,
    names_of,
    resting,
)
from faristol.screens.tournament.tables import Standing
from faristol.screens.tournament.team_lines import TeamLine, head, team_lines
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments.event import Tournament
from faristol.tournaments.standings import by_division

BOARDS = 12
"""So many tables can be read at a time."""
PLAYERS_ROOM, PAIRED_ROOM, RESULTS_ROOM, STANDINGS_ROOM = 18.0, 8.6, 14.5, 11.0
"""The room for a name in these lists, in the height of its type."""
TEAMS = 12
"""So many teams."""
CRITERIA = 2
"""So many figures of each player in the standings."""


@view_value
class PlayersPage(BoardPage):
    """The players in their initial order."""

    template = "tournament/room_players.html"
    facts: Sequence[str]
    players: list[tuple[str, list[Sequence[tuple[int, str]]]]]
    """Each page with its division, if there are any."""
    fits: Mapping[str, Fitted]


@view_value
class RoundPage(BoardPage):
    fits: Mapping[str, Fitted]
    round: int
    of: int
    starts: bool
    """Whether the first-named of a pair starts."""


@view_value
class PairingsPage(RoundPage):
    """The names in order: each finds the table, and whom one meets."""

    template = "tournament/room_pairings.html"
    entries: list[list[Sequence[NameLine]]]


@view_value
class ResultsPage(RoundPage):
    """The results as they come in."""

    template = "tournament/room_results.html"
    boards: list[tuple[str, list[BoardLine]]]
    rests: list[str]
    missing: int


@view_value
class StandingsPage(BoardPage):
    template = "tournament/room_standings.html"
    fits: Mapping[str, Fitted]
    round: int
    of: int
    final: bool
    heads: list[str]
    tables: list[tuple[str, list[Sequence[Standing]]]]


@view_value
class TeamsPage(BoardPage):
    template = "tournament/room_teams.html"
    round: int
    head: str
    teams: Sequence[Sequence[TeamLine]]


@view_value
class CupPage(BoardPage):
    template = "tournament/room_bracket.html"
    cups: list[BracketLines]


def face(room: Room) -> Face:
    event: Tournament = room.event.state
    key = "before"
    if event.stage == "results":
        key = f"round-{len(event.rounds)}-{bool(event.rounds[-1].sheets)}"
    elif event.rounds:
        key = f"stands-{len(event.rounds)}-{event.ended}"  # a draft that is made meanwhile turns no page
    pages = (_page(event, room.t), *_also(event, room.t))
    return Face(key=key, event_name=event.opened["name"], place=event.opened["place"], pages=pages)


def _also(event: Tournament, t: Texts) -> Iterator[BoardPage]:
    """Yield the bracket of a cup, and the teams once a round is over."""
    done = len(event.rounds)
    if cups := brackets(event, done, t, most=MOST_SHOWN):
        yield CupPage(cups)
    if event.rounds and event.stage != "results" and (teams := team_lines(event, done, t)):
        yield TeamsPage(done, head(event, t), evenly(teams, TEAMS))


def _page(event: Tournament, t: Texts) -> BoardPage:
    if not event.rounds:
        return _before(event, t)
    published, number, of = event.rounds[-1], len(event.rounds), event.planned
    starts, names = event.opened["names_starts"], names_of(event).values()
    if event.stage != "results":
        heads = tables.heads(event.terms.scoring, t)[:CRITERIA]
        rows = tables.classification(event.standings(), event.terms.scoring, t)
        pages = [(some[0].division, page) for _, some in by_division(rows) for page in pages_of(some)]
        return StandingsPage(fitted_names(names, STANDINGS_ROOM), number, of, event.ended, heads, pages)
    if not published.sheets:
        fits = fitted_names(names_in_lists(event), PAIRED_ROOM)
        return PairingsPage(fits, number, of, starts, pages_of(by_name(event, published)))
    lines = board_lines(event, published, t)
    divisions = ((name, list(some)) for name, some in groupby(lines, lambda line: line.division))
    boards = [
        (name, some[start : start + BOARDS])
        for name, some in divisions
        for start in range(0, len(some), BOARDS)
    ]
    rests = [rest.player.name for rest in resting(event, published.draft, t)]
    fits = fitted_names(names, RESULTS_ROOM)
    return ResultsPage(fits, number, of, starts, boards, rests, len(published.missing))


def _before(event: Tournament, t: Texts) -> BoardPage:
    pages = [
        (division_name(name, t), page)
        for name, rows in by_division(event.standings())
        for page in pages_of([(place, row.player.name) for place, row in enumerate(rows, 1)])
    ]
    many = len(event.players)
    count = t.ngettext("%(n)s player", "%(n)s players", many) % {"n": many}
    rounds = t.ngettext("%(n)s round", "%(n)s rounds", event.planned) % {"n": event.planned}
    fits = fitted_names(names_of(event).values(), PLAYERS_ROOM)
    return PlayersPage([count, rounds], pages, fits) if pages else PromisePage([rounds])
