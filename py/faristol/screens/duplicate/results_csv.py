"""The results as a table for a spreadsheet: a line for each player, a column for each round.

Where commas are decimal the columns are parted by semicolons, which is what the spreadsheets of those
countries open; the mark at the beginning tells them that it is UTF-8.
"""

import csv
import io

from faristol.games.duplicate.counting import all_points
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.results import finished, percent
from faristol.games.duplicate.standings import master_total, standings
from faristol.screens.parts.spreadsheet import MARK, as_text, tenths
from faristol.texts import score, texts


def csv_text(event: Duplicate) -> str:
    language = event.opened["publication"]
    t, rounds, master = texts(language), finished(event), master_total(event)
    scored = [all_points(event, round_) for round_ in rounds]
    written = io.StringIO()
    table = csv.writer(written, delimiter="," if language == "en" else ";", lineterminator="\r\n")
    table.writerow(
        [
            t.gettext("Place"),
            t.gettext("Table"),
            t.gettext("Player"),
            t.gettext("Group"),
            *(t.gettext("Round %(n)s") % {"n": round_.number} for round_ in rounds),
            t.gettext("Bonus"),
            t.gettext("Total"),
            t.gettext("Per cent"),
            t.gettext("Masters found"),
        ]
    )
    for row in standings(event):
        player = row.player
        table.writerow(
            [
                "" if row.rank is None else row.rank,
                player.table,
                as_text(player.name),
                as_text(player.group),
                *(points.get(player.id, "") for points in scored),
                score(row.total - row.played, language),
                score(row.total, language),
                tenths(percent(row.played, master), language),
                row.masters,
            ]
        )
    return MARK + written.getvalue()
