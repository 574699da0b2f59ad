"""The pairs of a round that cost least all together, of hundreds of players in a moment, and still exactly.

What a pair costs is a row of figures, the weightiest first; only if all that comes before is equal do later
ones count. They are put into one number, each in a place that a whole round of the next cannot fill.

Most pairs of a large field never come into question. So each player is matched among a few cheap ones
first; the prices tell which of the other pairs would have been cheaper, and these are let in until there
are none. The rest cannot change the result and is never tried.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from faristol.tournaments.matching import Matching

Cost = tuple[int, ...]
AT_ONCE = 48
"""So many players are matched among all the others from the start."""
FEW = 8


@dataclass(frozen=True)
class Pairs:
    """The pairs, each with the smaller number first; or who finds nobody, where not all can be paired."""

    pairs: tuple[tuple[int, int], ...]
    stuck: tuple[int, ...] = ()


def cheapest_pairs(count: int, cost: Callable[[int, int], Cost | None]) -> Pairs:
    """Return the cheapest pairs; `cost` has the smaller number first, and None bars a pair."""
    rows = _one_number(count, [[cost(one, two) for two in range(one + 1, count)] for one in range(count)])
    few = FEW if count > AT_ONCE else count
    near = _few(rows, few)
    while True:
        matching = Matching(near)
        if matching.stuck:
            if few >= count:
                return Pairs((), tuple(matching.stuck))
            few *= FEW
            near = _few(rows, few)
            continue
        cheaper = _cheaper(rows, near, matching)
        if not cheaper:
            return Pairs(tuple((one, two) for one, two in enumerate(matching.mate) if one < two))
        for one, two in cheaper:
            near[one][two] = near[two][one] = rows[one][two]


def _one_number(count: int, costs: Sequence[Sequence[Cost | None]]) -> list[dict[int, int]]:
    places: list[int] = []
    for column in zip(*(cost for row in costs for cost in row if cost is not None), strict=True):
        places.append(count // 2 * max(column) + 1)
    rows: list[dict[int, int]] = [{} for _ in range(count)]
    for one, row in enumerate(costs):
        for two, cost in enumerate(row, one + 1):
            if cost is not None:
                number = 0
                for place, figure in zip(places, cost, strict=True):
                    number = number * place + figure
                rows[one][two] = rows[two][one] = number
    return rows


def _few(rows: list[dict[int, int]], few: int) -> list[dict[int, int]]:
    """Return the cheapest few pairs of each player, from both sides; of equal ones those with neighbours."""
    if few >= len(rows):
        return rows
    near: list[dict[int, int]] = [{} for _ in rows]
    for one, row in enumerate(rows):
        for _, _, two in sorted((cost, abs(two - one), two) for two, cost in row.items())[:few]:
            near[one][two] = near[two][one] = row[two]
    return near


def _cheaper(
    rows: list[dict[int, int]], near: list[dict[int, int]], matching: Matching
) -> list[tuple[int, int]]:
    """Return the pairs that were left out and cost less than their prices."""
    if near is rows:
        return []
    return [
        (one, two)
        for one, row in enumerate(rows)
        for two, cost in row.items()
        if one < two and matching.is_cheaper(one, two, cost)
    ]
