"""The standings for the wall: on as few sheets as can be, and what decides between level players said once.

A club stands below its player. Where that takes a sheet more, it stands beside the name, or closer below it;
on more than two sheets it is left out if it has no room there.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from faristol.screens.parts.fitted_names import width
from faristol.screens.parts.paper_pages import evenly
from faristol.screens.tournament import tables
from faristol.screens.tournament.after_round import after_round
from faristol.screens.tournament.figures import HEADS, counting_note
from faristol.screens.tournament.round_clock import next_start
from faristol.screens.tournament.sheets.measures import (
    ABOVE_TABLE,
    DIVISION_HIGH,
    HIGH,
    LANDSCAPE_HIGH,
    LANDSCAPE_WIDE,
    PADDING,
    SMALL_LINE,
    WIDE,
    Fits,
    Names,
    figure_widths,
    foot_height,
    labels_height,
    small_lines,
)
from faristol.screens.tournament.sheets.paper import Paper
from faristol.screens.tournament.tables import Standing
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments.criteria import criteria
from faristol.tournaments.standings import Row, by_division

PLACE, LEAST_NAMES = 44.0, 200.0
"""The room of a place, and that of names in standings of many figures, which lie on their side."""
CLUB = 13.0
GAP, LEFT = 8.0, 60.0
"""Between a name and its club; the word for who has left."""
MOST_WITH_CLUBS = 2
"""So many sheets of a division at most before clubs are left out that have no room beside the names."""


@dataclass(frozen=True)
class Form:
    """How a row is set; the stylesheet has each by its name."""

    name: str
    type: float
    least: float
    line: float
    club: float
    """How high a line of a club below its player is; nothing where it stands beside."""


USUAL = Form("usual", 17.0, 30.0, 22.25, SMALL_LINE)
BESIDE = Form("beside", 17.0, 24.0, 19.7, 0)
CLOSE = Form("close", 15.6, 18.25, 17.2, 14.3)
LONG = Form("long", 15.6, 18.25, 17.2, 0)


@view_value
class WallSheet:
    title: str
    rows: list[Standing]
    fits: Fits
    clubs: Fits
    """Of a form in which they stand beside the names, if all of them fit there."""
    form: str
    landscape: bool
    level: str
    """What decides between players who are level."""


def wall(paper: Paper) -> Iterator[WallSheet]:
    """Yield the places, on as few sheets as one of the forms has them."""
    event, t, order = paper.event, paper.t, paper.event.terms.scoring
    heads = tables.heads(order, t, rounds=event.rounds_differ)
    rows = tables.classification(event.standings(after=paper.round), order, t, rounds=event.rounds_differ)
    widths = figure_widths(heads)
    figures = PLACE + PADDING + sum(widths)
    landscape = WIDE - figures < LEAST_NAMES
    title, level = _title(paper), level_note(rows, order, t)
    room = _room(paper, title, level, rows[0].division if rows else "", landscape=landscape)
    room -= labels_height(heads, widths) + DIVISION_HIGH * any(row.below for row in rows)
    wide = max((LANDSCAPE_WIDE if landscape else WIDE) - figures, LEAST_NAMES)
    divisions = [some for _, some in by_division(rows)]
    arranged = [_arranged(form, rows, divisions, wide, room) for form in (USUAL, BESIDE, CLOSE, LONG)]
    with_clubs = [each for each in arranged if each.has_clubs]
    fewest = min(with_clubs, key=lambda each: len(each.pages))
    if len(fewest.pages) > MOST_WITH_CLUBS * len(divisions):
        fewest = min(arranged, key=lambda each: len(each.pages))
    for page in fewest.pages:
        yield WallSheet(title, page, fewest.fits, fewest.clubs, fewest.form.name, landscape, level)


@view_value
class _Arranged:
    form: Form
    pages: list[list[Standing]]
    fits: Fits
    clubs: Fits
    has_clubs: bool


def _arranged(
    form: Form, rows: Sequence[Standing], divisions: Sequence[Sequence[Standing]], wide: float, room: float
) -> _Arranged:
    withdrawn = LEFT * (not form.club and any(row.player.withdrawn is not None for row in rows))
    names = Names(wide - withdrawn, form.type)
    fits = names.fits([row.player.name for row in rows])
    clubs = {} if form.club else _clubs_beside(names, fits, rows)
    has_clubs = bool(form.club or clubs) or not any(row.player.club for row in rows)
    high = _height(form, fits, wide)
    pages = [page for some in divisions for page in evenly(some, room, high)]
    return _Arranged(form, pages, fits, clubs, has_clubs)


def _clubs_beside(names: Names, fits: Fits, rows: Sequence[Standing]) -> Fits:
    """Return the clubs as they stand beside the names; nothing where one has no room."""
    widest = max((width(fit.text) * fit.size / 100 for fit in fits.values() if fit.lines == 1), default=0.0)
    room = max(CLUB, names.room - widest * names.type - GAP)
    clubs = Names(room, CLUB).fits({row.player.club for row in rows})
    return {} if any(fit.lines > 1 for fit in clubs.values()) else clubs


def _height(form: Form, fits: Fits, wide: float) -> Callable[[Standing], float]:
    def high(row: Standing) -> float:
        small = small_lines(row.player.club, wide) / SMALL_LINE * form.club
        return max(form.least, form.line * fits[row.player.name].lines + small)

    return high


def level_note(rows: Sequence[Row], order: str, t: Texts) -> str:
    """Return what decided between players with the same points, in the order of the criteria."""
    decided = {row.decided for row in rows}
    names = [t.gettext(HEADS[criterion]) for criterion in criteria(order) if criterion in decided]
    return t.gettext("Between level players: %(figures)s.") % {"figures": ", ".join(names)} if names else ""


def _title(paper: Paper) -> str:
    if not paper.round:
        return paper.t.gettext("Initial order")
    at_the_end = paper.event.ended and paper.round == len(paper.event.rounds)
    return paper.t.gettext("Final standings") if at_the_end else paper.t.gettext("Standings")


def _room(paper: Paper, title: str, level: str, division: str, *, landscape: bool) -> float:
    event, t = paper.event, paper.t
    said = (
        after_round(event, paper.round, t),
        level,
        counting_note(event.terms.counting, t),
        next_start(event, t),
    )
    room = LANDSCAPE_HIGH if landscape else HIGH
    head = paper.head(title, division, landscape=landscape)
    return room - head - ABOVE_TABLE - foot_height(" ".join(said))
