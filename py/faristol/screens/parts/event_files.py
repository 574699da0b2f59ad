"""Events in files: brought to this device as far as they can be read, or read whole for another event."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from faristol.games.log import Entry, effective
from faristol.games.publishing import backed_up, was_seen
from faristol.kinds import FoldedLog, fold_log
from faristol.screens.errors import ChangedFile, DamagedFile
from faristol.screens.notice import Caution, Notice
from faristol.screens.scene import Brings, Scene
from faristol.storage import ClubVoice
from faristol.storage.files import export_file, read_file
from faristol.tournaments.terms import LOT


def brought(scene: Scene, file: bytes) -> tuple[Brings, ClubVoice, Notice | None]:
    """Return the event of a file, up to its first damaged entry, the club's voice, and what is to be said
    of the file.
    """
    found, t = read_file(file), scene.texts
    folded = fold_log(found.entries)
    entries = found.entries[: folded.read] if folded else found.entries
    broken = folded and folded.broken or found.broken
    notice = None
    if broken is not None:
        imported = t.gettext("Everything before it has been imported.")
        field = t.gettext("Its field “%(field)s” is wrong.") % vars(folded) if folded and folded.field else ""
        notice = Caution(
            t.gettext("Entry %(n)s of the file is damaged.") % {"n": broken},
            f"{field} {imported}".strip(),
        )
    elif not found.digest_ok:
        notice = Caution(
            t.gettext("This file was changed after it was saved."),
            t.gettext("Entries may be missing at its end. The others have been imported."),
        )
    return Brings(found.stream, entries, "ask", damaged=notice is not None), found.voice, notice


WITH_STRING = ("RoomHeard", "StringTyped")
"""What gives a competition by letter its whole string: it lies open to all, and no more is drawn (COR-2)."""


def carries_secret(entries: Sequence[Entry]) -> bool:
    """Return whether a backup made now would show racks or lots that nobody may know yet."""
    if entries[0]["type"] == "TournamentOpened":
        drawn = any(map(was_seen, entries))
        return entries[0]["terms"]["first_round"] == LOT and not drawn
    if entries[0]["type"] == "CompetitionOpened" and any(
        entry["type"] in WITH_STRING for entry in effective(entries)
    ):
        return False
    held = any("secret" in entry for entry in backed_up(entries))
    return held and not any(entry["type"] == "SecretPublished" for entry in entries)


def hides_tiles(entries: Sequence[Entry]) -> bool:
    """Return whether a file made now would show what the game still hides."""
    folded = fold_log(entries)
    if folded is None or not carries_secret(entries):
        return False
    return bool(folded.kind.summary(folded.state)["phase"] != "over")


def file_of(
    stream: str, entries: Sequence[Entry], app: str, at: int, rest: Sequence[tuple[Any, Any]] = ()
) -> bytes:
    """Return an event's file as it lies in an archive."""
    return export_file(stream, backed_up(entries), app, [], at, rest)


def archive_name(at: int) -> str:
    return f"faristol-{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d}.json"


def whole_log(file: bytes) -> tuple[list[Entry], FoldedLog | None]:
    """Return all entries of a file, folded, or None if they are no event; a damaged file is refused."""
    found = read_file(file)
    folded = fold_log(found.entries)
    broken = folded and folded.broken or found.broken
    if broken:
        raise DamagedFile(read=broken - 1)
    if not found.digest_ok:
        raise ChangedFile
    return found.entries, folded
