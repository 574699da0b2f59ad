"""A call is made only if it is heard: a locked sound, a hidden page, a rack once more, two verdicts at once."""

import pytest
from playwright.sync_api import expect
from test_speech import SPY, listening, marked, reads, sees_clock, sounds_of

from conftest import Pub
from drivers.browser import club_site
from drivers.browser.judge import Judge

__all__ = ["listening"]

LOCKED = "Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });"


@pytest.mark.thorough
def test_a_call_that_makes_no_sound_says_so_and_starts_nothing(pub: Pub, site: club_site.Site) -> None:
    context = pub.context()
    context.add_init_script(SPY)
    context.add_init_script(LOCKED)
    judge = Judge(context, site.address).opens().prepares().mixes()
    judge.taps("#paces-3", "#read-out")
    expect(judge.page.locator("html")).to_have_attribute("data-speech", "unheard")
    expect(judge.sees(".call__unheard")).to_have_text("No sound: read it yourself")
    expect(judge.page.locator("#called .called__said").first).to_be_visible()
    assert sounds_of(judge) == [] and marked(judge) == []
    judge.starts()
    expect(judge.page.locator("html")).to_have_attribute("data-speech", "idle")


def test_the_first_call_of_a_device_tries_the_sound_and_asks_until_somebody_has_heard_it(
    listening: Judge,
) -> None:
    page, speech = listening.page, listening.page.locator("html")
    page.evaluate("faristol.choose('heard', '')")
    read_out = listening.prepares().mixes().page.locator("#read-out")
    expect(read_out).to_contain_text("Try the sound")
    for answer in ("no", "yes"):
        page.evaluate("heard.length = 0")
        listening.taps("#read-out")
        if answer == "no":
            listening.sees(".next-step#try-stop")
        page.wait_for_function("heard.length === 4")
        expect(speech).to_have_attribute("data-speech", "tried", timeout=20_000)
        expect(listening.sees("#heard-question")).to_have_text("Did you hear it?")
        assert marked(listening) == []
        if answer == "no":
            listening.sees(".next-step#heard-yes")
        listening.taps(f"#heard-{answer}")
        expect(page.locator("#heard-question")).to_be_hidden()
        if answer == "no":
            expect(listening.sees("#call-title")).to_have_text("No sound: read it yourself")
            expect(listening.sees("#not-heard")).to_contain_text("read them out yourself")
            expect(read_out).to_have_text("Try the sound")
    expect(read_out).to_contain_text("Read the tiles aloud")
    listening.reloads()
    expect(read_out).to_contain_text("Read the tiles aloud")
    expect(page.locator("#not-heard")).to_be_hidden()


HIDES = """() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
LOSES = "navigator.mediaDevices.dispatchEvent(new Event('devicechange'))"


@pytest.mark.parametrize(
    "happens",
    [
        pytest.param(HIDES, id="the page is hidden"),
        pytest.param(LOSES, id="a loudspeaker is switched off", marks=pytest.mark.thorough),
    ],
)
def test_a_reading_pauses_when_nobody_can_hear_it(listening: Judge, happens: str) -> None:
    listening.prepares().mixes()
    reads(listening).sees("#called-1[data-called=now]")
    listening.page.evaluate(happens)
    expect(listening.page.locator("html")).to_have_attribute("data-speech", "paused")


@pytest.mark.thorough
def test_a_reading_whose_page_is_hidden_before_its_first_word_waits(listening: Judge) -> None:
    listening.prepares().mixes()
    listening.page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    listening.taps("#paces-3", "#read-out")
    expect(listening.page.locator("html")).to_have_attribute("data-speech", "paused")
    assert marked(listening) == []


SILENT_WORKER = """
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message, ...more) {
  if (!message.spoken) return postMessage.call(this, message, ...more);
};
"""
"""The worker that speaks never answers."""
LATER = "() => { const { now } = performance; performance.now = () => now.call(performance) + 13_000; }"


@pytest.mark.thorough
def test_a_voice_that_is_too_busy_to_speak_is_not_waited_for(pub: Pub, site: club_site.Site) -> None:
    context = pub.context()
    context.add_init_script(SPY)
    context.add_init_script(SILENT_WORKER)
    judge = Judge(context, site.address).opens()
    judge.page.evaluate("faristol.choose('voice_ca', 'espeak')")
    reads(judge.prepares().mixes())
    judge.page.evaluate(LATER)
    expect(judge.page.locator("html")).to_have_attribute("data-speech", "unheard")
    assert sounds_of(judge) == [] and marked(judge) == []
    judge.starts()


BUSY = """
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message, ...more) {
  const starts = JSON.stringify(message)?.includes("draw.start");
  setTimeout(() => postMessage.call(this, message, ...more), starts ? 3_000 : 0);
};
"""
"""The engine is busy for three seconds when the last word is said."""


@pytest.mark.thorough
def test_the_time_begins_at_the_last_word_though_the_engine_is_busy_then(
    pub: Pub, site: club_site.Site
) -> None:
    context = pub.context()
    context.add_init_script(SPY)
    context.add_init_script(BUSY)
    judge = reads(Judge(context, site.address).opens().prepares().mixes())
    sees_clock(judge)
    heard = sounds_of(judge)
    said = heard[0]["at"] + 1000 * (heard[-1]["when"] - heard[0]["when"])
    left = judge.page.evaluate("() => document.getElementById('clock').textContent")
    minutes, seconds = map(int, left.strip().split(":"))
    now = judge.page.evaluate("Date.now()")
    assert abs((180 - 60 * minutes - seconds) * 1000 - (now - said)) < 1500


@pytest.mark.thorough
def test_the_rack_is_called_again_by_one_tap_while_the_time_runs(listening: Judge) -> None:
    listening.prepares().mixes().starts()
    before = len(sounds_of(listening))
    listening.taps("#call-again")
    listening.page.wait_for_function(f"heard.length === {before + 7}")
    expect(listening.page.locator("html")).to_have_attribute("data-speech", "idle", timeout=30_000)
    listening.sees("#clock[data-running]")
    assert 0.5 in listening.page.evaluate("gains.map((gain) => gain.gain.value)")


TWO_AT_ONCE = """async () => {
    const { sayNow } = await import("/devices/chime.js");
    const said = ["Vàlida", "No vàlida"].map((text) => ({ language: "ca", text, spoken: text, rate: 130 }));
    await Promise.all(said.map((each) => sayNow(each, { sound: true })));
}"""


def test_two_verdicts_at_once_are_heard_one_after_the_other(listening: Judge) -> None:
    listening.page.mouse.click(2, 2)
    listening.page.evaluate(TWO_AT_ONCE)
    first, second = sounds_of(listening)[-2:]
    assert second["when"] >= first["when"] + first["seconds"]
