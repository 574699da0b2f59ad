"""The judge's tablet in a room without a network: the keys of the seats, and slips that its camera reads."""

from collections.abc import Callable
from dataclasses import replace

from faristol.room.by_sight import (
    KeyOf,
    ResultBySight,
    SlipBySight,
    pack_seat_key,
    read_result,
    read_slip,
    seat_key,
)
from faristol.room.code_text import to_bytes, to_text
from faristol.room.host import Host
from faristol.room.seating import seat_by_sight
from faristol.room.seats import Tablet, seats_after


def key_of(host: Host) -> KeyOf:
    return lambda table: seat_key(host.secret, table)


def seat_key_code(host: Host, table: int) -> str:
    """Return the text of the code that gives a tablet the key of a seat."""
    return to_text(pack_seat_key(table, seat_key(host.secret, table)))


def slip_read(host: Host, text: str) -> SlipBySight:
    """Return the slip that a code holds; raise `Unreadable`, or that no seat of this room has sealed it."""
    return read_slip(to_bytes(text), key_of(host))


def result_read(host: Host, text: str) -> ResultBySight:
    """Return the result that a code holds; raise as `slip_read` does."""
    return read_result(to_bytes(text), key_of(host))


def seated(host: Host, table: int, chance: Callable[[int], bytes]) -> tuple[Host, Tablet]:
    """Return the room, and in it the tablet at a table, which may have come by its codes alone."""
    after = replace(host, seats=seats_after(seat_by_sight(host.seats, table, chance), host.seats))
    tablet = after.seats.at(table)
    assert tablet is not None
    return after, tablet
