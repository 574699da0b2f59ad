"""The club's own voice in an event's file: every byte of it, and nothing of what is rubbish there."""

import json
from base64 import b64encode

import pytest

from faristol.storage.files import export_file, read_file
from faristol.storage.recorded import MOST_BYTES, read_voice

VOICE = {("ca", "A d'Alacant"): bytes(range(256)), ("ro", "Ana"): b"ab"}
ENTRIES = [{"type": "Opened", "name": "Dijous"}]
SOUND = b64encode(b"ab").decode()


def test_a_backup_carries_the_voice_and_the_same_log() -> None:
    with_voice = read_file(export_file("dijous", ENTRIES, "0", [], 1, voice=VOICE))
    without = read_file(export_file("dijous", ENTRIES, "0", [], 1))
    assert with_voice.voice == VOICE
    assert without.voice == {}
    assert (with_voice.entries, with_voice.digest_ok) == (without.entries, True)


def test_a_file_without_a_voice_is_as_it_was_before_there_were_any() -> None:
    assert "voice" not in json.loads(export_file("dijous", ENTRIES, "0", [], 1, voice={}))


@pytest.mark.parametrize(
    "row",
    [
        None,
        [],
        ["ca", "A"],
        ["en", "A", SOUND],
        ["ca", 1, SOUND],
        ["ca", "A", 1],
        ["ca", "A" * 101, SOUND],
        ["ca", "A", "é"],
        ["ca", "A", "a"],
        ["ca", "A", ""],
        ["ca", "A", b64encode(b"abc").decode()],
        ["ca", "A", b64encode(bytes(MOST_BYTES + 2)).decode()],
    ],
)
def test_what_is_no_recording_counts_as_nothing(row: object) -> None:
    assert read_voice([row, ["ca", "B", SOUND]]) == {("ca", "B"): b"ab"}


@pytest.mark.parametrize("rows", [None, 1, "x", {"ca": 1}])
def test_what_is_no_list_of_recordings_counts_as_nothing(rows: object) -> None:
    assert read_voice(rows) == {}
