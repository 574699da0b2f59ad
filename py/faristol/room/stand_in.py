"""What it takes that another tablet goes on as the judge's: the log, and the room as its host has it.

Each judge's device has a turn, a whole number: whoever goes on in its place has a greater one, which begins
with how often that has happened and ends by chance, so that no two devices have the same.
"""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from faristol.fields import Count

CHANCE_BITS = 20


@dataclass(frozen=True)
class StandIn:
    """The tablet that the judge has named to go on if the own one dies."""

    tablet: Count
    agreed: bool = False
    """Whether its holder has said yes."""
    has: Count | None = None
    """How many entries of the log it has on its disk; None until it has said so over its link."""


@dataclass(frozen=True)
class EventCopy:
    """What a stand-in has of the event, and a judge's tablet in whose place another has gone on."""

    agreed: bool = False
    stream: str = ""
    entries: tuple[Mapping[str, Any], ...] = ()
    room: str = ""
    """The host's room as a record, with its secrets."""

    @property
    def complete(self) -> bool:
        return bool(self.entries and self.room)


@dataclass(frozen=True)
class Outdone:
    """That another tablet has gone on in the place of this one, which was the judge's."""

    at: int
    own: EventCopy


def next_turn(before: int, chance: Callable[[int], bytes]) -> int:
    often = (before >> CHANCE_BITS) + 1
    return (often << CHANCE_BITS) | int.from_bytes(chance(4)) % (1 << CHANCE_BITS)


def mark_of_last(entries: Sequence[Mapping[str, Any]]) -> str:
    """Return by what the last of these entries is known: it has its number, its moment and its key."""
    last = json.dumps(entries[-1], ensure_ascii=False, sort_keys=True) if entries else ""
    return hashlib.sha256(last.encode()).hexdigest()[:32]


def token_of_judge(secret: bytes, turn: int) -> str:
    """Return by what the tablet that was the judge's is known when it comes back."""
    return hashlib.sha256(b"faristol judge before %d " % turn + secret).hexdigest()[:32]
