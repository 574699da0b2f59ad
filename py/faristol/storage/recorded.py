"""The club's own voice on a device; and as JSON, for the page and in the file of an event."""

import binascii
from base64 import b64decode, b64encode
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from faristol.storage import ClubVoice, Recordings
from faristol.storage.errors import NOT_OPEN
from faristol.storage.spare import LogWithCopy

MOST_BYTES = 1_000_000
"""A recording ends by itself after six seconds, a quarter of this."""
MOST_TEXTS = 500
LONGEST_TEXT = 100


async def recorded(store: Recordings) -> ClubVoice:
    """Return what was recorded on this device; nothing where the browser keeps nothing."""
    with suppress(*NOT_OPEN):
        return await store.recordings()
    return {}


async def record(
    store: Recordings,
    log: LogWithCopy,
    sounds: Mapping[tuple[str, str], bytes | None],
    only_missing: bool,
) -> None:
    """Store sounds, and delete those that are None; or store only what the device does not have."""
    there = await recorded(store) if sounds and only_missing else {}
    for (language, text), sound in sounds.items():
        if (language, text) not in there:
            await log.take_room(len(sound or b""))
            await store.record(language, text, sound)


def voice_rows(voice: ClubVoice) -> list[list[str]]:
    return [[language, text, b64encode(sound).decode()] for (language, text), sound in voice.items()]


def read_voice(rows: Any) -> ClubVoice:
    """Return the recordings among the rows of a file; whatever else lies there counts as nothing."""
    found: ClubVoice = {}
    for row in rows[:MOST_TEXTS] if isinstance(rows, list) else []:
        match row:
            case [("ca" | "ro") as language, str(text), str(sound)] if len(text) <= LONGEST_TEXT:
                if recording := _sound(sound):
                    found[language, text] = recording
    return found


def _sound(text: str) -> bytes | None:
    """Return the samples, two bytes each, as long as a recording may be."""
    if len(text) > MOST_BYTES * 4 // 3:
        return None
    try:
        sound = b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None
    return sound if len(sound) % 2 == 0 else None
