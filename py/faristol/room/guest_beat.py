"""A guest asks every few seconds whether the judge's tablet lives, and says again what was not answered."""

from dataclasses import replace

from faristol.room import orders
from faristol.room.guest import Guest, Next, hello, unsent
from faristol.room.messages import Ping

SILENT_AFTER = 8_000
"""So many milliseconds without an answer, and the judge's tablet is silent although the link is open: with
beats every five seconds, its person knows within fifteen."""
SPARE_AFTER = 20_000
"""So many milliseconds of silence, and the link does not come back by itself where both were awake."""


def beat(guest: Guest, at: int, app: str) -> Next:
    """Ask whether the host lives, and say again what it has not answered; this comes every few seconds."""
    asked = at if guest.asked is None else min(guest.asked, at)  # its clock may have been set back
    if guest.link is not None and guest.link_state == "silent":
        if not guest.spare or at - asked <= SPARE_AFTER:
            return replace(guest, asked=asked), []
        return replace(guest, asked=None, spare=False), [orders.use_spare(guest.link)]
    if guest.link is None or guest.link_state != "open":
        return guest, []
    after = replace(guest, asked=asked, silent=at - asked > SILENT_AFTER)
    again = [] if guest.seated or guest.refused else [hello(guest, app)]
    return after, [orders.send(guest.link, Ping(at, guest.seated)), *again, *unsent(guest)]
