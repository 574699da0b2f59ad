"""The club's own voice: a name is recorded once, heard again, called, and goes along with the backup."""

import json
import math
import random
import wave
from base64 import b64decode
from pathlib import Path

import pytest
from playwright.sync_api import expect
from test_speech import SPY, sounds_of

from conftest import Launch, Pub
from drivers.browser import club_site
from drivers.browser.judge import Judge

RATE = 48000
SPOKEN = 0.7
RECORDED = pytest.approx(SPOKEN + 0.08, abs=0.08)
"""With a breath before and after."""


def microphone(path: Path, loudness: float) -> tuple[str, ...]:
    """Return how a browser is started that hears a faint hum, a name of this loudness, and the hum again."""
    noise, samples = random.Random(1), bytearray()
    for n in range(RATE * 5):
        spoken = RATE < n < RATE * (1 + SPOKEN)
        value = noise.uniform(-0.001, 0.001) + spoken * loudness * math.sin(n / 30)
        samples += round(value * 32767).to_bytes(2, "little", signed=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(bytes(samples))
    fake = ("--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream")
    return (*fake, f"--use-file-for-fake-audio-capture={path}")


def count(judge: Judge, recorded: int) -> None:
    expect(judge.page.locator("#recorded")).to_have_attribute("data-count", str(recorded), timeout=30_000)


def records_next(judge: Judge) -> None:
    judge.taps("#record-next")
    expect(judge.page.locator("html")).to_have_attribute("data-recording", "on")
    expect(judge.page.locator("html")).to_have_attribute("data-recording", "off", timeout=30_000)


@pytest.mark.thorough
def test_a_name_is_recorded_once_and_then_called_in_the_voice_of_the_club(
    launch: Launch, pub: Pub, site: club_site.Site, tmp_path: Path
) -> None:
    with launch(*microphone(tmp_path / "said.wav", 0.2)) as context:
        context.add_init_script(SPY)
        judge = Judge(context, site.address, context.pages[0]).opens("#/voice")
        page = judge.page
        count(judge, 0)
        if page.locator("#languages-1").get_attribute("aria-pressed") != "true":
            judge.taps("#languages-1")
        expect(page.locator("#text-1 th")).to_have_text("A d'Alacant")
        records_next(judge)
        count(judge, 1)
        expect(page.locator("#record-next")).to_contain_text("B de Barcelona")
        page.evaluate("heard.length = 0")
        judge.taps("#hear-1-1")
        page.wait_for_function("heard.length === 1")
        (heard,) = sounds_of(judge)
        assert heard["seconds"] == RECORDED
        assert heard["loudest"] > 0.1
        expect(page.locator("#text-1 button")).to_contain_text(["The club", "Ona", "eSpeak"])
        judge.taps("#hear-1-2")
        page.wait_for_function("heard.length === 2")
        assert sounds_of(judge)[1]["seconds"] != heard["seconds"]
        judge.reloads()
        count(judge, 1)
        judge.goes("#/draw")
        judge.prepares().mixes().taps("#sound-check")
        page.wait_for_function("heard.length === 4")
        assert sounds_of(judge)[1]["seconds"] == heard["seconds"]
        judge.files().saves("#export").save_as(tmp_path / "event.json")
    backup = json.loads((tmp_path / "event.json").read_text("utf-8"))
    ((language, text, sound),) = backup["voice"]
    assert (language, text) == ("ca", "A d'Alacant")
    assert len(b64decode(sound)) / 2 / 22050 == pytest.approx(heard["seconds"], abs=0.001)
    other = Judge(pub.context(), site.address).opens()
    other.brings("#bring", tmp_path / "event.json")
    other.sees("#called")
    other.opens("#/voice").taps("#languages-1")
    count(other, 1)
    other.taps("#forget-1")
    count(other, 0)


def test_without_a_microphone_the_person_learns_why(pub: Pub, site: club_site.Site) -> None:
    judge = Judge(pub.context(), site.address).opens("#/voice")
    judge.taps("#record-next")
    expect(judge.page.locator("#notice")).to_contain_text("The microphone is not available.")
    expect(judge.page.locator("html")).to_have_attribute("data-recording", "off")


CUT = """async ([before, voice, after, loudness]) => {
  const { voiceOf, mean } = await import("/devices/takes.js");
  const rate = 48000;
  const samples = Float32Array.from({ length: Math.round((before + voice + after) * rate) }, (_, n) => {
    const spoken = n >= before * rate && n < (before + voice) * rate;
    return 0.002 * Math.sin(n * n) + (spoken ? loudness * Math.sin(n / 40) : 0);
  });
  const cut = voiceOf(samples, rate);
  return cut && [cut.length / rate, mean(cut), cut[0], cut.at(-1), cut.reduce((most, value) => Math.max(most, value), 0)];
}"""


def test_the_silence_is_cut_and_every_recording_is_equally_loud(pub: Pub, site: club_site.Site) -> None:
    page = pub.context().new_page()
    page.goto(site.address)
    for loudness in (0.02, 0.1, 0.9):
        seconds, mean, first, last, peak = page.evaluate(CUT, [0.5, 0.6, 0.7, loudness])
        assert seconds == pytest.approx(0.68, abs=0.03)
        assert mean == pytest.approx(0.11, abs=0.01)
        assert (first, last) == (0, 0)
        assert peak < 0.98
        assert page.evaluate(CUT, [0.5, 0.05, 0.5, loudness]) is None
    assert page.evaluate(CUT, [0.5, 0, 0.5, 0]) is None
