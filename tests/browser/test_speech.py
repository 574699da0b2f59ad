"""The rack is read aloud by the tablet itself: the tiles are marked in their turn, and the last word starts the clock."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from conftest import Launch, Pub
from drivers.browser import club_site
from drivers.browser.judge import Judge

SPY = """
const stored = location.protocol === "about:" || localStorage.getItem("faristol.settings");
if (!stored) localStorage.setItem("faristol.settings", JSON.stringify({ heard: "yes" }));
window.heard = [];
window.marked = [];
const { start } = AudioBufferSourceNode.prototype;
AudioBufferSourceNode.prototype.start = function (when) {
  const samples = this.buffer?.getChannelData(0) ?? [];
  let loudest = 0;
  for (const value of samples) loudest = Math.max(loudest, Math.abs(value));
  heard.push({ when, seconds: this.buffer?.duration ?? 0, loudest, at: Date.now() });
  return start.call(this, when);
};
window.wanted = 0;
window.rendered = 0;
window.posted = 0;
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message, ...more) {
  if (message.spoken && wanted++ >= 0 && !posted++) this.addEventListener("message", () => rendered++);
  return postMessage.call(this, message, ...more);
};
const { decodeAudioData } = OfflineAudioContext.prototype;
OfflineAudioContext.prototype.decodeAudioData = function (bytes) {
  wanted++;
  return decodeAudioData.call(this, bytes).finally(() => setTimeout(() => rendered++));
};
window.gains = [];
const { createGain } = AudioContext.prototype;
AudioContext.prototype.createGain = function () {
  const gain = createGain.call(this);
  gains.push(gain);
  return gain;
};
window.tones = 0;
const sound = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) {
  tones += 1;
  return sound.call(this, when);
};
document.addEventListener("DOMContentLoaded", () => {
  const note = ([{ target }]) => {
    const called = document.querySelector(".called [data-called=now]")?.id;
    const name = document.getElementById("call-now")?.textContent;
    if (name && marked.at(-1)?.name !== name + called) marked.push({ name: name + called, text: name, called });
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-called"] });
});
"""
"""Writes down what is given to the loudspeaker, and which tile is marked with which name; the device has been heard."""


@pytest.fixture
def listening(pub: Pub, site: club_site.Site) -> Judge:
    context = pub.context()
    context.add_init_script(SPY)
    return Judge(context, site.address).opens()


GAP = 0.12
"""Seconds from the end of a name to the next, where it lasts longer than its pace."""


def reads(judge: Judge, pace: int = 3) -> Judge:
    judge.taps(f"#paces-{pace}")
    expect(judge.page.locator(f"#paces-{pace}")).to_have_attribute("aria-pressed", "true")
    judge.taps("#read-out")
    expect(judge.page.locator("html")).to_have_attribute("data-speech", "reading")
    return judge


def names(judge: Judge) -> list[str]:
    return judge.page.locator("#called .called__said").all_inner_texts()


def marked(judge: Judge) -> list[tuple[str, str | None]]:
    return [(each["text"], each.get("called")) for each in judge.page.evaluate("marked")]


def sounds_of(judge: Judge) -> list[dict[str, Any]]:
    heard: list[dict[str, Any]] = judge.page.evaluate("heard")
    return heard


def sees_clock(judge: Judge) -> None:
    """The reading was to its end, and the clock starts."""
    expect(judge.page.locator("#clock[data-running]")).to_be_visible(timeout=60_000)


@pytest.mark.slow
def test_a_rack_is_read_twice_and_the_last_word_starts_the_clock(listening: Judge, tmp_path: Path) -> None:
    listening.prepares().mixes()
    spoken_names = names(listening)
    reads(listening)
    sees_clock(listening)
    tiles = [f"called-{n}" for n in range(1, 8)]
    expected = [*zip(spoken_names, tiles, strict=True), *zip(spoken_names, tiles, strict=True)]
    assert marked(listening)[:14] == expected
    heard = sounds_of(listening)
    assert len(heard) == 15
    assert all(each["loudest"] > 0.1 and each["seconds"] > 0.2 for each in heard)
    onsets = [each["when"] for each in heard]
    between = [after - before for before, after in zip(onsets, onsets[1:], strict=False)]
    paces = [1.6] * 6 + [2.6] + [1.3] * 6 + [2.3]
    expected = [max(pace, each["seconds"] + GAP) for pace, each in zip(paces, heard, strict=False)]
    assert between == pytest.approx(expected, abs=0.001)
    listening.files()
    listening.saves("#export").save_as(tmp_path / "event.json")
    lines = json.loads((tmp_path / "event.json").read_text("utf-8"))["entries"]
    entries = [line["entry"] for line in lines]
    (started,) = [entry["at"] for entry in entries if entry["type"] == "TimeStarted"]
    first = heard[0]["at"] + 1000 * (onsets[-1] - onsets[0])
    assert first - 50 < started < first + 1000


@pytest.mark.thorough
def test_a_pause_stands_still_and_stop_or_the_start_of_the_time_ends_it(listening: Judge) -> None:
    listening.prepares().mixes()
    page = listening.page
    reads(listening).sees("#called-2[data-called=now]")
    listening.taps("#read-pause")
    expect(page.locator("html")).to_have_attribute("data-speech", "paused")
    expect(page.locator("#read-on")).to_be_focused()
    still = page.locator("#called [data-called=now]").get_attribute("id")
    page.wait_for_timeout(2500)
    expect(page.locator("#called [data-called=now]")).to_have_attribute("id", str(still))
    listening.taps("#read-on").sees("#called-4[data-called=now]")
    listening.taps("#read-stop")
    expect(page.locator("html")).to_have_attribute("data-speech", "idle")
    expect(page.locator("#called [data-called]")).to_have_count(0)
    expect(page.locator("#call-now")).to_be_empty()
    page.wait_for_timeout(2500)
    expect(page.locator("#start")).to_be_visible()
    expect(page.locator("#called [data-called]")).to_have_count(0)
    listening.taps("#read-out").sees("#called-1[data-called=now]")
    listening.starts()
    expect(page.locator("html")).to_have_attribute("data-speech", "idle")


@pytest.mark.thorough
def test_with_the_sound_off_the_same_marks_run_in_silence_and_the_clock_starts(listening: Judge) -> None:
    listening.prepares().mixes().taps("#sound")
    spoken_names = names(listening)
    reads(listening)
    sees_clock(listening)
    assert [text for text, _ in marked(listening)[:14]] == [*spoken_names, *spoken_names]
    assert sounds_of(listening) == []


@pytest.mark.slow
@pytest.mark.thorough
def test_with_the_server_dead_a_new_browser_reads_the_rack(launch: Launch, own_site: club_site.Site) -> None:
    with launch() as context:
        judge = Judge(context, own_site.address, context.pages[0]).opens().is_kept()
    own_site.stop()
    asked = len(own_site.asked)
    with launch() as context:
        watch = club_site.Watch(context)
        context.add_init_script(SPY)
        judge = Judge(context, own_site.address, context.pages[0]).opens()
        reads(judge.prepares().mixes()).sees("#called-2[data-called=now]")
        assert sounds_of(judge)[1]["loudest"] > 0.1
        assert watch.console == []
    assert len(own_site.asked) == asked


INSTALLED = """
class Spoken { constructor(text) { this.text = text; } }
window.SpeechSynthesisUtterance = Spoken;
window.saidByDevice = [];
const voices = [
  { voiceURI: "device:nuria", name: "Núria", lang: "ca-ES", localService: true },
  { voiceURI: "cloud:nuria", name: "Núria of the cloud", lang: "ca-ES", localService: false },
  { voiceURI: "device:ana", name: "Anna", lang: "de-DE", localService: true },
];
const speechSynthesis = {
  getVoices: () => voices,
  addEventListener() {},
  cancel() {},
  speak(words) {
    saidByDevice.push([words.voice.voiceURI, words.text]);
    setTimeout(() => words.onstart(), 5);
    setTimeout(() => words.onend(), 50);
  },
};
Object.defineProperty(window, "speechSynthesis", { value: speechSynthesis });
"""
"""A device with voices: this browser has none. Only one of them is Catalan and needs no network."""


@pytest.mark.thorough
def test_an_installed_voice_can_be_chosen_and_reads_with_the_same_marks(
    pub: Pub, site: club_site.Site
) -> None:
    context = pub.context()
    context.add_init_script(SPY)
    context.add_init_script(INSTALLED)
    judge = Judge(context, site.address).opens()
    judge.goes("#/voice").taps("#languages-2")
    expect(judge.page.locator("#languages-2")).to_have_attribute("aria-pressed", "true")
    expect(judge.page.locator("#voice-ro")).to_have_count(0)
    judge.taps("#languages-1").sees("#voice-ca")
    expect(judge.page.locator("#voice-ca button")).to_have_text(["Ona", "eSpeak", "Núria"])
    judge.taps("#voice-ca-3")
    expect(judge.page.locator("#voice-ca-3")).to_have_attribute("aria-pressed", "true")
    judge.opens().prepares().mixes()
    spoken_names = names(judge)
    reads(judge)
    sees_clock(judge)
    tiles = [f"called-{n}" for n in range(1, 8)]
    assert marked(judge)[:14] == [
        *zip(spoken_names, tiles, strict=True),
        *zip(spoken_names, tiles, strict=True),
    ]
    spoken = judge.page.evaluate("saidByDevice")
    assert spoken == [["device:nuria", text] for text in [*spoken_names, *spoken_names, "Temps!"]]
    assert sounds_of(judge) == []


def test_the_calls_of_the_time_are_spoken_and_the_end_has_its_tone(listening: Judge) -> None:
    listening.prepares().mixes()
    page = listening.page
    page.wait_for_function("wanted && rendered === wanted")
    of_rack = page.evaluate("wanted")  # a rack may have a letter twice, which is rendered once
    listening.starts()
    page.wait_for_function(f"wanted > {of_rack} && rendered === wanted")
    page.evaluate(
        "() => { const { now } = performance; window.ahead = 0; performance.now = () => now.call(performance) + ahead; }"
    )
    before = len(sounds_of(listening))
    page.evaluate("ahead = 119_000")
    expect(page.locator("#time-call")).to_have_text("1 minut!")
    page.wait_for_function(f"heard.length === {before + 1}")
    page.evaluate("ahead = 149_000")
    expect(page.locator("#time-call")).to_have_text("30 segons!")
    page.wait_for_function(f"heard.length === {before + 2}")
    assert page.evaluate("tones") == 0
    page.evaluate("ahead = 179_000")
    listening.sees("#tile-0")
    page.wait_for_function(f"heard.length === {before + 3}")
    assert page.evaluate("tones") == 1
    assert all(each["loudest"] > 0.1 for each in sounds_of(listening)[before:])
