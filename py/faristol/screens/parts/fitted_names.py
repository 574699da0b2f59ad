"""Names in narrow columns, on paper and on the board for the room: smaller, then in two lines, never cut.

How wide a name is follows from its letters: the widths are those of Atkinson Hyperlegible Next in bold.
"""

import re
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
_PARTS = re.compile(r"[^\s-]*-|[^\s-]+\s*|\s+")
WIDTH = {sign: width for width, signs in WIDTHS.items() for sign in signs}
SIZES = (100, 90, 80, 70)
"""Per cent of the size of the column, while the name stays in one line."""
MOST_LINES = 2
"""Before a first name becomes an initial."""
MOST = 0.75
"""A list has the size in which so many of its names stand in one line; only longer ones are smaller."""


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


def lines_in(text: str, room: float) -> int:
    """Return in how many lines a text stands that is broken between words and after hyphens."""
    return max(1, sum(_height(line, room) for line in text.split("\n")))


def fitted_names(names: Iterable[str], room: float, least: int = SIZES[-1]) -> dict[str, Fitted]:
    """Return each name as it fits into so much room, in the height of the type, and in no less than a size.

    The first name becomes its initial only where two lines are too few and nobody else is called so then.
    """
    every = list(names)
    sizes = _sizes(every, room, [size for size in SIZES if size >= least])
    short = {name: _with_initial(name) for name in every}
    fits = {}
    for name in every:
        fit, shorter = _fitted(name, room, sizes), short[name]
        if fit.lines > MOST_LINES and [*short.values()].count(shorter) == 1 and shorter not in every:
            fit = min(fit, _fitted(shorter, room, sizes), key=lambda each: each.lines)
        fits[name] = fit
    return fits


def _sizes(names: list[str], room: float, sizes: list[int]) -> list[int]:
    """Return the sizes that the names of a list may have, the largest first."""
    wide = [width(name) for name in names]
    usual = (size for size in sizes if sum(each * size / 100 <= room for each in wide) >= MOST * len(wide))
    return sizes[sizes.index(next(usual, sizes[-1])) :]


def _fitted(name: str, room: float, sizes: list[int]) -> Fitted:
    wide, smallest = width(name), sizes[-1]
    for size in sizes:
        if wide * size / 100 <= room:
            return Fitted(name, size)
    return Fitted(name, smallest, lines_in(name, room * 100 / smallest))


def _height(line: str, room: float) -> int:
    lines, used = 1, 0.0
    for part in _PARTS.findall(line):
        if used and used + width(part.rstrip()) > room:
            lines, used = lines + 1, 0.0
        used += width(part)
        if width(part.rstrip()) > room:  # broken inside the word
            lines, used = lines + int(used // room), used % room
    return lines


def _with_initial(name: str) -> str:
    surname, comma, first = name.partition(", ")
    if comma and first:
        return f"{surname}, {first[0]}."
    first, _, rest = name.partition(" ")
    return f"{first[0]}. {rest}" if rest else name
