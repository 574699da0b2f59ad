"""The room's board of a tournament: who plays where, the results as they come in, then how the players stand.

Of a draft there is nothing on it, nor of the lots before round one is out.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from faristol.core.clock import Clock
from faristol.screens.parts.fitted_names import Fitted, fitted_names
from faristol.screens.parts.paper_pages import evenly
from faristol.screens.public.board import Face
from faristol.screens.public.pages import BoardPage, PromisePage, pages_of
from faristol.screens.public.room import Room
from faristol.screens.tournament import tables
from faristol.screens.tournament.after_round import after_round
from faristol.screens.tournament.brackets import MOST_SHOWN, BracketLines, brackets, names_in, parts_of
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
from faristol.screens.tournament.round_clock import next_start, start_of
from faristol.screens.tournament.tables import Standing
from faristol.screens.tournament.team_lines import TeamLine, team_heads, team_lines
from faristol.screens.view import view_value
from faristol.speech.aloud import round_calls
from faristol.texts import Texts
from faristol.tournaments.event import Tournament
from faristol.tournaments.parts import parts_of as divisions_of
from faristol.tournaments.standings import by_division

BOARDS = 12
"""So many tables can be read at a time."""
PLAYERS_ROOM, PAIRED_ROOM, RESULTS_ROOM, STANDINGS_ROOM = 18.0, 8.6, 14.5, 11.0
"""The room for a name in these lists, in the height of its type."""
GAMES = 4
"""So many games of a bracket one below another; the room for its stages, and for a place and a score."""
BRACKET_ROOM, SIDE = 51.0, 4.6
TEAMS, TEAMS_ROOM, DIVISION_ROOM = 12, 24.0, 6.0
"""So many teams; the room for the name of one, and for its division behind."""
CRITERIA = 2
"""So many figures of each player in the standings."""


@view_value
class DivisionPage(BoardPage):
    mark: str
    """What tells its pages from those of other divisions, where each is at its own round."""


@view_value
class PlayersPage(DivisionPage):
    """The players in their initial order."""

    template = "tournament/room_players.html"
    facts: Sequence[str]
    players: list[tuple[str, list[Sequence[tuple[int, str]]]]]
    """Each page with its division, if there are any."""
    fits: Mapping[str, Fitted]


@view_value
class RoundPage(DivisionPage):
    fits: Mapping[str, Fitted]
    round: int
    of: int
    starts: bool
    """Whether the first-named of a pair starts."""
    start: str
    """When it is to start, if that is planned."""
    left: int | None
    """Milliseconds that are left of it, if there is a clock, and the word for its end."""
    last_word: str
    clock: Clock | None
    """Its own clock, where each division has one; otherwise the window moves that of the event."""
    division: str


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
class StandingsPage(DivisionPage):
    template = "tournament/room_standings.html"
    fits: Mapping[str, Fitted]
    stands: str
    """Of which results they are."""
    round: int
    of: int
    final: bool
    next_start: str
    heads: list[str]
    tables: list[tuple[str, list[Sequence[Standing]]]]


@view_value
class TeamsPage(DivisionPage):
    template = "tournament/room_teams.html"
    stands: str
    heads: list[str]
    teams: Sequence[Sequence[TeamLine]]
    fits: Mapping[str, Fitted]


@view_value
class CupPage(DivisionPage):
    template = "tournament/room_bracket.html"
    cups: list[tuple[BracketLines, Mapping[str, Fitted]]]
    """Each part with the names in it."""


def face(room: Room) -> Face:
    event: Tournament = room.event.state.hall
    parts = divisions_of(event)
    pages = [page for part in parts for page in (_page(part, room), *_also(part, room.t))]
    key = " ".join(map(_key, parts))
    return Face(key=key, event_name=event.opened.name, place=event.opened.place, pages=tuple(pages))


def _mark(event: Tournament) -> str:
    names = [*event.hall.parts]
    return f"{names.index(event.part) + 1}-" if event.part in names else ""


def _key(event: Tournament) -> str:
    if event.stage == "results":
        return f"round-{len(event.rounds)}-{bool(event.rounds[-1].sheets)}"
    # a draft that is made meanwhile turns no page
    return f"stands-{len(event.rounds)}-{event.ended}" if event.rounds else "before"


def _also(event: Tournament, t: Texts) -> Iterator[BoardPage]:
    """Yield the bracket of a cup, and the teams once a round is over."""
    done = len(event.rounds)
    if cups := brackets(event, done, t, most=MOST_SHOWN):
        yield CupPage(_mark(event), [part for cup in cups for part in _parts(cup)])
    if event.rounds and event.stage != "results" and (teams := team_lines(event, done, t)):
        room = TEAMS_ROOM - DIVISION_ROOM * any(line.division for line in teams)
        fits = fitted_names({line.name for line in teams}, room)
        yield TeamsPage(
            _mark(event), after_round(event, done, t), team_heads(event, t), evenly(teams, TEAMS), fits
        )


def _parts(cup: BracketLines) -> Iterator[tuple[BracketLines, Mapping[str, Fitted]]]:
    for stages in parts_of(cup.stages, GAMES):
        yield replace(cup, stages=stages), fitted_names(names_in(stages), BRACKET_ROOM / len(stages) - SIDE)


def _page(event: Tournament, room: Room) -> BoardPage:
    t = room.t
    if not event.rounds:
        return _before(event, t)
    published, number = event.rounds[-1], len(event.rounds)
    of = event.announced
    starts, names = event.opened.names_starts and published.starts_noted, names_of(event).values()
    if event.stage != "results":
        heads = tables.heads(event.terms.scoring, t)[:CRITERIA]
        rows = tables.classification(event.standings(), event.terms.scoring, t)
        pages = [(some[0].division, page) for _, some in by_division(rows) for page in pages_of(some)]
        fits = fitted_names(names, _beside(STANDINGS_ROOM, [columns for _, columns in pages]))
        stands = after_round(event, number, t)
        return StandingsPage(
            _mark(event), fits, stands, number, of, event.ended, next_start(event, t), heads, pages
        )
    clock = event.clock if event.whole else room.clock
    left = clock.left(room.now) if clock else None
    last_word = round_calls(event.opened.language)[-1].text
    about = (
        starts,
        start_of(event, number, t),
        left,
        last_word,
        clock if event.whole else None,
        division_name(event.part, t),
    )
    if not published.sheets:
        entries = pages_of(by_name(event, published))
        fits = fitted_names(names_in_lists(event), _beside(PAIRED_ROOM, entries))
        return PairingsPage(_mark(event), fits, number, of, *about, entries)
    lines = board_lines(event, published, t)
    divisions = ((name, list(some)) for name, some in groupby(lines, lambda line: line.division))
    boards = [
        (name, page) for name, some in divisions for page in evenly(some, BOARDS, _heights(lines).__getitem__)
    ]
    rests = [rest.player.name for rest in resting(event, published.draft, t)]
    fits = fitted_names(names, RESULTS_ROOM)
    return ResultsPage(_mark(event), fits, number, of, *about, boards, rests, len(published.missing))


def _beside(room: float, pages: Sequence[Sequence[object]]) -> float:
    """Return the room for a name where columns stand beside one another; a single one has twice as much."""
    return room if len(pages) > 1 or len(pages[0]) > 1 else 2 * room


def _heights(lines: Sequence[BoardLine]) -> dict[BoardLine, float]:
    """Return how high each table is: the first one of a match has the teams above it."""
    firsts = [None, *lines]
    return {
        line: 1 if before and before.match == line.match else 1 + bool(line.match)
        for before, line in zip(firsts, lines, strict=False)
    }


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
    known = [rounds] if event.announced else []
    facts = [*known, *filter(None, [next_start(event, t)])]
    return PlayersPage(_mark(event), [count, *facts], pages, fits) if pages else PromisePage(facts)
