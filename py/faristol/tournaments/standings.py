"""Who leads: points of the tournament, then the differential, then all points for (MAL-T3).

Organisers have other orders too, each a row of criteria of which the first that differs decides; a criterion
may ask who is level by those before it. Equal players share the better place, and stand in the order of the
seeding. Each division has places of its own; they stand one after the other. Whoever goes into a cup stands
before all others, by the place in it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby, islice, zip_longest
from types import MappingProxyType
from typing import TypeVar

from faristol.tournaments.counting import AS_DOCUMENTS, Counting
from faristol.tournaments.criteria import COEFFICIENTS, POINTS, Worth, criteria, figure, on_ladder
from faristol.tournaments.ladder import Ladder, LadderRule, initial_order, ladder
from faristol.tournaments.players import Player, divisions, seeding
from faristol.tournaments.records import Record, records
from faristol.tournaments.rounds import Round
from faristol.tournaments.tie_breaks import direct, lot, performance, rated_games

__all__ = ("COEFFICIENTS", "POINTS", "Row", "by_division", "standings")


@dataclass(frozen=True)
class Row:
    player: Player
    record: Record
    rank: int
    worth: Worth = ()
    """The figure of each criterion of the order."""
    decided: str | None = None
    """What put this player ahead of the next one, where it was not the first criterion."""
    below: bool = False
    """Whether the rounds are too few to stand among the others."""


NO_CUP: Mapping[str, int] = MappingProxyType({})
AnyRow = TypeVar("AnyRow", bound=Row)


def standings(
    players: Sequence[Player],
    rounds: Sequence[Round],
    *,
    scoring: str = POINTS,
    lower_is_better: bool = False,
    forfeits_meet: bool = False,
    seed: bytes = b"",
    cup: Mapping[str, int] = NO_CUP,
    counting: Counting = AS_DOCUMENTS,
    least_rounds: int = 0,
    rule: LadderRule = LadderRule(),  # noqa: B008 - a frozen value
    order: Sequence[str] = (),
    most: int | None = None,
) -> list[Row]:
    """Return everybody as they stand, or so many of each division at most.

    On a ladder `order` is the initial one, as far as it is settled."""
    carried = {player.id: player.carried for player in players}
    done = records(carried, rounds, forfeits_meet=forfeits_meet, carried=carried, counting=counting)
    ratings = {player.id: player.rating for player in players}
    rows: list[Row] = []
    for group in divisions(players).values():
        seeded = seeding(group, lower_is_better=lower_is_better)
        stands = ladder(initial_order(seeded, order), rounds, rule) if on_ladder(scoring) else None
        if stands:
            seeded.sort(key=lambda player: stands.order.index(player.id))
        worths = _worths([player.id for player in seeded], done, ratings, len(rounds), scoring, seed, stands)
        enough = [player for player in seeded if done[player.id].rounds >= least_rounds]
        fewer = [player for player in seeded if done[player.id].rounds < least_rounds]
        of_group = [
            *_ranked(enough, done, worths, scoring, cup, most),
            *(
                replace(row, rank=row.rank + len(enough), below=True)
                for row in _ranked(fewer, done, worths, scoring, cup, most)
            ),
        ]
        rows += of_group[:most]
    return rows


def by_division(rows: Iterable[AnyRow]) -> list[tuple[str, list[AnyRow]]]:
    """Return the rows of each division, which stand one after the other."""
    return [(name, list(some)) for name, some in groupby(rows, lambda row: row.player.division)]


def _ranked(
    seeded: Sequence[Player],
    done: Mapping[str, Record],
    worths: Mapping[str, Worth],
    scoring: str,
    cup: Mapping[str, int],
    most: int | None,
) -> list[Row]:
    rows: list[Row] = []
    order, outside = criteria(scoring), -len(seeded) - 1
    in_cup = {player.id: -cup[player.id] if player.id in cup else outside for player in seeded}
    stand = {player.id: (in_cup[player.id], worths[player.id]) for player in seeded}
    ordered = sorted(seeded, key=lambda each: stand[each.id], reverse=True)
    rank, above = 0, None
    for place, (player, after) in enumerate(islice(zip_longest(ordered, ordered[1:]), most), 1):
        here = stand[player.id]
        rank = rank if here == above else place
        decided = _first_difference(order, here, stand[after.id]) if after else None
        rows.append(Row(player, done[player.id], rank, here[1], decided))
        above = here
    return rows


def _first_difference(
    order: Sequence[str], ahead: tuple[int, Worth], behind: tuple[int, Worth]
) -> str | None:
    """Return what put one ahead of the next, where it was neither the cup nor the first criterion."""
    (cup, mine), (other_cup, other) = ahead, behind
    if cup != other_cup or mine[0] != other[0]:
        return None
    return next((each for each, one, two in zip(order, mine, other, strict=True) if one != two), None)


def _worths(
    players: Sequence[str],
    done: Mapping[str, Record],
    ratings: Mapping[str, float | None],
    rounds: int,
    scoring: str,
    seed: bytes,
    stands: Ladder | None,
) -> dict[str, Worth]:
    worths: dict[str, Worth] = dict.fromkeys(players, ())
    for criterion in criteria(scoring):
        match criterion:
            case "direct":
                found: dict[str, Fraction | int] = {}
                for level in level_groups(worths):
                    found |= direct(level, done)
            case "performance":
                found = {player: performance(rated_games(player, done, ratings)) for player in players}
            case "ladder" if stands:
                found = {player: stands.points(player) for player in players}
            case "lots":
                found = {player: lot(player, seed) for player in players}
            case _:
                found = {player: figure(criterion, player, done, rounds) for player in players}
        worths = {player: (*worth, found[player]) for player, worth in worths.items()}
    return worths


def level_groups(worths: Mapping[str, Worth]) -> Iterable[list[str]]:
    """Return those who are level with each other, group by group."""
    groups: dict[Worth, list[str]] = {}
    for player, worth in worths.items():
        groups.setdefault(worth, []).append(player)
    return groups.values()
