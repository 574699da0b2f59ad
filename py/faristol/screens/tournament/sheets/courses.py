"""The papers of a tournament's course: standings, the cross-table, players' cards, prizes, certificates."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from faristol.screens.parts.fitted_names import lines_in, width
from faristol.screens.parts.paper_pages import evenly, filled
from faristol.screens.tournament import tables
from faristol.screens.tournament.after_round import after_round
from faristol.screens.tournament.figures import counting_note
from faristol.screens.tournament.pairings import names_of
from faristol.screens.tournament.prize_names import WonLine, won_lines
from faristol.screens.tournament.round_clock import next_start
from faristol.screens.tournament.sheets.measures import (
    ABOVE_TABLE,
    DIVISION_HIGH,
    FOOT,
    HIGH,
    LABEL_LINE,
    LABEL_PADDING,
    LANDSCAPE_HIGH,
    LANDSCAPE_WIDE,
    PADDING,
    REGULAR,
    SMALL,
    SMALL_LINE,
    WIDE,
    Fits,
    Names,
    figure_widths,
    labels_height,
    small_lines,
)
from faristol.screens.tournament.sheets.paper import Paper
from faristol.screens.tournament.tables import CardLine, CrossLine, DecidedTable, Standing
from faristol.screens.view import view_value
from faristol.tournaments.course import places
from faristol.tournaments.standings import by_division

PLACE, LEAST_NAMES = 44.0, 200.0
"""The room of a place, and that of names in standings of many figures, which lie on their side."""
WALL, LONG_WALL, CLUB = 17.0, 15.6, 13.0
"""The type of names on the wall, in a long list, and of clubs beside these."""
WALL_HIGH, WALL_LINE, LONG_HIGH = 30.0, 22.25, 18.25
ABOUT = 330.0
"""The room at the foot for the round, and for what is said of the counting."""
GAP, LEFT = 8.0, 60.0
"""Between a name and its club; the word for who has left."""
LONG_WALL_PAGES = 2
CROSS, CROSS_HIGH, CROSS_ROUNDS = 14.0, 20.5, 8
CELL, CROSS_POINTS, CROSS_KEY, LEAST_CROSS = 92.0, 56.0, 29.0, 120.0
"""How wide a round is in the cross-table, and its points; how high what is said below it, and its least."""
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
class WallSheet:
    title: str
    rows: list[Standing]
    fits: Fits
    clubs: Fits
    """Of a long list, if all of them fit beside the names."""
    ties: bool
    """Whether it is said what decided a tie."""
    long: bool
    landscape: bool


def wall(paper: Paper) -> Iterator[WallSheet]:
    """Yield the places. What decided a tie is said where it takes no sheet more, a club in no long list."""
    event, t, order = paper.event, paper.t, paper.event.terms.scoring
    heads = tables.heads(order, t, rounds=event.rounds_differ)
    rows = tables.classification(event.standings(after=paper.round), order, t, rounds=event.rounds_differ)
    widths, called = figure_widths(heads), [row.player.name for row in rows]
    figures = PLACE + PADDING + sum(widths)
    landscape = WIDE - figures < LEAST_NAMES
    title = _wall_title(paper)
    room = _wall_room(paper, title, rows[0].division if rows else "", landscape=landscape)
    room -= labels_height(heads, widths) + DIVISION_HIGH * any(row.below for row in rows)
    wide = max((LANDSCAPE_WIDE if landscape else WIDE) - figures, LEAST_NAMES)
    usual, divisions = Names(wide, WALL), [some for _, some in by_division(rows)]
    fits = usual.fits(called)

    def pages(*, ties: bool) -> list[list[Standing]]:
        high = partial(_wall_height, fits=fits, wide=wide, ties=ties)
        return [page for some in divisions for page in evenly(some, room, high)]

    explained, shorter = pages(ties=True), pages(ties=False)
    ties = len(explained) <= len(shorter)
    if len(shorter) <= LONG_WALL_PAGES * len(divisions):
        for page in explained if ties else shorter:
            yield WallSheet(title, page, fits, {}, ties, False, landscape)
        return
    names = Names(wide - LEFT * any(row.player.withdrawn is not None for row in rows), LONG_WALL)
    fits = names.fits(called)
    widest = max(width(fit.text) * fit.size / 100 for fit in fits.values() if fit.lines == 1) * LONG_WALL
    clubs = Names(max(CLUB, names.room - widest - GAP), CLUB).fits({row.player.club for row in rows})
    if any(fit.lines > 1 for fit in clubs.values()):
        clubs = {}
    for some in divisions:
        for page in evenly(some, room, names.rows(fits, LONG_HIGH)):
            yield WallSheet(title, page, fits, clubs, False, True, landscape)


def _wall_title(paper: Paper) -> str:
    if not paper.round:
        return paper.t.gettext("Initial order")
    at_the_end = paper.event.ended and paper.round == len(paper.event.rounds)
    return paper.t.gettext("Final standings") if at_the_end else paper.t.gettext("Standings")


def _wall_room(paper: Paper, title: str, division: str, *, landscape: bool) -> float:
    event, t = paper.event, paper.t
    said = after_round(event, paper.round, t), counting_note(event.terms.counting, t), next_start(event, t)
    about = lines_in(" ".join(said), ABOUT / CLUB)
    room = LANDSCAPE_HIGH if landscape else HIGH
    head = paper.head(title, division, landscape=landscape)
    return room - head - ABOVE_TABLE - FOOT - SMALL_LINE * (about - 1)


def _wall_height(row: Standing, fits: Fits, wide: float, *, ties: bool) -> float:
    small = " · ".join(filter(None, [row.player.club, row.tie if ties else ""]))
    return max(WALL_HIGH, WALL_LINE * fits[row.player.name].lines + small_lines(small, wide))


def cross(paper: Paper) -> Iterator[tuple[Sequence[int], list[CrossLine], Fits, list[DecidedTable]]]:
    """Yield the lines with the numbers of the rounds on the page; what arbiters have decided comes last."""
    event, until, t = paper.event, paper.round, paper.t
    lines = tables.cross(event, event.standings(after=until), until, t)
    head = paper.head(t.gettext("Cross-table"), lines[0].division, landscape=True)
    decided = tables.decided_tables(event, until, t)
    room = LANDSCAPE_HIGH - head - ABOVE_TABLE - CROSS_HIGH - CROSS_KEY - FOOT
    pages, left = list[tuple[Sequence[int], list[CrossLine], Fits]](), room
    for numbers in evenly(range(1, until + 1), CROSS_ROUNDS):
        names = Names(LANDSCAPE_WIDE - PLACE - CROSS_POINTS - CELL * len(numbers), CROSS)
        fits = names.fits(names_of(event).values())
        some = [replace(line, cells=line.cells[numbers[0] - 1 : numbers[-1]]) for line in lines]
        for _, division in by_division(some):
            high = names.rows(fits, CROSS_HIGH)
            for rows in evenly(division, room, high):
                pages.append((numbers, rows, fits))
                left = room - sum(map(high, rows))
    below = not decided or sum(map(_decided_high, decided)) <= left
    for at, page in enumerate(pages, 1):
        yield *page, decided if below and at == len(pages) else []
    for apart in [] if below else filled(decided, LANDSCAPE_HIGH - head - FOOT, _decided_high):
        yield (), [], {}, apart


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
        for row in tables.classification(event.standings(), event.terms.scoring, t)
        if paper.of is None or row.player.id == paper.of
        for lines in filled(tables.card(event, row.player.id, stood, t), most, high)
    ]
    for page in filled(every, HIGH - SPARE, height):
        yield page, fits, heading


def prizes(paper: Paper) -> Iterator[tuple[list[WonLine], Fits]]:
    won = won_lines(paper.event, paper.t)
    fits = WINNER.fits(line.player_name for line in won)
    room = HIGH - paper.head(paper.t.gettext("Prizes")) - ABOVE_TABLE - LABEL_LINE - LABEL_PADDING - FOOT

    def high(line: WonLine) -> float:
        lines = lines_in(" · ".join(filter(None, [line.name, line.what])), PRIZE / PRIZE_TYPE)
        return max(PRIZE_HIGH, PRIZE_LINE * lines + 9, WINNER.height(fits[line.player_name]) + 9)

    for page in evenly(won, room, high):
        yield page, fits
