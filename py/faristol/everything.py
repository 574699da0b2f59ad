"""All events of a device as one file, to be brought to another device or back to this one."""

from collections.abc import Iterable, Mapping

from faristol.screens.parts.event_files import archive_name, file_of, hides_tiles
from faristol.screens.scene import SavedFile
from faristol.storage import ClubVoice
from faristol.storage.archive import write_archive
from faristol.storage.spare import LogWithCopy


async def everything(
    log: LogWithCopy,
    streams: Iterable[str],
    remembered: Mapping[str, str],
    voice: ClubVoice,
    app: str,
    at: int,
) -> tuple[SavedFile, list[str]]:
    """Return the archive, and the names of the games that still hide their tiles.

    They stay out, because their logs would not say that they left.
    """
    files: list[bytes] = []
    left_out: list[str] = []
    for stream in streams:
        reading = await log.read(stream)
        if hides_tiles(reading.entries):
            left_out.append(reading.entries[0]["name"])
        else:
            files.append(file_of(stream, reading.entries, app, at, reading.rest))
    archive = write_archive(files, app, at, remembered, voice)
    return SavedFile(archive_name(at), "application/json", archive), left_out
