"""Entry fees: what each player owes, what has been paid, and to whom.

They are nobody's affair but the organiser's: a `Player` has nothing of them, and a published log neither.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from faristol.tournaments.players import Player


@dataclass(frozen=True)
class Lower:
    """What players of a category pay instead."""

    group: str
    cents: int


@dataclass(frozen=True)
class Payment:
    player: str
    """Nobody's id once the player is off the list."""
    cents: int
    """Less than nothing where it was given back."""
    by: str
    """Who took the money, or gave it."""
    at: int


@dataclass(frozen=True)
class Totals:
    due: int
    paid: int
    outstanding: int
    over: int
    """What was paid though nobody owed it, as by one for whom it became less."""
    by_taker: Mapping[str, int]


@dataclass(frozen=True)
class Fees:
    cents: int = 0
    lower: tuple[Lower, ...] = ()
    settled: Mapping[str, int] = field(default_factory=dict)
    """What single players pay, where that was settled otherwise."""
    payments: tuple[Payment, ...] = ()

    @property
    def known(self) -> bool:
        """Whether there are any."""
        return bool(self.cents or self.lower or self.settled or self.payments)

    def usual(self, player: Player) -> int:
        lower = {each.group: each.cents for each in self.lower}
        return lower.get(player.category, self.cents) if player.category else self.cents

    def due(self, player: Player) -> int:
        return self.settled.get(player.id, self.usual(player))

    def paid(self, player: Player) -> int:
        return sum(each.cents for each in self.of(player))

    def owed(self, player: Player) -> int:
        """Return what is still to be paid; less than nothing where too much was."""
        return self.due(player) - self.paid(player)

    def of(self, player: Player) -> list[Payment]:
        return [each for each in self.payments if each.player == player.id]

    def totals(self, players: Iterable[Player]) -> Totals:
        every = list(players)
        owed = [self.owed(player) for player in every]
        takers: dict[str, int] = {}
        for each in self.payments:
            takers[each.by] = takers.get(each.by, 0) + each.cents
        return Totals(
            sum(map(self.due, every)),
            sum(each.cents for each in self.payments),
            sum(each for each in owed if each > 0),
            -sum(each for each in owed if each < 0),
            takers,
        )

    def without(self, player: str) -> Self:
        """Return them once somebody is off the list: what went through a hand stays counted."""
        settled = {id: cents for id, cents in self.settled.items() if id != player}
        payments = (replace(each, player="") if each.player == player else each for each in self.payments)
        return replace(self, settled=settled, payments=tuple(payments))
