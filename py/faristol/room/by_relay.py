"""A room whose messages a computer in it passes on: nothing is scanned, and each comes back by itself.

The judge's room there and every tablet's own keys follow from a secret that each keeps, so that a reload
finds them again. The room is known by its name and the judge's public key, which the link has at its end.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from faristol.room import orders
from faristol.room.messages import Role

if TYPE_CHECKING:
    from faristol.room.guest import Guest, Next
    from faristol.room.host import Host

FIRST_LINK = 1 << 52
"""The links of a judge's own guests by the relay have numbers from here on."""
SECRET_BYTES = 32
MOST_ADDRESSES = 8
NO_RELAY = "no-relay"

_LINK = re.compile(r"(?:.*#)?([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})", re.ASCII)
_ADDRESS = re.compile(r"https?://[A-Za-z0-9.:\[\]-]{1,80}", re.ASCII)


@dataclass(frozen=True)
class RelayRoom:
    """What the judge's room is called at the relay, and where telephones reach it."""

    name: str
    addresses: tuple[str, ...]
    """The likeliest first; none if only this computer is reached."""

    @property
    def link(self) -> str:
        """The address that a telephone's own camera opens; "" where telephones reach none."""
        return f"{self.short_address}#{self.name}" if self.addresses else ""

    @property
    def short_address(self) -> str:
        """The same without the key, to be typed."""
        return f"{self.addresses[0]}/seat/" if self.addresses else ""

    @property
    def live(self) -> str:
        """Where anybody in the network reads the page that is published; "" where telephones reach none."""
        return f"{self.short_live}{self.name.partition('.')[0]}" if self.addresses else ""

    @property
    def short_live(self) -> str:
        """The same to be typed, which leads to the only page there is."""
        return f"{self.addresses[0]}/live/" if self.addresses else ""


def room_in(text: str) -> str | None:
    """Return the name and key of a room in a link or by themselves."""
    found = _LINK.fullmatch(text.strip())
    return f"{found[1]}.{found[2]}" if found else None


# --- at the host


def opened(host: "Host", message: Mapping[str, Any]) -> "Host":
    """Note what the page says of the relay; what is none is left out."""
    name = room_in(f"{message.get('room')}.{message.get('key')}")
    said = message.get("addresses")
    addresses = [each for each in said if type(each) is str] if isinstance(said, list) else []
    found = tuple(each for each in addresses[:MOST_ADDRESSES] if _ADDRESS.fullmatch(each))
    return replace(host, relay=RelayRoom(name, found) if name else None)


# --- at a guest


def link_read(guest: "Guest", room: str) -> "Guest":
    """Note the room that a link names; a seat that this tablet had in the same event comes back."""
    return replace(guest, relay=room, offers=None, place=None, code="", refused="")


def take_place(
    guest: "Guest", role: Role, table: int | None, app: str, chance: Callable[[int], bytes]
) -> "Next":
    """Come in without a code; over a link that is there, only ask again."""
    from faristol.room.guest import hello, without_seat

    room = guest.relay
    asking = replace(guest, role=role, table=table, place=0, refused="", whose="", player="")
    if guest.link_state == "open" and guest.room == room:
        return without_seat(asking), [hello(asking, app)]
    before = [orders.close(guest.link)] if guest.link is not None else []
    after, join = joining(replace(asking, room=room, seated=False, left=False, code=""), chance(SECRET_BYTES))
    return after, [*before, *join]


def joining(guest: "Guest", secret: bytes = b"") -> "Next":
    """Have the page make the link, also after it was loaded again."""
    name, _, key = guest.relay.partition(".")
    after = replace(guest, place=0, link=None, link_state="", relay_secret=guest.relay_secret or secret.hex())
    return after, [orders.join_relay(name, key, after.relay_secret)]


def link_made(guest: "Guest", link: int) -> "Guest":
    return replace(guest, link=link, link_state="waiting") if guest.relay else guest


def nowhere(guest: "Guest") -> "Guest":
    """Note that this page doesn't come from a computer that passes messages on."""
    return replace(guest, refused=NO_RELAY, relay="", place=None, link=None, link_state="", seated=False)
