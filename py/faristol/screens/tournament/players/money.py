"""The entry fees beside the list of players: who has paid, and what one player owes."""

from faristol.screens.scene import Scene
from faristol.screens.tournament.amounts import amount, figure_of
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.notes import looking
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.takers import Takers, takers_of
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments.event import Tournament
from faristol.tournaments.players import Player


@view_value
class FeeCell:
    """What stands in the row of a player."""

    owed: int
    words: str


@view_value
class Money:
    shown: str
    """Which list: "" of who is here, all with their fees, or those who owe."""
    takers: Takers


@view_value
class PaymentLine:
    words: str
    when: str
    by: str


@view_value
class OneFee:
    """The fee of the player who is put right."""

    due: str
    """As it was settled for this player, "" as usual."""
    usual: str
    owed: int
    """Less than nothing where too much was paid."""
    owed_words: str
    over_words: str
    paid: int
    paid_words: str
    payments: list[PaymentLine]


def money(scene: Scene) -> Money | None:
    """Return what the list needs to know of fees, if there are any."""
    event = event_of(scene)
    return Money(looking(scene).money, takers_of(scene)) if event.fees.known else None


def is_listed(player: Player, event: Tournament, shown: str) -> bool:
    return shown != "owing" or not event.fees.known or event.fees.owed(player) > 0


def fee_cell(player: Player, event: Tournament, t: Texts) -> FeeCell:
    fees = event.fees
    owed, paid = fees.owed(player), fees.paid(player)
    if owed > 0:
        return FeeCell(owed, amount(event, owed, t))
    if owed < 0:
        return FeeCell(owed, t.gettext("%(amount)s too much") % {"amount": amount(event, -owed, t)})
    return FeeCell(0, t.gettext("Paid") if paid else t.gettext("Nothing to pay"))


def one_fee(player: Player, scene: Scene) -> OneFee | None:
    event, t = event_of(scene), texts_of(scene)
    fees = event.fees
    if not fees.known:
        return None
    settled, owed = fees.settled.get(player.id), fees.owed(player)
    return OneFee(
        "" if settled is None else figure_of(settled, t),
        amount(event, fees.usual(player), t),
        owed,
        amount(event, owed, t),
        amount(event, -owed, t),
        fees.paid(player),
        amount(event, fees.paid(player), t),
        [
            PaymentLine(amount(event, each.cents, t), t.when(each.at, scene.now, scene.zone), each.by)
            for each in fees.of(player)
        ],
    )
