"""The room of another judge, which this tablet has joined: as a guest only, or beside a room of its own.

Two judges who play one duplicate in two rooms link their tablets so: the one stays the host of its room and
is a guest in the other's. What the page says of the link to that room goes to the guest, all else to the
host.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from faristol.room import by_relay
from faristol.room import guest as guests
from faristol.room.guest import Guest, Next
from faristol.room.guest_beat import beat
from faristol.room.host_clock import SEEN_OF_A_CLOCK
from faristol.room.joining import answer_made, battery_told, spare_made
from faristol.room.messages import read_from_host

if TYPE_CHECKING:
    from faristol.room.host import Host
    from faristol.room.link_check import LinkCheck
    from faristol.room.orders import Order

    Room = Host | Guest | LinkCheck | None


UNSEEN: Mapping[str, Any] = {"asked": None, "battery": None, "delays": (), "spare": False}
"""Of a guest what no screen shows."""


def joined_room(room: "Room") -> Guest | None:
    """Return what this tablet is in the room that it has joined."""
    return room if isinstance(room, Guest) else getattr(room, "joined", None)


def with_joined_room(room: "Room", guest: Guest | None) -> "Room":
    from faristol.room.host import Host

    return replace(room, joined=guest) if isinstance(room, Host) else guest


def looks_alike(before: "Room", after: "Room") -> bool:
    """Return whether a screen shows the same of both."""
    if before is after:
        return True
    ours, theirs = joined_room(before), joined_room(after)
    if type(before) is not type(after) or ours is None or theirs is None:
        return False
    rest_before, rest = with_joined_room(before, None), with_joined_room(after, None)
    same_time = abs(ours.ahead - theirs.ahead) < SEEN_OF_A_CLOCK
    return rest_before == rest and same_time and replace(ours, **UNSEEN) == replace(theirs, **UNSEEN)


def found_again(
    host: "Host", links: Collection[tuple[int, str, str]], app: str
) -> tuple["Host", list["Order"]]:
    """Take up both rooms after the engine has died; what is no tablet's of this room leads to the other's."""
    from faristol.room import host as hosts

    after, orders = hosts.found_again(host, links)
    if host.joined is None:
        return after, orders
    of_guests = {tablet.link for tablet in host.guests}
    others = [each for each in links if each[0] not in of_guests and each[0] < by_relay.FIRST_LINK]
    guest, more = guests.found_again(host.joined, others, app)
    return replace(after, joined=guest), [*orders, *more]


def is_of_joined_room(guest: Guest, message: Mapping[str, Any]) -> bool:
    """Return whether what the page says of a link is about the one to the joined room."""
    return message["what"] in ("answered", "joined") or (
        guest.link is not None and message.get("link") == guest.link
    )


def link_heard(guest: Guest, message: Mapping[str, Any], app: str, battery: int | None) -> Next:
    """Return what follows from what the page says of a guest's link; raise `Unreadable` for no message."""
    link = message.get("link", 0)
    match message["what"]:
        case "answered":
            (each,) = message["made"]
            return answer_made(guest, each["link"], each["sdp"]), []
        case "joined":
            return by_relay.link_made(guest, link), []
        case "state" if message["state"] == by_relay.NO_RELAY and link == guest.link:
            return by_relay.nowhere(guest), []
        case "state":
            return guests.link_became(guest, link, message["state"], app)
        case "spare":
            return guest, spare_made(guest, link, message["sdp"])
        case "beat":
            after, orders = beat(guest, message["at"], app)
            told, more = battery_told(after, battery)
            return told, [*orders, *more]
        case "text":
            return guests.heard(guest, link, read_from_host(message["text"]), message["at"])
    return guest, []
