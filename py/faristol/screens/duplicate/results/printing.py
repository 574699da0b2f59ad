"""What is printed of a duplicate, in the language of its publication: black on white, A4, page by page."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup

from faristol.games.draws import Round as Drawn
from faristol.games.draws import blank_name
from faristol.games.duplicate.bonus import Bonus, in_totals, value, waiting
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.results import finished
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.standings import Row, deducts, master_total, standings
from faristol.screens.board.squares import Rows, rows
from faristol.screens.duplicate.decision import decision
from faristol.screens.duplicate.open_event import event_of, open_event
from faristol.screens.duplicate.results import tables
from faristol.screens.duplicate.results.cards_on_paper import cards
from faristol.screens.duplicate.results.tables import PlacedPlayer, PlayRow, RoundTable
from faristol.screens.duplicate.ruled_slips import RuledSlip
from faristol.screens.duplicate.table_of_rounds import Cell, table_of_rounds
from faristol.screens.parts.paper_pages import filled
from faristol.screens.publication.promise import published_promise
from faristol.screens.publication.racks import sheets_of_racks
from faristol.screens.rendering import render_page_with
from faristol.screens.scene import Scene
from faristol.screens.session import Slot
from faristol.texts import Texts, texts

WALL, FIRST_PLAYS, MORE_PLAYS, GRID = 25.5, 22.0, 42.0, 24.0
"""How many lines a page of each sheet has room for."""

GRID_ROUNDS = 25
LINE = 46
"""So many signs fit on a line of a round's sheet."""


@dataclass(frozen=True)
class Sheet:
    sheet: str
    of: str | None = None


SHEET = Slot("results-sheet", Sheet, of="event")
"""About the moment of the tap that asked for it."""


Bonuses = Sequence[tuple[Bonus, Player]]
WallPage = tuple[Sequence[PlacedPlayer], Bonuses]
"""The classification for the wall, and after it the bonuses."""
PlaysPage = tuple[Round, Rows | None, RoundTable]
"""The plays of a round; its first page has the board."""
GridRow = tuple[Row, Sequence[Cell]]
"""A player's points round by round, each with how it is marked."""
GridPage = tuple[Sequence[Round], Sequence[GridRow]]
"""Tables by rounds: what the judge checks the slips against."""


def sheets(scene: Scene) -> Markup | None:
    """Return the sheets that this very tap asked for; the next answer has none."""
    asked, event = scene.session.get(SHEET, about=scene.now), event_of(scene)
    if asked is None or asked.sheet not in _SHEETS or not finished(event):
        return None
    t = texts(event.opened.publication, blank_name(event))
    return render_page_with(
        t,
        f"duplicate/results/paper_{asked.sheet}.html",
        pages=list(_SHEETS[asked.sheet](event, t, asked.of)),
        event=event,
        topping=event.topping,
        draws=event.draws,
        clauses=tables.clauses(event),
        decision=decision(event, t),
        playing=event.tile_set.language,
        done=len(finished(event)),
        date=t.date(open_event(scene).entries[0]["at"], scene.zone),
        bonus=value(event),
        bonus_column=bool(value(event)) and in_totals(event),
        waiting=waiting(event),
        deducts=deducts(event),
        masters=master_total(event),
        promise=published_promise(open_event(scene), event.draws, t),
        app=scene.app,
    )


def _wall(event: Duplicate, t: Texts, of: str | None) -> Iterable[WallPage]:
    rows = standings(event)
    lines: list[PlacedPlayer | tuple[Bonus, Player]] = [
        *tables.classification(rows, master_total(event), t),
        *tables.bonus_list(rows),
    ]
    for page in filled(lines, WALL, _line_of_wall):
        bonuses = [line for line in page if isinstance(line, tuple)]
        yield [line for line in page if isinstance(line, PlacedPlayer)], bonuses


def _line_of_wall(line: PlacedPlayer | tuple[Bonus, Player]) -> float:
    if not isinstance(line, PlacedPlayer):
        return 1
    return 1 + 0.4 * len(line.notes)


def _rounds(event: Duplicate, t: Texts, of: str | None) -> Iterable[PlaysPage]:
    for round_ in finished(event):
        if of is not None and str(round_.number) != str(of):
            continue
        assert round_.master
        table = tables.round_table(event, round_, t)
        lines: list[PlayRow | RuledSlip | str] = [*table.plays, *table.nulls]
        lines += [table.missing] if table.missing else []
        squares = rows(event.tile_set, round_.board_after, t, last=tuple(round_.master.laid))
        for number, page in enumerate(filled(lines, FIRST_PLAYS, _height, MORE_PLAYS)):
            plays = [line for line in page if isinstance(line, PlayRow)]
            nulls = [line for line in page if isinstance(line, RuledSlip)]
            missing = "".join(line for line in page if isinstance(line, str))
            yield (
                round_,
                None if number else squares,
                replace(table, plays=plays, nulls=nulls, missing=missing),
            )


def _height(line: PlayRow | RuledSlip | str) -> float:
    """Return the height in lines: the longer the text below a play, the more."""
    match line:
        case PlayRow():
            below = f"{line.players} {line.late}"
        case RuledSlip():
            below = " ".join(filter(None, (line.reason, line.remark)))
        case _:
            below = line
    return 1 + 0.6 * (len(below) // LINE)


def _grid(event: Duplicate, t: Texts, of: str | None) -> Iterable[GridPage]:
    by_table = sorted(table_of_rounds(event).lines, key=lambda line: line.row.player.table)
    done = finished(event)
    for start in range(0, len(done), GRID_ROUNDS):
        here = slice(start, min(start + GRID_ROUNDS, len(done)))
        lines = [(line.row, line.cells[here]) for line in by_table]
        for page in filled(lines, GRID, lambda line: 1):
            yield done[here], page


def _draw(event: Duplicate, t: Texts, of: str | None) -> Iterable[Sequence[Drawn]]:
    return sheets_of_racks(event.draws)


_SHEETS: dict[str, Callable[[Duplicate, Texts, str | None], Iterable[object]]] = {
    "wall": _wall,
    "cards": cards,
    "rounds": _rounds,
    "grid": _grid,
    "draw": _draw,
}
