"""An update is offered, never imposed: what a tablet runs changes when a person says so."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from conftest import Launch
from drivers.browser import club_site
from drivers.browser.at_the_table import Table
from drivers.browser.judge import Judge

DECODERS = ("xz-decompress.min.js", "sha256.umd.min.js")
SERVICE_WORKER = {
    "/sw.js",
    "/pieces.js",
    "/resuming.js",
    "/shared.js",
    "/unpacking.js",
    "/versions.js",
    *(f"/vendor/unpacking/{name}" for name in DECODERS),
}


@pytest.fixture
def second(own_site: club_site.Site) -> bytes:
    """The start page of version 2, told apart by its description."""
    page = (own_site.folder / "index.html").read_bytes()
    return page.replace(
        b'<meta name="description" content="', b'<meta name="description" content="Version two. '
    )


def runs_version_two(page: Page) -> bool:
    return page.locator("meta[name=description]").get_attribute("content").startswith("Version two.")  # type: ignore[union-attr]


def versions(judge: Judge) -> list[str]:
    """Those that lie on the tablet, accepted or not."""
    names = judge.page.evaluate("caches.keys()")
    return [name.split(":")[-1] for name in names if name.startswith("faristol:")]


@pytest.mark.slow
def test_an_update_waits_for_a_person_through_a_kill(
    launch: Launch, own_site: club_site.Site, second: bytes
) -> None:
    context = launch()
    Judge(context, own_site.address, context.pages[0]).opens().is_kept()
    club_site.deploy(own_site.folder, index_html=second)
    club_site.kill(context)

    context = launch()
    watch = club_site.Watch(context)
    asked = len(own_site.asked)
    judge = Judge(context, own_site.address, context.pages[0]).opens().is_kept()
    update = judge.sees("#update")
    expect(judge.page.locator("#status")).to_contain_text("A new version is ready")
    assert not runs_version_two(judge.page)
    # Chromium asks for the page itself beside the service worker, and throws that answer away; it compares the
    # parts of the service worker with the server's when it likes.
    new = [path for path in own_site.asked[asked:] if path not in {"/", "/version.json", *SERVICE_WORKER}]
    assert new == ["/index.html"], "what did not change is not fetched again"
    club_site.kill(context)

    own_site.stop()
    context = launch()
    judge = Judge(context, own_site.address, context.pages[0]).opens().is_kept()
    update = judge.sees("#update")
    assert not runs_version_two(judge.page), "offered once is not accepted"
    with judge.page.expect_navigation():
        update.click()
    judge.waits()
    assert runs_version_two(judge.page)
    expect(judge.page.locator("#update")).to_be_hidden()
    assert len(versions(judge)) == 1
    judge.prepares().mixes()
    club_site.kill(context)

    context = launch()
    judge = Judge(context, own_site.address, context.pages[0]).opens().is_kept()
    assert runs_version_two(judge.page)
    assert watch.console == []


@pytest.mark.slow
def test_no_update_while_any_window_runs_a_round(pub: Any, own_site: club_site.Site, second: bytes) -> None:
    context = pub.context()
    judge = Judge(context, own_site.address).opens().is_kept().prepares().mixes()
    club_site.deploy(own_site.folder, index_html=second)
    other = Judge(context, own_site.address).opens("#/about").is_kept()
    other.taps("#done").sees("#home-title")
    # Home offers the round first; the update is on the shelf once no round runs in the log either.
    expect(other.page.locator("#resume")).to_be_visible()
    other.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    refused = other.page.evaluate("import('./offline.js').then(({ accept }) => accept())")
    assert refused is None
    expect(other.page.locator("#status")).to_contain_text("a round is running in some window")
    assert not runs_version_two(judge.page)
    judge.ends()
    other.taps("#update")
    expect(other.page.locator("#status")).to_contain_text("Faristol is open in another window")
    assert not runs_version_two(judge.page), "what somebody types there is not lost"
    judge.page.close()
    with other.page.expect_navigation():
        other.taps("#update")
    assert runs_version_two(other.waits().page)


BROKEN = {
    "mixed": lambda site: club_site.replace(site.folder, "page.js", b"// of another version"),
    "half": lambda site: (site.folder / "page.js").unlink(),
    "garbage": lambda site: club_site.replace(site.folder, "version.json", b"<html>404, politely</html>"),
    "empty": lambda site: club_site.replace(site.folder, "version.json", b"{}"),
    "without files": lambda site: listing(site, files={}),
    "of a strange name": lambda site: listing(site, version="../evil"),
    "from elsewhere": lambda site: listing(
        site,
        files={"index.html": {"sha256": "0" * 64, "size": 1}, "../evil": {"sha256": "0" * 64, "size": 1}},
    ),
}


def listing(site: club_site.Site, **changed: Any) -> None:
    about = json.loads((site.folder / "version.json").read_text("utf-8"))
    club_site.replace(site.folder, "version.json", json.dumps({**about, **changed}).encode())


CHECK = """async () => {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((done) => (port1.onmessage = ({ data }) => done(data)));
    navigator.serviceWorker.controller.postMessage({ do: "check" }, [port2]);
    return answer;
}"""


def test_a_broken_deploy_leaves_the_old_version_at_work(
    pub: Any, own_site: club_site.Site, second: bytes
) -> None:
    judge = Judge(pub.context(), own_site.address).opens().is_kept()
    changed = (own_site.folder / "page.js").read_bytes() + b"// version 2\n"
    club_site.deploy(own_site.folder, index_html=second, page_js=changed)
    about = (own_site.folder / "version.json").read_bytes()
    for how, breaks in BROKEN.items():
        club_site.replace(own_site.folder, "page.js", changed)
        club_site.replace(own_site.folder, "version.json", about)
        breaks(own_site)
        assert judge.page.evaluate(CHECK)["failed"], how
        expect(judge.page.locator("#update")).to_be_hidden()
    judge.opens("?").is_kept()
    assert not runs_version_two(judge.page)
    expect(judge.page.locator("#update")).to_be_hidden()
    own_site.stop()
    judge.opens().is_kept().prepares().mixes()
    pub.watches[0].forget("Failed to load resource")


def deploys_another_make(judge: Judge, site: club_site.Site, second: bytes) -> None:
    """Version 2 with another service worker, which the tablet takes."""
    loader = (site.folder / "sw.js").read_bytes()
    club_site.replace(site.folder, "sw.js", b"self.make = 2;\n" + loader)
    club_site.deploy(site.folder, index_html=second)
    judge.page.evaluate("navigator.serviceWorker.getRegistration().then((known) => known.update())")
    judge.page.wait_for_function(
        """async () => {
            const { active, installing, waiting } = await navigator.serviceWorker.getRegistration();
            return !installing && !waiting && active.state === "activated";
        }"""
    )


@pytest.mark.thorough
def test_two_quick_taps_on_the_update_take_it_once(pub: Any, own_site: club_site.Site, second: bytes) -> None:
    judge = Judge(pub.context(), own_site.address).opens().is_kept()
    club_site.deploy(own_site.folder, index_html=second)
    judge.opens("?").sees("#update")
    with judge.page.expect_navigation():
        judge.page.evaluate(
            "import('./offline.js').then(({ accept }) => { accept(); setTimeout(accept, 5); })"
        )
    own_site.stop()
    judge.opens("?").is_kept()
    assert runs_version_two(judge.page)
    assert len(versions(judge)) == 1
    pub.watches[0].forget("Failed to load resource")


@pytest.mark.thorough
def test_under_an_open_rack_no_update_is_taken_and_a_reload_closes_the_rack(
    pub: Any, own_site: club_site.Site, second: bytes
) -> None:
    table = Table(pub.context(), own_site.address)
    table.opens().is_kept()
    table.sits_down()
    expect(table.rack).to_have_count(7)
    club_site.deploy(own_site.folder, index_html=second)
    table.page.evaluate("navigator.serviceWorker.getRegistration().then((at) => at.update())")
    expect(table.page.locator("#status")).to_contain_text("A new version is ready", timeout=30_000)
    expect(table.page.locator("#update")).to_be_hidden()
    table.page.evaluate("import('./offline.js').then(({ accept }) => { accept(); })")
    expect(table.rack).to_have_count(7)
    table.reloads().sees("#show-tiles, #as-last-seen")
    assert not runs_version_two(table.page), "the game goes on with the version it began with"
    if table.page.locator("#as-last-seen").count():
        table.taps("#as-last-seen").sees("#show-tiles")
    expect(table.rack).to_have_count(0)
    assert "rack__place" not in table.page.evaluate("sessionStorage.getItem('faristol.shown') || ''")
    table.shows()
    expect(table.rack).to_have_count(7)

    # Nor is one offered on the first page while the game runs; who comes back from there finds the rack closed.
    game = table.page.evaluate("location.hash")
    table.goes("#/").sees("#leave-now")
    table.taps("#leave-now").sees("#resume")
    expect(table.page.locator("#update")).to_have_count(0)
    table.goes(game).sees("#show-tiles")
    expect(table.rack).to_have_count(0)


HANGS = b"""
self.addEventListener("message", (event) => {
  if (event.data.do !== "hang") return;
  event.stopImmediatePropagation();
  caches.open = () => new Promise(() => {});
  event.ports[0].postMessage({});
});
"""
"""As on a full disk: the browser is deleting its caches, and says nothing of them for minutes."""


@pytest.mark.thorough
def test_a_cache_that_never_answers_is_waited_for_once_and_not_for_each_file(
    pub: Any, own_site: club_site.Site
) -> None:
    loader = own_site.folder / "sw.js"
    club_site.replace(own_site.folder, "sw.js", HANGS + loader.read_bytes())
    judge = Judge(pub.context(), own_site.address).opens().is_kept()
    judge.page.evaluate(CHECK.replace("check", "hang"))
    judge.opens("?")
    assert judge.page.evaluate("Boolean(navigator.serviceWorker.controller)")


OF_AN_EARLIER_MAKE = """async () => {
    const [name] = (await caches.keys()).filter((name) => name.startsWith("faristol:"));
    const cache = await caches.open(name);
    const marks = (await cache.keys()).filter(({ url }) => url.endsWith(".mark"));
    for (const mark of marks) await cache.delete(mark);
    const files = (await cache.keys()).length;
    await new Promise((done) => {
        const opening = indexedDB.open("faristol-version:/", 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore("record");
        opening.onsuccess = () => {
            const writing = opening.result.transaction("record", "readwrite");
            writing.objectStore("record").put({ current: name.split(":").pop(), files }, "now");
            writing.oncomplete = () => done(opening.result.close());
        };
    });
}"""
"""What a tablet looks like whose version was named in a database."""


@pytest.mark.thorough
def test_a_tablet_from_before_the_marks_goes_on_with_its_version(
    pub: Any, own_site: club_site.Site, second: bytes
) -> None:
    judge = Judge(pub.context(), own_site.address).opens().is_kept()
    judge.page.evaluate(OF_AN_EARLIER_MAKE)
    deploys_another_make(judge, own_site, second)
    judge.opens("?").is_kept()
    assert not runs_version_two(judge.page)
    judge.opens().sees("#update")
    with judge.page.expect_navigation():
        judge.taps("#update")
    judge.waits()
    assert runs_version_two(judge.page)
    assert [json.loads((own_site.folder / "version.json").read_text())["version"]] == versions(judge)
