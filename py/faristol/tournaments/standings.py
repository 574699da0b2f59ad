"""Who leads: points of the tournament, then the differential, then all points for (MAL-T3).

Where coefficients count (RDU-8) their sum decides and nothing else. Equal players share the better place,
and stand in the order of the seeding.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from faristol.tournaments.players import Player, seeding
from faristol.tournaments.records import Record, records
from faristol.tournaments.rounds import Round

POINTS, COEFFICIENTS = "points", "coefficients"
CRITERIA = {POINTS: ("points", "differential", "total"), COEFFICIENTS: ("coefficients",)}


@dataclass(frozen=True)
class Row:
    player: Player
    record: Record
    rank: int
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
    done = records([player.id for player in players], rounds, forfeits_meet=forfeits_meet)
    seeded = seeding(players, lower_is_better=lower_is_better)
    order = sorted(seeded, key=lambda player: worth(done[player.id], scoring), reverse=True)
    rows: list[Row] = []
    for place, player in enumerate(order, 1):
        row = Row(player, done[player.id], place)
        if rows:
            before = worth(rows[-1].record, scoring)
            differs = [mine != other for mine, other in zip(before, worth(row.record, scoring), strict=True)]
            if not any(differs):
                row = replace(row, rank=rows[-1].rank)
            elif not differs[0]:
                rows[-1] = replace(rows[-1], decided=CRITERIA[scoring][differs.index(True)])
        rows.append(row)
    return rows


def worth(record: Record, scoring: str) -> tuple[int, ...]:
    if scoring == COEFFICIENTS:
        return (record.coefficient,)
    return record.halves, record.differential, record.won
