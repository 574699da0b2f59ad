"""Everything of a device in one file: a line about the archive, then one event's file a line.

A file that was cut off gives the events before the cut, and of the last one what can be read.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from faristol.plain_json import DECODER, is_monstrous
from faristol.storage import ClubVoice
from faristol.storage.errors import DamagedArchive, FileTooLarge, ManyEvents, NewerFile
from faristol.storage.recorded import read_voice, voice_rows
from faristol.storage.seal import canonical
from faristol.texts import figure

FORMAT = "faristol-archive"
VERSION = 1
MOST_BYTES = 100_000_000
"""Several thousand events; the page sends no longer file."""
MOST_FILES = 10_000
LONGEST_HEADER = 30_000_000
"""Twice the voice of a club that has recorded every text in two languages."""

STAYS_HERE = ("room", "wifi")
"""What a device remembers and no file has: the keys of its room, the password of the club's Wi-Fi."""


@dataclass(frozen=True)
class Archive:
    files: tuple[bytes | memoryview, ...]
    remembered: dict[str, str]
    voice: ClubVoice
    missing: int
    """How many files it says that it has and has not."""


def write_archive(
    files: Iterable[bytes], app: str, at: int, remembered: Mapping[str, str], voice: ClubVoice
) -> str:
    lines = [file.decode().replace("\n", "") for file in files]
    header: dict[str, Any] = {"format": FORMAT, "version": VERSION, "app": app, "exported_at": at}
    header |= {"files": len(lines), "remembered": _goes_along(remembered), "voice": voice_rows(voice)}
    return "\n".join([canonical(header), *lines, ""])


def read_archive(data: bytes) -> Archive | None:
    """Return what is in an archive; None if the file is none."""
    if (header := _header(data)) is None:
        return None
    if len(data) > MOST_BYTES:
        raise FileTooLarge(most=MOST_BYTES // 1_000_000)
    version, promised = header.get("version"), header.get("files", 0)
    if not all(type(each) is int and 0 <= each <= MOST_FILES for each in (version, promised)):
        raise DamagedArchive
    if version != VERSION:
        raise NewerFile(version=version)
    if data.count(b"\n") > MOST_FILES + 1:
        raise ManyEvents(most=figure(MOST_FILES))
    files = tuple(_lines(data))
    remembered = header.get("remembered")
    choices = remembered.items() if isinstance(remembered, dict) else ()
    return Archive(
        files,
        _goes_along({name: value for name, value in choices if isinstance(value, str)}),
        read_voice(header.get("voice")),
        max(0, promised - len(files)),
    )


def _goes_along(choices: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in choices.items() if name not in STAYS_HERE}


def _lines(data: bytes) -> Iterator[memoryview]:
    """Yield the lines below the first that are not empty, without copying them."""
    whole, end = memoryview(data), _end_of_line(data, 0)
    while end < len(data):
        at, end = end + 1, _end_of_line(data, end + 1)
        if end - at > 1 or data[at:end].strip():
            yield whole[at:end]


def _end_of_line(data: bytes, at: int) -> int:
    end = data.find(b"\n", at)
    return len(data) if end < 0 else end


def _header(data: bytes) -> dict[str, Any] | None:
    end = _end_of_line(data, 0)
    if data.find(FORMAT.encode(), 0, end) < 0:
        return None
    if end > LONGEST_HEADER:
        raise DamagedArchive
    text = data[:end].decode("utf-8-sig", "replace")
    if is_monstrous(text):
        return None
    try:
        header = DECODER.decode(text)
    except json.JSONDecodeError:
        return None
    return header if isinstance(header, dict) and header.get("format") == FORMAT else None
