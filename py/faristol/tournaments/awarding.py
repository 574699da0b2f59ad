"""What a director writes about prizes: amounts, things, and how money is split."""

import re
from dataclasses import asdict, replace

from faristol.errors import refusal
from faristol.texts import N_
from faristol.tournaments.event import Entry, Tournament
from faristol.tournaments.facts_of_prizes import MOST_CENTS, MOST_PRIZES
from faristol.tournaments.prizes import BY_HAND, GROUP, PLACE, Prize, Prizes

UnreadableMoney = refusal(
    "tournament.unreadable-money",
    N_("“%(amount)s” is not an amount of money."),
    N_("Write amounts with spaces between them, as in 60 40 12.50."),
    field="money",
)
NothingToWin = refusal(
    "tournament.nothing-to-win",
    N_("The prize is empty."),
    N_("Write an amount of money, or what the winner gets."),
    field="money",
)
NoGroup = refusal(
    "tournament.no-group",
    N_("The group of this prize is missing."),
    N_("Write a category or a club from the list of players."),
    field="group",
)
NoWinner = refusal(
    "tournament.no-winner",
    N_("The winner of this prize is missing."),
    N_("Choose the player who wins it."),
    field="player",
)
CurrencyTooLong = refusal(
    "tournament.currency-too-long",
    N_("A currency has at most %(most)s letters here."),
    N_("Write its sign or its short name, as in € or RON."),
    field="currency",
)
TooManyPrizes = refusal(
    "tournament.too-many-prizes",
    N_("A tournament has at most %(most)s prizes here."),
    N_("Remove some first."),
    field="money",
)
LONGEST_CURRENCY = 12
ONE_BY_ONE = (GROUP, PLACE, "newcomer")
"""Kinds of prizes that have a first, a second and a third."""


def add_prizes(event: Tournament, form: Prize, money: str) -> list[Entry]:
    """Add a prize, or one for each amount: the first, the second and so on after those that are listed."""
    written = without_currency(event.prizes, money)
    amounts = [cents_in(amount) for amount in written.replace(";", " ").split()]
    if not amounts and not form.what.strip():
        raise NothingToWin
    if form.kind == GROUP and not form.group.strip():
        raise NoGroup
    if form.kind == BY_HAND and form.player not in event.players:
        raise NoWinner
    numbered = form.kind in ONE_BY_ONE
    group = form.group.strip() if form.kind == GROUP else ""
    player = form.player if form.kind == BY_HAND else ""
    listed = list(event.prizes.listed)
    for at, cents in enumerate(amounts or [0]):
        before = sum(_series(each) == (form.kind, group, form.division) for each in listed)
        what = form.what.strip() if at == 0 else ""
        listed.append(
            Prize(form.kind, before + 1 if numbered else 1, group, what, cents, player, form.division)
        )
    if len(listed) > MOST_PRIZES:
        raise TooManyPrizes(most=MOST_PRIZES)
    return set_prizes(replace(event.prizes, listed=tuple(listed)))


def remove_prize(event: Tournament, at: int) -> list[Entry]:
    """Take a prize off the list; those behind it in the same group move up by one."""
    gone = event.prizes.listed[at]
    rest = [
        replace(each, place=each.place - 1)
        if _series(each) == _series(gone) and each.place > gone.place
        else each
        for number, each in enumerate(event.prizes.listed)
        if number != at
    ]
    return set_prizes(replace(event.prizes, listed=tuple(rest)))


def _series(prize: Prize) -> tuple[str, str, str]:
    """Return what a prize has in common with those that are numbered after it."""
    return prize.kind, prize.group, prize.division


def set_prizes(prizes: Prizes) -> list[Entry]:
    listed = [asdict(prize) for prize in prizes.listed]
    return [
        {
            "type": "PrizesSet",
            "prizes": listed,
            "way": prizes.way,
            "one_each": prizes.one_each,
            "currency": prizes.currency,
        }
    ]


def in_currency(prizes: Prizes, written: str) -> Prizes:
    """Return the prizes in this currency, or as they were where none is written."""
    currency = " ".join(written.split()) or prizes.currency
    if currency != prizes.currency and len(currency) > LONGEST_CURRENCY:
        raise CurrencyTooLong(most=LONGEST_CURRENCY)
    return replace(prizes, currency=currency)


def without_currency(prizes: Prizes, amounts: str) -> str:
    """Return amounts that were written, without the currency behind each."""
    known = "|".join(re.escape(each) for each in ("€", prizes.currency) if each)
    return re.sub(rf"(?<=[0-9])\s*(?:{known})(?=[\s;]|$)", "", amounts, flags=re.IGNORECASE)


def cents_in(amount: str, least: int = 1) -> int:
    """Return an amount of money that was written, as 12, 12.5 or 12,50."""
    found = re.fullmatch(r"([0-9]{1,7})(?:[.,]([0-9]{1,2}))?", amount)
    cents = int(found[1]) * 100 + int((found[2] or "").ljust(2, "0")) if found else -1
    if not least <= cents <= MOST_CENTS:
        raise UnreadableMoney(amount=amount)
    return cents
