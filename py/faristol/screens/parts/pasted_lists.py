"""A list as it comes out of a message, a spreadsheet or a CSV file, line by line.

Cells stand apart by tabs, semicolons or commas. A first line of headings may put the columns in any order;
what a line without headings means is for the screen to say that asked for the list.
"""

import csv
import unicodedata
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass

from faristol.errors import refusal
from faristol.texts import N_

LONGEST_LINE = 10_000
"""No club writes more about one player, and a spreadsheet pasted whole has shorter lines."""

Headings = Mapping[str, Set[str]]
"""For each column what a heading may call it, plain."""


LineTooLong = refusal(
    "list.line-too-long",
    N_("Line %(line)s is longer than %(most)s characters."),
    N_("Write one player a line, and nothing else."),
)


@dataclass(frozen=True)
class Row:
    number: int
    cells: tuple[str, ...]
    """Without the empty ones at the end."""
    named: Mapping[str, str] | None
    """By their columns, if the list has headings."""
    sign: str
    """What stands between the cells."""
    written: str


def decoded(data: bytes) -> str:
    """Return the text of a spreadsheet, in UTF-8 with a mark, in UTF-16, or in an older Windows's letters."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def rows(text: str, headings: Headings) -> Iterator[Row]:
    """Yield the lines with something on them."""
    text = text.lstrip("\ufeff")
    sign = next((sign for sign in "\t;," if sign in text), ",")
    order: list[str] | None = None
    for number, written in enumerate(text.splitlines(), start=1):
        if len(written) > LONGEST_LINE:
            raise LineTooLong(line=number, most=LONGEST_LINE)
        cells = [cell.strip() for cell in next(csv.reader([written], delimiter=sign), [])]
        while cells and not cells[-1]:
            cells.pop()
        if not cells:
            continue
        if order is None:
            order = _headings(cells, headings)
            if order:
                continue
        named = dict(zip(order, cells, strict=False)) if order else None
        yield Row(number, tuple(cells), named, sign, written.strip())


def _headings(cells: list[str], headings: Headings) -> list[str]:
    """Return what each column holds, if the first line says so; there must be names."""
    titles = [plain(cell) for cell in cells]
    order = [next((kind for kind, known in headings.items() if title in known), "") for title in titles]
    return order if "name" in order and all(order) else []


def plain(cell: str) -> str:
    """Return a cell as one compares names: without accents, capitals and signs."""
    letters = unicodedata.normalize("NFD", cell.casefold())
    return "".join(letter for letter in letters if letter.isalnum() or letter == " ").strip()
