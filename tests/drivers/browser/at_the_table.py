"""Two people at one tablet, or a scorer with one: what they do on the screens of a game."""

from playwright.sync_api import Locator, expect

from drivers.browser.judge import Judge


class Table(Judge):
    """From home to the first turn; then tiles by drag, tap and key, or a play written down."""

    def sits_down(self, ruleset: str = "mallorca", mode: str = "tablet", taps: str = "two") -> "Table":
        self.goes("#/classic").sees("#one")
        self.page.fill("#one", "Francina Llull")
        self.page.fill("#two", "Guillem Sard")
        self.chooses(f"#ruleset-{ruleset}", f"#mode-{mode}")
        if mode == "tablet":
            self.taps("#more-title")
            self.chooses(f"#taps-{taps}")
        self.taps("#open").sees("#draw-start")
        if mode == "scorer":
            self.page.fill("#tile1", "a")
            self.page.fill("#tile2", "b")
            self.taps("#draw-start", "#draw-racks").sees("#play")
            return self
        self.draws().taps("#start-clock").sees(".rack button.tile")
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
        self.sees(".rack button.tile")
        return self

    @property
    def rack(self) -> Locator:
        return self.page.locator(".rack button.tile")

    @property
    def new(self) -> Locator:
        return self.page.locator("#board .tile[data-state=new]")

    def tile(self) -> tuple[str, str]:
        """Return the selector and the letter of the first tile that is no blank."""
        tiles = self.page.locator(".rack button.tile:has(.tile__letter)")
        first = tiles.first
        letter = first.locator(".tile__letter").get_attribute("data-text") or ""
        return f"#{first.get_attribute('id')}", letter

    def letters(self) -> list[str]:
        """Return the letters of the rack without blanks."""
        tiles = self.page.locator(".rack button.tile .tile__letter")
        return [str(letter.get_attribute("data-text")) for letter in tiles.all()]

    def drags(self, place: str) -> "Table":
        before = self.new.count()
        self.page.drag_and_drop(self.tile()[0], f"#board-{place}")
        expect(self.new).to_have_count(before + 1)
        return self

    def puts(self, place: str) -> "Table":
        """A tap on a tile, and one on a square."""
        before, (tile, _) = self.new.count(), self.tile()
        self.taps(tile)
        expect(self.page.locator(tile)).to_have_attribute("aria-pressed", "true")
        self.taps(f"#board-{place}")
        expect(self.new).to_have_count(before + 1)
        return self

    def types(self, place: str) -> "Table":
        """With the keyboard on a square."""
        before = self.new.count()
        letter = next(letter for letter in self.letters() if letter.isascii() and len(letter) == 1)
        square = self.page.locator(f"#board-{place}")
        self.page.locator("#board [tabindex='0']").focus()
        while self.page.evaluate("document.activeElement.id") != f"board-{place}":
            here = self.page.evaluate(
                "({ row: document.activeElement.dataset.row, col: document.activeElement.dataset.col })"
            )
            row, col = int(square.get_attribute("data-row") or 0), int(square.get_attribute("data-col") or 0)
            key = (
                "ArrowDown"
                if int(here["row"]) < row
                else "ArrowUp"
                if int(here["row"]) > row
                else "ArrowRight"
                if int(here["col"]) < col
                else "ArrowLeft"
            )
            self.page.keyboard.press(key)
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
