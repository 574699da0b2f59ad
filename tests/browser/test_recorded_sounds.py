"""Each recording of Ona by itself: long enough to be heard, with a whole end, as loud as the others."""

import base64
import json

import pytest
from playwright.sync_api import Page

import toolbox
from faristol.speech.pronounced import in_words

VOICES = toolbox.ROOT / "site" / "voices"
MEASURED = """async ([index, data]) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)).buffer;
    const loudest = (some) => some.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const sounds = {};
    for (const [text, [start, length]] of Object.entries(index)) {
        const sound = await new OfflineAudioContext(1, 1, 16000).decodeAudioData(bytes.slice(start, start + length));
        const all = sound.getChannelData(0);
        const heard = (value) => Math.abs(value) > 0.004;
        const samples = all.slice(all.findIndex(heard), all.findLastIndex(heard) + 1);
        let voiced = 0;
        for (let at = 0; at < samples.length; at += 160) voiced += loudest(samples.slice(at, at + 160)) > 0.05;
        sounds[text] = {
            seconds: samples.length / 16000,
            voiced: voiced / 100,
            level: Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length),
            peak: loudest(samples),
            end: loudest(samples.slice(-160)),
        };
    }
    return sounds;
}"""
"""The seconds that are heard and those that are loud, the level, the peak, and how loud the last hundredth still is."""
CUT = {"cent", "mil", *(in_words("ca", number) for number in range(200, 1000, 100))}
"""Besides those with a hyphen: recordings that go on in another one."""


@pytest.fixture
def sounds(page: Page) -> dict[str, dict[str, float]]:
    index = json.loads((VOICES / "ona.json").read_text("utf-8"))
    data = base64.b64encode((VOICES / "ona.mp3").read_bytes()).decode()
    measured: dict[str, dict[str, float]] = page.evaluate(MEASURED, [index, data])
    return measured


def test_every_recording_is_as_long_and_as_loud_as_its_text(sounds: dict[str, dict[str, float]]) -> None:
    odd = {
        text: each
        for text, each in sounds.items()
        if not (
            0.25 < each["seconds"] < 1.5
            and each["voiced"] > max(0.15, each["seconds"] * 0.45)
            and 0.07 < each["level"] < 0.1
            and each["peak"] < 0.95
        )
    }
    assert odd == {}


def test_no_recording_breaks_off(sounds: dict[str, dict[str, float]]) -> None:
    whole = {text: each["end"] for text, each in sounds.items() if text not in CUT and text[-1] != "-"}
    assert {text: end for text, end in whole.items() if end > 0.04} == {}
