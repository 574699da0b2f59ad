"""A judge with a tablet: what a person does on the screens of a draw, and sees there."""

import re
from typing import Any

from playwright.sync_api import BrowserContext, FloatRect, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from faristol.storage.files import export_file

READY = "document.documentElement.dataset.engine === 'ready'"
PRINTED = """() => {
    const { dataset } = document.documentElement;
    delete dataset.printed;
    window.print = () => (dataset.printed = "yes");
}"""
"""No paper: that the page went to print stands on its root."""


class Judge:
    def __init__(self, context: BrowserContext, address: str, page: Page | None = None) -> None:
        self.context, self.address = context, address
        self.page = page or context.new_page()

    def opens(self, where: str = "#/") -> "Judge":
        """Load the page, also if it is open: otherwise only the screen would change."""
        if self.page.url.startswith(self.address):
            self.page.goto("about:blank")
        self.page.goto(self.address + where)
        return self.waits()

    def reloads(self) -> "Judge":
        self.page.reload()
        return self.waits()

    def takes_clock(self) -> "Judge":
        """Give the page a clock that the test puts forward.

        It begins at nought. A page that has been open for a while would take that for a jump of the tablet's clock,
        so the page is loaded again.
        """
        self.page.clock.install()
        return self.reloads()

    def waits(self) -> "Judge":
        """Wait until the engine is ready and has shown the screen; where it is not, say what the page shows."""
        try:
            self.page.wait_for_function(READY, timeout=60_000)
        except PlaywrightTimeout as late:
            late.add_note(f"{self.page.evaluate('({ ...document.documentElement.dataset })')}")
            late.add_note(self.page.inner_text("body"))
            raise
        return self

    def is_kept(self) -> "Judge":
        """Wait until the whole site lies on the tablet."""
        expect(self.page.locator("html")).to_have_attribute("data-offline", "ready", timeout=60_000)
        return self

    def goes(self, where: str) -> "Judge":
        """Go to an address, as by a link in a message."""
        self.page.evaluate("where => { location.hash = where }", where)
        return self

    def sees(self, selector: str) -> Locator:
        found = self.page.locator(selector).first
        expect(found).to_be_visible(timeout=30_000)
        return found

    def box(self, selector: str) -> FloatRect:
        """Return where an element stands on the page, and its size."""
        found = self.page.locator(selector).first.bounding_box()
        assert found, selector
        return found

    def taps(self, *selectors: str) -> "Judge":
        for selector in selectors:
            self.page.locator(selector).first.click(timeout=30_000)
        return self

    def chooses(self, *options: str) -> "Judge":
        """Tap each option once it has come to rest: what the choice before it changed may have moved it."""
        for option in options:
            self.page.locator(f"label:has({option})").click(timeout=30_000)
            expect(self.page.locator(option)).to_be_checked(timeout=30_000)
        return self

    @property
    def entries(self) -> int:
        return int(self.page.get_attribute("#saved", "data-entries") or 0)

    def sees_entries(self, number: int) -> None:
        expect(self.page.locator("#saved")).to_have_attribute("data-entries", str(number), timeout=30_000)

    @property
    def stream(self) -> str:
        return str(self.page.url.split("#/event/")[1].split("/")[0])

    # --- a draw, step by step

    def prepares(self, name: str = "Dijous", ruleset: str = "duplicate", minutes: int = 3) -> "Judge":
        """Go from home to the promise."""
        if self.page.locator("#setup").count() == 0:
            self.goes("#/draw")
        self.sees("#setup")
        self.page.fill("#name", name)
        self.chooses(f"#ruleset-{ruleset}", f"#minutes-{minutes}")
        expect(self.page.locator("#name")).to_have_value(name)
        self.taps("#open")
        self.sees("#room")
        return self

    def mixes(self, words: str = "quaranta-dos") -> "Judge":
        self.page.fill("#person", "Bel")
        self.page.fill("#room", words)
        self.taps("#mix")
        self.sees("#called")
        return self

    def starts(self) -> "Judge":
        """Start the time by hand, beside the reading or in place of it."""
        self.taps("#start:visible, #start-now:visible")
        self.sees("#clock[data-running]")
        return self

    def ends_time(self) -> "Judge":
        self.taps("#end-time")
        self.sees("#tile-0")
        return self

    def keeps(self, *places: int) -> "Judge":
        for place in places:
            self.taps(f"#tile-{place}")
            expect(self.page.locator(f"#tile-{place}")).to_have_attribute("aria-pressed", "true")
        return self

    def draws_next(self) -> "Judge":
        self.taps("#next")
        self.sees("#called")
        return self

    def files(self) -> "Judge":
        """Go to the event's file, through the menu of the bar."""
        self.taps("#menu", "#to-file").sees("#log")
        return self

    def waits_for_words(self) -> "Judge":
        """Wait until the lexicon is open, and leave the field of the slip empty."""
        listed = self.page.locator("#match-0, #no-match")
        self.page.fill("#play", "h8")
        expect(listed.first).to_be_visible(timeout=60_000)
        self.page.fill("#play", "")
        expect(listed).to_have_count(0)
        return self

    def ends(self) -> "Judge":
        self.taps("#end-draw", "#end-now")
        self.sees("#shelf #publish")
        return self

    def publishes(self) -> "Judge":
        self.taps("#shelf #publish")
        self.sees("#verdict")
        return self

    def whole_draw(self, name: str = "Dijous") -> "Judge":
        return self.prepares(name).mixes().starts().ends_time().keeps(0, 3).draws_next().ends().publishes()

    def saves(self, selector: str) -> Any:
        """Tap a button that saves a file, and return its path."""
        with self.page.expect_download() as handing:
            self.taps(selector)
        return handing.value

    def brings(self, selector: str, path: Any) -> None:
        with self.page.expect_file_chooser() as choosing:
            self.taps(selector)
        choosing.value.set_files(path)

    def brings_event(self, entries: list[Any], stream: str = "event") -> "Judge":
        """Bring an event to home from its file, and wait until it is open."""
        content = export_file(stream, entries, "0", [], 0)
        self.brings("#bring", {"name": "event.json", "mimeType": "application/json", "buffer": content})
        expect(self.page).to_have_url(re.compile(f"#/event/{stream}"), timeout=30_000)
        return self
