"""The papers of a tournament's course: standings, the cross-table, players' cards, prizes, certificates."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import field, replace

from faristol.screens.parts.fitted_names import lines_in
from faristol.screens.parts.paper_pages import evenly, filled
from faristol.screens.tournament import tables
from faristol.screens.tournament.after_round import after_round
from faristol.screens.tournament.pairings import BRIEFLY, OVER_TIME, names_of
from faristol.screens.tournament.prize_names import WonLine, won_lines
from faristol.screens.tournament.sheets.measures import (
    ABOVE_TABLE,
    FOOT,
    HIGH,
    LABEL_LINE,
    LABEL_PADDING,
    LANDSCAPE_HIGH,
    LANDSCAPE_WIDE,
    REGULAR,
    SMALL,
    SMALL_LINE,
    WIDE,
    Fits,
    Names,
    foot_height,
    small_lines,
)
from faristol.screens.tournament.sheets.paper import Paper
from faristol.screens.tournament.tables import CardLine, CrossLine, DecidedTable, Standing
from faristol.screens.view import view_value
from faristol.tournaments.course import places
from faristol.tournaments.standings import by_division

PLACE = 44.0
"""The room of a place."""
CROSS, CROSS_HIGH, CROSS_ROUNDS = 14.0, 20.5, 8
CELL, CROSS_POINTS, CROSS_KEY, LEAST_CROSS = 92.0, 56.0, 29.0, 120.0
"""How wide a round is in the cross-table, and its points; how high what is said below it, and its least."""
SIGNS = dict(zip(dict.fromkeys((*BRIEFLY.values(), OVER_TIME)), "†‡§¶‖#", strict=True))
"""For a word that has no room in the cross-table."""
OPPONENT, HEADING = Names(244, 15), Names(650, 24)
CARD, CARD_SUM, TURN, TURN_LINE = 114.0, 23.2, 28.0, 16.5
"""How high the head of a card is, a line of its sum, a round, and the opponent of one with a remark."""
ABOUT_LINE = 19.0
SPARE = 10.0
"""What browsers round up on a sheet of many cards."""
CITED = 24
"""About so many signs has the clause behind a remark."""
PRIZE, PRIZE_TYPE, PRIZE_HIGH, PRIZE_LINE = 264.0, 17.0, 46.0, 21.25
WINNER = Names(286, 19)


@view_value
class CrossSheet:
    """A sheet of one division: its players in some rounds, or only what arbiters have decided there."""

    division: str
    decided: list[DecidedTable]
    numbers: Sequence[int] = ()
    lines: Sequence[CrossLine] = ()
    fits: Fits = field(default_factory=dict)

    @property
    def signs(self) -> dict[str, str]:
        """The signs on this sheet for how games ended that were not played to their end."""
        used = _ended(self.lines)
        return {briefly: sign for briefly, sign in SIGNS.items() if briefly in used}


def cross(paper: Paper) -> Iterator[CrossSheet]:
    """Yield the sheets of each division: what arbiters have decided stands below its asterisk, or follows."""
    event, until, t = paper.event, paper.round, paper.t
    lines = tables.cross(event, event.standings(after=until), until, t)
    decided = tables.decided_tables(event, until, t)
    keys = CROSS_KEY * (1 + bool(_ended(lines)))
    for numbers in evenly(range(1, until + 1), CROSS_ROUNDS):
        names = Names(LANDSCAPE_WIDE - PLACE - CROSS_POINTS - CELL * len(numbers), CROSS)
        fits = names.fits(names_of(event).values())
        high = _cross_high(names, fits, until)
        some = [replace(line, cells=line.cells[numbers[0] - 1 : numbers[-1]]) for line in lines]
        in_these = [each for each in decided if each.number in numbers]
        for _, rows in by_division(some):
            division, without = rows[0].division, set[DecidedTable]()
            room = LANDSCAPE_HIGH - paper.head(t.gettext("Cross-table"), division, landscape=True) - FOOT
            for_rows = room - ABOVE_TABLE - CROSS_HIGH - keys
            for on_sheet in evenly(rows, for_rows, high):
                players = {line.player.id for line in on_sheet}
                notes = [each for each in in_these if each.players & players]
                fit = sum(map(_decided_high, notes)) <= for_rows - sum(map(high, on_sheet))
                without |= set() if fit else {*notes}
                yield CrossSheet(division, notes if fit else [], numbers, on_sheet, fits)
            apart = [each for each in in_these if each in without]
            for notes in filled(apart, room, _decided_high) if apart else []:
                yield CrossSheet(division, notes)


def _ended(lines: Iterable[CrossLine]) -> set[str]:
    return {cell.briefly for line in lines for cell in line.cells if cell.briefly}


def _cross_high(names: Names, fits: Fits, until: int) -> Callable[[CrossLine], float]:
    """Return how to tell the height of a row; below the name of who has withdrawn it says so."""
    high = names.rows(fits, CROSS_HIGH)
    return lambda line: high(line) + SMALL_LINE * line.player.has_withdrawn(until + 1)


def _decided_high(each: DecidedTable) -> float:
    said = f"{each.where} {each.decided}" + "n" * CITED * (each.clause is not None)
    return CROSS_KEY + ABOUT_LINE * (lines_in(said, LANDSCAPE_WIDE / SMALL / REGULAR) - 1)


def cards(paper: Paper) -> Iterator[tuple[list[tuple[Standing, list[CardLine]]], Fits, Fits]]:
    """Yield a player's own card, or everybody's: as many on a sheet as fit, to be cut apart."""
    event, t = paper.event, paper.t
    called = names_of(event).values()
    fits, heading = OPPONENT.fits(called), HEADING.fits(called)

    def high(line: CardLine) -> float:
        if not line.remark:
            return max(TURN, OPPONENT.height(fits[line.name]) if line.name in fits else 0)
        said = line.remark + "n" * CITED * (line.clause is not None)
        named = TURN_LINE * fits[line.name].lines if line.name in fits else 0
        return max(TURN, named + 1 + small_lines(said, OPPONENT.room))

    opened = event.opened
    dated = f"{paper.when} · {after_round(event, len(event.rounds), t)}"
    about = lines_in(f"{opened.name} · {opened.place} · {dated}", WIDE / SMALL / REGULAR) - 1

    def height(card: tuple[Standing, list[CardLine]]) -> float:
        row, lines = card
        figures = " · ".join(map(" ".join, zip(heads, row.figures, strict=True)))
        place = t.gettext("Place <strong>%(place)s</strong> of %(all)s") % {"place": row.rank, "all": row.of}
        summed = lines_in(f"{place} · {row.division} · {figures}", WIDE / 16) + bool(row.tie)
        return CARD + ABOUT_LINE * about + CARD_SUM * summed + sum(map(high, lines))

    stood, heads = places(event), tables.heads(event.terms.scoring, t)
    most = HIGH - CARD - 3 * CARD_SUM
    every = [
        (row, lines)
        for row in tables.classification(event.placed, event.terms.scoring, t)
        if paper.of is None or row.player.id == paper.of
        for lines in filled(tables.card(event, row.player.id, stood, t), most, high)
    ]
    for page in filled(every, HIGH - SPARE, height):
        yield page, fits, heading


def prizes(paper: Paper) -> Iterator[tuple[list[WonLine], Fits, str]]:
    """Yield who wins, with what that follows from: until all is over it is who would win now."""
    event, t = paper.event, paper.t
    stands = after_round(event, paper.round, t)
    about = f"{stands}." if event.ended else f"{t.gettext('Who would win now')} · {stands}."
    won = won_lines(event, t)
    fits = WINNER.fits(line.player_name for line in won)
    above = paper.head(t.gettext("Prizes")) + ABOVE_TABLE + LABEL_LINE + LABEL_PADDING
    room = HIGH - above - foot_height(about)

    def high(line: WonLine) -> float:
        lines = lines_in(" · ".join(filter(None, [line.name, line.what])), PRIZE / PRIZE_TYPE)
        return max(PRIZE_HIGH, PRIZE_LINE * lines + 9, WINNER.height(fits[line.player_name]) + 9)

    for page in evenly(won, room, high):
        yield page, fits, about
