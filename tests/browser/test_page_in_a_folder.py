"""The published page in a folder of the device: a real folder handle, as the picker would give it."""

import re

import pytest
from playwright.sync_api import Page, expect

from drivers.browser.club_site import Site
from drivers.browser.swiss_director import Director

NAME = r"directe-\w{6}\.html"
CLUB = ["Aina", "Biel", "Cesc", "Dora"]
PICKER = """() => {
    window.showDirectoryPicker = async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle("live", { create: true });
}"""
READ = """async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("live");
    const names = [];
    for await (const name of folder.keys()) if (!name.endsWith(".crswap")) names.push(name);
    const read = async (name) => (await (await folder.getFileHandle(name)).getFile()).text();
    const text = names.length ? await read(names[0]).catch(() => "") : "";
    return { names, text };
}"""
"""A file that is being replaced at this moment cannot be read, and is read again."""
DENIED = """(state) => {
    FileSystemHandle.prototype.queryPermission = async () => state;
    FileSystemHandle.prototype.requestPermission = async () => {
        FileSystemHandle.prototype.queryPermission = async () => "granted";
        return "granted";
    };
}"""


def has_in_folder(director: Director, text: str) -> None:
    def there() -> bool:
        found = director.page.evaluate(READ)
        return bool(re.fullmatch(NAME, " ".join(found["names"]))) and text in found["text"]

    for _ in range(100):
        if there():
            return
        director.page.wait_for_timeout(200)
    raise AssertionError(director.page.evaluate(READ))


def state(director: Director, expected: str) -> None:
    expect(director.page.locator("html")).to_have_attribute("data-live", expected)


def follows(director: Director) -> Director:
    director.sets_up("Directe").pastes(*CLUB).draws().publishes()
    director.page.evaluate(PICKER)
    here = re.sub(r"/(round|players).*", "", director.page.evaluate("location.hash"))
    director.goes(f"{here}/file").taps("#live-folder")
    state(director, "renewed")
    expect(director.page.locator("#live-stop")).to_be_visible()
    director.goes(here).sees("#tables")
    return director


def test_each_result_is_in_the_folder_by_itself_and_the_lost_permission_is_said(take) -> None:  # type: ignore[no-untyped-def]
    director = follows(take(Director))
    has_in_folder(director, "Aina")
    assert "[399,301]" not in director.page.evaluate(READ)["text"]
    director.hands_in()
    has_in_folder(director, "[399,301]")
    director.page.evaluate(DENIED, "prompt")
    director.closes()
    state(director, "asks")
    expect(director.page.locator("#live-asks")).to_be_visible()
    director.taps("#live-again")
    state(director, "renewed")
    director.page.reload()
    state(director, "renewed")
    director.sees("#draw")
    director.draws().publishes()
    has_in_folder(director, 'id="round-2"')


def test_a_browser_without_folders_offers_the_page_after_each_round(take) -> None:  # type: ignore[no-untyped-def]
    director = take(Director)
    director.page.evaluate(
        "() => { delete window.showDirectoryPicker; window.showDirectoryPicker = undefined; }"
    )
    director.sets_up("Directe").pastes(*CLUB).draws().publishes()
    state(director, "save")
    saved = director.saves("#live-save")
    assert re.fullmatch(NAME, saved.suggested_filename)
    state(director, "saved")
    expect(director.page.locator("#live-save")).to_be_hidden()
    director.hands_in()
    state(director, "save")


GOES = """async () => {
    const { follow } = await import("./devices/live_page.js");
    const errors = [];
    addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
    follow({ stream: "one", live: { version: 1, name: "one.html", waits: false, at_relay: false } });
    await new Promise((over) => setTimeout(over, 400));
    follow({ stream: null, live: null });
    await new Promise((over) => setTimeout(over, 400));
    return [errors, document.documentElement.dataset.live];
}"""
"""A screen with a page to publish goes in the moment in which its folder is looked up."""


@pytest.mark.everyday
def test_a_screen_that_goes_while_its_folder_is_looked_up_breaks_nothing(page: Page, site: Site) -> None:
    page.goto(f"{site.address}board.html")
    assert page.evaluate(GOES) == [[], ""]
