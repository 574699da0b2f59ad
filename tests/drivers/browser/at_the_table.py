"""Two people at one tablet: what they do on the screens of a game."""

from playwright.sync_api import Locator, expect

from drivers.browser.board_on_page import rack
from drivers.browser.judge import Judge


class Table(Judge):
    """From home to the first turn; then tiles by drag, tap and key."""

    def sits_down(self, taps: str = "two", *settings: str) -> "Table":
        """Begin a game; `settings` are other boxes that are ticked."""
        self.goes("#/classic").sees("#one")
        self.page.fill("#one", "Francina Llull")
        self.page.fill("#two", "Guillem Sard")
        self.chooses("#ruleset-mallorca", "#mode-tablet").taps("#more-title")
        self.chooses(f"#taps-{taps}", *settings).taps("#open").sees("#draw-start")
        self.draws().taps("#start-clock").sees(".rack button.tile:not([data-out])")
        return self

    def draws(self) -> "Table":
        """Draw for the start, again while the tiles are equal; the racks are drawn with it."""
        while self.page.locator("#draw-start").count():
            drawn = self.entries
            self.taps("#draw-start")
            expect(self.page.locator("#saved")).not_to_have_attribute("data-entries", str(drawn))
        return self

    def shows(self) -> "Table":
        if self.rack.count() == 0:
            self.taps("#show-tiles")
        self.sees(".rack button.tile:not([data-out])")
        return self

    @property
    def rack(self) -> Locator:
        return self.page.locator(".rack button.tile:not([data-out])")

    @property
    def new(self) -> Locator:
        return self.page.locator("#board .tile[data-state=new]")

    def tile(self) -> str:
        """Return the selector of the first tile that is no blank."""
        first = self.page.locator(".rack button.tile:not([data-out]):has(.tile__letter)").first
        return f"#{first.get_attribute('id')}"

    def drags(self, place: str) -> "Table":
        before = self.new.count()
        self.page.drag_and_drop(self.tile(), f"#board-{place}")
        expect(self.new).to_have_count(before + 1)
        return self

    def puts(self, place: str) -> "Table":
        """A tap on a tile, and one on a square."""
        before, tile = self.new.count(), self.tile()
        self.taps(tile)
        expect(self.page.locator(tile)).to_have_attribute("aria-pressed", "true")
        self.taps(f"#board-{place}")
        expect(self.new).to_have_count(before + 1)
        return self

    def types(self, place: str) -> "Table":
        """With the keyboard on a square."""
        before = self.new.count()
        letter = next(
            letter for letter in rack(self.page) if len(letter) == 1 and "a" <= letter.lower() <= "z"
        )
        square = self.page.locator(f"#board-{place}")
        self.page.locator("#board [tabindex='0']").focus()
        while self.page.evaluate("document.activeElement.id") != f"board-{place}":
            here = self.page.evaluate(
                "({ row: document.activeElement.dataset.row, col: document.activeElement.dataset.col })"
            )
            row, col = int(square.get_attribute("data-row") or 0), int(square.get_attribute("data-col") or 0)
            down, right = row - int(here["row"]), col - int(here["col"])
            by_row, by_column = (
                "ArrowDown" if down > 0 else "ArrowUp",
                "ArrowRight" if right > 0 else "ArrowLeft",
            )
            self.page.keyboard.press(by_row if down else by_column)
        expect(square).to_have_attribute("aria-selected", "true")
        self.page.keyboard.press(letter.lower())
        expect(self.new).to_have_count(before + 1)
        return self

    def plays(self) -> "Table":
        self.taps("#play-it").sees("#complete")
        return self

    def presses(self) -> "Table":
        self.taps("#complete").sees("#show-tiles, #play")
        return self
