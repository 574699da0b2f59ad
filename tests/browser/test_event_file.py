"""An event as a file: out, deleted, in again; and the page for everybody."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from drivers.browser.judge import Judge


@pytest.fixture
def over(judge: Judge) -> Judge:
    """A draw that is over and published, with its file screen open."""
    judge.whole_draw("Fitxer").taps("#back-up").sees("#log")
    return judge


def saved(download: Any, folder: Path) -> Path:
    path = folder / download.suggested_filename
    shutil.copy(download.path(), path)
    return path


def test_exported_deleted_and_imported_it_is_the_same_event(over: Judge, tmp_path: Path) -> None:
    exported = saved(over.saves("#export"), tmp_path)
    assert exported.name == "fitxer.json"
    over.sees("#delete")
    link, log = "#/event/" + over.stream + "/file", over.page.inner_text("#log")
    over.taps("#delete", "#delete-it").sees("#home-title")
    over.goes(link).sees("#refused")
    over.opens()
    over.brings("#bring", exported)
    over.sees("#verdict")
    over.goes(link).sees("#log")
    # The file was written before the log noted that it left.
    assert log.startswith(over.page.inner_text("#log").rstrip()[:200])
    before = over.page.inner_text("#log")
    over.opens()
    over.brings("#bring", exported)
    expect(over.sees("#refused")).to_contain_text("already here")
    over.goes(link).sees("#log")
    assert over.page.inner_text("#log") == before


def test_the_page_for_everybody_opens_from_a_stick(over: Judge, tmp_path: Path) -> None:
    published = saved(over.saves("#publish"), tmp_path)
    reader = over.context.browser.new_page(java_script_enabled=True)  # type: ignore[union-attr]
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
