"""A list as it comes out of a message, a spreadsheet or a CSV file, line by line.

Tabs, semicolons or commas are between the cells. A first line of headings may put the columns in any order
and have others beside them; what a line without headings means is for the screen to say that asked for the
list. A name may be in two columns, and a cell in quotes may go over several lines.
"""

import csv
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass

from faristol.endless import within_reason
from faristol.errors import refusal
from faristol.texts import N_, figure

LONGEST_LINE = 10_000
"""No club writes more about one player, and a spreadsheet pasted whole has shorter lines."""

MOST_LINES, MOST_SIGNS = 3_000, 300_000
"""Of a list, without its empty lines: no federation rates so many."""
MOST_BYTES = 2 * MOST_SIGNS

ZIPPED = b"PK\x03\x04"
"""So a spreadsheet program's own file begins."""

Headings = Mapping[str, Set[str]]
"""For each column what a heading may call it, plain."""

NAME: Headings = {
    "name": {
        *("nom", "nom i llinatges", "nom i cognoms", "nom complet", "jugador", "jugadora", "nombre"),
        *("nombre y apellidos", "nume", "numele", "nume si prenume", "numele si prenumele", "jucator"),
        *("jucatorul", "name", "full name", "player", "joueur"),
    },
    "surname": {
        "cognom",
        "cognoms",
        "llinatge",
        "llinatges",
        "apellido",
        "apellidos",
        "surname",
        "last name",
    },
    "first": {"prenume", "prenumele", "prenom", "first name", "given name"},
}
"""The columns of a name: in Catalan and Spanish the first is the one before the surnames, in Romanian and
French the one that has a name of its own."""
SIGN_SAID = re.compile(r"sep=([;,\t])", re.IGNORECASE)
"""What a spreadsheet writes in the first line for another spreadsheet."""
DECIMAL = re.compile(r"(?<=\d),(?=\d)")
IN_A_FIGURE = "\ufdd0"
"""Stands for the comma of a figure while the others part the cells; it is in no text."""
TRF_PLAYER = re.compile(r"001 +\d+ ")
"""A player's line in a tournament report of the chess federations."""
MOST_LINES_IN_QUOTES = 5
EMPTY = " ;,\t"
"""All that stands on a line without anything."""

LineTooLong = refusal(
    "list.line-too-long",
    N_("Line %(line)s is longer than %(most)s characters."),
    N_("Write one player on each line, and nothing else."),
)
ListTooLong = refusal(
    "list.too-many-lines",
    N_("The list is too long: at most %(lines)s lines and %(signs)s characters are read."),
    N_("Leave out what is not about these players, or enter it in parts."),
    field="list",
)


@dataclass(frozen=True)
class Row:
    number: int
    cells: tuple[str, ...]
    """Without the empty ones at the end."""
    named: Mapping[str, str] | None
    """By their columns, if the list has headings."""
    order: tuple[str, ...]
    """What the headings say of each column."""
    sign: str
    """What stands between the cells."""
    written: str


def decoded(data: bytes) -> str:
    """Return the text of a list: a workbook's first sheet, or UTF-8, UTF-16 or an older Windows's letters."""
    refuse_long(data)
    if data.startswith(ZIPPED):
        from faristol.screens.parts.workbook import first_sheet  # a club seldom brings one

        return first_sheet(data)
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return within_reason(data.decode("utf-16", "replace"))
    try:
        return within_reason(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def refuse_long(text: str | bytes, lines: int = 0) -> None:
    most = MOST_SIGNS if isinstance(text, str) else MOST_BYTES
    if lines > MOST_LINES or len(text) > most and text[:4] != ZIPPED:
        raise ListTooLong(lines=figure(MOST_LINES), signs=figure(MOST_SIGNS))


def rows(text: str, headings: Headings, decimal: re.Pattern[str] | None = None) -> Iterator[Row]:
    """Yield the lines with something on them. `decimal` is what is one figure, with a comma in it."""
    refuse_long(text)
    lines = text.lstrip("\ufeff").splitlines()
    sign = next((sign for sign in "\t;," if sign in text), ",")
    report = any(map(TRF_PLAYER.match, lines))
    first = 0
    if lines and (said := SIGN_SAID.fullmatch(lines[0].strip())):
        sign, first = said[1], 1
    order: list[str] | None = None
    written_lines = (each for each in _whole(lines, first) if each[1].strip(EMPTY))
    for count, (number, written) in enumerate(written_lines, 1):
        refuse_long(text, count)
        if len(written) > LONGEST_LINE:
            raise LineTooLong(line=number, most=LONGEST_LINE)
        cells = _report_cells(written) if report else _cells(written, sign, decimal)
        if not cells:
            continue
        if order is None:
            order = _headings(cells, headings)
            if order:
                continue
        named = by_columns(order, cells) if order else None
        yield Row(number, tuple(cells), named, tuple(order or ()), sign, written.strip())


def _whole(lines: list[str], first: int) -> Iterator[tuple[int, str]]:
    """Yield each line with its number; one whose quotes are open goes on in the next."""
    at = first
    while at < len(lines):
        end = at + 1
        if lines[at].count('"') % 2:
            tries = range(at + 2, min(at + MOST_LINES_IN_QUOTES, len(lines)) + 1)
            end = next((to for to in tries if "".join(lines[at:to]).count('"') % 2 == 0), end)
        yield at + 1, "\n".join(lines[at:end])
        at = end


def _cells(written: str, sign: str, decimal: re.Pattern[str] | None) -> list[str]:
    if sign == ",":
        written = _with_whole_figures(written, decimal)
    parts = next(csv.reader(written.splitlines(keepends=True), delimiter=sign), [])
    cells = [" ".join(cell.replace(IN_A_FIGURE, ",").split()) for cell in parts]
    while cells and not cells[-1]:
        cells.pop()
    return cells


def _with_whole_figures(written: str, decimal: re.Pattern[str] | None) -> str:
    """Return a line whose figures are not parted: where all other commas have a space behind them, one
    between two digits is a decimal comma."""
    if decimal:
        written = decimal.sub(lambda figure: figure[0].replace(",", IN_A_FIGURE), written)
    apart = ", " in written or re.search(r"\s\d+,\d+\s*$", written)
    close = re.search(r",(?![\s\d])|(?<!\d),(?=\d)", written)
    return DECIMAL.sub(IN_A_FIGURE, written) if apart and not close else written


def _report_cells(written: str) -> list[str]:
    """Return name and rating of a player's line in a report, which are in columns of their own width."""
    if not TRF_PLAYER.match(written):
        return []
    cells = [" ".join(written[14:47].split()), written[48:52].strip()]
    return cells if cells[1] else cells[:1]


def by_columns(order: Sequence[str], cells: Sequence[str]) -> Mapping[str, str]:
    """Return the cells by what their columns hold; a name may be in two."""
    named = dict(zip(order, cells, strict=False))
    parts = (named.get(kind, "") for kind in ("first", "name", "surname"))
    return {**named, "name": " ".join(part for part in parts if part)}


def _headings(cells: list[str], headings: Headings) -> list[str]:
    """Return what each column holds, if the first line says so; there must be names."""
    known = {**NAME, **headings}
    titles = [plain(cell) for cell in cells]
    order = [next((kind for kind, names in known.items() if title in names), "") for title in titles]
    return order if "name" in order or {"first", "surname"} <= {*order} else []


def plain(cell: str) -> str:
    """Return a cell as one compares names: without accents, capitals and signs."""
    letters = unicodedata.normalize("NFD", cell.casefold())
    return "".join(letter for letter in letters if letter.isalnum() or letter == " ").strip()
