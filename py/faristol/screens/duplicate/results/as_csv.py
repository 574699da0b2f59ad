"""The results as a table for a spreadsheet: a line for each player, a column for each round."""

from faristol.games.duplicate.counting import all_points
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.results import finished, percent
from faristol.games.duplicate.standings import master_total, standings
from faristol.screens.parts.spreadsheet import Text, spreadsheet, tenths
from faristol.texts import score, texts


def csv_text(event: Duplicate) -> str:
    language = event.opened.publication
    t, rounds, master = texts(language), finished(event), master_total(event)
    scored = [all_points(event, round_) for round_ in rounds]
    deducts = any(row.deducted for row in standings(event))
    lines: list[list[object]] = [
        [
            t.gettext("Place"),
            t.gettext("Table"),
            t.gettext("Player"),
            t.gettext("Group"),
            *(t.gettext("Round %(n)s") % {"n": round_.number} for round_ in rounds),
            t.gettext("Bonus"),
            *([t.gettext("Deducted")] if deducts else []),
            t.gettext("Total"),
            t.gettext("Per cent"),
            t.gettext("Masters found"),
        ]
    ]
    for row in standings(event):
        player = row.player
        lines.append(
            [
                "" if row.rank is None else row.rank,
                player.table,
                Text(player.name),
                Text(player.group),
                *(points.get(player.id, "") for points in scored),
                score(row.added, language),
                *([-row.deducted] if deducts else []),
                score(row.total, language),
                tenths(percent(row.played, master), language),
                row.masters,
            ]
        )
    return spreadsheet(lines, language)
