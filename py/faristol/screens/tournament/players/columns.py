"""How a pasted list is read before anybody is entered: its first lines, and what each column holds."""

from collections.abc import Mapping, Sequence
from itertools import count, islice, takewhile

from faristol.screens.parts.pasted_lists import LineTooLong, Row, rows
from faristol.screens.tournament.player_lines import HEADINGS, Line, line_of
from faristol.screens.view import view_value
from faristol.texts import N_, Texts, texts

KINDS = {
    "name": N_("Name"),
    "surname": N_("Surname"),
    "first": N_("First name"),
    "rating": N_("Rating"),
    "games": N_("Rated games so far"),
    "club": N_("Club"),
    "category": N_("Category, for prizes"),
    "division": N_("Division"),
}
"""What a column may hold; any other is not used."""
PREVIEWED = 4


@view_value
class Column:
    example: str
    kind: str


@view_value
class Preview:
    lines: list[Line]
    columns: list[Column]
    kinds: list[tuple[str, str]]


def preview(text: str, chosen: Sequence[str], t: Texts) -> Preview | None:
    """Return how the first lines are read; nothing if every line is a name, or one is too long.

    Who enters a list with a line that is too long is told so then.
    """
    try:
        first = list(islice(rows(text, HEADINGS), PREVIEWED))
    except LineTooLong:
        return None
    lines = [line_of(row, chosen) for row in first]
    widest = max(first, key=lambda row: len(row.cells), default=None)
    if widest is None or all(row.cells == (line.name,) for row, line in zip(first, lines, strict=True)):
        return None
    kinds = chosen if len(chosen) == len(widest.cells) else _as_read(widest)
    columns = [Column(cell, kind) for cell, kind in zip(widest.cells, kinds, strict=True)]
    return Preview(lines, columns, [(kind, t.gettext(label)) for kind, label in KINDS.items()])


def chosen_columns(text: str, fields: Mapping[str, str]) -> tuple[str, ...]:
    """Return what the columns hold as a person chose it; nothing if the list is read as it stands."""
    names = takewhile(lambda name: name in fields, (f"column-{at}" for at in count()))
    chosen = tuple(fields[name] if fields[name] in KINDS else "" for name in names)
    read = preview(text, (), texts("en"))
    return chosen if read and chosen != tuple(column.kind for column in read.columns) else ()


def _as_read(row: Row) -> list[str]:
    """Return what each cell of a line became."""
    if row.order:
        order = [kind if kind in KINDS else "" for kind in row.order]
        return _parts_of_names([*order, *[""] * len(row.cells)][: len(row.cells)])
    line = line_of(row)
    left = {kind: vars(line)[kind] for kind in ("rating", "games", "club", "category", "division")}
    kinds: list[str] = []
    for cell in row.cells:
        kind = next((kind for kind, value in left.items() if cell and value == cell), "")
        left.pop(kind, None)
        if not kind and (cell.endswith(line.name) or cell in line.name.split(", ")):
            kind = "name" if "name" not in kinds else "first"
        kinds.append(kind)
    return _parts_of_names(kinds)


def _parts_of_names(kinds: list[str]) -> list[str]:
    """Return the kinds with a name that is in two columns called by its two parts."""
    other = "first" if "surname" in kinds else "surname" if "first" in kinds else "name"
    return [other if kind == "name" else kind for kind in kinds]
