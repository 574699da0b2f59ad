"""A guest leaves the room: nothing of it stays but what its host has not got."""

from dataclasses import replace

from faristol.room import orders
from faristol.room.guest import Guest
from faristol.room.orders import Order


def left(guest: Guest) -> tuple[Guest | None, list[Order]]:
    """Leave the room: nothing of it stays here but what its host has not got."""
    kept = None
    if waits(guest):
        seat = Guest(table=guest.table, token=guest.token, event=guest.event, sight_key=guest.sight_key)
        kept = replace(seat, slip=guest.slip, answer=guest.answer, judged=guest.judged, left=True)
    return kept, [orders.close(guest.link)] if guest.link is not None else []


def waits(guest: Guest) -> bool:
    """Return whether something that was handed in here is not with the host yet."""
    return bool(guest.judged) or (guest.slip is not None and not guest.answer)
