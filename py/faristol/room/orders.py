"""What the page, in which the links live, is asked to do with them: plain objects, as an answer has them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from faristol.room.messages import FromGuest, FromHost, write_message
from faristol.room.signal import LinkEnd, write_sdp

Order = dict[str, Any]

if TYPE_CHECKING:
    from faristol.room.guest import Guest
    from faristol.room.host import Host
    from faristol.room.link_check import LinkCheck


@dataclass(frozen=True)
class RoomStep:
    """What a screen has made of the room, and what the page is to do for it."""

    room: "Host | Guest | LinkCheck | None"
    orders: Sequence[Order] = ()


def make_offers(count: int) -> Order:
    """Return the order to make links that wait for a guest; the page answers with their descriptions."""
    return {"do": "offers", "count": count}


def accept(link: int, guest: LinkEnd) -> Order:
    return {"do": "accept", "link": link, "sdp": write_sdp(guest, "answer")}


def answer_offer(host: LinkEnd) -> Order:
    """Return the order to make a link to a host; the page answers with its description."""
    return {"do": "answer", "sdp": write_sdp(host, "offer")}


def make_spare(link: int) -> Order:
    """Return the order to describe a spare for a link to the host; the page answers with its description."""
    return {"do": "spare_offer", "link": link}


def answer_spare(link: int, guest: LinkEnd) -> Order:
    return {"do": "spare_answer", "link": link, "sdp": write_sdp(guest, "offer")}


def keep_spare(link: int, host: LinkEnd) -> Order:
    return {"do": "spare_keep", "link": link, "sdp": write_sdp(host, "answer")}


def use_spare(link: int) -> Order:
    return {"do": "spare_use", "link": link}


def open_relay(secret: bytes, turn: int) -> Order:
    """Return the order to open the judge's room at the relay too, if there is one; the page answers so."""
    return {"do": "relay_open", "secret": secret.hex(), "turn": turn}


def end_relay(secret: bytes) -> Order:
    return {"do": "relay_end", "secret": secret.hex()}


def join_relay(name: str, key: str, secret: str) -> Order:
    """Return the order to join a room at the relay; the page answers with the link."""
    return {"do": "relay_join", "room": name, "key": key, "secret": secret}


def ring() -> Order:
    """Return the order to sound and flash, so that this device is found."""
    return {"do": "ring"}


def send(link: int, message: FromGuest | FromHost) -> Order:
    return {"do": "send", "link": link, "text": write_message(message)}


def close(link: int) -> Order:
    return {"do": "close", "link": link}
