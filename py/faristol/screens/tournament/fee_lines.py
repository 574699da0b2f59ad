"""The entry fees as a list with its sums: what the organiser and the treasurer see, and nobody else."""

from faristol.screens.tournament.amounts import amount
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments.collation import name_key
from faristol.tournaments.event import Tournament
from faristol.tournaments.players import Player
from faristol.tournaments.prizes import money_in


@view_value
class FeeLine:
    name: str
    due: str
    paid: str
    owed: str
    taken: list[str]
    """Who took it, each once."""


@view_value
class Sums:
    every: list[tuple[str, str]]
    """What was due, paid and is outstanding, and what there is to win."""
    takers: list[tuple[str, str]]


def payers(event: Tournament) -> list[Player]:
    """Return the players by their names."""
    return sorted(event.hall.players.values(), key=lambda player: (name_key(player.name), player.id))


def fee_lines(event: Tournament, t: Texts) -> list[FeeLine]:
    fees = event.fees
    return [
        FeeLine(
            player.name,
            amount(event, fees.due(player), t),
            amount(event, fees.paid(player), t),
            amount(event, fees.owed(player), t) if fees.owed(player) else "",
            list(dict.fromkeys(each.by for each in fees.of(player))),
        )
        for player in payers(event)
    ]


def sums(event: Tournament, t: Texts) -> Sums:
    found = event.fees.totals(event.hall.players.values())
    prizes = money_in(event.prizes, event.hall.divisions)
    every = [
        (t.gettext("To pay"), found.due),
        (t.gettext("Paid"), found.paid),
        (t.gettext("Outstanding"), found.outstanding),
    ]
    if found.over:
        every.append((t.gettext("Paid too much"), found.over))
    if prizes:
        every.append((t.gettext("Prizes in money"), prizes))
        every.append((t.gettext("Paid, less the prizes"), found.paid - prizes))
    return Sums(
        [(label, amount(event, cents, t)) for label, cents in every],
        [(name, amount(event, cents, t)) for name, cents in found.by_taker.items()],
    )
