"""Figures as drawings: across in per cent of the width, downwards in pixels."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

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


def columns(percents: Sequence[Fraction], average: Fraction) -> dict[str, Any]:
    place = Fraction(100, max(PLACES, len(percents)))
    return {
        "height": TOP + PLOT + FOOT,
        "rules": [(n, round(_down(Fraction(n)))) for n in (100, 50, 0)],
        "columns": [
            {
                "x": _across(place * (at + (1 - FILLED) / 2)),
                "width": _across(place * FILLED),
                "y": _pixels(_down(percent)),
                "height": _pixels(percent * PLOT / 100),
            }
            for at, percent in enumerate(percents)
        ],
        "average": _pixels(_down(average)),
    }


def shares(rows: Sequence[tuple[str, str, Sequence[tuple[str, int]]]]) -> dict[str, Any]:
    """A row is its name, what is said of it, and its parts with how much each counts."""
    return {
        "height": ROW * len(rows),
        "rows": [
            {"name": name, "said": said, "y": at * ROW + NAME, "parts": _parts(parts, at * ROW + BAR)}
            for at, (name, said, parts) in enumerate(rows)
        ],
    }


def key(names: Sequence[tuple[str, str]]) -> list[dict[str, Any]]:
    """What the parts of the bars are."""
    return [{"name": name, **_lies(part, 0)} for part, name in names]


def _parts(parts: Sequence[tuple[str, int]], top: int) -> list[dict[str, Any]]:
    whole, before, found = sum(count for _, count in parts), 0, []
    for part, count in parts:
        if count:
            x, width = Fraction(100 * before, whole), Fraction(100 * count, whole)
            found.append({"x": _across(x), "width": _across(width), **_lies(part, top)})
        before += count
    return found


def _lies(part: str, top: int) -> dict[str, Any]:
    """About the middle of the bar."""
    return {
        "part": part,
        "y": _pixels(top + Fraction(THICK["first"] - THICK[part], 2)),
        "height": THICK[part],
    }


def _down(percent: Fraction) -> Fraction:
    return TOP + PLOT - percent * PLOT / 100


def _across(percent: Fraction) -> str:
    return f"{float(percent):.2f}%"


def _pixels(length: Fraction) -> str:
    return f"{float(length):.1f}"
