"""Events in files: brought to this device as far as they can be read, or read whole for another event."""

from faristol.games.log import Entry
from faristol.kinds import FoldedLog, fold_log
from faristol.screens.errors import ChangedFile, DamagedFile
from faristol.screens.scene import Brings, Scene
from faristol.storage import ClubVoice
from faristol.storage.files import read_file


def brought(scene: Scene, file: bytes) -> tuple[Brings, ClubVoice, tuple[str, str] | None]:
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
        notice = (
            t.gettext("Entry %(n)s of the file is damaged.") % {"n": broken},
            f"{field} {imported}".strip(),
        )
    elif not found.digest_ok:
        notice = (
            t.gettext("This file was changed after it was saved."),
            t.gettext("Entries may be missing at its end. The others have been imported."),
        )
    return Brings(found.stream, entries, "ask"), found.voice, notice


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
