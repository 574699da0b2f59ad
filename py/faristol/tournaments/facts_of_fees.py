"""What the log of a tournament says of entry fees. A published one has nothing of it."""

from dataclasses import dataclass, replace
from typing import Annotated

from faristol.fields import Moment, Name, fit, whole
from faristol.texts import N_
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_divisions import TournamentFact
from faristol.tournaments.facts_of_players import known
from faristol.tournaments.facts_of_prizes import MOST_CENTS
from faristol.tournaments.fees import Fees, Lower, Payment

MOST_GROUPS = 100
Cents = Annotated[int, whole(0, MOST_CENTS)]


@dataclass(frozen=True)
class _Lower:
    group: Name
    cents: Cents


class _OfFees(TournamentFact):
    keeps_draft = True

    def changed(self, event: Tournament) -> Tournament:
        return replace(event, fees=self.noted(event))

    def noted(self, event: Tournament) -> Fees:
        return event.fees


class FeeSet(_OfFees):
    """What playing costs, and what it costs players of some categories."""

    cents: Cents
    lower: tuple[_Lower, ...] = ()
    currency: Name = ""
    log_sentence = N_("The entry fee: %(amount)s")
    undo_sentence = N_("the entry fee")

    def noted(self, event: Tournament) -> Fees:
        fit(len(self.lower) <= MOST_GROUPS, "lower")
        lower = tuple(Lower(each.group, each.cents) for each in self.lower)
        return replace(event.fees, cents=self.cents, lower=lower)


class FeeSettled(_OfFees):
    """A player pays this much, or as usual."""

    player: Name
    cents: Cents | None = None
    log_sentence = N_("%(player)s has to pay: %(amount)s")
    undo_sentence = N_("what a player has to pay")

    def noted(self, event: Tournament) -> Fees:
        known(event, self.player)
        settled = {id: cents for id, cents in event.fees.settled.items() if id != self.player}
        if self.cents is not None:
            settled[self.player] = self.cents
        return replace(event.fees, settled=settled)


class FeePaid(_OfFees):
    """Somebody paid, to whom."""

    player: Name
    cents: Cents
    by: Name
    at: Moment = 0
    log_sentence = N_("%(player)s paid %(amount)s; taken by %(by)s")
    undo_sentence = N_("a payment")

    def noted(self, event: Tournament) -> Fees:
        known(event, self.player)
        return self.with_payment(event.fees, self.cents)

    def with_payment(self, fees: Fees, cents: int) -> Fees:
        return replace(fees, payments=(*fees.payments, Payment(self.player, cents, self.by, self.at)))


class FeeReturned(FeePaid):
    """Money was given back."""

    log_sentence = N_("%(player)s got %(amount)s back from %(by)s")
    undo_sentence = N_("money given back")

    def noted(self, event: Tournament) -> Fees:
        fit(self.cents <= event.fees.paid(known(event, self.player)), "cents")
        return self.with_payment(event.fees, -self.cents)


class PaymentCancelled(_OfFees):
    """The last payment of a player was noted by mistake."""

    player: Name
    log_sentence = N_("The last payment noted for %(player)s was a mistake")
    undo_sentence = N_("a payment cancelled")

    def noted(self, event: Tournament) -> Fees:
        fees, mine = event.fees, event.fees.of(known(event, self.player))
        fit(mine, "player")
        at = max(number for number, each in enumerate(fees.payments) if each is mine[-1])
        return replace(fees, payments=fees.payments[:at] + fees.payments[at + 1 :])
