"""A serie de maxime for a spreadsheet: a line for each player, a column for each play."""

from faristol.games.series.event import Series
from faristol.screens.parts.spreadsheet import Text, spreadsheet
from faristol.screens.practice.series_result.rows import result_rows
from faristol.texts import Texts


def csv_text(event: Series, t: Texts) -> str:
    plays = [t.gettext("Play %(n)s") % {"n": nth} for nth in range(1, event.planned + 1)]
    lines: list[list[object]] = [
        [t.gettext("Place"), t.gettext("Player"), *plays, t.gettext("Ranking points lost")]
    ]
    for row in result_rows(event, t):
        points = ["" if each is None else each for each in row.points]
        lines.append([row.place, Text(row.name), *points, row.deducted])
    return spreadsheet(lines, t.language)
