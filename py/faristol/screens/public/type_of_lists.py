"""How large lists on a wall are set: as large as their height allows, and no name smaller than the rest.

Where names in two lines would need more than the height, a page has fewer of them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from faristol.screens.parts.fitted_names import Fitted, fitted_names
from faristol.screens.public.pages import COLUMN, COLUMNS, pages_of
from faristol.screens.view import view_value

Row = TypeVar("Row")

SCALES = (180, 160, 140, 130, 120, 110, 100)
"""Per cent of the usual type; the page has each of them in its stylesheet."""
MOST_BESIDE = 130
"""The largest where two columns stand beside one another, whose figures need their room."""
HIGH = 780.0
"""The room for the lines of a page, in pixels of a wall of 1920 by 1080."""
ROW, LINE, AROUND = 1.5, 1.1, 0.15
"""In the height of the type: the least of a row, a line of a name, and what is around two."""
FEWEST = 6


@view_value
class Typeset(Generic[Row]):
    pages: list[list[Sequence[Row]]]
    fits: Mapping[str, Fitted]
    scale: int


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
    """Return the pages of lists, each division on pages of its own, in the largest type that they allow.

    The room is that for a name, in the height of the usual type, where two columns stand side by side; one
    column has twice as much.
    """
    names = {name for rows in divisions for row in rows for name in names_of(row)}
    for most in range(COLUMN, FEWEST - 1, -1):
        pages = [page for rows in divisions for page in pages_of(rows, most)]
        beside = len(pages) > 1 or any(len(page) > 1 for page in pages)
        for scale in SCALES:
            if beside and scale > MOST_BESIDE:
                continue
            wide = (room if beside else COLUMNS * room) * 100 / scale
            fits = fitted_names(names, wide, SCALES[-1])
            tallest = max(
                (sum(row_height(names_of(row), fits) for row in column) for page in pages for column in page),
                default=0.0,
            )
            if tallest * type * scale / 100 <= high:
                return Typeset(pages, fits, scale)
    return Typeset(pages, fits, SCALES[-1])
