"""What there is room for on a sheet of A4, in pixels: names, lines, the head, the foot.

Letter is set a little smaller (results_paper.css); the least type here is nine points there.
"""

import math
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

from faristol.screens.parts.fitted_names import Fitted, fitted_names, lines_in, width
from faristol.tournaments.standings import Row

LEAST = 13.0
WIDE, HIGH = 672.0, 1000.0
LANDSCAPE_WIDE, LANDSCAPE_HIGH = 995.0, 700.0
"""The width is that of Letter, which is narrower."""
PADDING = 14.0
"""Left and right of a cell."""
FOOT, ABOUT = 30.0, 330.0
"""How high the foot of a sheet is, and the room there for what is said of the round and of the counting."""
DIVISION_HIGH = 40.0
"""A heading between the rows of a table."""
TITLE, LANDSCAPE_TITLE = 50.0, 36.0
EVENT, EVENT_LINE = 16.0, 24.0
"""The type and the line of the event beside the title."""
CLOSE = 0.96
"""How close the letters of a title stand."""
LEAST_EVENT = 0.4
"""Of the width of a sheet."""
BETWEEN, BELOW = 32.0, 25.0
"""Between the title and the event, and below both."""
ABOVE_TABLE = 20.0
LABEL, LABEL_LINE, LABEL_PADDING = 15.5, 18.6, 12.5
"""The type and the height of a column's head."""
LEAST_FIGURE = 54.0
SMALL, SMALL_LINE = 13.0, 16.25
"""Small print below a name."""
REGULAR = 0.93
"""The width of the regular weight, where that of the bold one is 1."""
FIT_LINE = 1.1

Fits = dict[str, Fitted]


@dataclass(frozen=True)
class Names:
    """The names of a list: the room for each and its type."""

    room: float
    type: float

    def fits(self, names: Iterable[str]) -> Fits:
        return fitted_names(names, self.room / self.type, math.ceil(100 * LEAST / self.type))

    def height(self, fit: Fitted) -> float:
        return fit.lines * fit.size / 100 * self.type * FIT_LINE + 1

    def rows(self, fits: Fits, least: float) -> Callable[[Row], float]:
        """Return how to tell the height of a player's row."""
        return lambda row: max(least, self.height(fits[row.player.name]))


def head_height(title: str, event: Sequence[str], type: float, wide: float) -> float:
    """Return how high the head of a sheet is; beside a long title the event has no room and stands below."""
    beside = wide - width(title) * type * CLOSE - BETWEEN
    below = beside < LEAST_EVENT * wide
    lines = sum(lines_in(line, (wide if below else beside) / EVENT) for line in event) * EVENT_LINE + BELOW
    return lines + 1.2 * type + BETWEEN / 4 if below else max(lines, 1.2 * type + BELOW)


def foot_height(said: str) -> float:
    """Return how high the foot of a sheet is that says this."""
    return FOOT + SMALL_LINE * (lines_in(said, ABOUT / SMALL) - 1)


def figure_widths(heads: Iterable[str]) -> list[float]:
    """Return how wide the columns of figures are: each as its head's longest word."""
    return [max(LEAST_FIGURE, max(map(width, head.split())) * LABEL + PADDING + 1) for head in heads]


def labels_height(heads: Collection[str], widths: Iterable[float]) -> float:
    """Return how high the heads of columns are."""
    lines = (lines_in(head, (wide - PADDING) / LABEL) for head, wide in zip(heads, widths, strict=True))
    return LABEL_PADDING + LABEL_LINE * max(lines, default=1)


def small_lines(text: str, room: float) -> float:
    """Return how high small print is."""
    return SMALL_LINE * lines_in(text, room / SMALL / REGULAR) if text else 0.0
