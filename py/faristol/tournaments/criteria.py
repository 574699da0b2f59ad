"""By what players are ordered: the orders that an organiser can choose from, and what each criterion is.

points         points of the tournament, the differential, all points for (MAL-T3)
coefficients   their sum and nothing else (RDU-8, COR-26)
buchholz       points, the median Buchholz, Berger, the differential, all points for: another federation's
mean           the same as points, for each round in which one was there: where numbers of games differ
ladder         the values that games and absences bring on a ladder (ladder.py)

An organiser's own order is the names of its criteria, one after the other: "points+direct+buchholz".

The Buchholz of a player is what the opponents at the board have made; a round without one counts nothing.
The median leaves out the least of them, the two least from seven rounds on; "cut" leaves out the least alone,
"middle" the least and the greatest. Berger counts those who were beaten whole and those drawn with by half.
What compares players with each other, knows their ratings or is drawn by lot is in tie_breaks.py.
"""

from collections.abc import Mapping
from fractions import Fraction

from faristol.tournaments.records import Record
from faristol.tournaments.results import WIN

Worth = tuple[Fraction | int, ...]

POINTS, COEFFICIENTS, BUCHHOLZ, MEAN = "points", "coefficients", "buchholz", "mean"
ON_LADDER = "ladder"
ORDERS = {
    POINTS: ("points", "differential", "total"),
    COEFFICIENTS: ("coefficients",),
    BUCHHOLZ: ("points", "median-buchholz", "berger", "differential", "total"),
    MEAN: ("mean-points", "mean-differential", "mean-total"),
    ON_LADDER: ("ladder",),
}
OFFERED = (
    "points",
    "wins",
    "differential",
    "total",
    "direct",
    "buchholz",
    "buchholz-cut",
    "buchholz-middle",
    "berger",
    "progress",
    "performance",
    "coefficients",
    "lots",
)
"""The criteria that an own order is made of."""
CRITERIA = frozenset((*OFFERED, *(name for order in ORDERS.values() for name in order)))
MANY_ROUNDS = 7
"""From here on the median leaves out two opponents."""


def criteria(order: str) -> tuple[str, ...]:
    """Return the criteria of an order that has a name, or of an organiser's own."""
    return ORDERS.get(order) or tuple(order.split("+"))


def on_ladder(order: str) -> bool:
    """Return whether the values of a ladder count in this order."""
    return ON_LADDER in criteria(order)


def is_order(text: str) -> bool:
    """Return whether these are criteria, at least one and each once."""
    named = criteria(text)
    return 0 < len(named) == len(CRITERIA.intersection(named))


def order_of(text: str) -> str:
    """Return the order with these criteria, by its name if it has one. Raises ValueError if it is none."""
    named = criteria(text)
    if not is_order(text):
        raise ValueError(text)
    return next((name for name, of in ORDERS.items() if of == named), "+".join(named))


def figure(criterion: str, player: str, done: Mapping[str, Record], rounds: int) -> Fraction | int:
    """Return one figure: points of the tournament in halves, a mean and a Berger exactly."""
    record = done[player]
    match criterion:
        case "points":
            return record.halves
        case "differential":
            return record.differential
        case "total":
            return record.won
        case "coefficients":
            return record.coefficient
        case "buchholz" | "buchholz-cut" | "buchholz-middle" | "median-buchholz":
            low, high = left_out(criterion, rounds)
            return sum(opponents(player, done, rounds)[low : max(low, rounds - high)])
        case "wins":
            return record.wins
        case "progress":
            return record.progress
        case "berger":
            return sum(Fraction(done[other].halves * halves, WIN) for other, halves in record.faced)
        case "mean-points":
            return _mean(record.halves, record)
        case "mean-differential":
            return _mean(record.differential, record)
        case "mean-total":
            return _mean(record.won, record)
    raise ValueError(criterion)


def left_out(criterion: str, rounds: int) -> tuple[int, int]:
    """Return how many of the least and of the greatest opponents a Buchholz leaves out."""
    if criterion == "median-buchholz":
        return (2 if rounds >= MANY_ROUNDS else 1), 0
    return {"buchholz": (0, 0), "buchholz-cut": (1, 0)}.get(criterion, (1, 1))


def opponents(player: str, done: Mapping[str, Record], rounds: int) -> list[int]:
    """Return the halves that the opponents have made, the least first."""
    faced = [done[other].halves for other, _ in done[player].faced]
    return sorted([*faced, *[0] * (rounds - len(faced))])


def _mean(sum_: int, record: Record) -> Fraction:
    return Fraction(sum_, record.rounds or 1)
