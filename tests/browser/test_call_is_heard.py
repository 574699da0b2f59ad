"""A call is made only if it is heard: a locked sound, a hidden page, a rack once more, two verdicts at once."""

from playwright.sync_api import expect
from test_speech import SPY, listening, marked, reads, sounds_of

from conftest import Pub
from drivers.browser import club_site
from drivers.browser.judge import Judge

__all__ = ["listening"]

LOCKED = "Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });"


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


def test_a_reading_pauses_while_its_page_is_hidden(listening: Judge) -> None:
    listening.prepares().mixes()
    reads(listening).sees("#called-1[data-called=now]")
    listening.page.evaluate(
        "() => { Object.defineProperty(document, 'hidden', { value: true });"
        " document.dispatchEvent(new Event('visibilitychange')); }"
    )
    expect(listening.page.locator("html")).to_have_attribute("data-speech", "paused")


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
