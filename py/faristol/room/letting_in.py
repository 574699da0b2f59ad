"""The next guest is let in by one that is in: that tablet shows the room's code, and reads the guest's own.

It sends what it has read to the host, which does with it what it does with a code before its own camera,
counts those that let nobody in, and changes its code for none of them.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from faristol.room import orders
from faristol.room.code_text import CodeKind, Unreadable, kind_of_code, to_bytes
from faristol.room.messages import Outcome, Relay, Relayed
from faristol.room.orders import Order

if TYPE_CHECKING:
    from faristol.room.guest import Guest
    from faristol.room.host import Host


@dataclass(frozen=True)
class Helping:
    """What a guest that lets in others knows of it."""

    code: str = ""
    """The room's, which the next guest reads; "" until the host has sent it, and while it makes another."""
    read: str = ""
    """The code that was read last."""
    outcome: Outcome | Literal[""] = ""
    """Of that, as the host says."""


# --- at the guest


def help_begun(guest: "Guest") -> "tuple[Guest, list[Order]]":
    assert guest.link is not None
    return replace(guest, helping=Helping()), [orders.send(guest.link, Relay(""))]


def help_ended(guest: "Guest") -> "Guest":
    return replace(guest, helping=None)


def code_read(guest: "Guest", text: str) -> "tuple[Guest, list[Order]]":
    """Send the host the code of the next guest; one that stays before the camera goes once.

    Raise `Unreadable` if it is no code of a tablet that wants to come in.
    """
    assert guest.helping is not None and guest.link is not None
    if kind_of_code(to_bytes(text)) is not CodeKind.ANSWER:
        raise Unreadable("another kind of code")
    if text == guest.helping.read:
        return guest, []
    after = replace(guest, helping=replace(guest.helping, read=text, outcome=""))
    return after, [orders.send(guest.link, Relay(text))]


def host_answers(guest: "Guest", message: Relay | Relayed) -> "Guest":
    helping = guest.helping
    if helping is None:
        return guest
    if isinstance(message, Relay):
        return replace(guest, helping=replace(helping, code=message.code))
    if message.code != helping.read:
        return guest
    return replace(guest, helping=replace(helping, outcome=message.outcome))


# --- at the host


def relayed(host: "Host", link: int, text: str) -> "tuple[Host, list[Order]]":
    """Read the code of the next guest that one who is in has before its camera; without one, help begins.

    The helper is told what came of it, and from then on the room's code as it is.
    """
    host = replace(host, helpers=host.helpers | {link})
    if not text:
        return host, [orders.send(link, Relay(host.code or ""))]
    from faristol.room.host import AnotherCode, PlaceUsed, read_guest_code

    outcome: Outcome
    try:
        after, _, out = read_guest_code(host, text)
        outcome = "read"
    except Unreadable:
        after, out, outcome = host, [], "no-code"
    except AnotherCode:
        after, out, outcome = host, [orders.send(link, Relay(host.code or ""))], "another-code"
    except PlaceUsed:
        after, out, outcome = host, [orders.send(link, Relay(host.code or ""))], "place-used"
    if outcome != "read":
        after = replace(after, misfits={**after.misfits, link: after.misfits.get(link, 0) + 1})
    return after, [*out, orders.send(link, Relayed(text, outcome))]
