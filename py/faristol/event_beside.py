"""The event on the tablet of a second judge: the host's log, as that one sends it, and what waits for it.

Nothing of it is on this device's disk, and nothing is written here: what this judge does counts at once on
this screen, and for good when the host has written it.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import reduce
from typing import TYPE_CHECKING, Any

from faristol.fields import Damaged
from faristol.games.duplicate.from_judges import Checked, NotedOtherwise
from faristol.games.log import Entry, stamped
from faristol.games.publishing import public
from faristol.kinds import fold_log
from faristol.screens.scene import OpenEvent

if TYPE_CHECKING:
    from faristol.room.host import Host
    from faristol.room.log_messages import Entries
    from faristol.room.messages import Judged
    from faristol.room.seats import Tablet
    from faristol.room.second_judge import EventLog, Sent

ADDRESS = "#/judging"
MOST_ENTRIES = 150
"""So many entries of a log go into one message."""


def log_pieces(entries: Sequence[Entry], after: int) -> Iterator[tuple[int, tuple[Entry, ...]]]:
    """Yield a log from an entry on, each piece with how many entries come before it."""
    for at in range(after, len(entries), MOST_ENTRIES):
        yield at, tuple(entries[at : at + MOST_ENTRIES])


def public_pieces(event: OpenEvent, after: int) -> "Iterator[Entries]":
    """Yield the host's log from an entry on, as everybody may have it: the secret of the draw stays here."""
    from faristol.room.log_messages import Entries

    for at, piece in log_pieces(event.entries, after):
        yield Entries(event.stream, at, tuple(public(piece)))


class EventBeside:
    def __init__(self) -> None:
        self._log: EventLog | None = None
        self._noted: OpenEvent | None = None
        """The event as far as the host has written it."""
        self._judged: tuple[Sent, ...] = ()
        self.event: OpenEvent | None = None

    def follow(self, room: object, at: int) -> None:
        """Take over what the tablet knows of the room now."""
        log: EventLog | None = getattr(room, "log", None)
        judged: tuple[Sent, ...] = getattr(room, "judged", ())
        if log is not self._log:
            self._noted = _followed(self._noted, log)
        elif judged is self._judged:
            return
        self._log, self._judged = log, judged
        self.event = _with_waiting(self._noted, judged, at) if self._noted else None


def _followed(before: OpenEvent | None, log: "EventLog | None") -> OpenEvent | None:
    """Return the event with what the host has written since; after an undoing it is folded anew."""
    if log is None or not log.entries:
        return None
    entries: tuple[Any, ...] = log.entries
    count = len(before.entries) if before and before.stream == log.stream else 0
    new = entries[count:]
    goes_on = before and count and entries[:count] == before.entries
    if before and goes_on and not any(entry.get("type") == "Undone" for entry in new):
        with suppress(Damaged):
            return replace(before, entries=entries, state=reduce(before.kind.facts.apply, new, before.state))
    folded = fold_log(entries)
    if folded is None or folded.broken is not None:
        return None
    return OpenEvent(log.stream, folded.kind, entries, folded.state)


def _with_waiting(event: OpenEvent, judged: "Sequence[Sent]", at: int) -> OpenEvent:
    written = {entry.get("key") for entry in event.entries}
    for each in judged:
        if each.judged.key in written:
            continue
        mine: list[Any] = [dict(entry) for entry in each.entries]
        new: list[Entry] = stamped(mine, len(event.entries), at, each.judged.key)
        with suppress(Damaged):
            state = reduce(event.kind.facts.apply, new, event.state)
            event = replace(event, entries=(*event.entries, *new), state=state)
    return event


def compared(room: "Host", tablet: "Tablet", act: "Judged", refused: str | None) -> "Host":
    """Return the room with what came of comparing a second judge's slip with the one that is in."""
    from faristol.room.doubts import checked, doubted

    if refused == Checked.code:
        return checked(room, act.round, act.table)
    return doubted(room, tablet.number, act) if refused == NotedOtherwise.code else room
