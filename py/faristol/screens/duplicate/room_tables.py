"""Lists as pages that can be read from the back of the room: two columns of twelve players each."""

from typing import Any

from faristol.games.duplicate.bonus import Bonus, bonus_of
from faristol.games.duplicate.counting import counted
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.standings import Row, master_total, standings
from faristol.screens.parts.clock_time import hour
from faristol.screens.public.pages import pages_of
from faristol.texts import Texts, score


def tables(event: Duplicate, round_: Round, t: Texts) -> dict[str, Any]:
    bonus = bonus_of(event, round_)
    all_rows = [_row(event, round_, row, bonus, t) for row in standings(event, round_.number)]
    return {"tables": pages_of(all_rows), "masters": master_total(event, round_.number)}


def _row(event: Duplicate, round_: Round, row: Row, bonus: Bonus | None, t: Texts) -> dict[str, Any]:
    counts = counted(event, round_, row.player.id)
    return {
        "table": row.player.table,
        "rank": "–" if row.rank is None else row.rank,
        "name": row.player.name,
        "round": "–" if counts is None else counts.points,
        "bonus": score(bonus.points, t.language) if bonus and bonus.player == row.player.id else None,
        "masters": row.masters,
        "total": score(row.total, t.language),
        "first": row.rank == 1,
    }


def claims(event: Duplicate, zone: int) -> str | None:
    """The hour until which the results can be checked, if that was said (DUP-22)."""
    if event.final or event.claims_until is None:
        return None
    return hour(event.claims_until, zone)
