"""All events of a device as one file, to be brought to another device or back to this one."""

from collections.abc import AsyncIterator, Iterable, Mapping

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
) -> SavedFile:
    """Return the archive. A game that still hides its tiles stays out: its log would not say that it left."""
    files = [file async for file in _files(log, streams, app, at)]
    return SavedFile(archive_name(at), "application/json", write_archive(files, app, at, remembered, voice))


async def _files(log: LogWithCopy, streams: Iterable[str], app: str, at: int) -> AsyncIterator[bytes]:
    for stream in streams:
        reading = await log.read(stream)
        if not hides_tiles(reading.entries):
            yield file_of(stream, reading.entries, app, at, reading.rest)
