"""How a pasted list is read before anybody is entered: its first lines, and what each column holds.

A list without headings is read as its screen asks for it. Where two columns of words come before another one,
and most of the first have a single word, they are surname and first name. What is not plain is entered only
once it was seen how it is read.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count, takewhile
from typing import Any

from faristol.screens.notice import Caution
from faristol.screens.parts.pasted_lists import Headings, LineTooLong, ListTooLong, Row, rows
from faristol.screens.view import view_value
from faristol.texts import N_, Texts

NAMES = {"name": N_("Name"), "surname": N_("Surname"), "first": N_("First name")}
"""What a column of any list may hold."""
PREVIEWED = 4
PLACE = re.compile(r"\d+[.):]?")
NUMBERED = re.compile(r"\d+[.):]?\s+")
WORDS = re.compile(r"[^\d@]+")
FIGURE = re.compile(r"\d+([.,]\d+)?")


@dataclass(frozen=True)
class ListKind:
    """What a screen's list has beside names, and how its lines are read as such columns, or as they stand."""

    headings: Headings
    lines: Callable[[Sequence[Row], Sequence[str]], list[Any]]
    words: Mapping[str, str]
    """The columns of words by their names, in the order in which one writes them; then those of figures."""
    figures: Mapping[str, str] = field(default_factory=dict)
    before: str = ""
    """What a figure before the name is; nothing for a place on the list."""
    decimal: re.Pattern[str] | None = None
    """What is one figure of this list, although there is a comma in it."""

    @property
    def kinds(self) -> dict[str, str]:
        return {**NAMES, **self.figures, **self.words}


@view_value
class Column:
    example: str
    kind: str


@view_value
class Preview:
    heads: list[tuple[str, bool]]
    """What is read, and whether it is a figure."""
    lines: list[list[str]]
    columns: list[Column]
    """Nothing to choose where several are read out of a line."""
    kinds: list[tuple[str, str]]


def read_lines(text: str, kind: ListKind, chosen: Sequence[str] = ()) -> list[Any]:
    """Return the lines of a list as its columns were chosen, or else as they are understood."""
    every = list(rows(text, kind.headings, kind.decimal))
    return kind.lines(every, chosen or _split_names(every, kind))


def preview(text: str, chosen: Sequence[str], kind: ListKind, t: Texts) -> Preview | None:
    """Return how the first lines are read, or the first of those that are not plain; nothing if every line is
    a name, or the list or one of them is too long.

    Who enters such a list is told so then.
    """
    try:
        every = list(rows(text, kind.headings, kind.decimal))
    except (LineTooLong, ListTooLong):
        return None
    understood = chosen or _split_names(every, kind)
    first = sorted(every, key=lambda row: not _is_in_doubt(row, kind))[:PREVIEWED]
    lines = kind.lines(first, understood)
    if not first or [row.cells for row in first] == [(line.name,) for line in lines]:
        return None
    shown = [name for name in kind.kinds if any(getattr(line, name, "") for line in lines)]
    return Preview(
        [(t.gettext(kind.kinds[name]), name in kind.figures) for name in shown],
        [[getattr(line, name) or "" for name in shown] for line in lines],
        _columns(every, understood, kind) if len(lines) == len(first) else [],
        [(name, t.gettext(label)) for name, label in kind.kinds.items()],
    )


def chosen_columns(fields: Mapping[str, str], kept: str, kind: ListKind, t: Texts) -> tuple[str, ...]:
    """Return what the columns hold as a person chose it; nothing if the list is read as it stands, or is no
    more the one of which they were shown."""
    text = fields["list"]
    if text.splitlines() != kept.splitlines():
        return ()
    names = takewhile(lambda name: name in fields, (f"column-{at}" for at in count()))
    chosen = tuple(fields[name] if fields[name] in kind.kinds else "" for name in names)
    read = preview(text, (), kind, t)
    return chosen if read and chosen != tuple(column.kind for column in read.columns) else ()


def is_unseen(fields: Mapping[str, str], kept: str, kind: ListKind, t: Texts) -> bool:
    """Return whether a list is looked through first: it is not plain, and its columns were not shown yet."""
    text = fields["list"]
    if "column-0" in fields and text.splitlines() == kept.splitlines():
        return False
    if (read := preview(text, (), kind, t)) is None or not read.columns:
        return False
    return any(_is_in_doubt(row, kind) for row in rows(text, kind.headings, kind.decimal))


def look_first(t: Texts) -> Caution:
    return Caution(
        t.gettext("Nobody of this list has been entered yet."),
        t.gettext("Check what each column holds, then enter the list."),
    )


def _columns(every: Sequence[Row], understood: Sequence[str], kind: ListKind) -> list[Column]:
    widest = max(every, key=lambda row: len(row.cells))
    kinds: Sequence[str] = _as_read(widest, kind)
    if understood:
        kinds = [*understood, *[""] * len(widest.cells)][: len(widest.cells)]
    return [Column(cell, each) for cell, each in zip(widest.cells, kinds, strict=True)]


def _as_read(row: Row, kind: ListKind) -> list[str]:
    """Return what each cell of a line became."""
    if row.order:
        order = [each if each in kind.kinds else "" for each in row.order]
        return _parts_of_names([*order, *[""] * len(row.cells)][: len(row.cells)])
    line = kind.lines([row], ())[0]
    left = {name: getattr(line, name) for name in kind.kinds if name not in NAMES}
    kinds: list[str] = []
    for cell in row.cells:
        found = next((name for name, value in left.items() if cell and value == cell), "")
        left.pop(found, None)
        if not found and (cell.endswith(line.name) or cell in line.name.split(", ")):
            found = "name" if "name" not in kinds else "first"
        kinds.append(found)
    return _parts_of_names(kinds)


def _parts_of_names(kinds: list[str]) -> list[str]:
    """Return the kinds with a name that is in two columns called by its two parts."""
    other = "first" if "surname" in kinds else "surname" if "first" in kinds else "name"
    return [other if kind == "name" else kind for kind in kinds]


def _in_front(cells: Sequence[str]) -> list[str]:
    """Return the words with which a line begins: no figures, and no mail address."""
    return list(takewhile(WORDS.fullmatch, (NUMBERED.sub("", cell) for cell in cells)))


def _without_place(row: Row) -> Sequence[str]:
    return row.cells[1:] if len(row.cells) > 1 and PLACE.fullmatch(row.cells[0]) else row.cells


def _is_in_doubt(row: Row, kind: ListKind) -> bool:
    """Return whether a line without headings may mean something else: a comma may stand within a name."""
    if row.named is not None:
        return False
    cells = _without_place(row)
    most = 2 if row.sign == "," and not row.written.startswith('"') else 1
    return len(_in_front(cells)) > most or sum(map(_is_figure, cells)) > len(kind.figures)


def _split_names(every: Sequence[Row], kind: ListKind) -> tuple[str, ...]:
    """Return what the columns hold where names are in two of them, and nothing says so."""
    several = [row for row in every if len(_without_place(row)) > 1]
    if not several or any(row.sign == "," or row.named is not None for row in several):
        return ()
    placed = [PLACE.fullmatch(row.cells[0]) is not None for row in several]
    lines = [_without_place(row) for row in several]
    single = sum(" " not in cells[0] for cells in lines)
    split = all(len(_in_front(cells)) > 1 for cells in lines) and max(map(len, lines)) > 2
    if not split or 2 * single <= len(lines) or any(placed) != all(placed):
        return ()
    figures = iter([name for name in kind.figures if not all(placed) or name != kind.before])
    words = iter(kind.words)
    rest = (_figures_only(lines, at) for at in range(2, max(map(len, lines))))
    behind = [next(figures if of_figures else words, "") for of_figures in rest]
    return (*([kind.before] if all(placed) else []), "surname", "first", *behind)


def _figures_only(lines: Sequence[Sequence[str]], at: int) -> bool:
    cells = [cells[at] for cells in lines if len(cells) > at and cells[at]]
    return all(map(_is_figure, cells))


def _is_figure(cell: str) -> bool:
    return FIGURE.fullmatch(cell) is not None
