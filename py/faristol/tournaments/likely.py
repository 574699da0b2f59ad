"""Which typed scores are asked about before they count.

No document says what a likely score is. Settled: a game of two gives each player from 100 to 700 points, and
a tournament in which other scores have come in moves these bounds to them; after a dozen games a score is
also asked about that is 150 points beyond all of them. What counts for somebody who did not come, and 0 – 0,
are asked about too: they are mostly no score at all. A competition by letter has the same bounds.
"""

from collections.abc import Sequence

from faristol.core.overtime import awarded
from faristol.tournaments.errors import LikeAbsence, UnlikelyScore
from faristol.tournaments.event import Tournament
from faristol.tournaments.results import FIRST, SECOND, Score
from faristol.tournaments.rules import absence

LEAST, MOST = 100, 700
"""The points of a player in a game of two, before anything of this tournament is known."""
ENOUGH = 24
"""So many scores, two of each game, say what the players of this tournament make."""
BEYOND = 150


def ask_about(event: Tournament, score: Score) -> None:
    """Refuse a score that has to be looked at once more."""
    if absent := who_is_absent(event, score):
        raise LikeAbsence(score=_written(score), absent=absent)
    ask_about_points(score, points_made(event))


def ask_about_points(score: Score, played: Sequence[int]) -> None:
    """Refuse a score of a game to its end that is far from the points that were made before."""
    least, most = bounds(played)
    if min(score) < least or max(score) > most:
        raise UnlikelyScore(score=_written(score))


def who_is_absent(event: Tournament, score: Score) -> str | None:
    """Return the outcome that this score mostly stands for: somebody, or nobody, came."""
    result, _, _ = absence(event.rules)
    return {
        (0, 0): "double-forfeit",
        awarded(result, FIRST): "forfeit-first",
        awarded(result, SECOND): "forfeit-second",
    }.get(score)


def bounds(played: Sequence[int]) -> Score:
    """Return the least and the most points that are not asked about, after these."""
    if len(played) >= ENOUGH:
        return min(played) - BEYOND, max(played) + BEYOND
    return min((LEAST, *played)), max((MOST, *played))


def points_made(event: Tournament) -> list[int]:
    """Return the points of all players in the games that were played."""
    return [
        points
        for published in event.rounds
        for sheet in published.sheets.values()
        if sheet.result.outcome == "played" and sheet.written
        for points in sheet.written
    ]


def _written(score: Score) -> str:
    return f"{score[FIRST]} – {score[SECOND]}"
