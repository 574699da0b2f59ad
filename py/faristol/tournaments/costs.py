"""What a pair costs, by the way a tournament pairs: figures, of which the first that differs decides.

Before all else comes the trouble of a pair (situation.py): a repeat, how new it is, the same club. Figures
of a kind are added up over the round. Distances count by their squares, so that one pair far apart is worse
than some that are a little so; as they are if the organiser has it so, for MAL-T4 says neither.
"""

from collections.abc import Callable, Sequence

from faristol.tournaments.cheapest import Cost
from faristol.tournaments.records import DOWN, UP
from faristol.tournaments.sections import apart, sections
from faristol.tournaments.situation import NO_TROUBLE, Situation
from faristol.tournaments.starting import clash
from faristol.tournaments.terms import CONTENDERS, GROUPS, HALVES, IN_SECTIONS, KING, LADDER

Costs = Callable[[int, int], Cost | None]


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

    return cost


def _neighbours(now: Situation, field: Sequence[str]) -> Costs:
    """Prefer those who stand next to each other, whether they have met or not."""

    def cost(one: int, two: int) -> Cost | None:
        if field[two] in now.barred[field[one]]:
            return None
        return int(now.spoils(field[one], field[two])), (two - one) ** 2

    return cost


def _in_sections(now: Situation, field: Sequence[str]) -> Costs:
    """Prefer the opponent meant by quarters or a factor; least distances in all the rest."""
    parts = sections(now.terms, len(field))
    balance = [now.record(player).balance for player in field]

    def cost(one: int, two: int) -> Cost | None:
        trouble = now.trouble(field[one], field[two])
        if trouble is None:
            return None
        broken, off = apart(parts, one, two)
        starts = clash(balance[one], balance[two])
        return (*trouble, broken, off * off, starts, (two - one) * (len(field) - one))

    return cost


def _contenders(now: Situation, field: Sequence[str]) -> Costs:
    """Prefer those who can still win the same; of them and of all others, the least distances."""
    near = _near(now, field)
    plays_for = [now.stakes.plays_for(player) for player in field]

    def cost(one: int, two: int) -> Cost | None:
        found = near(one, two)
        if found is None:
            return None
        trouble, rest = found[: len(NO_TROUBLE)], found[len(NO_TROUBLE) :]
        return (*trouble, (plays_for[one] - plays_for[two]) ** 2, *rest)

    return cost


def _near(now: Situation, field: Sequence[str]) -> Costs:
    """Prefer the least distances of the whole round (MAL-T4b); of equal ones, those less at the top."""
    halves = [now.record(player).halves if now.terms.points_first else 0 for player in field]
    balance = [now.record(player).balance for player in field]

    def cost(one: int, two: int) -> Cost | None:
        trouble = now.trouble(field[one], field[two])
        if trouble is None:
            return None
        apart = two - one
        distance = apart if now.terms.plain_distance else apart * apart
        points = (halves[one] - halves[two]) ** 2
        starts = clash(balance[one], balance[two])
        return (*trouble, points, distance, starts, apart * (len(field) - one))

    return cost


def _groups(now: Situation, field: Sequence[str]) -> Costs:
    """Prefer the upper half of equal points against the lower. Who must leave a group goes to the next one,
    from its end to the other's top, and somebody else the next time."""
    records = [now.record(player) for player in field]
    sizes: dict[int, int] = {}
    for record in records:
        sizes[record.halves] = sizes.get(record.halves, 0) + 1

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

    return cost
