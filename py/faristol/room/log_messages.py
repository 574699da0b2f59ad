"""What travels of the event's log: what a second judge may know of it, and all of it for the stand-in."""

from dataclasses import dataclass
from typing import Annotated

from faristol.fields import Count, Name, Secret, Table, text, whole

Turn = Annotated[int, whole(0, 1 << 42)]
LONGEST_ROOM = 150_000
"""Characters of the room as a record: a hundred tablets are a fifth of it."""
RoomRecord = Annotated[str, text(LONGEST_ROOM)]


@dataclass(frozen=True)
class Entries:
    """A piece of the event's log for a second judge, with how many entries come before it."""

    stream: Name
    after: Count
    entries: tuple[Table, ...]


@dataclass(frozen=True)
class WholeEntries:
    """The same for the tablet that goes on if the host dies, with nothing left out."""

    stream: Name
    after: Count
    entries: tuple[Table, ...]


@dataclass(frozen=True)
class RoomCopy:
    """The host's room with its secrets, for that tablet."""

    room: RoomRecord


@dataclass(frozen=True)
class Copied:
    """Whether a tablet stands in, and up to which entry, known by its mark, it has the log on its disk."""

    agreed: bool
    stream: Name
    entries: Count
    mark: Secret
    anew: bool
    """Whether it asks for what comes after that; else it confirms what it was sent."""


OfTheLog = Entries | WholeEntries | RoomCopy
