"""A second judge's tablet as a guest: the host's log, in pieces, and what the host has to answer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from faristol.room import orders
from faristol.room.log_messages import Entries
from faristol.room.messages import Ack, Judged

if TYPE_CHECKING:
    from faristol.room.guest import Guest, Next


@dataclass(frozen=True)
class EventLog:
    stream: str
    entries: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True)
class Sent:
    """What a second judge has done here, with the entries that its own engine has made of it."""

    judged: Judged
    entries: tuple[Mapping[str, Any], ...] = ()


def log_after(log: EventLog | None, piece: Entries) -> EventLog | None:
    """Return the log with another piece; None where one before it is missing, and all must come again."""
    ours = log.entries if log and log.stream == piece.stream and piece.after else ()
    return EventLog(piece.stream, (*ours, *piece.entries)) if piece.after == len(ours) else None


def judge(guest: "Guest", done: Sequence[Sent]) -> "Next":
    """Keep what a second judge has done until the host has answered it, and send it."""
    after = replace(guest, judged=(*guest.judged, *done), refused_act=None)
    ready = guest.link is not None and guest.seated
    return after, [orders.send(guest.link, each.judged) for each in done if ready and guest.link is not None]


def judged_answered(guest: "Guest", ack: Ack) -> "Guest":
    """Drop what the host has answered, and note why it was refused."""
    (answered,) = (each for each in guest.judged if each.judged.key == ack.key)
    left = tuple(each for each in guest.judged if each is not answered)
    refused = (ack.refused, answered.judged) if ack.refused else guest.refused_act
    return replace(guest, judged=left, refused_act=refused)
