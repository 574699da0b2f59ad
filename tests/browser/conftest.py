"""Chromium, the built site, and a judge in front of it. No test passes while the console complains.

A test in a browser is slow unless it is marked as everyday: what only the page does, and one flow of an activity.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, expect

import build_site
from drivers.browser import club_site
from drivers.browser.at_the_board import at_size, board_site, player, sits  # noqa: F401  they are fixtures
from drivers.browser.joined_tablets import opens_room
from drivers.browser.judge import Judge
from drivers.browser.tablets import Tablets, Take

PATIENCE = 30_000
"""Milliseconds: on a machine that does something else besides, an answer takes as long as it takes."""
expect.set_options(timeout=PATIENCE)


def pytest_itemcollected(item: pytest.Item) -> None:
    if not item.get_closest_marker("everyday") and not item.get_closest_marker("thorough"):
        item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {
        "executable_path": os.environ.get("FARISTOL_BROWSER", "/usr/bin/chromium"),
        "args": ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    }


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site as it is now: nobody's next build changes it under our feet."""
    build_site.ensure()
    return club_site.copy(tmp_path_factory.mktemp("built") / "site")


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[club_site.Site]:
    """One server for all who only look."""
    server = club_site.Site(built)
    yield server
    server.stop()


@pytest.fixture
def own_site(built: Path, tmp_path: Path) -> Iterator[club_site.Site]:
    """A server of one's own, to change and to kill."""
    server = club_site.Site(club_site.copy(tmp_path / "site"))
    yield server
    server.stop()


class Pub:
    """Contexts of the shared browser, each watched; closing time asks what the consoles said."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self.contexts: list[BrowserContext] = []
        self.watches: list[club_site.Watch] = []

    def context(self, **options: Any) -> BrowserContext:
        context = self._browser.new_context(
            **{"locale": "en-GB", "viewport": {"width": 1024, "height": 768}, **options}
        )
        return self.watched(context)

    def watched(self, context: BrowserContext) -> BrowserContext:
        self.contexts.append(context)
        self.watches.append(club_site.Watch(context))
        return context

    def close(self) -> None:
        console = [line for watch in self.watches for line in watch.console]
        for context in self.contexts:
            context.close()
        assert console == []


@pytest.fixture
def pub(browser: Browser) -> Iterator[Pub]:
    pub = Pub(browser)
    yield pub
    pub.close()


@pytest.fixture(scope="module")
def pub_of_the_module(browser: Browser) -> Iterator[Pub]:
    """The same for what all tests of a module look at."""
    pub = Pub(browser)
    yield pub
    pub.close()


@pytest.fixture
def judge_of_a_room(pub: Pub, own_site: club_site.Site) -> Judge:
    """A judge whose first rack is called, with a room at a relay of one's own."""
    judge = Judge(pub.context(), own_site.address).opens()
    opens_room(judge)
    return judge.goes("#/event/event")


@pytest.fixture(scope="session")
def tablets(browser: Browser, site: club_site.Site) -> Iterator[Tablets]:
    tablets = Tablets(browser, site.address)
    yield tablets
    tablets.close()


@pytest.fixture
def take(tablets: Tablets) -> Iterator[Take]:
    """A tablet with the engine running and nothing on it: `take()`, or `take(Director, locale="ca-ES")`."""
    yield tablets.take
    assert tablets.come_back() == []


@pytest.fixture
def judge(take: Take) -> Judge:
    """At home, with nothing on the device."""
    return take()


@pytest.fixture
def newcomer(pub: Pub, site: club_site.Site) -> Judge:
    """A first visit."""
    return Judge(pub.context(), site.address).opens()


Launch = Callable[..., BrowserContext]


@pytest.fixture
def launch(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> Iterator[Launch]:
    """A new browser process each time, always with the same profile."""
    started: list[BrowserContext] = []

    def run(*arguments: str, **options: Any) -> BrowserContext:
        arguments = (*browser_type_launch_args["args"], *arguments)
        context = browser_type.launch_persistent_context(
            tmp_path / "profile",
            **{**browser_type_launch_args, "args": arguments, "locale": "en-GB", **options},
        )
        started.append(context)
        return context

    yield run
    for context in started:
        if context.pages:
            context.close()
