"""The room's board of a tournament: who plays where, the results as they come in, then how the players stand.

Of a draft there is nothing on it, nor of the lots before round one is out.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from faristol.screens.parts.fitted_names import Fitted, fitted_names
from faristol.screens.parts.paper_pages import evenly
from faristol.screens.public.board import Face
from faristol.screens.public.pages import BoardPage, PromisePage
from faristol.screens.public.room import Room
from faristol.screens.public.type_of_lists import HIGH, ROW, SCALES, row_height, typeset, whole_names
from faristol.screens.tournament import tables
from faristol.screens.tournament.after_round import after_round
from faristol.screens.tournament.brackets import MOST_SHOWN, BracketLines, brackets, names_in, parts_of
from faristol.screens.tournament.figures import division_name
from faristol.screens.tournament.pairings import BoardLine, NameLine, board_lines, by_name, names_of
from faristol.screens.tournament.rests import resting
from faristol.screens.tournament.room_pages import (
    CupPage,
    DivisionResults,
    PairingsPage,
    PlayersPage,
    ResultsPage,
    StandingsPage,
    TeamsPage,
)
from faristol.screens.tournament.round_clock import next_start, start_of
from faristol.screens.tournament.team_lines import team_heads, team_lines, teams_meet
from faristol.speech.aloud import round_calls
from faristol.texts import Texts
from faristol.tournaments.event import Tournament
from faristol.tournaments.parts import parts_of as divisions_of
from faristol.tournaments.published import Published
from faristol.tournaments.standings import by_division

Boards = list[tuple[str, list[BoardLine]]]

BOARDS = 12
"""So many tables have a page in the usual type."""
TYPE, RESULTS_TYPE = 36.0, 40.0
"""The type of these lists on a wall of 1920 by 1080, and that of results."""
RESTS_HIGH, MOST_RESULTS = 95.0, 140
"""The line of those who rest; the largest type in which a score has its room, in per cent."""
PLAYERS_ROOM, PAIRED_ROOM, RESULTS_ROOM, STANDINGS_ROOM = 18.0, 8.6, 14.5, 11.0
"""The room for a name in these lists, in the height of its type."""
GAMES = 4
"""So many games of a bracket one below another; the room for its stages, and for a place and a score."""
BRACKET_ROOM, SIDE = 51.0, 4.6
TEAMS, TEAMS_ROOM, DIVISION_ROOM = 12, 24.0, 6.0
"""So many teams; the room for the name of one, and for its division behind."""
CRITERIA = 2
"""So many figures of each player in the standings."""


def face(room: Room) -> Face:
    event: Tournament = room.event.state.hall
    parts = divisions_of(event)
    pages = [page for part in parts for page in (_page(part, room), *_also(part, room.t))]
    pages += _teams_of_all(event, room.t)
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
    """Yield the bracket of a cup, and the teams once a round is over, if they are of one division."""
    done = len(event.rounds)
    if cups := brackets(event, done, t, most=MOST_SHOWN):
        yield CupPage(_mark(event), [part for cup in cups for part in _parts(cup)])
    if event.rounds and event.stage != "results" and (event.whole is None or teams_meet(event)):
        yield from _teams(event, t)


def _teams_of_all(event: Tournament, t: Texts) -> Iterator[BoardPage]:
    """Yield the teams whose players are of several divisions, each of these as far as it has come."""
    rests = any(part.rounds and part.stage != "results" for part in event.parts.values())
    if rests and not teams_meet(event):
        yield from _teams(event, t)


def _teams(event: Tournament, t: Texts) -> Iterator[BoardPage]:
    done = len(event.rounds)
    if teams := team_lines(event, done, t):
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
        rows = tables.classification(event.placed, event.terms.scoring, t)
        divisions = [some for _, some in by_division(rows)]
        set_ = typeset(divisions, lambda row: [row.player.name], STANDINGS_ROOM, TYPE)
        pages = [(columns[0][0].division, columns) for columns in set_.pages]
        stands, start = after_round(event, number, t), next_start(event, t)
        about_stands = stands, number, of, event.ended, start, heads, pages
        return StandingsPage(_mark(event), set_.scale, set_.fits, *about_stands)
    clock = event.clock if event.whole else room.clock
    about = (
        starts,
        start_of(event, number, t),
        clock.left(room.now) if clock else None,
        round_calls(event.opened.language)[-1].text,
        clock if event.whole else None,
        division_name(event.part, t),
    )
    if not published.sheets:
        paired = typeset([by_name(event, published)], _both, PAIRED_ROOM, TYPE)
        return PairingsPage(_mark(event), paired.scale, paired.fits, number, of, *about, paired.pages)
    lines = board_lines(event, published, t)
    divided = [(name, list(some)) for name, some in groupby(lines, lambda line: line.division)]
    rests = _rests(event, published, t)
    divided += [(name, []) for name in rests if name not in dict(divided)]
    scale, fits, boards = _results_type(divided, names, bool(rests))
    return ResultsPage(_mark(event), scale, fits, number, of, *about, _results(boards, lines, rests))


def _rests(event: Tournament, published: Published, t: Texts) -> dict[str, list[str]]:
    """Return who has a bye, by the name of the division."""
    rests: dict[str, list[str]] = {}
    for rest in resting(event, published.draft, t):
        rests.setdefault(division_name(rest.player.division, t), []).append(rest.player.name)
    return rests


def _results(
    boards: Boards, lines: Iterable[BoardLine], rests: Mapping[str, list[str]]
) -> list[DivisionResults]:
    missing = Counter(line.division for line in lines if line.sheet is None)
    last = {name: at for at, (name, _) in enumerate(boards)}
    return [
        DivisionResults(name, page, rests.get(name, []) if at == last[name] else [], missing[name])
        for at, (name, page) in enumerate(boards)
    ]


def _both(row: NameLine) -> list[str]:
    return [row.name, row.other]


def _results_type(
    divided: Sequence[tuple[str, Sequence[BoardLine]]], names: Iterable[str], rests: bool
) -> tuple[int, Mapping[str, Fitted], Boards]:
    """Return the largest type in which the tables have no more pages than usual, and these pages.

    Where no type holds whole names on so few pages, long ones are smaller."""
    every = list(names)
    room = (HIGH - RESTS_HIGH * rests) / RESULTS_TYPE * 100

    def pages(high: float, fits: Mapping[str, Fitted]) -> Boards:
        return [(name, page) for name, some in divided for page in evenly(some, high, _heights(some, fits))]

    usual = pages(BOARDS * ROW, {})
    for scale in (each for each in SCALES if each <= MOST_RESULTS):
        fits = whole_names(every, RESULTS_ROOM * 100 / scale, scale)
        if fits and len(boards := pages(room / scale, fits)) <= len(usual):
            return scale, fits, boards
    return SCALES[-1], fitted_names(every, RESULTS_ROOM), usual


def _heights(lines: Sequence[BoardLine], fits: Mapping[str, Fitted]) -> Callable[[BoardLine], float]:
    """Return how to tell the height of a table: the first one of a match has the teams above it."""
    firsts = [None, *lines]
    heights = {
        line: row_height([line.first.player.name, line.second.player.name], fits)
        + ROW * (bool(line.match) and not (before and before.match == line.match))
        for before, line in zip(firsts, lines, strict=False)
    }
    return heights.__getitem__


def _before(event: Tournament, t: Texts) -> BoardPage:
    divisions = [(division_name(name, t), rows) for name, rows in by_division(event.standings())]
    lists = [
        [(place, row.player.name, name) for place, row in enumerate(rows, 1)] for name, rows in divisions
    ]
    listed = typeset(lists, lambda line: [line[1]], PLAYERS_ROOM, TYPE)
    pages = [(columns[0][0][2], columns) for columns in listed.pages]
    many = len(event.players)
    count = t.ngettext("%(n)s player", "%(n)s players", many) % {"n": many}
    rounds = t.ngettext("%(n)s round", "%(n)s rounds", event.planned) % {"n": event.planned}
    known = [rounds] if event.announced else []
    facts = [*known, *filter(None, [next_start(event, t)])]
    about = [count, *facts], pages
    return PlayersPage(_mark(event), listed.scale, listed.fits, *about) if pages else PromisePage(facts)
