"""The first visit fetches everything, with progress; the engine starts from its memory image or without."""

import functools
import json
import re
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import expect

from drivers.browser import club_site
from drivers.browser.judge import Judge
from drivers.sample import sampled

WATCH_PROGRESS = """
window.progress = [];
document.addEventListener("DOMContentLoaded", () => {
    const bar = document.getElementById("loading-bar");
    const look = () => {
        const shown = [bar.value, bar.max, bar.parentElement.querySelector(".progress__figures").textContent];
        if (shown[1] > 1 && bar.checkVisibility()) window.progress.push(shown);
    };
    const all = { subtree: true, childList: true, attributes: true };
    new MutationObserver(look).observe(document.getElementById("sentences"), all);
});
"""


def start_said_in_about(judge: Judge) -> str:
    judge.goes("#/about").sees("#licences-title")
    return judge.sees("section:has(#version-title)").inner_text()


def test_the_first_visit_tells_its_progress_in_bytes(pub: Any, own_site: club_site.Site) -> None:
    total = json.loads((own_site.folder / "version.json").read_text())["pack"]["size"]
    judge = Judge(pub.context(), own_site.address)
    judge.page.add_init_script(WATCH_PROGRESS)
    judge.opens()
    steps = judge.page.evaluate("progress")
    done = [step[0] for step in steps]
    assert len(steps) >= 10
    assert done == sorted(done)
    assert {step[1] for step in steps} == {total}
    # The engine may start before the last of it has been drawn.
    assert done[-1] > 0.9 * total
    assert re.fullmatch(rf"[\d.]+ of {total / 1e6:.1f} MB", steps[-1][2])
    expect(judge.page.locator("#loading-bar")).to_be_hidden()
    expect(judge.page.locator("html")).to_have_attribute("data-offline", "ready")


@pytest.mark.everyday
def test_the_engine_starts_from_its_memory_image(judge: Judge) -> None:
    assert "from a memory image" in start_said_in_about(judge)


@pytest.mark.slow
@pytest.mark.thorough
def test_without_a_usable_memory_image_it_starts_plainly(pub: Any, own_site: club_site.Site) -> None:
    whole = (own_site.folder / "engine/snapshot.bin").read_bytes()
    club_site.replace(own_site.folder, "engine/snapshot.bin", whole[: len(whole) // 2])
    (own_site.folder / "everything.pack").unlink()
    judge = Judge(pub.context(), own_site.address).opens()
    assert "without a memory image" in start_said_in_about(judge)
    expect(judge.page.locator("html")).to_have_attribute("data-offline", "online")
    pub.watches[0].forget("snapshot", "Not kept for offline use", "file by file", "Failed to load")
    judge.whole_draw()
    # The club mends its copy: the next visit keeps everything.
    club_site.replace(own_site.folder, "engine/snapshot.bin", whole)
    judge.opens("?").sees("#home-title")
    expect(judge.page.locator("html")).to_have_attribute("data-offline", "ready", timeout=20_000)
    judge.opens()
    assert "from a memory image" in start_said_in_about(judge)


@pytest.mark.parametrize(
    "sentence", sampled("a poor deployment", ["Missing on the server: ", "Not from this version: "], 1)
)
def test_a_server_that_has_not_all_of_it_is_told_of_on_the_first_visit(
    pub: Any, own_site: club_site.Site, sentence: str
) -> None:
    """In words that tell whom to ask, and not a start that never ends."""
    files = json.loads((own_site.folder / "version.json").read_text())["files"]
    file = next(name for name in files if name.endswith(".wasm"))
    (own_site.folder / file).unlink()
    if sentence.startswith("Not"):
        club_site.replace(own_site.folder, file, b"<!doctype html><title>Not found</title>")
    (own_site.folder / "everything.pack").unlink()
    judge = Judge(pub.context(), own_site.address)
    judge.page.goto(own_site.address)
    message = judge.sees("[data-shown-when=deployment]")
    expect(message).to_contain_text("Ask whoever installed it")
    expect(message).to_contain_text(sentence + file)
    judge.taps("#languages [data-value=ca]")
    expect(judge.sees("[data-shown-when=deployment]")).to_contain_text(file)
    pub.watches[0].console.clear()


@pytest.mark.parametrize("knows_ranges", sampled("a broken line", [True, False], 1))
def test_a_line_that_breaks_on_the_first_visit_is_told_of_and_goes_on_where_it_stopped(
    pub: Any, own_site: club_site.Site, knows_ranges: bool
) -> None:
    pack = json.loads((own_site.folder / "version.json").read_text())["pack"]
    own_site.breaks["/everything.pack"] = [2_000_000, 1_000_000 if knows_ranges else 3_000_000]
    own_site.knows_ranges = knows_ranges
    judge = Judge(pub.context(), own_site.address)
    judge.page.add_init_script(WATCH_PROGRESS)
    judge.opens().is_kept()
    done = [step[0] for step in judge.page.evaluate("progress")]
    totals = (pack["size"], pack["first"]["size"])
    assert done == sorted(done) and done[-1] > 0.9 * totals[1]
    said = {step[2] for step in judge.page.evaluate("progress") if "The connection was lost" in step[2]}
    assert any(f"of {total / 1e6:.1f} MB are here" in each for each in said for total in totals)
    begins = [int(re.sub(r"\D", "", wanted)) for wanted in own_site.ranges]
    assert begins and begins == sorted(begins), "what had arrived is not asked for again"
    assert begins[0] > 0 and begins[-1] < pack["size"]
    assert not [path for path in own_site.asked if path.startswith("/engine/")], (
        "one file, and not one by one"
    )
    pub.watches[0].forget("Failed to load resource")


@pytest.mark.parametrize("module", ["core-*.js", pytest.param("donkey-*.js", marks=pytest.mark.thorough)])
def test_a_module_that_breaks_off_once_does_not_leave_the_page_without_its_engine(
    pub: Any, own_site: club_site.Site, module: str
) -> None:
    (file,) = (own_site.folder / "vendor" / "pyscript").glob(module)
    own_site.breaks[f"/vendor/pyscript/{file.name}"] = [10]
    Judge(pub.context(service_workers="block"), own_site.address).opens()
    assert not own_site.breaks[f"/vendor/pyscript/{file.name}"]
    pub.watches[0].console.clear()


@pytest.mark.slow
@pytest.mark.thorough
def test_a_file_that_never_arrives_whole_is_named_and_the_page_goes_on_by_itself_when_it_does(
    pub: Any, own_site: club_site.Site
) -> None:
    files = json.loads((own_site.folder / "version.json").read_text())["files"]
    file = next(name for name in files if name.endswith(".wasm"))
    (own_site.folder / "everything.pack").unlink()
    own_site.breaks[f"/{file}"] = [100_000] * 1000
    own_site.knows_ranges = False
    judge = Judge(pub.context(), own_site.address)
    judge.page.goto(own_site.address)
    message = judge.page.locator("[data-shown-when=incomplete]")
    expect(message).to_contain_text(f"Incomplete: {file}", timeout=90_000)
    own_site.breaks.clear()
    judge.waits().is_kept()
    expect(message).to_be_hidden()
    pub.watches[0].console.clear()


def test_inside_the_page_of_another_nothing_starts(pub: Any, own_site: club_site.Site) -> None:
    """The server of a club may not forbid it: the page sees for itself."""
    (own_site.folder / "around.html").write_text("<!doctype html><iframe src='index.html'></iframe>")
    handler = functools.partial(SimpleHTTPRequestHandler, directory=str(own_site.folder))
    with ThreadingHTTPServer(("localhost", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = pub.context().new_page()
        page.goto(f"http://localhost:{server.server_port}/around.html")
        frame = page.frame_locator("iframe")
        expect(frame.locator("body")).to_contain_text("Faristol does not run inside another page.")
        assert frame.locator("button").count() == 0
        frame.locator("a[target=_top]").click()
        Judge(page.context, page.url, page).waits()
        assert page.url.endswith("/#/") or page.url.endswith("/")
        server.shutdown()
    pub.watches[0].console.clear()
