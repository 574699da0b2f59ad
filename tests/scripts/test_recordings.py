"""The built Catalan voice has a sound for all that is called, and is small enough for a tablet to fetch."""

import json
import subprocess
from typing import Any

import pytest

import toolbox
from faristol.core.tiles import tile_set
from faristol.speech.aloud import clock_calls, round_calls, time_calls
from faristol.speech.call import NameTable, name_table_data, other_names, tables
from faristol.speech.pronounced import pronounced
from faristol.speech.reading import phrases, points

VOICES = toolbox.ROOT / "site" / "voices"
PLACES: dict[str, Any] = json.loads((VOICES / "ona.json").read_text("utf-8"))
FRAME = 0xFFE0
"""A frame of MP3 begins with eleven bits that are set."""


PROGRAM = """
import { readFileSync } from "node:fs";
import { divided } from "./site/devices/ona.js";

const { texts, places } = JSON.parse(readFileSync(0, "utf8"));
const known = new Map(Object.entries(places));
console.log(JSON.stringify(texts.map((text) => divided(text, known))));
"""
"""The page's own function, run by Node."""


def divided(texts: list[str]) -> list[list[str] | None]:
    """Return the recordings that make up each text; None if not all of it is recorded."""
    (program, *_), _ = toolbox.node()
    command = [program, "--input-type=module", "--eval", PROGRAM]
    asked = json.dumps({"texts": texts, "places": PLACES})
    ran = subprocess.run(
        command, cwd=toolbox.ROOT, input=asked, capture_output=True, encoding="utf-8", check=True
    )
    parts: list[list[str] | None] = json.loads(ran.stdout)
    return parts


def names() -> list[NameTable]:
    return [
        NameTable.from_data(name_table_data("ca", table, others))
        for table in tables("ca")
        for others in ([], [*other_names("ca", table)])
    ]


def test_every_tile_of_the_set_is_recorded_with_every_table() -> None:
    for table in names():
        for tile in set(tile_set("ca").all):
            assert pronounced("ca", table.spoken_name(tile)) in PLACES, tile


def test_every_letter_of_a_word_that_is_spelled_is_recorded() -> None:
    assert not {pronounced("ca", letter) for letter in tile_set("ca").letters} - set(PLACES)


def test_what_else_is_called_is_recorded() -> None:
    calls = [*time_calls("ca"), *round_calls("ca"), *clock_calls("ca", 10)]
    texts = [call.text for call in calls]
    texts += [phrases("ca")[key] for key in ("check", "valid", "not_valid")]
    assert not {pronounced("ca", text) for text in texts} - set(PLACES)


def test_coordinates_and_points_are_made_up_of_recordings() -> None:
    coordinates = [
        text
        for table in names()
        for name in [*table.names.values(), *phrases("ca")["rows"].values()]
        for number in phrases("ca")["numbers"]
        for text in (f"{name} {number}", f"{number} {name}")
    ]
    texts = [*coordinates, "R de Rubí, escarràs", *(points("ca", score) for score in range(2000))]
    asked = [pronounced("ca", text) for text in dict.fromkeys(texts)]
    for text, parts in zip(asked, divided(asked), strict=True):
        assert parts, text
        assert "".join(parts).replace(" ", "") == text.replace(" ", "").replace(",", "")
        assert len(parts) <= 4


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("74 punts", ["setanta-", "quatre punts"]),
        ("124 punts", ["cent", "vint-i-", "quatre punts"]),
        ("20 punts", ["vint punts"]),
        ("111 punts", ["cent onze punts"]),
        ("Hospitalet vuit", ["Hospitalet", "vuit"]),
        ("A d'Alacant", ["à d'Alacant"]),
        ("A d'Amposta", None),
        ("Amposta vuit", None),
        ("vuitada", None),
        ("constructor", None),
        ("200 punts", ["dos-cents", "punts"]),
        ("223 punts", ["dos-cents", "vint-i-", "tres punts"]),
        ("1045 punts", ["mil", "quaranta-", "cinc punts"]),
        ("1101 punts", ["mil", "cent un punts"]),
    ],
)
def test_a_text_is_made_up_of_whole_words_or_left_to_another_voice(
    text: str, parts: list[str] | None
) -> None:
    assert divided([pronounced("ca", text)]) == [parts]


def test_the_recordings_lie_one_after_another_each_an_mp3_by_itself() -> None:
    sounds, at = (VOICES / "ona.mp3").read_bytes(), 0
    for start, length in PLACES.values():
        assert start == at
        assert int.from_bytes(sounds[start : start + 2]) & FRAME == FRAME
        assert 500 < length < 8_000
        at += length
    assert at == len(sounds) < 700_000
