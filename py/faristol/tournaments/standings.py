"""Who leads: points of the tournament, then the differential, then all points for (MAL-T3).

Organisers have other orders too, each a row of criteria of which the first that differs decides; a criterion
may ask who is level by those before it. Equal players share the better place, and stand in the order of the
seeding.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from faristol.tournaments.criteria import COEFFICIENTS, POINTS, Worth, criteria, figure
from faristol.tournaments.players import Player, seeding
from faristol.tournaments.records import Record, records
from faristol.tournaments.rounds import Round
from faristol.tournaments.tie_breaks import direct, lot, performance, rated_games

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
    seed: bytes = b"",
) -> list[Row]:
    carried = {player.id: player.carried for player in players}
    done = records(carried, rounds, forfeits_meet=forfeits_meet, carried=carried)
    worths = _worths(players, done, len(rounds), scoring, seed)
    seeded = seeding(players, lower_is_better=lower_is_better)
    rows: list[Row] = []
    for place, player in enumerate(sorted(seeded, key=lambda each: worths[each.id], reverse=True), 1):
        row = Row(player, done[player.id], place, worths[player.id])
        if rows:
            differs = [mine != other for mine, other in zip(rows[-1].worth, row.worth, strict=True)]
            if not any(differs):
                row = replace(row, rank=rows[-1].rank)
            elif not differs[0]:
                rows[-1] = replace(rows[-1], decided=criteria(scoring)[differs.index(True)])
        rows.append(row)
    return rows


def _worths(
    players: Sequence[Player], done: Mapping[str, Record], rounds: int, scoring: str, seed: bytes
) -> dict[str, Worth]:
    ratings = {player.id: player.rating for player in players}
    worths: dict[str, Worth] = dict.fromkeys(ratings, ())
    for criterion in criteria(scoring):
        match criterion:
            case "direct":
                found: dict[str, Fraction | int] = {}
                for level in level_groups(worths):
                    found |= direct(level, done)
            case "performance":
                found = {player: performance(rated_games(player, done, ratings)) for player in ratings}
            case "lots":
                found = {player: lot(player, seed) for player in ratings}
            case _:
                found = {player: figure(criterion, player, done, rounds) for player in ratings}
        worths = {player: (*worth, found[player]) for player, worth in worths.items()}
    return worths


def level_groups(worths: Mapping[str, Worth]) -> Iterable[list[str]]:
    """Return those who are level with each other, group by group."""
    groups: dict[Worth, list[str]] = {}
    for player, worth in worths.items():
        groups.setdefault(worth, []).append(player)
    return groups.values()
