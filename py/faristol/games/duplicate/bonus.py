"""The bonus: to the one player who alone found the best play of the room (DUP-21). Halves stay exact."""

from dataclasses import dataclass
from fractions import Fraction

from faristol.games.duplicate.counting import all_points, once
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.rounds import Round


@dataclass(frozen=True)
class Bonus:
    round: int
    player: str
    points: Fraction


def clause(event: Duplicate) -> str | None:
    """Return the clause of the event's rule; a club's own numbers have none."""
    cited: str | None = event.ruleset["bonus"].get("clause")
    return cited


def value(event: Duplicate) -> Fraction:
    """Return the points of a bonus, by the number of players at the start; 0 if the event has no bonuses."""
    rule, began = event.ruleset["bonus"], event.began or 0
    if not event.opened.bonuses or began < rule["least"]:
        return Fraction(0)
    return Fraction(began, 2) if began <= rule["most"] else Fraction(rule["above"])


def bonus_of(event: Duplicate, round_: Round) -> Bonus | None:
    """Return the bonus of a round; there is none if more than one player scored the most."""
    worth = value(event)
    if not worth or round_.master is None:
        return None
    scores = all_points(event, round_)
    best = max(scores.values(), default=0)
    found = [player for player, score in scores.items() if score == best]
    return Bonus(round_.number, found[0], worth) if best > 0 and len(found) == 1 else None


@once
def bonuses(event: Duplicate) -> list[Bonus]:
    return [bonus for round_ in event.rounds if (bonus := bonus_of(event, round_))]


def waiting(event: Duplicate) -> bool:
    """Return whether this event's bonuses are not in the totals yet."""
    return bool(value(event)) and not in_totals(event)


def in_totals(event: Duplicate, after: int | None = None) -> bool:
    """Return whether the totals after a round, or after all, have the bonuses in them (DUP-21)."""
    if event.opened.bonuses_added == "rounds":
        return True
    last = max((round_.number for round_ in event.rounds if round_.master), default=0)
    return event.stage == "over" and (after is None or after >= last)
