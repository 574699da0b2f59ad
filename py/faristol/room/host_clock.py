"""The host's clock, as a guest knows it: when a message came, and what that clock showed when it was sent.

The time that is left of a round is what the host said, less what has gone by since on the own clock. No
message comes before it is sent, so that of the last few the one with the shortest delay is nearest the truth.
An answer to a sign of life also says how much the own clock is ahead at least: what does not fit that is of
a time before this clock has jumped.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from faristol.room import orders
from faristol.room.messages import Ping, Pong

if TYPE_CHECKING:
    from faristol.room.guest import Guest, Next

MOST_DELAYS = 8
SEEN_OF_A_CLOCK = 500
"""A difference of so many milliseconds is seen on the screen."""

Delays = tuple[int, ...]


def ahead(delays: Delays) -> int:
    """Return by how many milliseconds the own clock is ahead of the host's."""
    return min(delays, default=0)


def with_message(delays: Delays, now: int, at: int) -> Delays:
    """Return the delays with that of a message that was sent at `now` by the host's clock."""
    return (*delays, at - now)[-MOST_DELAYS:]


def with_answer(delays: Delays, pong: Pong, at: int) -> Delays:
    """Return them with that of an answer, without what was before a jump of the own clock."""
    at_least = pong.sent - pong.now
    return with_message(tuple(each for each in delays if each >= at_least), pong.now, at)


def clock_jumped(guest: "Guest", seen: int, at: int) -> "Next":
    """Note that the own clock, which showed `seen` a moment ago, shows `at`: it was set, or the tablet slept.

    Which of the two, the next sign of life says; until then no time of the round has gone by.
    """
    after = replace(guest, delays=tuple(each + at - seen for each in guest.delays), asked=at)
    linked = guest.link is not None and guest.link_state == "open"
    return after, [orders.send(guest.link, Ping(at))] if linked and guest.link is not None else []
