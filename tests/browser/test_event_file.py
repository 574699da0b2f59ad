"""The page of an event for everybody."""

from pathlib import Path

from playwright.sync_api import expect

from drivers.browser.judge import Judge


def test_the_page_for_everybody_opens_from_a_stick(judge: Judge, tmp_path: Path) -> None:
    judge.whole_draw("Fitxer").taps("#back-up").sees("#log")
    published = tmp_path / "fitxer.html"
    judge.saves("#publish").save_as(published)
    reader = judge.context.browser.new_page(java_script_enabled=True)  # type: ignore[union-attr]
    console: list[str] = []
    asked: list[str] = []
    reader.on("console", lambda message: console.append(message.text))
    reader.on("pageerror", lambda error: console.append(str(error)))
    reader.on("request", lambda request: asked.append(request.url))
    reader.goto(published.as_uri())
    expect(reader.locator("h1")).to_have_text("Fitxer")
    assert reader.locator("script").count() == 0
    assert reader.locator("table").count() >= 1
    reader.wait_for_timeout(200)
    assert console == []
    assert {url.split(":")[0] for url in asked} <= {"file", "data"}
    reader.close()
