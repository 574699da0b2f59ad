"""Ona calls in Catalan what she knows, eSpeak the rest; each text is heard in each voice, and a club chooses by ear."""

import pytest
from playwright.sync_api import expect
from test_speech import SPY, listening, names, reads, sounds_of

from conftest import Launch, Pub
from drivers.browser import club_site
from drivers.browser.judge import Judge
from faristol.speech.aloud import CLEARLY
from faristol.speech.pronounced import pronounced
from faristol.speech.reading import points

__all__ = ["listening"]

SECONDS = """async (said) => {
  const { clip } = await import("/devices/clips.js");
  const { samples, sampleRate } = await clip({ language: "ca", ...said });
  return samples.length / sampleRate;
}"""

SOUND = """async (spoken) => {
  const { ona } = await import("/devices/ona.js");
  const sound = await ona({ language: "ca", spoken });
  return sound && { samples: sound.samples.length, first: sound.samples[0], last: sound.samples.at(-1) };
}"""

WITHOUT_HER = """
const { fetch } = window;
window.fetch = (asked, ...more) =>
  String(asked.url ?? asked).includes("/voices/") ? Promise.reject(new TypeError("no network")) : fetch(asked, ...more);
"""


def seconds(judge: Judge, text: str, voice: str) -> float:
    """Return how long a voice takes for a text."""
    said = {"spoken": pronounced("ca", text), "rate": CLEARLY, "voice": voice}
    found: float = judge.page.evaluate(SECONDS, said)
    return found


def first_name_lasts(judge: Judge) -> float:
    """Return how long the first name of the call is heard."""
    reads(judge).sees("#called-1[data-called=now]")
    judge.page.wait_for_function("heard.length > 0")
    lasts: float = sounds_of(judge)[0]["seconds"]
    return lasts


def test_the_rack_is_called_by_ona(listening: Judge) -> None:
    name = names(listening.prepares().mixes())[0]
    ona, espeak = seconds(listening, name, "own"), seconds(listening, name, "espeak")
    assert ona != pytest.approx(espeak, abs=0.001)
    assert first_name_lasts(listening) == pytest.approx(ona, abs=0.001)


def test_where_her_recordings_are_not_to_be_had_espeak_calls(launch: Launch, site: club_site.Site) -> None:
    with launch() as context:
        context.add_init_script(SPY)
        context.add_init_script(WITHOUT_HER)
        judge = Judge(context, site.address, context.pages[0]).opens()
        name = names(judge.prepares().mixes())[0]
        assert judge.page.evaluate(SOUND, "Alacant") is None
        espeak = seconds(judge, name, "espeak")
        assert first_name_lasts(judge) == pytest.approx(espeak, abs=0.001)


@pytest.mark.thorough
def test_each_text_is_heard_in_each_voice_and_the_one_that_is_chosen_calls(listening: Judge) -> None:
    listening.goes("#/voice").sees("#texts")
    listening.taps("#languages-1")
    page = listening.page
    expect(page.locator("#text-1 button")).to_have_text(["Ona", "eSpeak", "Record"])
    for n, (button, voice) in enumerate([("#hear-1-1", "own"), ("#hear-1-2", "espeak")], 1):
        listening.taps(button)
        page.wait_for_function(f"heard.length === {n}")
        lasts = seconds(listening, "A d'Alacant", voice)
        assert sounds_of(listening)[-1]["seconds"] == pytest.approx(lasts, abs=0.001)
    listening.taps("#example-hear-2-1")
    page.wait_for_function("heard.length === 3")
    listening.taps("#voice-ca-2").sees("#voice-ca-2[aria-pressed=true]")
    name = names(listening.opens().prepares().mixes())[0]
    espeak = seconds(listening, name, "espeak")
    assert first_name_lasts(listening) == pytest.approx(espeak, abs=0.001)


@pytest.mark.thorough
def test_a_text_of_several_recordings_has_no_click_at_its_joints_and_others_are_left_to_espeak(
    listening: Judge,
) -> None:
    whole, *parts = [
        listening.page.evaluate(SOUND, spoken)
        for spoken in ("setanta-quatre punts", "setanta-", "quatre punts")
    ]
    assert whole["samples"] == sum(part["samples"] for part in parts)
    for sound in (whole, *parts):
        assert sound["first"] == sound["last"] == 0
    place, row, column = [
        listening.page.evaluate(SOUND, spoken) for spoken in ("Hospitalet vuit", "Hospitalet", "vuit")
    ]
    assert place["samples"] > row["samples"] + column["samples"]
    for text in ("A d'Amposta", "Amposta vuit", "quadre"):
        assert listening.page.evaluate(SOUND, pronounced("ca", text)) is None
        assert seconds(listening, text, "own") == seconds(listening, text, "espeak") > 0.2


JOINED = """async (texts) => {
  const { ona } = await import("/devices/ona.js");
  return Promise.all(texts.map(async (spoken) => {
    const { samples, sampleRate } = await ona({ language: "ca", spoken });
    let [silent, pause, peak] = [0, 0, 0];
    for (const value of samples) {
      silent = Math.abs(value) < 0.01 ? silent + 1 : 0;
      pause = Math.max(pause, silent / sampleRate);
      peak = Math.max(peak, Math.abs(value));
    }
    const mean = Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
    return { seconds: samples.length / sampleRate, pause, peak, mean };
  }));
}"""
"""Of texts that are put together: how long, the longest pause, the loudest sample and the mean."""


@pytest.mark.thorough
def test_points_that_are_put_together_are_fluent_and_as_loud_as_the_rest(listening: Judge) -> None:
    texts = [points("ca", score) for score in (200, 223, 511, 999, 1000, 1045, 1101, 1999)]
    sounds = listening.page.evaluate(JOINED, [pronounced("ca", text) for text in texts])
    for text, sound in zip(texts, sounds, strict=True):
        assert 0.8 < sound["seconds"] < 3.2, text
        assert sound["pause"] < 0.2, text
        assert 0.06 < sound["mean"] < 0.1 and sound["peak"] < 0.95, text


def test_she_is_fetched_only_when_something_is_to_be_said(pub: Pub, site: club_site.Site) -> None:
    page = Judge(pub.context(), site.address).opens().page
    asked = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/voices/')).length"
    assert page.evaluate(asked) == 0
    page.evaluate(SOUND, "Alacant")
    assert page.evaluate(asked) == 2
