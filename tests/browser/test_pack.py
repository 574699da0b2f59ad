"""A first visit fetches the whole site as one file, and unpacks it while it arrives."""

from typing import Any

import pytest
from playwright.sync_api import expect

from conftest import Launch
from drivers.browser import club_site
from drivers.browser.judge import Judge

PACK = "everything.pack"


def unpacked(judge: Judge) -> bool:
    """Whether the memory snapshot lies on the tablet as it was in the pack."""
    return bool(
        judge.page.evaluate("fetch('engine/snapshot.bin').then(({ headers }) => headers.has('x-unpacked'))")
    )


def test_the_first_visit_fetches_one_file_and_the_engine_starts_from_what_was_in_it(
    pub: Any, own_site: club_site.Site
) -> None:
    judge = Judge(pub.context(), own_site.address).opens().is_kept()
    assert own_site.asked.count(f"/{PACK}") == 1
    assert not [path for path in own_site.asked if path.startswith("/engine/")]
    assert unpacked(judge)
    own_site.stop()
    judge.opens("?").is_kept().goes("#/about")
    expect(judge.sees("section:has(#version-title)")).to_contain_text("from a memory image")
    judge.opens().prepares().mixes()
    pub.watches[0].forget("Failed to load resource")


@pytest.mark.thorough
def test_where_the_pack_cannot_be_used_the_files_come_one_by_one(pub: Any, own_site: club_site.Site) -> None:
    whole = (own_site.folder / PACK).read_bytes()
    (own_site.folder / PACK).unlink()
    (own_site.folder / PACK).write_bytes(whole[:5_000_000] + b"another" + whole[5_000_007:])
    judge = Judge(pub.context(), own_site.address).opens().is_kept()
    assert [path for path in own_site.asked if path.startswith("/engine/")]
    own_site.stop()
    judge.opens("?").is_kept().prepares().mixes()
    pub.watches[0].console.clear()


@pytest.mark.slow
@pytest.mark.thorough
def test_a_browser_that_is_killed_while_it_unpacks_goes_on_at_the_next_visit(
    launch: Launch, own_site: club_site.Site
) -> None:
    context = launch()
    page = context.pages[0]
    page.goto(own_site.address)
    page.wait_for_function("document.getElementById('loading-bar').value > 6e6", polling=20)
    club_site.kill(context)

    context = launch()
    judge = Judge(context, own_site.address, context.pages[0]).opens().is_kept()
    own_site.stop()
    judge.opens("?").is_kept().prepares().mixes()


@pytest.mark.slow
@pytest.mark.thorough
def test_where_there_is_no_room_for_what_is_unpacked_the_files_lie_there_as_the_server_has_them(
    pub: Any, own_site: club_site.Site
) -> None:
    judge = Judge(pub.context(), own_site.address)
    browser = judge.context.new_cdp_session(judge.page)
    room = {"origin": own_site.address.rstrip("/"), "quotaSize": 55_000_000}
    browser.send("Storage.overrideQuotaForOrigin", room)
    judge.opens().is_kept()
    assert not unpacked(judge)
    own_site.stop()
    judge.opens("?").is_kept().prepares().mixes()
    pub.watches[0].console.clear()


@pytest.mark.slow
@pytest.mark.thorough
def test_what_a_tablet_has_lost_comes_out_of_the_pack_again_if_it_is_much(
    pub: Any, own_site: club_site.Site
) -> None:
    judge = Judge(pub.context(), own_site.address).opens().is_kept()
    judge.page.evaluate(
        """async () => {
            const [name] = (await caches.keys()).filter((name) => name.startsWith("faristol:"));
            const cache = await caches.open(name);
            for (const { url } of await cache.keys()) if (/asm[.]wasm|snapshot/.test(url)) await cache.delete(url);
        }"""
    )
    asked = len(own_site.asked)
    judge.opens("?").is_kept()
    judge.page.wait_for_function(
        """async () => {
            const [name] = (await caches.keys()).filter((name) => name.startsWith("faristol:"));
            return (await caches.open(name)).match("engine/snapshot.bin");
        }"""
    )
    assert f"/{PACK}" in own_site.asked[asked:]
    assert unpacked(judge)
