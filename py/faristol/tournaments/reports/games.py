"""A table of all games, as a spreadsheet has it: the round, both players and their points, a game a line.

The headings say which column is which: ours in each language, and those of the Catalan association. Who has
nobody opposite, or BYE, rested. A game with a remark that counts 300 to 0, or nothing, was not played. Where
two points are 1 and 0, or both 0.5, they are the result and no points of a game.
"""

import csv
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from faristol.tournaments.reports.report import (
    MOST_PEOPLE,
    MOST_ROUNDS,
    LineUnreadable,
    NoReport,
    Person,
    Report,
    Turn,
)
from faristol.tournaments.results import DRAW, LOSS, WIN, Score

COLUMNS: Mapping[str, frozenset[str]] = {
    "round": frozenset(("round", "ronda", "tur", "turul", "runda")),
    "table": frozenset(("table", "taula", "masa", "board")),
    "first": frozenset(("first", "primer", "primul", "jugador 1", "player 1", "jucator 1")),
    "second": frozenset(("second", "segon", "al doilea", "jugador 2", "player 2", "jucator 2")),
    "own": frozenset(("puntuacio 1", "score 1")),
    "against": frozenset(("puntuacio 2", "score 2")),
    "points": frozenset(("points", "punts", "puncte")),
    "point": frozenset(("point", "punt", "punct")),
    "remark": frozenset(("remarks", "observacions", "observatii")),
}
"""What a heading may be called, without accents. Points are those of the player whose column they follow."""
LONGEST_LINE = 10_000
RESTS = "bye"
POINTS = re.compile(r"-?\d{1,4}")
HALVES = {"1": WIN, "½": DRAW, "0.5": DRAW, "0": LOSS}
NOTHING = (0, 0)
ABSENT = {(300, 0), (0, 300), NOTHING}
SIGNS = "\t;,"
AWAY = Turn(halves=LOSS)
Row = Mapping[str, str]


def is_table(text: str) -> bool:
    """Return whether the first line names a round and two players."""
    return {"round", "first", "second"} <= {*_headings(next(_lines(text), (0, []))[1])}


def read(text: str) -> Report:
    if not is_table(text):
        raise NoReport
    lines = _lines(text)
    order = _headings(next(lines)[1])
    turns: dict[str, dict[int, Turn]] = {}
    numbers: dict[str, int] = {}
    for number, cells in lines:
        row = dict(zip(order, cells, strict=False))
        for name in (row.get("first", ""), _opponent(row)):
            if name:
                numbers.setdefault(name, len(numbers) + 1)
        for name, at, turn in _turns(row, numbers, number):
            if at in turns.setdefault(name, {}):
                raise LineUnreadable(line=number)
            turns[name][at] = turn
    if not turns or len(turns) > MOST_PEOPLE:
        raise NoReport
    with_points = any(turn.points for own in turns.values() for turn in own.values())
    rounds = range(1, 1 + max(at for own in turns.values() for at in own))
    people = (
        Person(numbers[name], 0, name, tuple(_counted(own.get(at, AWAY), with_points) for at in rounds))
        for name, own in turns.items()
    )
    return Report("games", tuple(people), with_points=with_points)


def _counted(turn: Turn, with_points: bool) -> Turn:
    """Return the round as the whole table has it: without points, or with none for two who were absent."""
    if not with_points:
        return replace(turn, points=None)
    return turn if turn.at_board or turn.points else replace(turn, halves=LOSS)


def _lines(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the lines with something in them, with their numbers."""
    text = text.lstrip("\ufeff")
    head = text.partition("\n")[0]
    sign = next((sign for sign in SIGNS if sign in head), ",")
    lines = text.splitlines(keepends=True)
    if max(map(len, lines), default=0) > LONGEST_LINE:
        raise NoReport
    try:
        for number, cells in enumerate(csv.reader(lines, delimiter=sign), 1):
            cells = [" ".join(cell.split()) for cell in cells]
            if any(cells):
                yield number, cells
    except csv.Error:  # quotes that do not close, until a cell is longer than any
        raise NoReport from None


def _headings(cells: Sequence[str]) -> list[str]:
    """Return what each column holds."""
    order: list[str] = []
    for cell in map(_plain, cells):
        kind = next((kind for kind, names in COLUMNS.items() if cell in names), "")
        after = "against" if "second" in order else "own"
        order.append(after if kind == "points" else kind)
    return order


def _plain(cell: str) -> str:
    letters = unicodedata.normalize("NFD", cell.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).strip()


def _opponent(row: Row) -> str:
    name = row.get("second", "")
    return "" if name.casefold() == RESTS else name


def _turns(row: Row, numbers: Mapping[str, int], line: int) -> Iterator[tuple[str, int, Turn]]:
    """Yield the round of both players of a line, or of the one who rested."""
    first, second, at = row.get("first", ""), _opponent(row), row.get("round", "")
    if not first or first == second or not at.isdecimal() or not 1 <= int(at) <= MOST_ROUNDS:
        raise LineUnreadable(line=line)
    point = _half(row.get("point", ""))
    if not second:
        yield first, int(at), Turn(halves=WIN if point is None else point)
        return
    score = _score(row, line)
    halves, points = _result(score, point, line)
    board = int(row["table"]) if row.get("table", "").isdecimal() else 0
    at_board = not (row.get("remark") and points in ABSENT)
    for side, name, other in ((0, first, second), (1, second, first)):
        own = halves[side] if halves else None
        turn = Turn(numbers[other], side == 0, own, points[side] if points else None, at_board, board)
        yield name, int(at), turn


def _half(cell: str) -> int | None:
    return HALVES.get(cell.replace(",", "."))


def _score(row: Row, line: int) -> tuple[str, str]:
    own, other = (row.get(kind, "").replace("\u2212", "-") for kind in ("own", "against"))
    for cell in (own, other):
        if cell and _half(cell) is None and not POINTS.fullmatch(cell):
            raise LineUnreadable(line=line)
    return own, other


def _result(score: tuple[str, str], point: int | None, line: int) -> tuple[Score | None, Score | None]:
    """Return what the game brought both, and its points; None for what the line does not say."""
    own, other = map(_half, score)
    if own is not None and other is not None and own + other == WIN:
        return (own, other), None
    if not all(score):
        return None if point is None else (point, WIN - point), None
    if not all(map(POINTS.fullmatch, score)):
        raise LineUnreadable(line=line)
    points = int(score[0]), int(score[1])
    if point is None:
        point = DRAW if points[0] == points[1] else WIN if points[0] > points[1] else LOSS
    return (point, WIN - point), points
