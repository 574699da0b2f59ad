"""A list of players as it comes out of a message, a spreadsheet or a CSV file.

One line is one player: a name, or table, name and group apart by tabs, semicolons or commas. A first line
of headings may put them in another order. All that is wrong is listed at once, with its line.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.opening import LAST_TABLE
from faristol.games.duplicate.players import Player
from faristol.screens.parts.list_columns import ListKind, read_lines
from faristol.screens.parts.pasted_lists import Row, by_columns, plain
from faristol.texts import N_, Texts

HEADINGS = {
    "table": {"taula", "masa", "table", "num", "nr", "no", "n"},
    "group": {"grup", "club", "equip", "grupa", "grupul", "echipa", "group", "team"},
}
NUMBERED = re.compile(r"(\d+)[.):]?\s+(.+)")
"""A list that is numbered by hand: 3. Anna Puig"""
MOST = {"most": LAST_TABLE}


@dataclass(frozen=True)
class Line:
    number: int
    table: str
    name: str
    group: str


def lines_of(text: str, columns: Sequence[str] = ()) -> list[Line]:
    """Return the lines as their headings say, or as `columns` says, which a person chose."""
    return read_lines(text, LISTED, columns)


def _line_of(row: Row, columns: Sequence[str]) -> Line:
    there = by_columns(columns, row.cells) if columns else row.named
    if there is None:
        return _unheaded(row.number, row.cells, row.sign, row.written)
    return Line(row.number, there.get("table", ""), there.get("name", ""), there.get("group", ""))


LISTED = ListKind(
    HEADINGS,
    lambda every, columns: [_line_of(row, columns) for row in every],
    words={"group": N_("Club or group")},
    figures={"table": N_("Table")},
    before="table",
)


def _unheaded(number: int, cells: Sequence[str], sign: str, written: str) -> Line:
    """Return a line without headings: a figure first is the table, and a name may have a comma in it."""
    if len(cells) > 1 and _is_figure(cells[0]):
        return Line(number, cells[0], cells[1], cells[2] if len(cells) > 2 else "")
    if numbered := NUMBERED.fullmatch(cells[0]):
        return Line(number, numbered[1], numbered[2], cells[1] if len(cells) > 1 else "")
    if len(cells) > 1 and not cells[0]:
        return Line(number, "", cells[1], cells[2] if len(cells) > 2 else "")
    if sign == "," and len(cells) > 1 and not written.startswith('"'):
        return Line(number, "", ", ".join(cells), "")
    return Line(number, "", cells[0], cells[1] if len(cells) > 1 else "")


def _is_figure(cell: str) -> bool:
    return cell.removeprefix("-").isdecimal()


def read_list(
    text: str, event: Duplicate, t: Texts, columns: Sequence[str] = ()
) -> tuple[list[Player], list[str]]:
    """Return the players, and what is wrong. Who has no table on the list sits at a free one."""
    lines = lines_of(text, columns)
    problems: list[str] = []
    seats = {player.table: player.name for player in event.players.values()}
    seated = {plain(player.name): player.table for player in event.players.values()}
    asked: dict[int, int] = {}
    for line in lines:
        problem = _problem(line, seats, seated, asked, t)
        if problem:
            problems.append(problem)
        elif line.table:
            asked[int(line.table)] = line.number
        seated.setdefault(plain(line.name), 0)
    if not lines:
        problems.append(t.gettext("The list has no names."))
    free = [table for table in range(1, LAST_TABLE + 1) if table not in seats and table not in asked]
    if len(lines) - len(asked) > len(free):
        problems.append(t.gettext("There are too many players: there can be at most %(most)s tables.") % MOST)
    if problems:
        return [], problems
    left = iter(free)
    return [
        Player(id, int(line.table) if line.table else next(left), line.name, line.group)
        for line, id in zip(lines, new_ids(event), strict=False)
    ], []


def new_ids(event: Duplicate) -> Iterator[str]:
    """Yield the ids by which the log knows those who are entered now."""
    return (id for n in count(1) if (id := f"p{n}") not in event.players)


def _problem(
    line: Line, seats: dict[int, str], seated: dict[str, int], asked: dict[int, int], t: Texts
) -> str | None:
    details = {"line": line.number, "name": line.name, "table": line.table}
    if not plain(line.name):
        return t.gettext("Line %(line)s: there is no name.") % details
    if line.table and not (line.table.isdecimal() and 1 <= int(line.table) <= LAST_TABLE):
        return t.gettext("Line %(line)s: “%(table)s” is not a table number.") % details
    if line.table and int(line.table) in seats:
        details["name"] = seats[int(line.table)]
        return t.gettext("Line %(line)s: %(name)s sits at table %(table)s.") % details
    if line.table and int(line.table) in asked:
        details["other"] = asked[int(line.table)]
        return t.gettext("Line %(line)s: table %(table)s is in line %(other)s already.") % details
    if plain(line.name) in seated:
        return t.gettext("Line %(line)s: %(name)s is entered already.") % details
    return None
