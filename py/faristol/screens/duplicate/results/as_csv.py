"""The results as a table for a spreadsheet: a line for each player, a column for each round."""

from collections.abc import Mapping

from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.players_by_rounds import players_by_rounds
from faristol.games.duplicate.results import finished
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.standings import deducts, master_total, standings
from faristol.games.duplicate.tallies import seconds
from faristol.screens.parts.spreadsheet import Text, spreadsheet, tenths
from faristol.texts import Texts, score, texts


def _counted(event: Duplicate) -> list[Mapping[str, int]]:
    """Return the points of all who handed in a slip, round by round; in topping everybody's seconds."""
    if event.topping:
        return [
            {player: seconds(event, each, player) for player in event.players} for each in finished(event)
        ]
    made = [each.made for each in players_by_rounds(event) if each.master is not None]
    return [{player: each.points for player, each in of_round.items()} for of_round in made]


def _late(rounds: list[Round], player: str) -> str:
    """Return the rounds in which a slip came late and was accepted."""
    slips = [(each.number, each.slips.get(player)) for each in rounds]
    return " ".join(str(number) for number, slip in slips if slip and slip.late)


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
    scored, deducting = _counted(event), deducts(event)
    late = {player: _late(rounds, player) for player in event.players}
    lines: list[list[object]] = [
        [
            t.gettext("Place"),
            t.gettext("Table"),
            t.gettext("Player"),
            t.gettext("Group"),
            *(_of_round(event, round_, t) for round_ in rounds),
            t.gettext("Bonus"),
            *([t.gettext("Deducted")] if deducting else []),
            *_totals(event, t),
            t.gettext("Master plays"),
            *([t.gettext("Late slips: rounds")] if any(late.values()) else []),
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
                score(row.added, language) if row.with_bonuses else "",
                *([-row.deducted] if deducting else []),
                *(
                    (row.tally.won, row.tally.seconds)
                    if row.tally
                    else (score(row.total, language), tenths(row.share_of(master), language))
                ),
                row.masters,
                *([late[player.id]] if any(late.values()) else []),
            ]
        )
    return spreadsheet(lines, language)
