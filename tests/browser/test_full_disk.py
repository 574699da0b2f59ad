"""A disk that is really full, and a database that the browser drops: the event stays, and the person is told."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from conftest import Launch
from drivers.browser import club_site
from drivers.browser.judge import Judge
from drivers.browser.small_disk import SmallDisk, small_disk


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    with small_disk(tmp_path / "profile") as disk:
        yield disk


@pytest.mark.slow
@pytest.mark.thorough
def test_a_full_disk_loses_no_event_while_a_clock_runs(
    disk: SmallDisk, launch: Launch, site: club_site.Site
) -> None:
    with launch() as context:
        judge = Judge(context, site.address, context.pages[0]).opens().is_kept()
        judge.prepares("Ple").mixes().starts()
        entries = judge.entries
        while not disk.has_ballast:  # laid up a part at a time, in the first minute
            judge.page.wait_for_timeout(200)
        disk.is_filled()
        expect(judge.sees("#room-left")).to_contain_text("almost full", timeout=30_000)
        judge.page.wait_for_timeout(5_000)
        assert judge.entries == entries
        judge.ends_time()
        judge.sees_entries(entries + 1)
        saved = Path(judge.saves("#save-file").path()).read_text("utf-8")
        assert '"TimeEnded"' in saved
        disk.is_emptied()
        expect(judge.page.locator("#room-left")).to_have_count(0, timeout=30_000)
        judge.keeps(0).draws_next()
    with launch() as context:
        judge = Judge(context, site.address, context.pages[0]).opens()
        judge.taps("#resume")
        judge.sees("#called")
        assert judge.entries > entries


def fills_while_it_is_open(disk: SmallDisk, judge: Judge) -> None:
    judge.page.wait_for_timeout(6_000)
    disk.is_filled()
    judge.page.wait_for_timeout(12_000)


def killed_while_it_fills(disk: SmallDisk, judge: Judge) -> None:
    fills_while_it_is_open(disk, judge)
    club_site.kill(judge.context)


def closed_before_it_fills(disk: SmallDisk, judge: Judge) -> None:
    judge.context.close()
    disk.is_filled()


def filled_when_the_event_is_young(disk: SmallDisk, judge: Judge) -> None:
    judge.page.wait_for_timeout(5_500)  # Chromium writes five seconds later what a page keeps
    disk.is_filled()
    judge.context.close()


@pytest.mark.parametrize(
    "comes_about",
    [
        closed_before_it_fills,
        *(
            pytest.param(each, marks=pytest.mark.thorough)
            for each in (fills_while_it_is_open, killed_while_it_fills, filled_when_the_event_is_young)
        ),
    ],
)
@pytest.mark.slow
def test_a_disk_that_stays_full_through_the_next_start_loses_no_event_and_says_the_truth(
    disk: SmallDisk, launch: Launch, site: club_site.Site, comes_about: Any
) -> None:
    context = launch()
    judge = Judge(context, site.address, context.pages[0]).opens().is_kept()
    judge.prepares("Ple").mixes().starts()
    entries = judge.entries
    comes_about(disk, judge)
    with suppress(Exception):
        context.close()
    context = launch()
    judge = Judge(context, site.address, context.pages[0]).opens()
    expect(judge.sees("#work")).to_contain_text("Ple")
    assert "None yet" not in judge.page.inner_text("#work")
    for _ in range(3 * judge.page.locator("[id^=save-copy-]").count()):
        saved = Path(judge.saves("[id^=save-copy-]").path()).read_text("utf-8")
        assert saved.count('"seal"') == entries
    disk.is_emptied()
    expect(judge.page.locator("#not-readable")).to_have_count(0, timeout=30_000)
    judge.taps("[id^=restore-], #resume")
    expect(judge.page.locator(".bar__title")).to_have_text("Round 1")
    assert judge.entries == entries
    context.close()


def drops_the_database(judge: Judge, site: club_site.Site) -> None:
    browser = judge.context.new_cdp_session(judge.page)
    origin = site.address.rstrip("/")
    browser.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})


def test_a_database_dropped_while_the_browser_was_closed_comes_back_from_the_copy(
    pub: Any, site: club_site.Site
) -> None:
    judge = Judge(pub.context(), site.address).opens().prepares("Ple").mixes()
    entries = judge.entries
    judge.page.wait_for_timeout(500)
    judge.page.goto("about:blank")
    other = Judge(judge.context, site.address, judge.page)
    drops_the_database(other, site)
    other.opens().sees("[id^=lost-]")
    other.taps("[id^=restore-]").sees("#called")
    assert other.entries == entries
    other.opens()
    expect(other.page.locator("[id^=lost-]")).to_have_count(0)


HOLDS = """() => new Promise((done) => {
    indexedDB.deleteDatabase("faristol:/").onsuccess = () => {
        const opening = indexedDB.open("faristol:/", 99);
        opening.onsuccess = () => {
            window.holds = opening.result;
            done();
        };
    };
})"""
"""Another page of the site makes the database one that this version cannot open."""

LETS_GO = """() => new Promise((done) => {
    window.holds.close();
    indexedDB.deleteDatabase("faristol:/").onsuccess = () => done();
})"""


def test_an_event_whose_database_cannot_be_opened_stays_on_the_screen_and_goes_into_a_file(
    newcomer: Judge, site: club_site.Site
) -> None:
    judge = newcomer.prepares("Ple").mixes().starts()
    entries = judge.entries
    judge.page.evaluate(HOLDS)
    judge.taps("#end-time")
    expect(judge.sees("#lost")).to_contain_text("only this window still has all of it")
    expect(judge.page.locator("#status")).to_contain_text("Not saved")
    assert judge.entries == entries
    saved = Path(judge.saves("#save-file").path()).read_text("utf-8")
    assert saved.count('"seal"') == entries
    judge.page.evaluate(LETS_GO)
    expect(judge.page.locator("#status")).to_contain_text("All saved", timeout=30_000)
    judge.ends_time()
    judge.sees_entries(entries + 1)


@pytest.mark.thorough
def test_where_other_files_of_the_site_are_emptied_too_nothing_breaks(newcomer: Judge) -> None:
    """Whoever clears the files of a site takes the copies, and the event goes on in its database."""
    judge = newcomer.prepares("Ple").mixes()
    judge.page.evaluate(
        """async () => {
            await caches.delete("faristol-copies:/");
            const top = await navigator.storage.getDirectory();
            for await (const name of top.keys()) await top.removeEntry(name, { recursive: true }).catch(() => {});
        }"""
    )
    judge.starts().ends_time()
    with suppress(AssertionError):
        expect(judge.page.locator("#lost")).to_have_count(1, timeout=500)
    expect(judge.page.locator("#lost")).to_have_count(0)
    judge.reloads().sees("#tile-0")
