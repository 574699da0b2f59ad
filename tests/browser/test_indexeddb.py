"""The log on the tablet's disk, in Chromium: the contract, other windows, crashes, damage and a full disk."""

import contextlib
import json
import os
import shutil
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Error, Page

import build_site
from drivers import log_contract
from drivers.log_contract import FIRST, PROMISES, SECOND, THIRD
from faristol.serving import serve

STORAGE = Path(__file__).parents[1] / "storage"
THREE = "await log.append('dijous', 0, [FIRST, SECOND, THIRD], card('dijous', 1))"
OUTCOME = """
async def outcome(act):
    try:
        await act
    except Rejected as refusal:
        return f"{refusal.code} {refusal.details.get('why', '')}".strip()
    return "done"
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with the built engine and the page that opens windows of the log."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(build_site.DIST / "engine", folder / "engine")
    for file in (
        build_site.DIST / "no-database.js",
        Path(log_contract.__file__),
        *(STORAGE / "windows").iterdir(),
    ):
        shutil.copy(file, folder)
    with serve.site("localhost", 0, folder) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


class Windows:
    """A page with windows of one log; each is a worker with its own engine."""

    def __init__(self, page: Page, address: str, path: str) -> None:
        self.page, self.path = page, path
        page.goto(address)

    def open(self, *names: str) -> None:
        for name in names:
            self.page.evaluate("name => openWindow(name)", name)
            self.run(name, f"log = IndexedDbLog({self.path!r})" + OUTCOME)

    def run(self, name: str, python: str) -> Any:
        return self.page.evaluate("([name, python]) => run(name, python)", [name, python])

    def start(self, name: str, python: str) -> None:
        """Run without waiting for the end."""
        self.page.evaluate("([name, python]) => { run(name, python); }", [name, python])

    def close(self, name: str) -> None:
        self.page.evaluate("name => closeWindow(name)", name)

    def read(self, name: str) -> tuple[list[dict[str, Any]], int | None]:
        reading = self.run(
            name,
            "import json; found = await log.read('dijous'); json.dumps([found.entries, found.broken])",
        )
        entries, broken = json.loads(reading)
        return entries, broken

    def site_data(self, command: str, **how: Any) -> None:
        origin = self.page.evaluate("location.origin")
        self.page.context.new_cdp_session(self.page).send(f"Storage.{command}", {"origin": origin, **how})

    def change(self, store: str, how: str) -> None:
        """What no window would do to the log: JavaScript on one of its stores."""
        self.page.evaluate(
            f"([path, store]) => inStore(path, store, store => {{ {how} }})", [self.path, store]
        )


@pytest.fixture(scope="module")
def contract_page(browser: Browser, address: str) -> Iterator[Windows]:
    """One window for the whole contract: each promise gets a disk of its own."""
    page = browser.new_page()
    windows = Windows(page, address, "/")
    windows.open("window")
    yield windows
    page.close()


@pytest.mark.everyday
@pytest.mark.parametrize("name", PROMISES)
def test_on_disk(contract_page: Windows, name: str) -> None:
    contract_page.run(
        "window",
        f"""
async def open_window():
    return IndexedDbLog("/{name}/")
await PROMISES["{name}"](open_window)
""",
    )


@pytest.fixture
def windows(browser: Browser, address: str) -> Iterator[Windows]:
    with browser.new_context() as context:
        yield Windows(context.new_page(), address, "/club/")


FOREVER = """
import js
number = 0
while True:
    await log.append("dijous", number, [{"play": number + 1}], card("dijous", number))
    number += 1
    js.postMessage(js.JSON.parse('{"written": %d}' % number))
"""


def the_series_is_there(windows: Windows, acknowledged: int) -> None:
    entries, broken = windows.read("other")
    assert broken is None
    assert entries == [{"play": number} for number in range(1, len(entries) + 1)]
    assert len(entries) >= acknowledged >= 50
    assert windows.run("other", "(await log.cards())[0]['at']") == len(entries) - 1


def test_a_window_killed_in_a_series_loses_nothing_acknowledged(windows: Windows) -> None:
    windows.open("judge", "other")
    windows.start("judge", FOREVER)
    windows.page.wait_for_function("acknowledged.length >= 50")
    windows.close("judge")
    the_series_is_there(windows, windows.page.evaluate("acknowledged.length"))


@pytest.mark.thorough
def test_a_browser_killed_in_a_series_loses_nothing_acknowledged(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], address: str, tmp_path: Path
) -> None:
    def launch() -> BrowserContext:
        return browser_type.launch_persistent_context(tmp_path, **browser_type_launch_args)

    context = launch()
    windows = Windows(context.new_page(), address, "/club/")
    seen: list[int] = []
    windows.page.expose_function("see", lambda number: seen.append(number))
    windows.open("judge")
    assert context.browser is not None
    processes = context.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    windows.start("judge", FOREVER)
    windows.page.wait_for_function("acknowledged.length >= 50")
    os.kill(next(process["id"] for process in processes if process["type"] == "browser"), signal.SIGKILL)
    with contextlib.suppress(Error):
        while True:
            windows.page.title()
    with launch() as context:
        windows = Windows(context.new_page(), address, "/club/")
        windows.open("other")
        the_series_is_there(windows, max(seen))


@pytest.mark.everyday
def test_of_two_windows_one_writes_until_it_is_closed(windows: Windows) -> None:
    windows.open("judge", "other")
    assert windows.run("judge", "await log.claim('dijous')") is True
    assert windows.run("other", "await log.claim('dijous')") is False
    windows.close("judge")
    # The browser frees what a window held a moment after it has gone.
    windows.page.wait_for_function("navigator.locks.query().then(({ held }) => !held.length)")
    assert windows.run("other", "await log.claim('dijous')") is True


def test_the_same_event_under_another_folder_is_another_event(windows: Windows) -> None:
    windows.open("here", "there")
    windows.run("there", "log = IndexedDbLog('/other/')")
    windows.run("here", THREE)
    assert windows.read("there") == ([], None)
    assert windows.run("here", "await log.claim('dijous')")
    assert windows.run("there", "await log.claim('dijous')")


@pytest.mark.parametrize(
    ("broken", "how"),
    [
        (2, "store.put({stream: 'dijous', number: 2, entry: '{\"passed\":false}', seal: '00'})"),
        (2, "store.put({stream: 'dijous', number: 2})"),
        (2, "store.delete(['dijous', 2])"),
        (3, "store.delete(['dijous', 3])"),
    ],
)
def test_a_damaged_record_is_named_and_those_before_it_are_read(
    windows: Windows, broken: int, how: str
) -> None:
    windows.open("judge")
    windows.run("judge", THREE)
    windows.change("entries", how)
    assert windows.read("judge") == ([FIRST, SECOND, THIRD][: broken - 1], broken)


@pytest.mark.everyday
def test_a_full_disk_refuses_and_changes_nothing(windows: Windows) -> None:
    windows.site_data("overrideQuotaForOrigin", quotaSize=100_000)
    windows.open("judge")
    windows.run("judge", THREE)
    much = "log.append('dijous', 3, [{'text': 'x' * 40_000}] * 5, card('dijous', 2))"
    assert windows.run("judge", f"await outcome({much})") == "storage.full"
    assert windows.read("judge") == ([FIRST, SECOND, THIRD], None)
    assert windows.run("judge", "(await log.cards())[0]['at']") == 1
    little = "await outcome(log.append('dijous', 3, [FIRST], card('dijous', 2)))"
    for _ in range(80):  # the browser needs a moment to count what it has not kept, and longer beside another
        if (outcome := windows.run("judge", little)) == "done":
            break
        windows.page.wait_for_timeout(250)
    assert outcome == "done"


def test_after_the_site_data_was_cleared_we_go_on_with_an_empty_disk(windows: Windows) -> None:
    windows.open("judge")
    windows.run("judge", THREE)
    windows.site_data("clearDataForOrigin", storageTypes="indexeddb")
    assert windows.read("judge") == ([], None)
    windows.run("judge", THREE)
    assert windows.read("judge") == ([FIRST, SECOND, THIRD], None)


def test_whoever_changes_the_database_does_not_have_to_wait_for_us(windows: Windows) -> None:
    windows.open("judge")
    windows.run("judge", THREE)
    windows.page.evaluate(
        """path => new Promise((resolve, reject) => {
            const deleting = indexedDB.deleteDatabase(`faristol:${path}`);
            deleting.onsuccess = resolve;
            deleting.onblocked = reject;
        })""",
        windows.path,
    )
    assert windows.read("judge") == ([], None)


def test_a_connection_the_browser_took_away_is_opened_anew(windows: Windows) -> None:
    windows.open("judge")
    windows.run("judge", THREE)
    windows.run("judge", "log._database.close()")
    assert windows.read("judge") == ([FIRST, SECOND, THIRD], None)


def test_without_indexeddb_storage_is_refused(windows: Windows) -> None:
    windows.open("judge")
    windows.run(
        "judge",
        "import js; js.eval('delete globalThis.indexedDB; delete WorkerGlobalScope.prototype.indexedDB')",
    )
    assert windows.run("judge", "await outcome(log.cards())") == "storage.blocked missing"


@pytest.mark.thorough
def test_over_plain_http_every_window_may_write_and_the_stale_one_is_refused(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], address: str
) -> None:
    arguments = [*browser_type_launch_args["args"], "--host-resolver-rules=MAP club.test 127.0.0.1"]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": arguments})
    windows = Windows(browser.new_page(), address.replace("localhost", "club.test"), "/club/")
    windows.open("judge", "other")
    assert windows.page.evaluate("isSecureContext") is False
    assert windows.run("judge", "await log.claim('dijous')") is True
    assert windows.run("other", "await log.claim('dijous')") is True
    windows.run("judge", THREE)
    assert windows.run("other", "await refused(log, 0, FIRST)") is True
    browser.close()
