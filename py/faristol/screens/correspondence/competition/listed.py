"""The players of a competition as they come out of a message or a spreadsheet: a name with an address, a
coefficient and a place; or several names in a line, or as mail programs write them.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from faristol.screens.parts.list_columns import FIGURE, PLACE, ListKind
from faristol.screens.parts.pasted_lists import Row, by_columns
from faristol.texts import N_

HEADINGS = {
    "address": {"adresa", "adreca", "email", "address", "contact"},
    "coefficient": {"coeficient", "coeficientul", "coefficient"},
    "place": {"loc", "locul", "lloc", "place"},
}
NUMBERED = re.compile(r"^\d{1,3}[.)]\s+")
MAILED = re.compile(r"(.+?)\s*<(\S+@\S+)>")
"""A name and the address behind it, as mail programs write it."""
COEFFICIENT = re.compile(r"(?<!\d)\d,\d{4}(?!\d)")


@dataclass(frozen=True)
class Line:
    name: str
    address: str = ""
    coefficient: str = ""
    place: str = ""


def _lines(every: Sequence[Row], columns: Sequence[str]) -> Iterator[Line]:
    for row in every:
        named = by_columns(columns, row.cells) if columns else row.named
        if named is not None:
            yield _line(*(named.get(name, "") for name in ("name", "address", "coefficient", "place")))
        elif len(row.cells) > 1 and all(map(MAILED.fullmatch, row.cells)):
            yield from map(_line, row.cells)
        elif len(every) == 1 and not re.search(r"[@\d]", row.written):
            yield from (Line(name) for name in row.cells if name)
        else:
            yield _unheaded(row)


def _line(name: str, address: str = "", coefficient: str = "", place: str = "") -> Line:
    name = NUMBERED.sub("", name)
    if mailed := MAILED.fullmatch(name):
        name, address = mailed[1], address or mailed[2]
    return Line(name, address, coefficient, place)


def _unheaded(row: Row) -> Line:
    """Return a line without headings. Between commas a cell is what it looks like: a comma may stand within a
    name, up to the mail address, and within an address by post."""
    cells = list(row.cells)
    if len(cells) > 1 and PLACE.fullmatch(cells[0]):
        cells.pop(0)
    if row.sign == "," and not row.written.startswith('"'):
        mail = next((at for at, cell in enumerate(cells) if "@" in cell), 1)
        name_ends = mail + bool(MAILED.fullmatch(cells[mail])) if mail < len(cells) else 1
        behind = [cell for cell in cells[name_ends:] if cell]
        figures = [cell for cell in behind if FIGURE.fullmatch(cell)][:2]
        address = ", ".join(cell for cell in behind if cell not in figures)
        return _line(", ".join(cells[: max(1, name_ends)]), address, *figures)
    if len(cells) > 1 and FIGURE.fullmatch(cells[1]):
        cells.insert(1, "")
    return _line(*cells[:4])


LISTED = ListKind(
    HEADINGS,
    lambda every, columns: list(_lines(every, columns)),
    words={"address": N_("Address or e-mail")},
    figures={"coefficient": N_("Former coefficient"), "place": N_("Place in the standings")},
    decimal=COEFFICIENT,
)
