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
ROW, NAME = 44, 16
"""From one bar to the next, and where its name stands."""


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
            {"name": name, "said": said, "y": at * ROW + NAME, "parts": _parts(parts)}
            for at, (name, said, parts) in enumerate(rows)
        ],
    }


def _parts(parts: Sequence[tuple[str, int]]) -> list[dict[str, str]]:
    whole, before, found = sum(count for _, count in parts), 0, []
    for part, count in parts:
        if count:
            x, width = Fraction(100 * before, whole), Fraction(100 * count, whole)
            found.append({"part": part, "x": _across(x), "width": _across(width)})
        before += count
    return found


def _down(percent: Fraction) -> Fraction:
    return TOP + PLOT - percent * PLOT / 100


def _across(percent: Fraction) -> str:
    return f"{float(percent):.2f}%"


def _pixels(length: Fraction) -> str:
    return f"{float(length):.1f}"
