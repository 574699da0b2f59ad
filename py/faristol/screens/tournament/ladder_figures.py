"""Points as players are told them: of rounds, or by the values of a ladder."""

from fractions import Fraction

from faristol.screens.tournament.figures import decimal, figure, points
from faristol.texts import Texts
from faristol.tournaments.course import Turn
from faristol.tournaments.criteria import on_ladder
from faristol.tournaments.evenings import ladder_of
from faristol.tournaments.event import Tournament
from faristol.tournaments.results import WIN
from faristol.tournaments.standings import Row


def ladder_points(row: Row, t: Texts) -> str:
    """Return the points of somebody in an order that begins with those of the ladder."""
    return figure("ladder", row.worth[0], t)


def brought_by(turn: Turn, t: Texts) -> tuple[str, str]:
    """Return what a round brought, and all rounds up to it."""
    return "" if turn.won is None else points(int(turn.won * WIN), t), points(turn.halves, t)


def ladder_turns(event: Tournament, player: str, t: Texts) -> list[tuple[str, str]]:
    """Return the same for each evening of a ladder, by the present values; nothing elsewhere."""
    if not on_ladder(event.terms.scoring):
        return []
    stands = ladder_of(event, player)
    told, sum_ = [], Fraction(0)
    for evening in range(len(event.rounds) + 1):
        worth = [stands.worth(each) for each in stands.brought[player] if each.evening == evening]
        sum_ += sum(worth)
        told.append((decimal(sum(worth), 1, t) if worth else "", decimal(sum_, 1, t)))
    return told[1:]
