"""A browser that cleared what it calls site data: the tablet works all the same, and fetches its version again."""

from typing import Any

import pytest

from drivers.browser import club_site
from drivers.browser.judge import Judge


@pytest.mark.thorough
def test_without_any_database_the_tablet_works_offline_all_the_same(
    pub: Any, own_site: club_site.Site
) -> None:
    """As after a full disk or a browser that cleared what it calls site data."""
    judge = Judge(pub.context(), own_site.address).opens().is_kept()
    browser = judge.context.new_cdp_session(judge.page)
    origin = own_site.address.rstrip("/")
    browser.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    own_site.stop()
    judge.opens("?").is_kept().prepares().mixes()
    pub.watches[0].forget("Failed to load resource")


@pytest.mark.thorough
def test_a_tablet_that_lost_its_version_fetches_it_again(pub: Any, own_site: club_site.Site) -> None:
    judge = Judge(pub.context(), own_site.address).opens().is_kept()
    judge.page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))"
    )
    judge.opens("?")
    judge.page.wait_for_function(
        "caches.keys().then((names) => names.some((name) => name.startsWith('faristol:')))"
    )
    judge.opens("?").is_kept()
    own_site.stop()
    judge.opens("?").is_kept().prepares()
    pub.watches[0].forget("Failed to load resource")
