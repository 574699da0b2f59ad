"""The players of a tournament as they come out of a message, a spreadsheet or a CSV file.

One line is one player: a name; or name, rating, games, club and category, apart by tabs, semicolons or
commas. A first line of headings may put them in another order. All that is wrong is told at once, with its
line.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from faristol.screens.parts.pasted_lists import Row, plain, rows
from faristol.screens.tournament.players.errors import GamesUnreadable, RatingUnreadable
from faristol.texts import Texts
from faristol.tournaments.event import Tournament
from faristol.tournaments.players import Player

HEADINGS = {
    "number": {"", "num", "nr", "no", "n", "pos", "posicio", "lloc", "loc", "locul", "rank", "place"},
    "name": {"nom", "jugador", "jugadora", "nom i llinatges", "nume", "numele", "jucator", "name", "player"},
    "rating": {"barruf", "rating", "elo", "puntuacio", "punctaj", "coeficient"},
    "games": {"partides", "partide", "partidele", "jocuri", "games"},
    "category": {"categoria", "categorie", "category", "classe", "clasa", "class"},
    "club": {"club", "clubul", "grup", "grupa", "equip", "echipa", "group", "team"},
}
NUMBERED = re.compile(r"(\d+)[.):]?\s+(.+)")
"""A list that is numbered by hand: 3. Anna Puig"""
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


def lines_of(text: str) -> Iterator[Line]:
    for row in rows(text, HEADINGS):
        if row.named is None:
            yield _unheaded(row)
        else:
            told = {kind: row.named.get(kind, "") for kind in ("name", "rating", "games", "club", "category")}
            yield Line(row.number, **told)


def _unheaded(row: Row) -> Line:
    """A figure at the beginning is a place on the list, one after the name the rating, the next the games; a
    comma may stand within a name."""
    cells = list(row.cells)
    if len(cells) > 1 and (not cells[0] or cells[0].rstrip(".").isdecimal()):
        cells.pop(0)
    elif numbered := NUMBERED.fullmatch(cells[0]):
        cells[0] = numbered[2]
    if row.sign == "," and not row.written.startswith('"'):
        cells = _with_commas(cells)
    if FIGURE.fullmatch(cells[0]):
        cells.insert(0, "")
    figures = [cell for cell in cells[1:] if FIGURE.fullmatch(cell)]
    others = [cell for cell in cells[1:] if cell and not FIGURE.fullmatch(cell)]
    rating, games = (*figures, "", "")[:2]
    club, category = (*others, "", "")[:2]
    return Line(row.number, cells[0], rating, games, club, category)


def _with_commas(cells: Sequence[str]) -> list[str]:
    """Puig, Anna: up to the first figure it is a name."""
    end = next((at for at, cell in enumerate(cells) if at and FIGURE.fullmatch(cell)), len(cells))
    return [", ".join(cells[:end]), *cells[end:]]


def rating_of(text: str) -> float | None:
    """1173,85; nothing for who has none."""
    text = text.strip()
    if not text or text in ("-", "–"):
        return None
    if not FIGURE.fullmatch(text) or float(text.replace(",", ".")) > MOST_RATING:
        raise RatingUnreadable(rating=text)
    number = float(text.replace(",", "."))
    return int(number) if number.is_integer() else number


def games_of(text: str) -> int:
    text = text.strip() or "0"
    if not text.isdecimal() or int(text) > MOST_GAMES:
        raise GamesUnreadable(games=text)
    return int(text)


def read_list(text: str, event: Tournament, t: Texts) -> tuple[list[Player], list[str]]:
    """The players, and what is wrong."""
    known = {plain(player.name) for player in event.players.values()}
    players: list[Player] = []
    problems: list[str] = []
    ids = new_ids(event)
    for line in lines_of(text):
        told = {"line": line.number, "name": line.name, "rating": line.rating, "games": line.games}
        if not plain(line.name):
            problems.append(t.gettext("Line %(line)s: there is no name.") % told)
        elif plain(line.name) in known:
            problems.append(t.gettext("Line %(line)s: %(name)s is entered already.") % told)
        known.add(plain(line.name))
        rating, games = None, 0
        try:
            rating = rating_of(line.rating)
        except RatingUnreadable:
            problems.append(t.gettext("Line %(line)s: “%(rating)s” is no rating.") % told)
        try:
            games = games_of(line.games)
        except GamesUnreadable:
            problems.append(t.gettext("Line %(line)s: “%(games)s” is no number of games.") % told)
        players.append(Player(next(ids), line.name, rating, games, line.club, line.category))
    if not players:
        problems.append(t.gettext("There is nobody on it."))
    return players, problems


def new_ids(event: Tournament) -> Iterator[str]:
    """What the log calls those who are entered now."""
    return (id for n in count(1) if (id := f"p{n}") not in event.players)
