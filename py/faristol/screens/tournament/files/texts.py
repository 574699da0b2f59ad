"""A tournament in the text formats of chess programs: Swiss Perfect's two exports, and FIDE's report (TRF).

Swiss Perfect knows players by their starting numbers and games by 1, 0.5 and 0; who rests is not there. Its
median Buchholz leaves out the best opponent and the worst. The TRF is a subset: no titles, federations or
birthdays; white is who started. Both know nothing of the points of a game.
"""

from collections.abc import Iterator
from datetime import UTC, datetime
from fractions import Fraction

from faristol.screens.tournament.files.spreadsheets import starting_numbers
from faristol.texts import score
from faristol.tournaments.course import Turn, course
from faristol.tournaments.criteria import POINTS, criteria, figure, opponents
from faristol.tournaments.event import Tournament
from faristol.tournaments.results import AT_THE_BOARD, FIRST, WIN
from faristol.tournaments.standings import Row

GAMES = "ROUND|TABLE_NO|WHITE_ID|BLACK_ID|WHITE_SCORE|BLACK_SCORE"
STANDINGS = (
    "PLACING|SHORT_PLACING|PLAYER_ID|TOTAL_SCORE|TB_NUMBER_OF_WINS|TB_MED_BUCHHOLZ|TB_BUCHHOLZ|TB_BERGER||"
)
NAME = 33
"""So many letters of a name a TRF has room for."""


def swiss_perfect_games(event: Tournament) -> str:
    numbers, lines = starting_numbers(event), [GAMES]
    for published in event.rounds:
        for board, pair, sheet in published.boards:
            if sheet:
                scores = (score(Fraction(halves, WIN), "en") for halves in sheet.result.halves)
                fields = (published.number, board, numbers[pair.first], numbers[pair.second], *scores)
                lines.append("|".join(map(str, fields)))
    return _lines(lines)


def swiss_perfect_standings(event: Tournament) -> str:
    by = event.terms.scoring if criteria(event.terms.scoring)[0] == "points" else POINTS
    numbers, rows = starting_numbers(event), event.standings(scoring=by)
    done = {row.player.id: row.record for row in rows}
    count, lines = len(event.rounds), [STANDINGS]
    for place, row in enumerate(rows, 1):
        id = row.player.id
        faced = opponents(id, done, count)
        fields = (
            place,
            _shared(rows, place),
            numbers[id],
            f"{row.record.halves / WIN:.1f}",
            sum(halves == WIN for _, halves in row.record.faced),
            f"{sum(faced[1:-1]) / WIN:.1f}",
            f"{sum(faced) / WIN:.1f}",
            f"{float(figure('berger', id, done, count)) / WIN:.2f}",
        )
        lines.append("|".join(map(str, fields)) + "||")
    return _lines(lines)


def _shared(rows: list[Row], place: int) -> str:
    """Return those of equal points as one, 1-5, at the first of them."""
    halves = [row.record.halves for row in rows]
    mine = halves[place - 1]
    first, last = halves.index(mine) + 1, len(halves) - halves[::-1].index(mine)
    if place != first:
        return ""
    return str(first) if first == last else f"{first}-{last}"


def trf(event: Tournament, at: int) -> str:
    """Return the report; `at` is the moment in which the event was opened."""
    numbers = starting_numbers(event)
    rated = sum(player.rating is not None for player in event.players.values())
    day = f"{datetime.fromtimestamp(at / 1000, UTC):%Y/%m/%d}"
    about = {
        "012": event.opened["name"],
        "022": event.opened["place"],
        "042": day,
        "062": str(len(event.players)),
        "072": str(rated),
        "092": f"Individual: {event.terms.mode}",
        "102": event.opened["director"],
        "142": str(event.planned),
    }
    lines = [f"{code} {' '.join(value.split())}" for code, value in about.items() if value]
    by_number = sorted(event.standings(), key=lambda row: numbers[row.player.id])
    lines += [_player(event, row, numbers) for row in by_number]
    return "".join(f"{line}\r\n" for line in lines)


def _player(event: Tournament, row: Row, numbers: dict[str, int]) -> str:
    """Return a line: the name at column 15, the rating at 49, points at 81, place at 86, rounds from 92."""
    player = row.player
    rating = "" if player.rating is None else str(round(player.rating))
    line = f"001 {numbers[player.id]:>4}      {player.name[:NAME]:<{NAME}} {rating:>4}"
    line = f"{line:<80}{row.record.halves / WIN:>4.1f} {row.rank:>4}"
    return line + "".join(f"  {cell}" for cell in _rounds(event, player.id, numbers))


def _rounds(event: Tournament, player: str, numbers: dict[str, int]) -> Iterator[str]:
    nowhere: dict[int, dict[str, int]] = {published.number: {} for published in event.rounds}
    turns = {turn.number: turn for turn in course(event, player, nowhere)}
    for published in event.rounds:
        yield _cell(turns.get(published.number), numbers)


def _cell(turn: Turn | None, numbers: dict[str, int]) -> str:
    """Return the opponent, w or b, and 1, =, 0; + and - without a game; U and F are a rest, Z an absence.

    U is the rest that the pairing gave, of which a round has one.
    """
    if turn is None or (turn.opponent is None and turn.rests is None):
        return "0000 - Z"
    if turn.opponent is None:
        return "0000 - F" if turn.rests and turn.rests.code == "bye-given" else "0000 - U"
    colour = "w" if turn.side == FIRST else "b"
    if turn.result is None:
        return f"{numbers[turn.opponent]:>4} {colour}  "
    halves = turn.result.halves[turn.side]
    if turn.result.outcome not in AT_THE_BOARD:
        return f"{numbers[turn.opponent]:>4} {colour} {'+' if halves == WIN else '-'}"
    return f"{numbers[turn.opponent]:>4} {colour} {'0=1'[halves]}"


def _lines(lines: list[str]) -> str:
    return "".join(f"{line}\r\n" for line in lines)
