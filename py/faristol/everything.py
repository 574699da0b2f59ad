"""All events of a device as one file, to be brought to another device or back to this one."""

from collections.abc import AsyncIterator, Iterable, Mapping
from datetime import UTC, datetime

from faristol.games.log import Entry
from faristol.games.publishing import backed_up
from faristol.kinds import fold_log
from faristol.screens.parts.event_files import carries_secret
from faristol.screens.scene import SavedFile
from faristol.storage import ClubVoice
from faristol.storage.archive import write_archive
from faristol.storage.files import export_file
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
    text = write_archive(files, app, at, remembered, voice)
    day = f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d}"
    return SavedFile(f"faristol-{day}.json", "application/json", text)


async def _files(log: LogWithCopy, streams: Iterable[str], app: str, at: int) -> AsyncIterator[bytes]:
    for stream in streams:
        reading = await log.read(stream)
        if not _hides_tiles(reading.entries):
            yield export_file(stream, backed_up(reading.entries), app, [], at, reading.rest)


def _hides_tiles(entries: list[Entry]) -> bool:
    folded = fold_log(entries)
    if folded is None or not carries_secret(entries):
        return False
    return bool(folded.kind.summary(folded.state)["phase"] != "over")
