"""How a guest comes in: it reads the host's code, takes a place of it, and shows a code of its own."""

from collections.abc import Callable
from dataclasses import replace

from faristol.room import orders
from faristol.room.code_text import to_bytes, to_text
from faristol.room.guest import Guest, Next, hello, without_seat
from faristol.room.messages import Battery, Role, Spare
from faristol.room.orders import Order
from faristol.room.signal import SeatAnswer, mark_of, pack_answer, read_offers, read_sdp, spare_code

ANOTHER_NAME = "another-name"
"""Why a guest has no seat whose person is not who plays there."""
BATTERY_STEP = 5
"""Per cent."""


def room_code_read(guest: Guest, text: str) -> Guest:
    """Note the host's code; a seat that this tablet had in the same event comes back by its token."""
    offers = read_offers(to_bytes(text))
    return replace(guest, offers=offers, place=None, code="", refused="", whose="", relay="")


def take_place(guest: Guest, role: Role, table: int | None, app: str, chance: Callable[[int], bytes]) -> Next:
    """Take a place of the host's code, and begin the own one; over a link that is there, only ask again.

    The tables have their places, which are free again once they were taken, so that two guests seldom take
    the same; where no table is asked for, it is any.
    """
    assert guest.offers is not None
    places = len(guest.offers.offers)
    if guest.is_linked:
        asking = replace(without_seat(guest), role=role, table=table, refused="", whose="", player="")
        return asking, [hello(asking, app)]
    by_table = table is not None and table <= places
    place = table - 1 if by_table and table else int.from_bytes(chance(4)) % places
    before = [orders.close(guest.link)] if guest.link is not None else []
    after = replace(
        guest,
        role=role,
        table=table,
        place=place,
        room=guest.offers.key.hex(),
        link=None,
        code="",
        link_state="",
        seated=False,
        refused="",
        whose="",
        player="",
        left=False,
    )
    return after, [*before, orders.answer_offer(guest.offers.offers[place])]


def answer_made(guest: Guest, link: int, sdp: str) -> Guest:
    """Note the link that the browser has made, and its code."""
    if guest.place is None or guest.offers is None:
        return guest
    offer = guest.offers.offers[guest.place]
    code = to_text(pack_answer(SeatAnswer(guest.place, mark_of(offer), read_sdp(sdp))))
    return replace(guest, link=link, code=code, link_state="waiting")


def spare_made(guest: Guest, link: int, sdp: str) -> list[Order]:
    """Return what offers the host a spare, which it answers over the link that is there."""
    offered = link == guest.link and guest.seated
    return [orders.send(link, Spare(spare_code(bytes.fromhex(guest.room), sdp)))] if offered else []


def battery_told(guest: Guest, percent: int | None) -> Next:
    """Tell the host of the battery, once it is much other than it was said to be."""
    before, near = guest.battery, None not in (guest.battery, percent)
    if not guest.seated or guest.link is None or guest.link_state != "open" or percent == before:
        return guest, []
    if near and abs((percent or 0) - (before or 0)) < BATTERY_STEP:
        return guest, []
    return replace(guest, battery=percent), [orders.send(guest.link, Battery(percent))]


def is_me(guest: Guest, app: str) -> Next:
    """Take the seat as the one whose it is."""
    after = replace(guest, player=guest.whose, whose="")
    return after, [hello(after, app)] if guest.link_state == "open" else []


def not_me(guest: Guest) -> Guest:
    """Choose a table anew."""
    return replace(guest, whose="", player="", table=None, refused=ANOTHER_NAME)
