"""How large lists on a wall are set: as large as the height allows, on no more pages than in the usual type.

Nobody waits longer for the own name because type is large. Names are as large as the rest wherever the height
of these pages holds them; where it does not, long ones are smaller.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import chain, islice
from typing import Generic, TypeVar

from faristol.screens.parts.fitted_names import MOST_LINES, Fitted, fitted_names, lines_in
from faristol.screens.public.pages import COLUMN, COLUMNS, pages_of
from faristol.screens.view import view_value

Row = TypeVar("Row")
Pages = list[list[Sequence[Row]]]

SCALES = (180, 160, 140, 130, 120, 110, 100)
"""Per cent of the usual type; the page has each of them in its stylesheet."""
MOST_BESIDE = 130
"""The largest where two columns stand beside one another, whose figures need their room."""
HIGH = 780.0
"""The room for the lines of a page, in pixels of a wall of 1920 by 1080."""
ROW, LINE, AROUND = 1.5, 1.1, 0.15
"""In the height of the type: the least of a row, a line of a name, and what is around two."""
FEWEST = 6
MOST_ROWS = range(COLUMN, FEWEST - 1, -1)
FULL = 100
"""Per cent of the size of its list: a name that is not smaller."""


@view_value
class Typeset(Generic[Row]):
    pages: Pages[Row]
    fits: Mapping[str, Fitted]
    scale: int


def whole_names(names: Collection[str], room: float, scale: int) -> Mapping[str, Fitted] | None:
    """Return names in the size of their list; None where a larger type would make an initial of a first name.

    In the usual type such a name has a third line, and is smaller only where that is too little.
    """
    fits = fitted_names(names, room, FULL)
    broken = {name for name, fit in fits.items() if fit.text != name or fit.lines > MOST_LINES}
    if broken and scale > SCALES[-1]:
        return None
    smaller = fitted_names(broken, room)
    for name in broken:
        lines = lines_in(name, room)
        fits[name] = smaller[name] if lines > MOST_LINES + 1 else Fitted(name, FULL, lines)
    return fits


def row_height(names: Sequence[str], fits: Mapping[str, Fitted]) -> float:
    lines = max((fits[name].lines for name in names if name in fits), default=1)
    return max(ROW, LINE * lines + AROUND)


def typeset(
    divisions: Sequence[Sequence[Row]],
    names_of: Callable[[Row], Sequence[str]],
    room: float,
    type: float,
    high: float = HIGH,
) -> Typeset[Row]:
    """Return the pages of lists, each division on pages of its own: as few as usual, in the largest type.

    The room is that for a name, in the height of the usual type, where two columns stand side by side; one
    column has twice as much.
    """
    names = {name for rows in divisions for row in rows for name in names_of(row)}

    def fits_in(pages: Pages[Row], scale: int) -> Mapping[str, Fitted] | None:
        """Return the names in this type, if the height holds the pages."""
        beside = any(len(page) > 1 for page in pages)
        fits = whole_names(names, room * (1 if beside else COLUMNS) * 100 / scale, scale)
        if fits is None or (beside and scale > MOST_BESIDE):
            return None
        columns = (column for page in pages for column in page)
        tallest = max((sum(row_height(names_of(row), fits) for row in each) for each in columns), default=0.0)
        return fits if tallest * type * scale / 100 <= high else None

    usual = [*chain(*(pages_of(rows) for rows in divisions))]
    layouts: list[Pages[Row]] = []
    for columns in (1, COLUMNS):
        every = ([*chain(*(pages_of(rows, most, columns) for rows in divisions))] for most in MOST_ROWS)
        few = (pages for pages in every if len(pages) <= len(usual))
        layouts += islice((pages for pages in few if fits_in(pages, SCALES[-1])), 1)
    fewest = min(layouts, key=len, default=usual)
    for scale in SCALES:
        if fits := fits_in(fewest, scale):
            return Typeset(fewest, fits, scale)
    beside = any(len(page) > 1 for page in usual)
    return Typeset(usual, fitted_names(names, room * (1 if beside else COLUMNS)), SCALES[-1])
