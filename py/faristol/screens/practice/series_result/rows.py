"""The ranking of a serie de maxime in lines: for the screen, the published page and the spreadsheet."""

from faristol.games.series.event import Series
from faristol.games.series.ranking import ranking
from faristol.screens.practice.series_game import named
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class ResultRow:
    place: int
    number: int
    name: str
    points: tuple[int | None, ...]
    """Play by play; None where a group was not played."""
    deducted: int
    """Ranking points that sanctions cost."""


def result_rows(event: Series, t: Texts) -> tuple[ResultRow, ...]:
    return tuple(
        ResultRow(
            each.place,
            each.number,
            named(each.player, t),
            tuple(
                each.player.plays[nth].points if nth < len(each.player.plays) else None
                for nth in range(event.planned)
            ),
            each.player.deducted,
        )
        for each in ranking(event)
    )
