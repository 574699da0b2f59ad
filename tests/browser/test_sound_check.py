"""Before an event the room hears a check; everything called is loud, and how loud it is lies at hand."""

import pytest
from playwright.sync_api import expect
from test_speech import listening, marked, reads, sounds_of

from conftest import Pub
from drivers.browser import club_site
from drivers.browser.judge import Judge
from faristol.speech.aloud import CLEARLY, time_calls
from faristol.speech.call import NameTable, name_table_data, tables
from faristol.speech.pronounced import pronounced

__all__ = ["listening"]


def test_a_volume_of_an_earlier_version_is_the_step_nearest_to_it(pub: Pub, site: club_site.Site) -> None:
    page = pub.context().new_page()
    page.goto(site.address)
    for before, now in (("full", "5"), ("half", "4"), ("low", "3"), (5, "5"), ("9", "5")):
        page.evaluate(
            "each => localStorage.setItem('faristol.settings', JSON.stringify({ volume: each }))", before
        )
        page.reload()
        assert page.evaluate("window.faristol.settings.volume") == now


def test_one_tap_where_the_players_are_entered_lets_the_room_hear_a_check(listening: Judge) -> None:
    listening.goes("#/duplicate").sees("#setup")
    listening.page.fill("#name", "Dijous")
    listening.taps("#open").sees("#enter-form")
    listening.page.fill("#player", "Núria")
    listening.taps("#enter").sees("#seats")
    expect(listening.page.locator("#check-texts")).to_have_text(
        "Prova de so · A d'Alacant · B de Barcelona · 1 minut!"
    )
    listening.taps("#sound-check")
    listening.page.wait_for_function("heard.length === 4")
    assert all(each["loudest"] > 0.1 and each["seconds"] > 0.2 for each in sounds_of(listening))
    listening.taps("#sound")
    expect(listening.page.locator("#sound-check")).to_have_attribute("data-setting", "sound")
    listening.taps("#sound-check")
    expect(listening.page.locator("#sound-check")).to_have_attribute("data-device", "speech")


def test_at_the_call_the_check_names_no_tile_as_called_and_the_volume_has_five_steps_at_hand(
    listening: Judge,
) -> None:
    listening.prepares().mixes().taps("#sound-check")
    page = listening.page
    page.wait_for_function("heard.length === 4")
    expect(page.locator("html")).to_have_attribute("data-speech", "idle")
    assert marked(listening) == []
    page.evaluate("() => { window.levels = []; }")
    for step in range(1, 6):
        listening.taps(f"#volumes-{step}")
        expect(page.locator(f"#volumes-{step}")).to_have_attribute("aria-pressed", "true")
        page.evaluate("levels.push(gains.map(each => each.gain.value).filter(value => value < 1.01))")
    levels = [max(each) for each in page.evaluate("levels")]
    assert levels == pytest.approx([0.1, 0.178, 0.316, 0.562, 1.0], abs=0.001)
    reads(listening).sees("#called-1[data-called=now]")
    listening.taps("#volumes-2")
    expect(page.locator("html")).to_have_attribute("data-speech", "reading")


LOUDNESS = """async (texts) => {
  const { clip } = await import("/devices/clips.js");
  const { amplifier } = await import("/devices/loudness.js");
  const figures = (samples) => {
    const squares = samples.reduce((sum, value) => sum + value * value, 0);
    return [Math.sqrt(squares / samples.length), samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)];
  };
  return Promise.all(texts.map(async (text) => {
    const { samples, sampleRate } = await clip(text);
    const room = new OfflineAudioContext(1, Math.ceil((samples.length / sampleRate) * 48000), 48000);
    const source = room.createBufferSource();
    source.buffer = room.createBuffer(1, samples.length, sampleRate);
    source.buffer.copyToChannel(samples, 0);
    source.connect(amplifier(room, room.destination));
    source.start();
    return [...figures(samples), ...figures((await room.startRendering()).getChannelData(0))];
  }));
}"""
"""For each text how loud it is as the voice speaks it, and as it leaves the tablet: the mean and the peak."""


@pytest.mark.slow
def test_everything_called_leaves_the_tablet_loud_and_undistorted(pub: Pub, site: club_site.Site) -> None:
    language = "ca"
    said = {"language": language, "voice": "own"}
    texts = [
        {**said, "spoken": pronounced(language, names.spoken_name(tile)), "rate": CLEARLY}
        for table in tables(language)
        for names in [NameTable.from_data(name_table_data(language, table))]
        for tile in names.names
    ]
    texts += [{**said, "spoken": call.spoken, "rate": call.rate} for call in time_calls(language)]
    page = pub.context().new_page()
    page.goto(site.address)
    found = page.evaluate(LOUDNESS, texts)
    assert len(found) == len(texts) > 20
    for _, _, mean, peak in found:
        assert mean >= 0.2
        assert peak <= 0.95
    before, after = [min(each[0] for each in found), min(each[2] for each in found)]
    assert after > 2 * before
