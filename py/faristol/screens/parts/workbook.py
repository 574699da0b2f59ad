"""The sheets of a spreadsheet program's own file as lines with tabs between the cells: .xlsx or .ods.

Both are a zip of XML files. In .xlsx the texts are mostly in a list of their own, into which cells point; a
figure is read without its format, so that a rating stays a figure. Whatever is too large for a list of
players, or has a document type, is refused.
"""

import io
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any
from xml.parsers.expat import ExpatError, ParserCreate

from faristol.errors import refusal
from faristol.texts import N_

MOST_BYTES, LARGEST = 5_000_000, 10_000_000
"""Of the file, and of a part of it, unpacked."""
MOST_ELEMENTS, MOST_SIGNS = 200_000, 1_000_000
"""Of a part, and of the text of a sheet: a cell may be repeated, or point at a long text, again and again."""
MOST_ROWS, MOST_COLUMNS, MOST_SHEETS = 5000, 100, 20

SpreadsheetFile = refusal(
    "list.spreadsheet",
    N_("This file from a spreadsheet program cannot be read here."),
    N_("Save it there as CSV, or copy the cells and paste them into the field."),
    field="list",
)


class _Unreadable(Exception):
    pass


DAMAGED = (
    *(_Unreadable, zipfile.BadZipFile, zlib.error, ExpatError, LookupError, ValueError, EOFError),
    *(NotImplementedError, RuntimeError, OSError),  # another packing, or a password
)


Cells = dict[int, dict[int, str]]
"""By row and column, from 0."""


def first_sheet(data: bytes) -> str:
    return next(sheets(data), "")


def sheets(data: bytes) -> Iterator[str]:
    """Yield each sheet of the file; it is read as far as one asks."""
    if len(data) > MOST_BYTES:
        raise SpreadsheetFile
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as parts:
            yield from map(_text, _of_ods(parts) if "content.xml" in parts.namelist() else _of_xlsx(parts))
    except DAMAGED as error:
        raise SpreadsheetFile from error


def _text(cells: Cells) -> str:
    lines, signs = [], 0
    for _, row in sorted(cells.items()):
        signs += sum(map(len, row.values()))
        if signs > MOST_SIGNS:
            raise _Unreadable
        texts = [" ".join(row.get(at, "").split()) for at in range(max(row) + 1)]
        if any(texts):
            lines.append("\t".join(texts))
    return "\n".join(lines)


class _Part:
    """A part of the file, read from its beginning: the names of the elements one is in, without prefixes."""

    def __init__(self, parts: zipfile.ZipFile, name: str) -> None:
        if parts.getinfo(name).file_size > LARGEST:
            raise _Unreadable
        self.data = parts.read(name)
        self.within: list[str] = []
        self.elements = 0

    def read(
        self,
        begin: Callable[[str, Mapping[str, str]], None],
        end: Callable[[str], None] = lambda name: None,
        text: Callable[[str], None] = lambda text: None,
    ) -> None:
        parser = ParserCreate(namespace_separator=" ")
        parser.buffer_text = True

        def opened(name: str, attributes: dict[str, str]) -> None:
            self.elements += 1
            if self.elements > MOST_ELEMENTS:
                raise _Unreadable
            self.within.append(_local(name))
            begin(self.within[-1], {_local(key): value for key, value in attributes.items()})

        def closed(name: str) -> None:
            end(self.within.pop())

        def refused(*declared: Any) -> None:
            raise _Unreadable

        parser.StartElementHandler, parser.EndElementHandler = opened, closed
        parser.CharacterDataHandler, parser.StartDoctypeDeclHandler = text, refused
        parser.Parse(self.data, True)


def _local(name: str) -> str:
    return name.rpartition(" ")[2]


def _of_xlsx(parts: zipfile.ZipFile) -> Iterator[Cells]:
    texts = _texts_of_xlsx(parts) if "xl/sharedStrings.xml" in parts.namelist() else []
    for name in _sheets_of_xlsx(parts):
        yield _sheet_of_xlsx(_Part(parts, name), texts)


def _sheet_of_xlsx(part: _Part, texts: list[str]) -> Cells:
    cells: Cells = {}
    at, kind, written = [-1, -1], "", list[str]()

    def begin(name: str, has: Mapping[str, str]) -> None:
        nonlocal kind
        if name == "row":
            at[:] = [int(has["r"]) - 1 if "r" in has else at[0] + 1, -1]
            if at[0] >= MOST_ROWS:
                raise _Unreadable
        elif name == "c":
            at[1] = _column(has["r"]) if "r" in has else at[1] + 1
            kind = has.get("t", "n")
            written.clear()

    def end(name: str) -> None:
        text = "".join(written)
        if name == "c" and text and at[1] < MOST_COLUMNS:
            text = texts[int(text)] if kind == "s" else _figure(text) if kind == "n" else text
            cells.setdefault(at[0], {})[at[1]] = text

    def text(found: str) -> None:
        if part.within[-1] in ("v", "t") and "rPh" not in part.within:
            written.append(found)

    part.read(begin, end, text)
    return cells


def _sheets_of_xlsx(parts: zipfile.ZipFile) -> Iterator[str]:
    """Yield the parts with the sheets, in the order of the book."""
    sheets, targets = list[str](), dict[str, str]()

    def sheet(name: str, has: Mapping[str, str]) -> None:
        if name == "sheet":
            sheets.append(has["id"])

    def target(name: str, has: Mapping[str, str]) -> None:
        if name == "Relationship":
            targets[has["Id"]] = has["Target"]

    _Part(parts, "xl/workbook.xml").read(sheet)
    _Part(parts, "xl/_rels/workbook.xml.rels").read(target)
    if not sheets:
        raise _Unreadable
    for path in map(targets.__getitem__, sheets[:MOST_SHEETS]):
        yield path[1:] if path.startswith("/") else f"xl/{path}"


def _texts_of_xlsx(parts: zipfile.ZipFile) -> list[str]:
    texts: list[list[str]] = []
    part = _Part(parts, "xl/sharedStrings.xml")

    def begin(name: str, has: Mapping[str, str]) -> None:
        if name == "si":
            texts.append([])

    def text(found: str) -> None:
        if part.within[-1] == "t" and "rPh" not in part.within and texts:
            texts[-1].append(found)

    part.read(begin, text=text)
    return ["".join(pieces) for pieces in texts]


def _column(reference: str) -> int:
    """Return the column of a cell: 0 for A7, 27 for AB7."""
    column = 0
    for letter in reference[:4]:
        if "A" <= letter <= "Z":
            column = column * 26 + ord(letter) - ord("A") + 1
    return column - 1


def _figure(text: str) -> str:
    """Return a figure as a person writes it: the file may have 1090.0, or 1.09E3."""
    number = float(text)
    return str(int(number)) if number.is_integer() and abs(number) < 1e15 else f"{number:.6g}"


def _of_ods(parts: zipfile.ZipFile) -> list[Cells]:
    tables: list[Cells] = []
    at, written, figure = [-1, -1], list[str](), ""
    part, repeated = _Part(parts, "content.xml"), 1

    def begin(name: str, has: Mapping[str, str]) -> None:
        nonlocal repeated, figure
        if name == "table":
            tables.append({})
            at[:] = [-1, -1]
        elif name == "table-row":
            at[:] = [at[0] + 1, -1]
            if at[0] >= MOST_ROWS:
                raise _Unreadable
        elif name == "p":
            written.append(" ")
        elif name in ("table-cell", "covered-table-cell"):
            at[1] += 1
            repeated = int(has.get("number-columns-repeated", "1"))
            figure = has.get("value", "") if has.get("value-type") == "float" else ""
            written.clear()

    def end(name: str) -> None:
        if name not in ("table-cell", "covered-table-cell"):
            return
        text = _figure(figure) if figure else "".join(written).strip()
        if text and len(tables) <= MOST_SHEETS:
            for column in range(at[1], min(at[1] + repeated, MOST_COLUMNS)):
                tables[-1].setdefault(at[0], {})[column] = text
        at[1] += repeated - 1

    def text(found: str) -> None:
        if "p" in part.within and "annotation" not in part.within:
            written.append(found)

    part.read(begin, end, text)
    return tables
