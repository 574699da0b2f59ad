"""Figures as drawings: across in per cent of the width, downwards in pixels."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from faristol.screens.view import view_value

TOP, PLOT, FOOT = 8, 150, 10
"""Above, for a hundred per cent, and below."""
PLACES = 12
"""Fewer columns stand in so many places, so that one alone is no wall."""
FILLED = Fraction(7, 10)
"""Of its place."""
ROW, NAME, BAR = 44, 16, 24
"""From one bar to the next, where its name stands, and where the bar begins."""
THICK = {"first": 14, "even": 8, "rest": 3}
"""The parts of a bar differ in more than colour."""


@view_value
class Column:
    x: str
    y: str
    width: str
    height: str


@view_value
class ColumnsChart:
    height: int
    rules: tuple[tuple[int, int], ...]
    """Lines to read the columns by: per cent, and how far down."""
    columns: tuple[Column, ...]
    average: str


@view_value
class BarPart:
    part: str
    x: str
    y: str
    width: str
    height: int


@view_value
class Bar:
    name: str
    figure: str
    y: int
    parts: tuple[BarPart, ...]


@view_value
class SharesChart:
    height: int
    rows: tuple[Bar, ...]


@view_value
class KeyPart:
    """What a part of a bar is."""

    part: str
    name: str
    y: str
    height: int


def columns(percents: Sequence[Fraction], average: Fraction) -> ColumnsChart:
    """Return the chart; where a column is more than a hundred per cent, all stand on a smaller scale."""
    place, scale = Fraction(100, max(PLACES, len(percents))), PLOT / max(Fraction(100), *percents)
    rules = tuple((n, round(_down(n * scale))) for n in (100, 50, 0))
    return ColumnsChart(
        TOP + PLOT + FOOT,
        rules,
        tuple(_column(place, at, percent * scale) for at, percent in enumerate(percents)),
        _pixels(_down(average * scale)),
    )


def _column(place: Fraction, at: int, height: Fraction) -> Column:
    x = place * (at + (1 - FILLED) / 2)
    return Column(_across(x), _pixels(_down(height)), _across(place * FILLED), _pixels(height))


def shares(rows: Sequence[tuple[str, str, Sequence[tuple[str, int]]]]) -> SharesChart:
    """Return a bar for each row: its name, its figure, and its parts with how much each counts."""
    bars = (
        Bar(name, figure, at * ROW + NAME, tuple(_parts(parts, at * ROW + BAR)))
        for at, (name, figure, parts) in enumerate(rows)
    )
    return SharesChart(ROW * len(rows), tuple(bars))


def key(names: Sequence[tuple[str, str]]) -> tuple[KeyPart, ...]:
    return tuple(KeyPart(part, name, _middle(part, 0), THICK[part]) for part, name in names)


def _parts(parts: Sequence[tuple[str, int]], top: int) -> Iterator[BarPart]:
    whole, before = sum(count for _, count in parts), 0
    for part, count in parts:
        if count:
            x, width = Fraction(100 * before, whole), Fraction(100 * count, whole)
            yield BarPart(part, _across(x), _middle(part, top), _across(width), THICK[part])
        before += count


def _middle(part: str, top: int) -> str:
    """Return where a part begins that lies about the middle of its bar."""
    return _pixels(top + Fraction(THICK["first"] - THICK[part], 2))


def _down(height: Fraction) -> Fraction:
    """Return how far down the top of what is so high lies."""
    return TOP + PLOT - height


def _across(percent: Fraction) -> str:
    return f"{float(percent):.2f}%"


def _pixels(length: Fraction) -> str:
    return f"{float(length):.1f}"
