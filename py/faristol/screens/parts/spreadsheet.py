"""Cells of a file for a spreadsheet: text that is not taken for a formula, and figures to reckon with."""

import csv
import io
from collections.abc import Iterable
from fractions import Fraction

MARK = "\ufeff"
"""At the beginning it tells a spreadsheet that the file is UTF-8."""
FORMULA = ("=", "+", "-", "@", "\t")
"""A cell that begins so would be reckoned by a spreadsheet, not shown."""


def spreadsheet(lines: Iterable[Iterable[object]], language: str) -> str:
    """Return a table as the country's spreadsheets open it: where commas are decimal, with semicolons."""
    return parted(lines, "," if language == "en" else ";")


def parted(lines: Iterable[Iterable[object]], sign: str) -> str:
    written = io.StringIO()
    writer = csv.writer(written, delimiter=sign, lineterminator="\r\n")
    writer.writerows([_guarded(cell) for cell in line] for line in lines)
    return MARK + written.getvalue()


class Text(str):
    """A cell that is text, whatever it looks like."""


def _guarded(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, Text) and cell.startswith(FORMULA) else cell


def tenths(value: Fraction | None, language: str) -> str:
    """Return a figure that can be reckoned with: 78,3, without the sign."""
    if value is None:
        return ""
    whole, tenth = divmod(int(value * 10 + Fraction(1, 2)), 10)
    return f"{whole}.{tenth}" if language == "en" else f"{whole},{tenth}"
