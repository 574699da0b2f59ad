"""Tables as a spreadsheet program’s own file (.xlsx), a sheet each, in which figures can be added up."""

import base64
import io
import re
import zipfile
from collections.abc import Iterable, Sequence
from itertools import zip_longest

from markupsafe import escape

from faristol.screens.parts.spreadsheet import Text

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
BEGAN = (1980, 1, 1, 0, 0, 0)
HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
KIND = "application/vnd.openxmlformats-officedocument.spreadsheetml"
FONT = '<sz val="11"/><name val="Calibri"/>'
AS_USUAL = 'numFmtId="0" fillId="0" borderId="0"'
STYLES = (
    f'<styleSheet xmlns="{MAIN}">'
    f'<fonts count="2"><font>{FONT}</font><font><b/>{FONT}</font></fonts>'
    '<fills count="2"><fill><patternFill patternType="none"/></fill>'
    '<fill><patternFill patternType="gray125"/></fill></fills>'
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>'
    f'<cellStyleXfs count="1"><xf {AS_USUAL} fontId="0"/></cellStyleXfs>'
    f'<cellXfs count="2"><xf {AS_USUAL} fontId="0" xfId="0"/>'
    f'<xf {AS_USUAL} fontId="1" xfId="0" applyFont="1"/></cellXfs>'
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
)
"""The second style of cells is that of the headings: bold."""
WIDEST = 40
FIGURE = re.compile(r"-?\d+(?:[.,]\d+)?", re.ASCII)
NOT_IN_XML = re.compile(r"[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

Lines = Iterable[Sequence[object]]


def workbook(sheets: Sequence[tuple[str, Lines]]) -> str:
    """Return a file with these sheets, by name, in base 64; the first line of each is its heading."""
    numbers = range(1, len(sheets) + 1)
    parts = {
        "[Content_Types].xml": _types(numbers),
        "_rels/.rels": _relations({"r1": ("officeDocument", "xl/workbook.xml")}),
        "xl/workbook.xml": _book([name for name, _ in sheets]),
        "xl/_rels/workbook.xml.rels": _relations(
            {f"r{n}": ("worksheet", f"worksheets/sheet{n}.xml") for n in numbers}
            | {"styles": ("styles", "styles.xml")}
        ),
        "xl/styles.xml": STYLES,
        **{f"xl/worksheets/sheet{n}.xml": _sheet(sheets[n - 1][1]) for n in numbers},
    }
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, part in parts.items():
            archive.writestr(zipfile.ZipInfo(name, BEGAN), HEAD + part, zipfile.ZIP_DEFLATED)
    return base64.b64encode(file.getvalue()).decode()


def _types(numbers: Iterable[int]) -> str:
    kinds = {"workbook.xml": "sheet.main", "styles.xml": "styles"}
    kinds |= {f"worksheets/sheet{n}.xml": "worksheet" for n in numbers}
    parts = "".join(
        f'<Override PartName="/xl/{name}" ContentType="{KIND}.{kind}+xml"/>' for name, kind in kinds.items()
    )
    relations = (
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    )
    return f'<Types xmlns="{PACKAGE}/content-types">{relations}{parts}</Types>'


def _relations(targets: dict[str, tuple[str, str]]) -> str:
    each = (
        f'<Relationship Id="{name}" Type="{OFFICE}/{kind}" Target="{path}"/>'
        for name, (kind, path) in targets.items()
    )
    return f'<Relationships xmlns="{PACKAGE}/relationships">{"".join(each)}</Relationships>'


def _book(names: Sequence[str]) -> str:
    sheets = "".join(
        f'<sheet name="{escape(name[:31])}" sheetId="{n}" r:id="r{n}"/>' for n, name in enumerate(names, 1)
    )
    return f'<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}"><sheets>{sheets}</sheets></workbook>'


def _sheet(lines: Lines) -> str:
    lines = list(lines)
    rows = "".join(_row(number, line) for number, line in enumerate(lines, 1))
    longest = (max(len(str(cell)) for cell in column) for column in zip_longest(*lines, fillvalue=""))
    widths = "".join(
        f'<col min="{n}" max="{n}" width="{min(length, WIDEST) + 2}" customWidth="1"/>'
        for n, length in enumerate(longest, 1)
    )
    still = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
    view = f'<sheetViews><sheetView workbookViewId="0">{still}</sheetView></sheetViews>'
    return f'<worksheet xmlns="{MAIN}">{view}<cols>{widths}</cols><sheetData>{rows}</sheetData></worksheet>'


def _row(number: int, line: Sequence[object]) -> str:
    style = ' s="1"' if number == 1 else ""
    cells = (_cell(f"{_column(at)}{number}", style, cell) for at, cell in enumerate(line))
    return f'<row r="{number}">{"".join(cells)}</row>'


def _cell(at: str, style: str, cell: object) -> str:
    written = str(cell)
    if not written:
        return ""
    if not isinstance(cell, Text) and FIGURE.fullmatch(written):
        return f'<c r="{at}"{style}><v>{written.replace(",", ".")}</v></c>'
    text = escape(NOT_IN_XML.sub("", written))
    return f'<c r="{at}"{style} t="inlineStr"><is><t xml:space="preserve">{text}</t></is></c>'


def _column(at: int) -> str:
    """Return A for 0, AB for 27."""
    before, letter = divmod(at, 26)
    return (_column(before - 1) if before else "") + chr(ord("A") + letter)
