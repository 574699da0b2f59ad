"""By what players are ordered: the orders that an organiser can choose from, and what each criterion is.

points         points of the tournament, the differential, all points for (MAL-T3)
coefficients   their sum and nothing else (RDU-8, COR-26)
buchholz       points, the median Buchholz, Berger, the differential, all points for: another federation's
mean           the same as points, for each round in which one was there: where numbers of games differ

The Buchholz of a player is what the opponents at the board have made; a round without one counts nothing.
The median leaves out the least of them, the two least from seven rounds on. Berger counts those who were
beaten whole and those drawn with by half.
"""

from collections.abc import Mapping
from fractions import Fraction

from faristol.tournaments.records import Record
from faristol.tournaments.results import WIN

Worth = tuple[Fraction | int, ...]

POINTS, COEFFICIENTS, BUCHHOLZ, MEAN = "points", "coefficients", "buchholz", "mean"
ORDERS = {
    POINTS: ("points", "differential", "total"),
    COEFFICIENTS: ("coefficients",),
    BUCHHOLZ: ("points", "median-buchholz", "berger", "differential", "total"),
    MEAN: ("mean-points", "mean-differential", "mean-total"),
}
MANY_ROUNDS = 7
"""From here on the median leaves out two opponents."""


def worth(player: str, done: Mapping[str, Record], rounds: int, order: str) -> Worth:
    return tuple(figure(criterion, player, done, rounds) for criterion in ORDERS[order])


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
        case "median-buchholz":
            return sum(opponents(player, done, rounds)[2 if rounds >= MANY_ROUNDS else 1 :])
        case "buchholz":
            return sum(opponents(player, done, rounds))
        case "berger":
            return sum(Fraction(done[other].halves * halves, WIN) for other, halves in record.faced)
        case "mean-points":
            return _mean(record.halves, record)
        case "mean-differential":
            return _mean(record.differential, record)
        case "mean-total":
            return _mean(record.won, record)
    raise ValueError(criterion)


def opponents(player: str, done: Mapping[str, Record], rounds: int) -> list[int]:
    """Return the halves that the opponents have made, the least first."""
    faced = [done[other].halves for other, _ in done[player].faced]
    return sorted([*faced, *[0] * (rounds - len(faced))])


def _mean(sum_: int, record: Record) -> Fraction:
    return Fraction(sum_, record.rounds or 1)
