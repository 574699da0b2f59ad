"""The classification and the games of a competition by letter, for a spreadsheet."""

import csv
import io

from faristol.competitions.event import Competition
from faristol.competitions.worth import classification, worth
from faristol.core.coefficients import written
from faristol.screens.parts.spreadsheet import FORMULA, MARK
from faristol.texts import texts


def csv_text(event: Competition) -> str:
    t = texts(event.opened["publication"])
    sheet = io.StringIO()
    lines = csv.writer(sheet, delimiter=";", lineterminator="\r\n")
    lines.writerow(
        [t.gettext("Place"), t.gettext("Name"), t.gettext("Sum"), t.gettext("Games"), t.gettext("Points")]
    )
    for row in classification(event):
        rank = "" if row.rank is None else row.rank
        lines.writerow([rank, _cell(row.player.name), written(row.total), row.games, row.points[0]])
    lines.writerow([])
    titles = (t.gettext("RED"), t.gettext("BLUE"), t.gettext("Points of RED"), t.gettext("Points of BLUE"))
    lines.writerow([t.gettext("No."), *titles, t.gettext("Coefficients")])
    for game in event.games:
        scores = game.report.scores if game.report else ("", "")
        counted = [written(each) for each in worth(event, game) or ()]
        lines.writerow([game.number, *map(_cell, event.names(game)), *scores, *counted])
    return MARK + sheet.getvalue()


def _cell(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULA) else name
