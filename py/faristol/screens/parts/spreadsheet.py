"""Cells of a file for a spreadsheet: text that is not taken for a formula, and figures to reckon with."""

from fractions import Fraction

MARK = "\ufeff"
FORMULA = ("=", "+", "-", "@", "\t")
"""A cell that begins so would be reckoned by a spreadsheet, not shown."""


def as_text(cell: str) -> str:
    return f"'{cell}" if cell.startswith(FORMULA) else cell


def tenths(value: Fraction | None, language: str) -> str:
    """78,3, without the sign: a figure that can be reckoned with."""
    if value is None:
        return ""
    whole, tenth = divmod(int(value * 10 + Fraction(1, 2)), 10)
    return f"{whole}.{tenth}" if language == "en" else f"{whole},{tenth}"
