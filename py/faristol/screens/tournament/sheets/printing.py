"""What is printed of a tournament, in the language of its publication: black on white, A4, page by page.

Only rounds that have been published go to paper; a draft never does.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup

from faristol.screens.parts.fitted_names import Fitted, fitted_names
from faristol.screens.parts.paper_pages import evenly, filled
from faristol.screens.rendering import render_page
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Slot
from faristol.screens.tournament import tables
from faristol.screens.tournament.brackets import BracketLines, brackets
from faristol.screens.tournament.figures import CLAUSES, counting_note
from faristol.screens.tournament.pairings import (
    BoardLine,
    NameLine,
    Rest,
    board_lines,
    by_name,
    names_in_lists,
    names_of,
    resting,
)
from faristol.screens.tournament.prize_names import WonLine, won_lines
from faristol.screens.tournament.tables import CardLine, CrossLine, Standing
from faristol.screens.tournament.team_lines import TeamLine, team_lines
from faristol.screens.view import view_value
from faristol.texts import Texts, texts
from faristol.tournaments.course import places
from faristol.tournaments.event import Entry, Published, Tournament
from faristol.tournaments.standings import by_division

BOARDS, MANY_BOARDS, NAMES, ENTRIES, WALL, LONG_WALL, CROSS, TURNS, WON, TEAMS = (
    19.0,
    25,
    78,
    28,
    26.5,
    40,
    22,
    26.0,
    26,
    26,
)
"""How many lines fit on a page: tables, tables of a large event, an index of names, the other sheets."""
BOARD_ROOM, MANY_ROOM, INDEX_ROOM, ENTRY_ROOM, CROSS_ROOM = 9.2, 11.5, 12.2, 12.4, 13.0
WALL_ROOM, LONG_ROOM, CLUB_ROOM = 20.0, 17.0, 11.0
"""The room for a name on these sheets, in the height of its type."""
SHEET, HEAD = 34.5, 5.5
"""The same of cards, and how many lines the head of each takes."""
CROSS_ROUNDS = 9
PAPER_PLACES = 32
LONG_WALL_PAGES = 2
COLUMNS = 3

Fits = dict[str, Fitted]


@dataclass(frozen=True)
class Asked:
    sheet: str
    of: str | None = None


PRINTED = Slot("tournament-printed", Asked, of="event")
"""What is printed, about the moment of the tap that asked for it."""


@view_value
class Paper:
    """What is put on paper: `of` names a round, a player, or a round and how many slips go on a page."""

    event: Tournament
    t: Texts
    of: str | None

    @property
    def published(self) -> Published:
        """A round that was asked for by its number, or the last one."""
        number = (self.of or "").partition("/")[0]
        found = [published for published in self.event.rounds if str(published.number) == number]
        return found[0] if found else self.event.rounds[-1]

    @property
    def round(self) -> int:
        return self.published.number if self.event.rounds else 0

    @property
    def slips(self) -> int:
        """How many slips go on a page: 3/6 is round three, six on a page."""
        many = (self.of or "").partition("/")[2]
        return int(many if many in SLIPS else SLIPS[0])


def print_sheet(scene: Scene, intent: Intent) -> Step:
    """Print a sheet, which lies in the answer to this tap only."""
    asked = Asked(intent.data["sheet"], intent.data.get("of"))
    return Step(session=scene.session.put(PRINTED, asked, about=intent.at), print=True)


def sheets(scene: Scene) -> Markup | None:
    """Return the sheets that this very tap asked for; the next answer has none."""
    asked = scene.session.get(PRINTED, about=scene.now)
    if asked is None or scene.event is None or asked.sheet not in SHEETS:
        return None
    event: Tournament = scene.event.state
    if not event.rounds and asked.sheet != "wall":
        return None
    t = texts(event.opened["publication"])
    paper = Paper(event, t, asked.of)
    return render_page(
        f"tournament/sheets/{asked.sheet}.html",
        t.language,
        pages=list(SHEETS[asked.sheet](paper)),
        event=event,
        round=paper.round,
        many=paper.slips,
        playing=event.opened["language"],
        date=t.date(_day(scene.event.entries, paper.round), scene.zone),
        heads=tables.heads(event.terms.scoring, t, rounds=event.rounds_differ),
        ranking_clause=CLAUSES.get(event.terms.scoring),
        counting=counting_note(event.terms.counting, t),
        app=scene.app,
    )


def _day(entries: Sequence[Entry], round: int) -> int:
    """Return when the round was published: a league's papers have the day of their own round."""
    days: list[int] = [
        entry["at"] for entry in entries if entry["type"] == "RoundPublished" and entry["round"] == round
    ]
    day: int = days[-1] if days else entries[0]["at"]
    return day


def _pairings(paper: Paper) -> Iterator[tuple[list[BoardLine], list[Rest], list[NameLine], Fits]]:
    """Yield the tables, with boxes for the results, and the names, on the same sheet where they fit."""
    event, published, t = paper.event, paper.published, paper.t
    boards, names = board_lines(event, published, t), by_name(event, published)
    rests = resting(event, published.draft, t)
    heads = len(event.divisions) if event.divided else 0
    used = len(boards) + len(rests) + heads * 0.7 + len(names) / COLUMNS * 0.62 + 2
    called = names_in_lists(event)
    if used <= BOARDS:
        yield boards, rests, names, fitted_names(called, BOARD_ROOM)
        return
    fits = fitted_names(called, MANY_ROOM)
    pages = evenly([*boards, *rests], MANY_BOARDS)
    for page in pages:
        on_page = [line for line in page if isinstance(line, BoardLine)]
        yield on_page, [line for line in page if isinstance(line, Rest)], [], fits
    fits = fitted_names(called, INDEX_ROOM)
    for some in evenly(names, NAMES):
        yield [], [], some, fits


def _names(paper: Paper) -> Iterator[tuple[list[NameLine], Fits]]:
    """Yield the names in large letters, for the door: whom, where, and who starts."""
    fits = fitted_names(names_in_lists(paper.event), ENTRY_ROOM)
    for page in evenly(by_name(paper.event, paper.published), ENTRIES):
        yield page, fits


def _slips(paper: Paper) -> Iterator[tuple[list[BoardLine], Fits]]:
    """Yield for each table a slip to write its result on."""
    boards = board_lines(paper.event, paper.published, paper.t)
    fits = fitted_names(names_of(paper.event).values(), SLIP_ROOM[paper.slips])
    # The piles lie so that one cut through them all leaves the tables in their order.
    rows = -(-len(boards) // paper.slips) or 1
    for page in range(rows):
        yield boards[page::rows], fits


def _wall(paper: Paper) -> Iterator[tuple[list[Standing], Fits, bool]]:
    """Yield the places; a long list is set small, and leaves what decided a tie to its columns."""
    event, called = paper.event, names_of(paper.event).values()
    order, rounds = event.terms.scoring, event.rounds_differ
    rows = tables.classification(event.standings(after=paper.round), order, paper.t, rounds=rounds)
    divisions = [some for _, some in by_division(rows)]
    pages = [
        page
        for some in divisions
        for page in evenly(some, WALL, lambda row: 1.3 if row.tie or row.player.club else 1)
    ]
    long = len(pages) > LONG_WALL_PAGES * len(divisions)
    clubs = fitted_names({row.player.club for row in rows}, CLUB_ROOM)
    fits = {**clubs, **fitted_names(called, LONG_ROOM if long else WALL_ROOM)}
    for page in [page for some in divisions for page in evenly(some, LONG_WALL)] if long else pages:
        yield page, fits, long


def _cross(paper: Paper) -> Iterator[tuple[Sequence[int], list[CrossLine], Fits]]:
    """Yield the lines with the numbers of the rounds on the page."""
    event, until = paper.event, paper.round
    lines = tables.cross(event, event.standings(after=until), until, paper.t)
    fits = fitted_names(names_of(event).values(), CROSS_ROOM)
    for start in range(0, until, CROSS_ROUNDS):
        some = [replace(line, cells=line.cells[start : start + CROSS_ROUNDS]) for line in lines]
        for _, division in by_division(some):
            for page in evenly(division, CROSS):
                yield range(start + 1, min(until, start + CROSS_ROUNDS) + 1), page, fits


def _cards(paper: Paper) -> Iterator[list[tuple[Standing, list[CardLine]]]]:
    """Yield a player's own card, or everybody's: as many on a sheet as fit, to be cut apart."""
    event, t = paper.event, paper.t
    stood = places(event)
    cards = [
        (row, lines)
        for row in tables.classification(event.standings(), event.terms.scoring, t)
        if paper.of is None or row.player.id == paper.of
        for lines in filled(tables.card(event, row.player.id, stood, t), TURNS, _height)
    ]
    yield from filled(cards, SHEET, lambda card: HEAD + sum(map(_height, card[1])))


def _prizes(paper: Paper) -> Iterator[list[WonLine]]:
    yield from evenly(won_lines(paper.event, paper.t), WON)


def _teams(paper: Paper) -> Iterator[list[TeamLine]]:
    """Yield the teams; one with many players takes several lines."""
    lines = team_lines(paper.event, paper.round, paper.t)
    yield from evenly(lines, TEAMS, lambda line: 1 + (len(line.counted) + len(line.others)) / 3)


def _bracket(paper: Paper) -> Iterator[BracketLines]:
    yield from brackets(paper.event, paper.round, paper.t, most=PAPER_PLACES)


def _certificates(paper: Paper) -> Iterator[tuple[WonLine, int, int]]:
    """Yield a page for each prize that somebody wins, with the winner's place, and of how many."""
    event = paper.event
    ranks = {row.player.id: row for row in event.standings()}
    for won in won_lines(event, paper.t):
        row = ranks[won.player]
        yield won, row.rank, len(event.divisions[row.player.division])


def _height(line: CardLine) -> float:
    return 1.5 if line.remark else 1


SLIPS: Sequence[str] = ("4", "6", "8")
"""So many on a page."""
SLIP_ROOM = {4: 14.0, 6: 6.5, 8: 6.5}
SHEETS: dict[str, Callable[[Paper], Iterator[Any]]] = {
    "pairings": _pairings,
    "names": _names,
    "slips": _slips,
    "wall": _wall,
    "cross": _cross,
    "cards": _cards,
    "prizes": _prizes,
    "bracket": _bracket,
    "teams": _teams,
    "certificates": _certificates,
}
