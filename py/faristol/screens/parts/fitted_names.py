"""Names in narrow columns, on paper and on the board for the room: smaller, then in two lines, never cut.

How wide a name is follows from its letters: the widths are those of Atkinson Hyperlegible Next in bold.
"""

import unicodedata
from collections.abc import Iterable

from faristol.screens.view import view_value

WIDTHS = {
    25: "j.,'’",
    30: "il ·",
    35: "f-()",
    40: "rtI",
    50: "csyz1–",
    55: "aehknuvxFJL79",
    60: "bdgopqESTZ23458",
    65: "BCKPRVY06",
    70: "ADGHNUX",
    75: "wOQ",
    85: "M",
    90: "mW",
}
"""In hundredths of the height of the type."""
WIDTH = {sign: width for width, signs in WIDTHS.items() for sign in signs}
SIZES = (100, 90, 80, 70)
"""Per cent of the size of the column, while the name stays in one line."""
SMALLEST = SIZES[-1]


@view_value
class Fitted:
    """A name as it stands in its column."""

    text: str
    size: int
    lines: int = 1


def width(name: str) -> float:
    """Return how wide a name is, in the height of the type."""
    letters = (sign for sign in unicodedata.normalize("NFD", name) if not unicodedata.combining(sign))
    return sum(WIDTH.get(sign, 70) for sign in letters) / 100


def fitted_names(names: Iterable[str], room: float) -> dict[str, Fitted]:
    """Return each name as it fits into so much room, in the height of the type.

    The first name becomes its initial only where two lines are too few and nobody else is called so then.
    """
    every = list(names)
    short = {name: _with_initial(name) for name in every}
    fits = {}
    for name in every:
        fit = _fitted(name, room)
        shorter = short[name]
        alone = [*short.values()].count(shorter) == 1 and shorter not in every
        fits[name] = (_fitted(shorter, room) if fit is None and alone else fit) or Fitted(name, SMALLEST, 2)
    return fits


def _fitted(name: str, room: float) -> Fitted | None:
    wide = width(name)
    for size in SIZES:
        if wide * size / 100 <= room:
            return Fitted(name, size)
    halves = [(name[:at], name[at:].strip()) for at, sign in enumerate(name, 1) if sign in " -"]
    longer = min((max(map(width, half)) for half in halves), default=wide)
    return Fitted(name, SMALLEST, 2) if longer * SMALLEST / 100 <= room else None


def _with_initial(name: str) -> str:
    surname, comma, first = name.partition(", ")
    if comma and first:
        return f"{surname}, {first[0]}."
    first, _, rest = name.partition(" ")
    return f"{first[0]}. {rest}" if rest else name
