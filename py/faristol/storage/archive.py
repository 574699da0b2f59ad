"""Everything of a device in one file: a line about the archive, then one event's file a line.

A file that was cut off gives the events before the cut, and of the last one what can be read.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from faristol.plain_json import DECODER, is_too_deep
from faristol.storage import ClubVoice
from faristol.storage.errors import FileTooLarge, NewerFile
from faristol.storage.recorded import read_voice, voice_rows
from faristol.storage.seal import canonical

FORMAT = "faristol-archive"
VERSION = 1
MOST_BYTES = 100_000_000
"""Several thousand events; the page sends no longer file."""


@dataclass(frozen=True)
class Archive:
    files: tuple[bytes, ...]
    remembered: dict[str, str]
    voice: ClubVoice
    missing: int
    """How many files it says that it has and has not."""


def write_archive(
    files: Iterable[bytes], app: str, at: int, remembered: Mapping[str, str], voice: ClubVoice
) -> str:
    lines = [file.decode().replace("\n", "") for file in files]
    header: dict[str, Any] = {"format": FORMAT, "version": VERSION, "app": app, "exported_at": at}
    header |= {"files": len(lines), "remembered": dict(remembered), "voice": voice_rows(voice)}
    return "\n".join([canonical(header), *lines, ""])


def read_archive(data: bytes) -> Archive | None:
    """Return what is in an archive; None if the file is none."""
    first, *lines = data.split(b"\n")
    header = _header(first)
    if header is None:
        return None
    if len(data) > MOST_BYTES:
        raise FileTooLarge(most=MOST_BYTES // 1_000_000)
    if header.get("version") != VERSION:
        raise NewerFile(version=header.get("version"))
    files = tuple(line for line in lines if line.strip())
    remembered, promised = header.get("remembered"), header.get("files")
    choices = remembered.items() if isinstance(remembered, dict) else ()
    return Archive(
        files,
        {name: value for name, value in choices if isinstance(value, str)},
        read_voice(header.get("voice")),
        max(0, promised - len(files)) if isinstance(promised, int) else 0,
    )


def _header(line: bytes) -> dict[str, Any] | None:
    text = line.decode("utf-8-sig", "replace")
    if FORMAT not in text or is_too_deep(text):
        return None
    try:
        header = DECODER.decode(text)
    except json.JSONDecodeError:
        return None
    return header if isinstance(header, dict) and header.get("format") == FORMAT else None
