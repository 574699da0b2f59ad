"""What only this tablet has of an event in which another one has gone on in its place."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from faristol.kinds import fold_log
from faristol.screens.home.log_rows import LogRow, log_rows
from faristol.screens.scene import OpenEvent, Scene

if TYPE_CHECKING:
    from faristol.room.guest import Guest


def only_here(scene: Scene, guest: "Guest | None") -> Sequence[LogRow] | None:
    """Return the entries whose acts the other log lacks; None before that is here."""
    if guest is None or guest.outdone is None or guest.log is None:
        return None
    own, there = guest.outdone.own, {entry.get("key") for entry in guest.log.entries}
    entries = [dict(entry) for entry in own.entries]
    lacking = [at for at, entry in enumerate(entries) if entry.get("key") not in there]
    folded = fold_log(entries) if lacking else None
    if folded is None:
        return []
    event = OpenEvent(own.stream, folded.kind, tuple(entries), folded.state)
    rows = log_rows(event, slice(lacking[0], None), scene)
    return [row for row in rows if row.number - 1 in lacking]
