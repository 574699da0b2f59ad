"""Firefox and WebKit play Ona as Chromium does: every recording, to its end."""

import json
from pathlib import Path

import pytest

import toolbox
from drivers.browser.driven import Browser, Firefox, WebKit
from drivers.browser.stoppable_server import Site

pytestmark = pytest.mark.browsers

STARTED = "document.documentElement.dataset.engine === 'ready'"
PLACES: dict[str, list[int]] = json.loads((toolbox.ROOT / "site/voices/ona.json").read_text("utf-8"))
SOUNDS = """void import("/devices/ona.js").then(async ({ ona }) => {
  const sounds = TEXTS.map(async (spoken) => (await ona({ language: "ca", spoken })).samples);
  window.heard = (await Promise.all(sounds)).map((samples) => [
    samples.length / 22050,
    Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length),
  ]);
})"""
"""Sets out how long and how loud each is."""


def every_recording_sounds(browser: Browser, site: Site) -> None:
    browser.open(site.url)
    browser.wait(STARTED)
    browser.evaluate(SOUNDS.replace("TEXTS", json.dumps([*PLACES])))
    browser.wait("Boolean(window.heard)")
    heard = dict(zip(PLACES, browser.evaluate("window.heard"), strict=True))
    for text, (seconds, mean) in heard.items():
        assert 0.09 < seconds < 1.5, text
        assert 0.07 < mean < 0.12, text
    assert heard["ve baixa de València"][0] == pytest.approx(1.3, abs=0.06)


@pytest.mark.thorough
def test_firefox_plays_every_recording(firefox: list[Firefox], profile: Path, site: Site) -> None:
    firefox.append(Firefox(profile))
    every_recording_sounds(firefox[0], site)


@pytest.mark.thorough
def test_webkit_plays_every_recording(webkit: WebKit, site: Site) -> None:
    every_recording_sounds(webkit, site)
