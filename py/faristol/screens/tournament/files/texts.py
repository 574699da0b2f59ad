"""A tournament as the two exports of Swiss Perfect.

It knows players by their starting numbers and games by 1, 0.5 and 0; who rests is not there. Its median
Buchholz leaves out the best opponent and the worst. It knows nothing of the points of a game.
"""

from fractions import Fraction

from faristol.texts import score
from faristol.tournaments.criteria import POINTS, criteria, figure, opponents
from faristol.tournaments.event import Tournament
from faristol.tournaments.results import WIN
from faristol.tournaments.standings import Row

GAMES = "ROUND|TABLE_NO|WHITE_ID|BLACK_ID|WHITE_SCORE|BLACK_SCORE"
STANDINGS = (
    "PLACING|SHORT_PLACING|PLAYER_ID|TOTAL_SCORE|TB_NUMBER_OF_WINS|TB_MED_BUCHHOLZ|TB_BUCHHOLZ|TB_BERGER||"
)


def swiss_perfect_games(event: Tournament) -> str:
    numbers, lines = event.numbers, [GAMES]
    for published in event.rounds:
        for board, pair, sheet in published.boards:
            if sheet:
                scores = (score(Fraction(halves, WIN), "en") for halves in sheet.result.halves)
                fields = (published.number, board, numbers[pair.first], numbers[pair.second], *scores)
                lines.append("|".join(map(str, fields)))
    return _lines(lines)


def swiss_perfect_standings(event: Tournament) -> str:
    by = event.terms.scoring if criteria(event.terms.scoring)[0] == "points" else POINTS
    numbers, rows = event.numbers, event.standings(scoring=by)
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


def _lines(lines: list[str]) -> str:
    return "".join(f"{line}\r\n" for line in lines)
