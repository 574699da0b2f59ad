"""The results as a table for a spreadsheet: a line for each player, a column for each round."""

from faristol.games.duplicate.counting import all_points
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.results import finished
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.standings import master_total, standings
from faristol.games.duplicate.tallies import seconds
from faristol.screens.parts.spreadsheet import Text, spreadsheet, tenths
from faristol.texts import Texts, score, texts


def _counted(event: Duplicate, round_: Round) -> dict[str, int]:
    """Return the points of everybody, in topping the seconds."""
    if event.topping:
        return {player: seconds(event, round_, player) for player in event.players}
    return all_points(event, round_)


def _of_round(event: Duplicate, round_: Round, t: Texts) -> str:
    counts = t.gettext("Round %(n)s, counted seconds") if event.topping else t.gettext("Round %(n)s")
    return counts % {"n": round_.number}


def _totals(event: Duplicate, t: Texts) -> tuple[str, str]:
    if event.topping:
        return t.gettext("Rounds won"), t.gettext("Counted seconds")
    return t.gettext("Total"), t.gettext("Per cent")


def csv_text(event: Duplicate) -> str:
    language = event.opened.publication
    t, rounds, master = texts(language), finished(event), master_total(event)
    scored = [_counted(event, round_) for round_ in rounds]
    deducts = any(row.deducted for row in standings(event))
    lines: list[list[object]] = [
        [
            t.gettext("Place"),
            t.gettext("Table"),
            t.gettext("Player"),
            t.gettext("Group"),
            *(_of_round(event, round_, t) for round_ in rounds),
            t.gettext("Bonus"),
            *([t.gettext("Deducted")] if deducts else []),
            *_totals(event, t),
            t.gettext("Master plays"),
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
                *(
                    (row.tally.won, row.tally.seconds)
                    if row.tally
                    else (score(row.total, language), tenths(row.share_of(master), language))
                ),
                row.masters,
            ]
        )
    return spreadsheet(lines, language)
