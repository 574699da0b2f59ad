"""Which points of a game are asked about before they count.

No document says what a likely score is. Settled: a game of two gives each player from 100 to 700 points, and
a tournament in which other scores have come in moves these bounds to them; after a dozen games a score is
also asked about that is 150 points beyond all of them. A competition by letter has the same bounds.
"""

from collections.abc import Sequence

from faristol.tournaments.errors import UnlikelyScore
from faristol.tournaments.results import FIRST, SECOND, Score

LEAST, MOST = 100, 700
"""The points of a player in a game of two, before anything of this tournament is known."""
ENOUGH = 24
"""So many scores, two of each game, say what the players of this tournament make."""
BEYOND = 150


def ask_about_points(score: Score, played: Sequence[int]) -> None:
    """Refuse a score of a game to its end that is far from the points that were made before."""
    least, most = bounds(played)
    if min(score) < least or max(score) > most:
        raise UnlikelyScore(score=in_figures(score))


def bounds(played: Sequence[int]) -> Score:
    """Return the least and the most points that are not asked about, after these."""
    if len(played) >= ENOUGH:
        return min(played) - BEYOND, max(played) + BEYOND
    return min((LEAST, *played)), max((MOST, *played))


def in_figures(score: Score) -> str:
    return f"{score[FIRST]} – {score[SECOND]}"
