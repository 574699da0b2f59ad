"""A list of players as it was pasted: the name, the rating and what else stands in a line."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from faristol.screens.parts.list_columns import ListKind, read_lines
from faristol.screens.parts.pasted_lists import Row, by_columns, plain
from faristol.screens.tournament.errors import GamesUnreadable, OwnTableUnreadable, RatingUnreadable
from faristol.texts import N_
from faristol.tournaments.own_tables import MOST_TABLES

HEADINGS = {
    "number": {"", "num", "nr", "no", "n", "pos", "posicio", "lloc", "loc", "locul", "rank", "place"},
    "rating": {"barruf", "rating", "elo", "puntuacio", "puntuacion", "punctaj", "coeficient", "classement"},
    "games": {"partides", "partide", "partidele", "partidas", "parties", "jocuri", "games"},
    "category": {"categoria", "categorie", "category", "classe", "clasa", "class", "categorie de varsta"},
    "division": {"divisio", "divizie", "divizia", "division"},
    "club": {"club", "clubul", "grup", "grupa", "equip", "equipo", "echipa", "equipe", "group", "team"},
}
NUMBERED = re.compile(r"(\d+)[.):]?\s+(.+)")
"""A list that is numbered by hand: 3. Anna Puig"""
RATED = re.compile(r"(.*\D)\s+(\d{3,4}(?:[.,]\d+)?)")
"""A name and its rating in one cell: Anna Puig 1090"""
FIGURE = re.compile(r"\d+([.,]\d+)?")
MOST_RATING = 9999
MOST_GAMES = 9999


@dataclass(frozen=True)
class Line:
    number: int
    name: str
    rating: str = ""
    games: str = ""
    club: str = ""
    category: str = ""
    division: str = ""


def lines_of(text: str, columns: Sequence[str] = ()) -> list[Line]:
    """Return the lines as their headings say, or as `columns` says, which a person chose."""
    return read_lines(text, LISTED, columns)


def _line_of(row: Row, columns: Sequence[str]) -> Line:
    named = by_columns(columns, row.cells) if columns else row.named
    if named is None:
        return _unheaded(row)
    kinds = ("name", "rating", "games", "club", "category", "division")
    cells = {kind: named.get(kind, "") for kind in kinds}
    if columns and (numbered := NUMBERED.fullmatch(cells["name"])):
        cells["name"] = numbered[2]
    return Line(row.number, **cells)


def _unheaded(row: Row) -> Line:
    """Return a line without headings: a figure at the beginning is a place on the list, one after the name
    the rating, the next the games. What is left empty keeps its place. A comma may stand within a name."""
    cells = list(row.cells)
    if len(cells) > 1 and (not cells[0] or cells[0].rstrip(".").isdecimal()):
        cells.pop(0)
    elif numbered := NUMBERED.fullmatch(cells[0]):
        cells[0] = numbered[2]
    if len(cells) == 1 and (rated := RATED.fullmatch(cells[0])):
        cells = [rated[1], rated[2]]
    if row.sign == "," and not row.written.startswith('"'):
        cells = _with_commas(cells)
    if FIGURE.fullmatch(cells[0]):
        cells.insert(0, "")
    if len(cells) > 3 and not any(cell and not FIGURE.fullmatch(cell) for cell in cells[1:3]):
        rating, games, club, category, division = (*cells[1:], *[""] * 5)[:5]
        return Line(row.number, cells[0], rating, games, club, category, division)
    figures = [cell for cell in cells[1:] if FIGURE.fullmatch(cell)]
    others = [cell for cell in cells[1:] if cell and not FIGURE.fullmatch(cell)]
    rating, games = (*figures, "", "")[:2]
    club, category = (*others, "", "")[:2]
    return Line(row.number, cells[0], rating, games, club, category)


LISTED = ListKind(
    HEADINGS,
    lambda every, columns: [_line_of(row, columns) for row in every],
    words={"club": N_("Club"), "category": N_("Category, for prizes"), "division": N_("Division")},
    figures={"rating": N_("Rating"), "games": N_("Rated games so far")},
)


def _with_commas(cells: Sequence[str]) -> list[str]:
    """Return the cells with the name in one, as Puig, Anna: it goes up to the first figure or empty place."""
    ends = (at for at, cell in enumerate(cells) if at and (not cell or FIGURE.fullmatch(cell)))
    end = next(ends, len(cells))
    return [", ".join(cells[:end]), *cells[end:]]


def rating_of(text: str) -> float | None:
    """Return the rating that was written, as 1173,85; None for who has none."""
    text = text.strip()
    if not text or text in ("-", "–"):
        return None
    if not FIGURE.fullmatch(text) or float(text.replace(",", ".")) > MOST_RATING:
        raise RatingUnreadable(rating=text)
    number = float(text.replace(",", "."))
    return int(number) if number.is_integer() else number


def table_of(text: str) -> int:
    """Return the table that a player keeps, 0 for none."""
    text = text.strip() or "0"
    if not text.isdecimal() or int(text) > MOST_TABLES:
        raise OwnTableUnreadable(table=text)
    return int(text)


def games_of(text: str) -> int:
    text = text.strip() or "0"
    if not text.isdecimal() or int(text) > MOST_GAMES:
        raise GamesUnreadable(games=text)
    return int(text)


def found_by(name: str) -> str:
    """Return what a name is found by: Puig, Anna is Anna Puig."""
    return " ".join(sorted(plain(name.replace(",", " ")).split()))
