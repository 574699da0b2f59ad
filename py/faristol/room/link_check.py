"""A link between two tablets that is only tried: whether this network lets them talk, and how fast.

One shows its code, the other reads it and shows its own, and the first reads that, as when a room is joined.
The second then asks ten times for an answer.
"""

from dataclasses import dataclass, replace
from typing import Any, Literal

from faristol.room import orders
from faristol.room.code_text import CodeKind, Unreadable, kind_of_code, to_bytes, to_text
from faristol.room.messages import Ping, Pong, read_from_guest, read_from_host
from faristol.room.orders import Order
from faristol.room.signal import (
    KEY_BYTES,
    LinkEnd,
    RoomOffers,
    SeatAnswer,
    mark_of,
    pack_answer,
    pack_offers,
    read_answer,
    read_offers,
    read_sdp,
)

ASKED = 10
"""So many answers are timed."""


@dataclass(frozen=True)
class LinkCheck:
    side: Literal["first", "second"]
    link: int | None = None
    end: LinkEnd | None = None
    """This tablet's own."""
    state: str = ""
    """Waiting, heard, open, silent or closed; "" before there is a link."""
    delays: tuple[int, ...] = ()
    """Milliseconds until each answer came."""
    mark: bytes = b""
    """Of the offer that the second answers."""

    @property
    def code(self) -> str:
        """The text of this tablet's code; "" until the browser has made it."""
        if self.end is None:
            return ""
        if self.side == "first":
            return to_text(pack_offers(RoomOffers(bytes(KEY_BYTES), (self.end,))))
        return to_text(pack_answer(SeatAnswer(0, self.mark, self.end)))

    @property
    def delay(self) -> int | None:
        """How long an answer takes, once enough have come."""
        return sorted(self.delays)[ASKED // 2] if len(self.delays) >= ASKED else None


Next = tuple[LinkCheck, list[Order]]


def begun() -> Next:
    """Begin as the tablet that shows its code first."""
    return LinkCheck("first"), [orders.make_offers(1)]


def ended(check: LinkCheck) -> list[Order]:
    return [orders.close(check.link)] if check.link is not None else []


def code_read(check: LinkCheck | None, text: str) -> Next:
    """Take the code of the other tablet; raise `Unreadable` for any other code, and the own one."""
    code = to_bytes(text)
    if kind_of_code(code) is CodeKind.OFFERS:
        offers = read_offers(code).offers
        if len(offers) != 1:
            raise Unreadable("the code of a room")
        before = ended(check) if check else []
        return LinkCheck("second", mark=mark_of(offers[0])), [*before, orders.answer_offer(offers[0])]
    answer = read_answer(code)
    if check is None or check.side != "first" or check.link is None or check.end is None:
        raise Unreadable("an answer to nothing")
    if answer.mark != mark_of(check.end):
        raise Unreadable("an answer to another tablet's code")
    return check, [orders.accept(check.link, answer.end)]


def heard(check: LinkCheck, message: dict[str, Any]) -> Next:
    """Take what the page says of the link; raise `Unreadable` for what is no message."""
    what, link = message["what"], message.get("link")
    if what in ("made", "answered"):
        (made,) = message["made"]
        return replace(check, link=made["link"], end=read_sdp(made["sdp"]), state="waiting"), []
    if link is None or link != check.link:
        return check, []
    if what == "state":
        begins = message["state"] == "open" and check.side == "second" and not check.delays
        after = replace(check, state=message["state"])
        return after, [_ask(link, message["at"])] if begins else []
    if what == "text" and check.side == "first":
        asked = read_from_guest(message["text"])
        return check, [orders.send(link, Pong(asked.sent, message["at"]))] if isinstance(asked, Ping) else []
    if what == "text":
        return _answered(check, link, read_from_host(message["text"]), message["at"])
    return check, []


def _answered(check: LinkCheck, link: int, answer: object, at: int) -> Next:
    if not isinstance(answer, Pong):
        return check, []
    after = replace(check, delays=(*check.delays, max(0, at - answer.sent)))
    return after, [_ask(link, at)] if len(after.delays) < ASKED else []


def _ask(link: int, at: int) -> Order:
    return orders.send(link, Ping(at))
