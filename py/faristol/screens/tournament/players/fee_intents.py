"""What is done about entry fees in the list of players: who paid, who pays otherwise, who takes the money."""

from typing import Literal

from faristol.games.log import Entry
from faristol.screens.acts import Act
from faristol.screens.scene import Scene, Step
from faristol.screens.tournament.amounts import amount
from faristol.screens.tournament.notes import looks_at
from faristol.screens.tournament.takers import taker, with_taker
from faristol.texts import Texts
from faristol.tournaments import collecting
from faristol.tournaments.event import Tournament
from faristol.tournaments.opening import known


def show(scene: Scene, money: Literal["", "all", "owing"] = "") -> Act:
    """Show who is here, what each has paid, or only those who owe."""
    return looks_at(scene, money=money)


def choose_taker(scene: Scene, taker: str = "") -> Act:
    """Say who takes the money from now on."""
    return with_taker(scene, taker) if taker else scene.session


def name_taker(scene: Scene, other: str = "") -> Act:
    """Say that somebody else takes it."""
    return with_taker(scene, other) if other.strip() else scene.session


def pay(scene: Scene, event: Tournament, t: Texts, player: str, owed: int) -> Act:
    """Note that a player paid what the button said."""
    if event.fees.owed(known(event, player)) != owed:
        return []
    return _with_word(scene, event, player, collecting.take(event, player, taker(scene)), t)


def pay_part(scene: Scene, event: Tournament, t: Texts, player: str, amount: str = "") -> Act:
    return _with_word(scene, event, player, collecting.take(event, player, taker(scene), amount), t)


def give_back(event: Tournament, scene: Scene, player: str, amount: str = "") -> Act:
    return collecting.give_back(event, player, taker(scene), amount)


def cancel_payment(event: Tournament, player: str) -> Act:
    return collecting.cancel_payment(event, player)


def settle(event: Tournament, player: str, due: str = "") -> Act:
    return collecting.settle(event, player, due)


def pay_nothing(event: Tournament, player: str) -> Act:
    return collecting.settle(event, player, "0")


def _with_word(scene: Scene, event: Tournament, player: str, entries: list[Entry], t: Texts) -> Step:
    """Return the payment with what is said of it, and keep who took it."""
    if not entries:
        return Step()
    said = t.gettext("%(name)s paid %(amount)s.") % {
        "name": event.players[player].name,
        "amount": amount(event, entries[0]["cents"], t),
    }
    return Step(entries, session=with_taker(scene, entries[0]["by"]), announce=said)
