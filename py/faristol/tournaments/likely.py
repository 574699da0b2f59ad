"""Which typed scores of a tournament are asked about before they count.

What counts for somebody who did not come, and 0 – 0, are asked about as well as unlikely points: they are
mostly no score at all.
"""

from faristol.core.overtime import awarded
from faristol.tournaments.errors import LikeAbsence
from faristol.tournaments.event import Tournament
from faristol.tournaments.likely_points import ask_about_points, in_figures
from faristol.tournaments.results import FIRST, SECOND, Score
from faristol.tournaments.rules import absence


def ask_about(event: Tournament, score: Score) -> None:
    """Refuse a score that has to be looked at once more."""
    if absent := who_is_absent(event, score):
        raise LikeAbsence(score=in_figures(score), absent=absent)
    ask_about_points(score, points_made(event))


def who_is_absent(event: Tournament, score: Score) -> str | None:
    """Return the outcome that this score mostly stands for: somebody, or nobody, came."""
    result, _, _ = absence(event.rules)
    return {
        (0, 0): "double-forfeit",
        awarded(result, FIRST): "forfeit-first",
        awarded(result, SECOND): "forfeit-second",
    }.get(score)


def points_made(event: Tournament) -> list[int]:
    """Return the points of all players in the games that were played."""
    return [
        points
        for published in event.rounds
        for sheet in published.sheets.values()
        if sheet.result.outcome == "played" and sheet.written
        for points in sheet.written
    ]
