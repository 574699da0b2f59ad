"""What a pair costs, by the way a tournament pairs: figures, of which the first that differs decides.

Before all else comes the trouble of a pair (situation.py): a repeat, how new it is, the same club. Figures
of a kind are added up over the round. Distances count by their squares, so that one pair far apart is worse
than some that are a little so; as they are if the organiser has it so, for MAL-T4 says neither.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from faristol.tournaments.cheapest import Cost, Costs
from faristol.tournaments.records import DOWN, UP
from faristol.tournaments.sections import apart, sections
from faristol.tournaments.situation import NO_TROUBLE, Situation
from faristol.tournaments.starting import MOST_UNEVEN, clash
from faristol.tournaments.terms import CONTENDERS, GROUPS, HALVES, IN_SECTIONS, KING, LADDER


def costs(now: Situation, field: Sequence[str]) -> Costs:
    """Return what a pair of this field costs, asked by their places in it, the smaller first."""
    if now.terms.mode in IN_SECTIONS:
        return _in_sections(now, field)
    if now.terms.mode == LADDER:
        return _near(now, field)
    if now.number == 1:
        return _halves(now, field) if now.terms.first_round == HALVES else _near(now, field)
    if now.terms.mode == KING:
        return _neighbours(now, field)
    if now.terms.mode == GROUPS:
        return _groups(now, field)
    return _contenders(now, field) if now.terms.mode == CONTENDERS else _near(now, field)


def _halves(now: Situation, field: Sequence[str]) -> Costs:
    """Prefer the first of the upper half against the first of the lower."""
    half = len(field) // 2

    def cost(one: int, two: int) -> Cost | None:
        trouble = now.trouble(field[one], field[two])
        if trouble is None:
            return None
        return (*trouble, int((one < half) == (two < half)), (two - one - half) ** 2)

    def beyond(one: int, two: int) -> Cost:
        return (*NO_TROUBLE, int(one >= half), max(0, two - one - half) ** 2)

    return Costs(cost, (*now.most_trouble, 1, len(field) ** 2), beyond)


def _neighbours(now: Situation, field: Sequence[str]) -> Costs:
    """Prefer those who stand next to each other, whether they have met or not."""

    def cost(one: int, two: int) -> Cost | None:
        if field[two] in now.barred[field[one]]:
            return None
        return int(now.spoils(field[one], field[two])), (two - one) ** 2

    def beyond(one: int, two: int) -> Cost:
        return 0, (two - one) ** 2

    return Costs(cost, (1, len(field) ** 2), beyond)


def _in_sections(now: Situation, field: Sequence[str]) -> Costs:
    """Prefer the opponent meant by quarters or a factor; least distances in all the rest."""
    count = len(field)
    parts = sections(now.terms, count)
    balance = [now.record(player).balance for player in field]

    def cost(one: int, two: int) -> Cost | None:
        trouble = now.trouble(field[one], field[two])
        if trouble is None:
            return None
        broken, off = apart(parts, one, two)
        starts = clash(balance[one], balance[two])
        return (*trouble, broken, off * off, starts, (two - one) * (count - one))

    return Costs(cost, (*now.most_trouble, 1, count**2, MOST_UNEVEN, count**2))


def _contenders(now: Situation, field: Sequence[str]) -> Costs:
    """Prefer those who can still win the same; of them and of all others, the least distances."""
    near = _near(now, field)
    plays_for = [now.stakes.plays_for(player) for player in field]

    def cost(one: int, two: int) -> Cost | None:
        found = near.of(one, two)
        if found is None:
            return None
        trouble, rest = found[: len(NO_TROUBLE)], found[len(NO_TROUBLE) :]
        return (*trouble, (plays_for[one] - plays_for[two]) ** 2, *rest)

    most = (*now.most_trouble, _widest(plays_for), *near.most[len(NO_TROUBLE) :])
    if not _in_order(plays_for):
        return Costs(cost, most)

    def beyond(one: int, two: int) -> Cost:
        apart = (plays_for[one] - plays_for[two]) ** 2
        return (*NO_TROUBLE, apart, *near.beyond(one, two)[len(NO_TROUBLE) :])

    return Costs(cost, most, beyond)


def _near(now: Situation, field: Sequence[str]) -> Costs:
    """Prefer the least distances of the whole round (MAL-T4b); of equal ones, those less at the top."""
    count = len(field)
    halves = [now.record(player).halves if now.terms.points_first else 0 for player in field]
    balance = [now.record(player).balance for player in field]

    def apart(one: int, two: int) -> Cost:
        distance = two - one
        points = (halves[one] - halves[two]) ** 2
        return points, distance if now.terms.plain_distance else distance * distance

    def cost(one: int, two: int) -> Cost | None:
        trouble = now.trouble(field[one], field[two])
        if trouble is None:
            return None
        starts = clash(balance[one], balance[two])
        return (*trouble, *apart(one, two), starts, (two - one) * (count - one))

    most = (*now.most_trouble, _widest(halves), count**2, MOST_UNEVEN, count**2)
    if not _in_order(halves):
        return Costs(cost, most)
    return Costs(cost, most, lambda one, two: (*NO_TROUBLE, *apart(one, two)))


def _groups(now: Situation, field: Sequence[str]) -> Costs:
    """Prefer the upper half of equal points against the lower. Who must leave a group goes to the next one,
    from its end to the other's top, and somebody else the next time."""
    records = [now.record(player) for player in field]
    halves = [record.halves for record in records]
    sizes = Counter(halves)

    def cost(one: int, two: int) -> Cost | None:
        trouble = now.trouble(field[one], field[two])
        if trouble is None:
            return None
        upper, lower = records[one], records[two]
        points = upper.halves - lower.halves
        again = (upper.float == DOWN) + (lower.float == UP) if points else 0
        off = two - one - (0 if points else sizes[upper.halves] // 2)
        starts = clash(upper.balance, lower.balance)
        return (*trouble, points * points, again, off * off, starts, (two - one) * (len(field) - one))

    squared = len(field) ** 2
    most = (*now.most_trouble, _widest(halves), 2, squared, MOST_UNEVEN, squared)
    if not _in_order(halves):
        return Costs(cost, most)
    return Costs(cost, most, lambda one, two: (*NO_TROUBLE, (halves[one] - halves[two]) ** 2))


def _widest(figures: Sequence[int]) -> int:
    return (max(figures, default=0) - min(figures, default=0)) ** 2


def _in_order(figures: Sequence[int]) -> bool:
    """Return whether figures only fall or only rise down the field, so that they part the more the farther
    two stand apart."""
    steps = {after > before for before, after in pairwise(figures) if after != before}
    return len(steps) <= 1
