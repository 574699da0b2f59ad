"""Tablets that tests use one after another: a running engine is fast, starting one is not.

Whoever takes one finds it at home, with nothing on it. A test that looks at a start, at the disk or at another
process has a context of its own from `pub`.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import Browser, Error, ViewportSize

from drivers.browser import club_site
from drivers.browser.judge import Judge

Take = Callable[..., Any]
Person = TypeVar("Person", bound=Judge)

USUAL = {"locale": "en-GB", "reduced_motion": "reduce"}
TABLET: ViewportSize = {"width": 1024, "height": 768}

MOST = 3
"""So many tablets are ready at once; each takes as much memory as an app."""

LEFT = """async () => {
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
    const engine = document.querySelector("script[type=py]").xworker.sync;
    const { settings } = window.faristol;
    const home = { seq: 0, at: Date.now(), data: { to: "#/" }, session: {}, settings };
    await engine.handle(JSON.stringify({ ...home, do: "leave" }));
    const ours = Object.keys(localStorage).filter((key) => key.startsWith("faristol.copy:/:"));
    const copies = Object.fromEntries(ours.map((key) => [key.slice("faristol.copy:/:".length), null]));
    const { regions } = JSON.parse(await engine.handle(JSON.stringify({ ...home, do: "hello", copies })));
    for (const [region, html] of Object.entries(regions)) document.getElementById(region).innerHTML = html;
    window.faristol.nameTheParts();
    for (const { name } of await indexedDB.databases()) {
        await new Promise((done) => {
            const request = indexedDB.deleteDatabase(name);
            request.onsuccess = request.onerror = done;
        });
    }
    const cached = await caches.open("faristol-copies:/");
    for (const copy of await cached.keys()) await cached.delete(copy);
    localStorage.clear();
    sessionStorage.clear();
    document.activeElement.blur();
}"""
"""Leaves the event, empties the device, and makes the engine forget the session."""

OWN_TIME = "Function.prototype.toString.call(Date).includes('[native code]')"
"""False once a test has set the clock of the page, for then it stays so."""

CHOSEN = "JSON.stringify(window.faristol.settings)"


class Tablet:
    def __init__(
        self, browser: Browser, address: str, options: dict[str, Any], viewport: ViewportSize
    ) -> None:
        self.address, self.options = address, options
        self.context = browser.new_context(viewport=viewport, **options)
        self._watch = club_site.Watch(self.context)
        self.page = Judge(self.context, address).opens().page
        self._chosen = self.page.evaluate(CHOSEN)

    def is_emptied(self) -> bool:
        """Return whether another test can go on with it."""
        try:
            if not self.page.evaluate(OWN_TIME):
                return False
            for other in self.context.pages:
                if other is not self.page:
                    other.close()
            self.page.evaluate(LEFT)
            self.page.emulate_media(media="null", color_scheme="null", forced_colors="null")
            judge = Judge(self.context, self.address, self.page)
            if self.page.evaluate(CHOSEN) != self._chosen:
                judge.opens()
            # An address at which the page is already would change nothing.
            judge.goes("#/").goes("#/about").sees("#licences-title")
            judge.goes("#/").sees("#home-title")
        except (Error, AssertionError):
            return False
        return True

    def console(self) -> list[str]:
        """Return what was printed on the console since the last call."""
        console, self._watch.console = self._watch.console, []
        return console


class Tablets:
    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._ready: list[Tablet] = []
        self._lent: list[Tablet] = []

    def take(self, kind: type[Person] = Judge, viewport: ViewportSize = TABLET, **options: Any) -> Person:
        """A tablet that is there already gets the size that is wanted."""
        options = {**USUAL, **options}
        tablet = self._found(options) or Tablet(self._browser, self._address, options, viewport)
        tablet.page.set_viewport_size(viewport)
        self._lent.append(tablet)
        return kind(tablet.context, tablet.address, tablet.page)

    def come_back(self) -> list[str]:
        """Take the lent tablets back, and return what was printed on their consoles."""
        console = [line for tablet in self._lent for line in tablet.console()]
        self._ready += self._lent
        self._lent = []
        while len(self._ready) > MOST:
            self._ready.pop(0).context.close()
        return console

    def close(self) -> None:
        for tablet in self._ready:
            tablet.context.close()

    def _found(self, options: dict[str, Any]) -> Tablet | None:
        for tablet in [one for one in self._ready if one.options == options]:
            self._ready.remove(tablet)
            if tablet.is_emptied():
                return tablet
            tablet.context.close()
        return None
