"""An event as a file: out, deleted, in again; older, other and damaged ones; and the page for everybody."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, expect

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


@pytest.mark.everyday
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


@pytest.mark.slow
def test_a_file_that_parts_from_what_is_here_is_asked_about(judge: Judge, tmp_path: Path) -> None:
    judge.prepares("Bifurcat").mixes().ends().files()
    exported = saved(judge.saves("#export"), tmp_path)
    link = "#/event/" + judge.stream
    judge.goes(link).sees("#publish")
    judge.publishes()
    before = judge.entries
    judge.opens()
    judge.brings("#bring", exported)
    judge.sees("#refused, #told, dialog[open]")
    if judge.page.locator("dialog[open]").count():
        judge.taps("#leave-file")
    judge.goes(link).sees("#verdict")
    assert judge.entries == before, "an older file changes nothing"

    # On another tablet, the same file and then another end.
    other = Judge(judge.context.browser.new_context(locale="en-GB"), judge.address).opens()  # type: ignore[union-attr]
    other.brings("#bring", exported)
    other.sees("#publish")
    other.taps("#undo").sees("#start")
    other.starts()
    other.files()
    differing = saved(other.saves("#export"), tmp_path)
    other.context.close()
    judge.opens()
    judge.brings("#bring", differing)
    judge.sees("dialog#differs[open]")
    assert judge.page.locator("#bring-more").count() == 0
    judge.taps("#bring-copy")
    judge.sees("#clock, #ran-on")
    assert judge.stream not in link
    judge.goes("#/").taps("#leave-now").sees("#home-title")
    expect(judge.page.locator(".event", has_text="Bifurcat")).to_have_count(2)


def test_a_damaged_file_opens_up_to_its_first_bad_entry(over: Judge, tmp_path: Path) -> None:
    exported = saved(over.saves("#export"), tmp_path)
    over.sees("#delete")
    document = json.loads(exported.read_text("utf-8"))
    entries = document["entries"]
    entries[2] = {"type": "RackDrawn", "round": "?"}
    exported.write_text(json.dumps(document), "utf-8")
    over.taps("#delete", "#delete-it").sees("#home-title")
    over.brings("#bring", exported)
    over.sees("#saved, #damaged, #told")
    over.sees_entries(2)
    over.opens()
    nonsense = tmp_path / "nonsense.json"
    nonsense.write_bytes(b"\x00\x01 not an event")
    over.brings("#bring", nonsense)
    expect(over.sees("#refused")).to_contain_text("not a Faristol event")


def test_a_log_damaged_on_the_device_opens_up_to_the_bad_entry(over: Judge) -> None:
    stream = over.stream
    over.opens("#/about")
    over.page.evaluate(
        """async stream => {
            const { name } = (await indexedDB.databases()).find(({ name }) => name.startsWith("faristol:"));
            const opening = indexedDB.open(name);
            await new Promise((done, fail) => (opening.onsuccess = () => {
                const change = opening.result.transaction("entries", "readwrite");
                const forged = { stream, number: 5, entry: '{"type":"Forged"}', seal: "00" };
                change.objectStore("entries").put(forged);
                change.oncomplete = () => done(opening.result.close());
                change.onabort = fail;
            }));
        }""",
        stream,
    )
    over.opens(f"#/event/{stream}/file")
    expect(over.sees("#damaged")).to_contain_text("Entry 5")
    assert over.page.locator("#log tbody tr").count() == 4
    over.taps("#copy")
    over.page.wait_for_function("stream => !location.hash.includes(stream)", arg=stream)
    over.sees_entries(4)
    over.taps("#start, #no-clock, #to-keep")
    over.sees_entries(5)


def test_the_page_for_everybody_opens_from_a_stick_and_comes_back_in(
    over: Judge, browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> None:
    published = saved(over.saves("#publish"), tmp_path)
    secret_known = over.page.inner_text("#log")
    assert "secret" in secret_known
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
    saved(over.saves("#export"), tmp_path)
    over.sees("#delete")
    over.taps("#delete", "#delete-it").sees("#home-title")
    over.brings("#bring", published)
    over.sees("#verdict")
    over.goes("#/verify").sees("#read")
    over.brings("#read", published)
    expect(over.sees("#verdict")).to_contain_text("follows from the promise")
