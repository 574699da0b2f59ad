"""A player of a game by letter with a device: copies messages to the partner and pastes those that come."""

from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from drivers.browser.judge import Judge

SLOW = 30_000


class Writer:
    """`colour` is red or blue; nothing but texts goes from one of them to the other."""

    def __init__(self, context: BrowserContext, address: str, colour: str, page: Page | None = None) -> None:
        self.judge, self.colour = Judge(context, address, page), colour
        if page is None:
            self.judge.opens()
        self.page = self.judge.page

    def opens_sheet(self, text: str) -> "Writer":
        self.judge.taps("#to-correspondence").sees("#how-sheet, #how")
        self.judge.chooses("#how-sheet").sees("#sheet")
        self.page.fill("#sheet", text)
        self.judge.chooses(f"#me-{self.colour}").taps("#open").sees("#board")
        return self

    def sees(self, selector: str) -> Any:
        found = self.page.locator(selector).first
        expect(found).to_be_visible(timeout=SLOW)
        return found

    def taps(self, *selectors: str) -> "Writer":
        self.judge.taps(*selectors)
        return self

    def lays(self, square: str, letters: str, down: bool = False) -> "Writer":
        """Type letters from a square on."""
        page = self.page
        self.sees(".next-step#to-board, .next-step#make")
        page.locator(f"#board-{square}").click()
        expect(page.locator(f"#board-{square}[data-cursor]")).to_have_count(1, timeout=SLOW)
        wanted = "down" if down else "across"
        if page.get_attribute(f"#board-{square}", "data-cursor") != wanted:
            page.keyboard.press("Space")
        expect(page.locator(f"#board-{square}")).to_have_attribute("data-cursor", wanted, timeout=SLOW)
        for count, letter in enumerate(letters, 1):
            page.keyboard.press(letter)
            expect(page.locator("#board .tile[data-state=new]")).to_have_count(count, timeout=SLOW)
        return self

    def makes(self) -> "Writer":
        self.sees("#make")
        return self.taps("#make")

    def sends(self, sent: str, arrived: str | None = None, partner_sent: str | None = None) -> str:
        """Dates, then the message as it stands in the clipboard."""
        page = self.page
        self.sees("#dates-form")
        for name, day in (("partner_sent", partner_sent), ("arrived", arrived), ("sent", sent)):
            if day:
                page.fill(f"#{name}", day)
        self.taps("#send")
        self.sees("#message-text")
        return self.copies("#copy", "#message-text")

    def copies(self, button: str, text: str) -> str:
        page = self.page
        written = page.input_value(text)
        self.taps(button)
        copied = page.evaluate("navigator.clipboard.readText()")
        assert copied.replace("\r\n", "\n") == written
        return str(copied)

    def reads(self, text: str, came: str = "") -> "Writer":
        page = self.page
        self.sees("#read-form")
        page.fill("#message", text)
        if came:
            page.fill("#came", came)
        return self.taps("#read-message")

    def sheet(self) -> str:
        """Return all text of the sheet, front and back."""
        page = self.page
        self.taps("#to-sheet")
        self.sees("#sheet-turns")
        page_text = str(page.inner_text("#work"))
        letters = page.eval_on_selector_all(
            "#sheet-board [data-text]", "all => all.map((one) => one.dataset.text).join('')"
        )
        self.taps("#back")
        self.sees("#string")
        return f"{page_text}\n{letters}"
