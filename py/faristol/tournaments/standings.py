"""Who leads: points of the tournament, then the differential, then all points for (MAL-T3).

Organisers have other orders too, each a row of criteria of which the first that differs decides. Equal
players share the better place, and stand in the order of the seeding.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from faristol.tournaments.criteria import COEFFICIENTS, ORDERS, POINTS, Worth, worth
from faristol.tournaments.players import Player, seeding
from faristol.tournaments.records import Record, records
from faristol.tournaments.rounds import Round

__all__ = ("COEFFICIENTS", "POINTS", "Row", "standings")


@dataclass(frozen=True)
class Row:
    player: Player
    record: Record
    rank: int
    worth: Worth = ()
    """The figure of each criterion of the order."""
    decided: str | None = None
    """What put this player ahead of the next one, where it was not the first criterion."""


def standings(
    players: Sequence[Player],
    rounds: Sequence[Round],
    *,
    scoring: str = POINTS,
    lower_is_better: bool = False,
    forfeits_meet: bool = False,
) -> list[Row]:
    carried = {player.id: player.carried for player in players}
    done = records(carried, rounds, forfeits_meet=forfeits_meet, carried=carried)
    worths = {player.id: worth(player.id, done, len(rounds), scoring) for player in players}
    seeded = seeding(players, lower_is_better=lower_is_better)
    rows: list[Row] = []
    for place, player in enumerate(sorted(seeded, key=lambda each: worths[each.id], reverse=True), 1):
        row = Row(player, done[player.id], place, worths[player.id])
        if rows:
            differs = [mine != other for mine, other in zip(rows[-1].worth, row.worth, strict=True)]
            if not any(differs):
                row = replace(row, rank=rows[-1].rank)
            elif not differs[0]:
                rows[-1] = replace(rows[-1], decided=ORDERS[scoring][differs.index(True)])
        rows.append(row)
    return rows
