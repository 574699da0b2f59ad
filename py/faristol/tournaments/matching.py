"""The cheapest way to pair everybody off: Edmonds' matching with prices, exact because all numbers are whole.

Every player has a price; a pair may cost no less than its two prices together, blossoms put aside, and is
"tight" when it costs just that. Only tight pairs are made, so the prices prove at the end that no other
pairing is cheaper. From all players who are still alone, trees grow over tight pairs; time passes as prices
change, and what becomes possible then waits in a queue: a tree grows, two of its branches meet (an odd ring:
a blossom), an inner blossom that has lost its price bursts, or two trees meet: two more are paired.

This search replaces a library of 2 MB that takes ten times as long for 500 players and shows no proof.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from heapq import heappop, heappush
from itertools import accumulate

from faristol.tournaments.blossom import FREE, INNER, OUTER, Blossom, Link

SCALE = 4
"""Costs are counted in quarters, so that prices and half a difference of them stay whole."""
GROW, BURST, MEET = range(3)
ALONE = -1


class Matching:
    """A search that pairs off all that can be; `stuck` are players who find too few others."""

    def __init__(self, costs: Sequence[Mapping[int, int]]) -> None:
        """Match by costs: for each player the others by number with the cost of the pair, from both sides."""
        self.costs = [{other: SCALE * cost for other, cost in row.items()} for row in costs]
        self.mate = [ALONE] * len(costs)
        self.prices = [SCALE // 2 * min(row.values(), default=0) for row in costs]
        self.leaves = [Blossom(player, [], []) for player in range(len(costs))]
        self.top = list(self.leaves)
        self.stuck: list[int] = []
        self._pair_at_sight()
        while ALONE in self.mate and not self.stuck:
            self._search()

    def is_cheaper(self, one: int, two: int, cost: int) -> bool:
        """Return whether a pair that was not in the search would have made it cheaper."""
        return SCALE * cost < self.prices[one] + self.prices[two] and self.slack(one, two, cost) < 0

    def none_is_cheaper(self, one: int, two: int, cost: int) -> bool:
        """Return whether the one, who pays at least so much for this other and all behind, is cheaper with
        none of them."""
        return SCALE * cost >= self.prices[one] + self._highest[two]

    @cached_property
    def _highest(self) -> list[int]:
        """The highest price of each player and all behind."""
        return [*accumulate(reversed(self.prices), max)][::-1]

    def slack(self, one: int, two: int, cost: int) -> int:
        """Return how much more than its prices a pair costs: never less, and just that if they are paired."""
        around = set()
        blossom = self.leaves[one].parent
        while blossom:
            around.add(id(blossom))
            blossom = blossom.parent
        slack = SCALE * cost - self.prices[one] - self.prices[two]
        blossom = self.leaves[two].parent
        while blossom:
            if id(blossom) in around:
                slack += blossom.price
            blossom = blossom.parent
        return slack

    def _pair_at_sight(self) -> None:
        """Raise each price as high as it may be, and pair who is tight with somebody alone."""
        for one, row in enumerate(self.costs):
            if self.mate[one] == ALONE and row:
                raised, two = min((cost - self.prices[two], two) for two, cost in row.items())
                self.prices[one] = raised
                for two, cost in row.items():
                    if self.mate[two] == ALONE and cost == raised + self.prices[two]:
                        self.mate[one], self.mate[two] = two, one
                        break

    def _search(self) -> None:
        """Search until two who are alone are joined, and change over every pair on the way between them."""
        self.time = 0
        self.bound: int | None = None
        self.reached: list[int | None] = [None] * len(self.mate)
        self.queue: list[tuple[int, int, int, int]] = []
        self.labelled: list[Blossom] = []
        self.bursting: list[Blossom] = []
        for player, mate in enumerate(self.mate):
            if mate == ALONE:
                self._label(self.top[player], OUTER, None, player)
        for blossom in list(self.labelled):
            self._look_around(blossom.players())
        while self.queue:
            self.time, event, one, two = heappop(self.queue)
            if event == BURST:
                self._burst(self.bursting[one])
            elif event == GROW:
                if self.top[two].label == FREE and not self._slack_now(one, two):
                    self._grow(one, two)
            elif self.top[one] is not self.top[two]:
                if self.top[one].root != self.top[two].root:
                    self._change_over(one, two)
                    self._change_over(two, one)
                    break
                self._close_ring(one, two)
        else:
            self.stuck = [player for player, top in enumerate(self.top) if top.label == OUTER]
        for blossom in self.labelled:
            if blossom.parent is None:
                self._settle(blossom)
            blossom.label = FREE

    # --- prices

    def _settle(self, blossom: Blossom) -> None:
        """Write down the blossom's prices as they are now."""
        passed = (self.time - blossom.since) * blossom.label
        if passed:
            for player in blossom.players():
                self.prices[player] += passed
            if blossom.ring:
                blossom.price += 2 * passed
        blossom.since = self.time

    def _slack_now(self, one: int, two: int) -> int:
        slack = self.costs[one][two] - self.prices[one] - self.prices[two]
        for blossom in (self.top[one], self.top[two]):
            slack -= (self.time - blossom.since) * blossom.label
        return slack

    def _label(self, blossom: Blossom, label: int, door: Link | None, root: int) -> None:
        blossom.label, blossom.door, blossom.root, blossom.since = label, door, root, self.time
        self.labelled.append(blossom)
        if label == INNER and blossom.ring:
            self.bursting.append(blossom)
            self._wait(self.time + blossom.price // 2, BURST, len(self.bursting) - 1, 0)

    # --- what may happen, and when

    def _wait(self, time: int, event: int, one: int, two: int) -> None:
        if self.bound is None or time < self.bound:
            heappush(self.queue, (time, event, one, two))

    def _look_around(self, players: Iterable[int]) -> None:
        """Note what each of these outer players can reach, and when."""
        top, prices, reached = self.top, self.prices, self.reached
        for one in players:
            own = top[one]
            price = prices[one] + self.time - own.since
            for two, cost in self.costs[one].items():
                other = top[two]
                if other is own or other.label == INNER:
                    continue
                slack = cost - price - prices[two]
                if other.label == FREE:
                    when = self.time + slack
                    before = reached[two]
                    if before is None or when < before:
                        reached[two] = when
                        self._wait(when, GROW, one, two)
                    continue
                when = self.time + (slack - self.time + other.since) // 2
                self._wait(when, MEET, one, two)
                if other.root != own.root and (self.bound is None or when < self.bound):
                    self.bound = when  # two trees will meet then: what comes later is of no use

    # --- what happens

    def _grow(self, one: int, two: int) -> None:
        """Let a free blossom and the one it is paired with join the tree."""
        root = self.top[one].root
        inner = self.top[two]
        self._label(inner, INNER, (one, two), root)
        paired = self.mate[inner.base]
        outer = self.top[paired]
        self._label(outer, OUTER, (inner.base, paired), root)
        self._look_around(outer.players())

    def _branch(self, player: int) -> list[Blossom]:
        """Return the blossoms from an outer player down to the root, outer and inner in turn."""
        way = [self.top[player]]
        while door := way[-1].door:
            way.append(self.top[door[0]])
        return way

    def _close_ring(self, one: int, two: int) -> None:
        """Make one blossom of all between two outer players of a tree and where their branches part."""
        left, right = self._branch(one), self._branch(two)
        while len(left) > 1 and len(right) > 1 and left[-2] is right[-2]:
            left.pop()
            right.pop()
        first = left.pop()
        right.pop()
        up = [each.door for each in reversed(left) if each.door]
        down = [(each.door[1], each.door[0]) for each in right if each.door]
        ring = [first, *reversed(left), *right]
        blossom = Blossom(first.base, ring, [*up, (one, two), *down])
        joining = [player for each in ring if each.label == INNER for player in each.players()]
        for each in ring:
            self._settle(each)
            each.label, each.parent = FREE, blossom
        for player in blossom.players():
            self.top[player] = blossom
        self._label(blossom, OUTER, first.door, first.root)
        self._look_around(joining)

    def _burst(self, blossom: Blossom) -> None:
        """Break up an inner blossom without price: the way through stays in the tree, the rest is free."""
        if blossom.parent or blossom.label != INNER:
            return
        self._settle(blossom)
        if blossom.price:
            return
        door, root = blossom.door, blossom.root
        assert door
        at = blossom.part_with(self.leaves[door[1]])
        way, links = blossom.way_to_base(at)
        blossom.label = FREE
        for each in blossom.ring:
            each.parent, each.label = None, FREE
            for player in each.players():
                self.top[player] = each
        self._label(way[0], INNER, door, root)
        outer: list[int] = []
        for step, (part, link) in enumerate(zip(way[1:], links, strict=True)):
            self._label(part, INNER if step % 2 else OUTER, link, root)
            if part.label == OUTER:
                outer += part.players()
        for player in blossom.players():
            if self.top[player].label == FREE:
                self._look_for(player)
        self._look_around(outer)

    def _look_for(self, free: int) -> None:
        """Note when an outer player can reach one who was inner and is free again."""
        self.reached[free] = None
        for one in self.costs[free]:
            if self.top[one].label == OUTER:
                when = self.time + self._slack_now(one, free)
                before = self.reached[free]
                if before is None or when < before:
                    self.reached[free] = when
                    self._wait(when, GROW, one, free)

    def _change_over(self, one: int, two: int) -> None:
        """Pair an outer player anew, and so on all the way down to the root."""
        while True:
            blossom = self.top[one]
            self._rebase(blossom, one)
            self.mate[one] = two
            if blossom.door is None:
                return
            inner = self.top[blossom.door[0]]
            assert inner.door
            one, two = inner.door
            self._rebase(inner, two)
            self.mate[two] = one

    def _rebase(self, blossom: Blossom, player: int) -> None:
        """Let this player of the blossom be matched outside; the others pair off along the ring."""
        blossom.base = player
        if not blossom.ring:
            return
        at = blossom.part_with(self.leaves[player])
        self._rebase(blossom.ring[at], player)
        way, links = blossom.way_to_base(at)
        for step in range(1, len(links), 2):
            one, two = links[step]
            self._rebase(way[step], one)
            self._rebase(way[step + 1], two)
            self.mate[one], self.mate[two] = two, one
        blossom.turn(at)
