"""The pairs of a round that cost least all together, of a thousand players in a moment, and still exactly.

What a pair costs is a row of figures, the weightiest first; only if all that comes before is equal do later
ones count. They are put into one number, each in a place that a whole round of the next cannot fill.

Most pairs of a large field never come into question. So each player is matched among a few cheap ones
first; the prices tell which of the other pairs would have been cheaper, and these are let in until there
are none. The rest cannot change the result. Nor is it ever reckoned, as far as it is known that whoever
stands farther away costs more.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from heapq import heappush, heapreplace
from itertools import accumulate
from operator import mul

from faristol.tournaments.matching import Matching

Cost = tuple[int, ...]
AT_ONCE = 48
"""So many players are matched among all the others from the start."""
FEW = 8


def _nothing(_one: int, _two: int) -> Cost:
    return ()


@dataclass(frozen=True)
class Costs:
    """What pairs cost, always asked with the smaller number first."""

    of: Callable[[int, int], Cost | None]
    """The figures of a pair; None bars it."""
    most: Cost
    """What no figure of a pair is above."""
    beyond: Callable[[int, int], Cost] = _nothing
    """The first figures of what the one pays at least with this other, or with any behind that one."""


@dataclass(frozen=True)
class Pairs:
    """The pairs, each with the smaller number first; or who finds nobody, where not all can be paired."""

    pairs: tuple[tuple[int, int], ...]
    stuck: tuple[int, ...] = ()


def cheapest_pairs(count: int, costs: Costs) -> Pairs:
    numbers = _Numbers(count, costs)
    few = FEW if count > AT_ONCE else count
    near = numbers.few_of_each(few)
    while True:
        matching = Matching(near)
        if matching.stuck:
            if few >= count:
                return Pairs((), tuple(matching.stuck))
            few *= FEW
            near = numbers.few_of_each(few)
            continue
        cheaper = [*numbers.cheaper_than_found(matching)] if few < count else []
        if not cheaper:
            return Pairs(tuple((one, two) for one, two in enumerate(matching.mate) if one < two))
        for one, two, number in cheaper:
            near[one][two] = near[two][one] = number


class _Numbers:
    """The costs of pairs, each as one number."""

    def __init__(self, count: int, costs: Costs) -> None:
        places = (count // 2 * most + 1 for most in reversed(costs.most[1:]))
        weights = [*accumulate(places, mul, initial=1)][::-1]
        self.count = count

        @cache
        def of(one: int, two: int) -> int | None:
            figures = costs.of(one, two)
            return None if figures is None else sum(map(mul, figures, weights))

        def beyond(one: int, two: int) -> int:
            return sum(map(mul, costs.beyond(one, two), weights))

        self.of, self.beyond = of, beyond

    def few_of_each(self, few: int) -> list[dict[int, int]]:
        """Return a few pairs of each player with those behind, the cheapest; of equal ones those with
        neighbours."""
        near: list[dict[int, int]] = [{} for _ in range(self.count)]
        for one in range(self.count):
            for number, two in self._cheapest(one, few):
                near[one][two] = near[two][one] = number
        return near

    def _cheapest(self, one: int, few: int) -> Iterator[tuple[int, int]]:
        dearest_first: list[tuple[int, int]] = []
        for two in range(one + 1, self.count):
            number = self.of(one, two)
            if number is None:
                continue
            if len(dearest_first) < few:
                heappush(dearest_first, (-number, -two))
            elif number < -dearest_first[0][0]:
                heapreplace(dearest_first, (-number, -two))
            elif self.beyond(one, two) >= -dearest_first[0][0]:
                break
        return ((-number, -two) for number, two in dearest_first)

    def cheaper_than_found(self, matching: Matching) -> Iterator[tuple[int, int, int]]:
        """Yield the pairs that were left out and cost less than their prices."""
        for one in range(self.count):
            for two in range(one + 1, self.count):
                number = self.of(one, two)
                if number is None:
                    continue
                if matching.is_cheaper(one, two, number):
                    yield one, two, number
                elif matching.none_is_cheaper(one, two, self.beyond(one, two)):
                    break
