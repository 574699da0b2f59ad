"""What an organiser does about entry fees: sets them, takes them, gives them back.

Settled: who withdraws gets nothing back by itself, as some clubs return it and some do not; and nobody is
taken off the list who has paid, before the money has gone back or the payment was a mistake.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict

from faristol.errors import refusal
from faristol.texts import N_
from faristol.tournaments.awarding import UnreadableMoney, cents_in, without_currency
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.fees import Lower
from faristol.tournaments.opening import known

LONGEST_TAKER = 80
NobodyTakes = refusal(
    "tournament.nobody-takes",
    N_("Nobody has been named to take the money."),
    N_("Choose a name, or write one."),
    field="taker",
)
TakerTooLong = refusal(
    "tournament.taker-too-long",
    N_("This name is too long: at most %(most)s letters are allowed."),
    N_("Write the name of one person."),
    field="other-taker",
)
NoAmount = refusal(
    "tournament.no-amount",
    N_("“%(amount)s” is not an amount of money."),
    N_("Write it as 12 or 12.50; 0 is nothing to pay."),
    field="fee",
)
NothingPaid = refusal(
    "tournament.nothing-paid",
    N_("That much was never paid: %(amount)s."),
    N_("You can give back at most what was paid."),
    field="amount",
)
NoMoney = refusal(
    "tournament.no-money",
    N_("0 is not an amount that can be paid or given back."),
    N_("Write how much it was, or leave the field empty if it was the whole amount."),
    field="amount",
)
TooMuch = refusal(
    "tournament.too-much",
    N_("That is more than this player has to pay."),
    N_("Note at most what is owed; if somebody does pay more, set that amount first."),
    field="amount",
)


def set_fee(event: Tournament, fee: str, lower: Mapping[str, str]) -> list[Entry]:
    """Set what playing costs; a category for which nothing is written pays as everybody."""
    cents = _amount(event, fee, "fee")
    groups = [
        Lower(group, _amount(event, text, f"lower:{group}")) for group, text in lower.items() if text.strip()
    ]
    if (cents, tuple(groups)) == (event.fees.cents, event.fees.lower):
        return []
    lowered = [asdict(each) for each in groups]
    return [{"type": "FeeSet", "cents": cents, "lower": lowered, "currency": event.prizes.currency}]


def settle(event: Tournament, player: str, text: str) -> list[Entry]:
    """Let one player pay this much; with nothing written, as usual."""
    someone = known(event, player)
    cents = _amount(event, text, "due") if text.strip() else None
    if cents == event.fees.usual(someone):
        cents = None
    if cents == event.fees.settled.get(player):
        return []
    return [{"type": "FeeSettled", "player": player, "cents": cents}]


def take(event: Tournament, player: str, by: str, text: str = "") -> list[Entry]:
    """Note that a player paid: all that is owed, or what is written."""
    owed = event.fees.owed(known(event, player))
    cents = _money(event, text, owed)
    if text.strip() and cents > owed:
        raise TooMuch
    return [_moved("FeePaid", player, cents, by)] if cents > 0 else []


def give_back(event: Tournament, player: str, by: str, text: str = "") -> list[Entry]:
    """Note that a player got back all that was paid, or what is written."""
    paid = event.fees.paid(known(event, player))
    cents = _money(event, text, paid)
    if cents > paid:
        raise NothingPaid(amount=text.strip())
    return [_moved("FeeReturned", player, cents, by)] if cents else []


def cancel_payment(event: Tournament, player: str) -> list[Entry]:
    """Take back the last payment that was noted for a player, as it was a mistake."""
    paid = event.fees.of(known(event, player))
    return [{"type": "PaymentCancelled", "player": player}] if paid else []


def takers(event: Tournament) -> Sequence[str]:
    """Return who is known to take money: those who have, the arbiters, the director."""
    named = [each.by for each in reversed(event.fees.payments)]
    return list(dict.fromkeys(filter(None, [*named, *event.arbiters, event.opened.director])))


def _moved(kind: str, player: str, cents: int, by: str) -> Entry:
    taker = taker_named(by)
    if not taker:
        raise NobodyTakes
    return {"type": kind, "player": player, "cents": cents, "by": taker}


def taker_named(written: str) -> str:
    """Return the name of who takes the money, as it is noted."""
    taker = " ".join(written.split())
    if len(taker) > LONGEST_TAKER:
        raise TakerTooLong(most=LONGEST_TAKER)
    return taker


def _money(event: Tournament, text: str, all_of_it: int) -> int:
    """Return what is written of money that went from hand to hand; with nothing written, all of it."""
    cents = _amount(event, text, "amount") if text.strip() else all_of_it
    if text.strip() and not cents:
        raise NoMoney
    return cents


def _amount(event: Tournament, text: str, field: str) -> int:
    try:
        return cents_in(without_currency(event.prizes, text.strip()) or "0", least=0)
    except UnreadableMoney:
        raise NoAmount(amount=text.strip()).at(field) from None
