"""The entry fees for the treasurer's spreadsheet: a line for each player, with every payment."""

from faristol.screens.parts.spreadsheet import Text, spreadsheet
from faristol.screens.tournament.fee_lines import payers
from faristol.texts import Texts
from faristol.tournaments.event import Tournament
from faristol.tournaments.fees import Payment


def fees_csv(event: Tournament, t: Texts, zone: int) -> str:
    fees, currency = event.fees, event.prizes.currency
    heads = [t.gettext("Player"), t.gettext("Category"), t.gettext("To pay"), t.gettext("Paid")]
    heads += [t.gettext("Outstanding"), t.gettext("Paid too much"), t.gettext("When"), t.gettext("Taken by")]
    lines: list[list[object]] = [[*heads, Text(currency)]]
    for player in payers(event):
        owed = fees.owed(player)
        sums = (fees.due(player), fees.paid(player), max(0, owed), max(0, -owed))
        figures = [_cents(each, t) for each in sums]
        when = ", ".join(t.date(each.at, zone) for each in fees.of(player))
        by = ", ".join(_taker_and_cents(each, t) for each in fees.of(player))
        lines.append([Text(player.name), Text(player.category), *figures, when, Text(by)])
    found = event.fees.totals(event.hall.players.values())
    total = [_cents(each, t) for each in (found.due, found.paid, found.outstanding, found.over)]
    lines.append([t.gettext("Total"), "", *total])
    lines += [[Text(name), "", "", _cents(cents, t)] for name, cents in found.by_taker.items()]
    return spreadsheet(lines, t.language)


def _taker_and_cents(payment: Payment, t: Texts) -> str:
    return f"{payment.by} {_cents(payment.cents, t)}"


def _cents(cents: int, t: Texts) -> str:
    """Return an amount to reckon with."""
    sign, (whole, rest) = "-" * (cents < 0), divmod(abs(cents), 100)
    return f"{sign}{whole}{'.' if t.language == 'en' else ','}{rest:02}"
