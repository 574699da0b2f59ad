"""The director of a tournament at the tablet: what one does on its screens, by finger and by keyboard."""

from playwright.sync_api import expect

from drivers.browser.judge import Judge


class Director(Judge):
    def sets_up(self, name: str = "Torneig de tardor", **chosen: str) -> "Director":
        """From home to the players; `chosen` are cards and segments of the form."""
        self.taps("#to-tournament").sees("#setup")
        self.page.fill("#name", name)
        self.chooses(*(f"#{field}-{value}" for field, value in chosen.items()))
        expect(self.page.locator("#name")).to_have_value(name)
        self.taps("#open").sees("#enter-form")
        return self

    def pastes(self, *names: str) -> "Director":
        if not self.page.locator("#list").is_visible():
            self.taps("#many-title")
        self.page.fill("#list", "\n".join(names))
        self.taps("#enter-list")
        expect(self.page.locator("#list")).to_be_hidden(timeout=30_000)
        return self

    def enters(self, name: str) -> "Director":
        self.page.fill("#player", name)
        self.page.press("#player", "Enter")
        self.sees(f'#seats button:text-is("{name}")')
        return self

    def draws(self) -> "Director":
        self.taps("#draw").sees("#pairs")
        return self

    def publishes(self) -> "Director":
        self.taps("#publish").sees("#tables")
        return self

    @property
    def missing(self) -> list[int]:
        """Return the tables without a result, as they are at this moment."""
        boards = "(forms) => forms.map((form) => Number(form.dataset.board))"
        found: list[int] = self.page.eval_on_selector_all("form[data-onward=rows]", boards)
        return found

    def hands_in(self) -> "Director":
        """Enter all missing results; the loser at table n has n points less than 400."""
        boards = self.missing
        self.page.locator(f"#first-{boards[0]}").focus()
        for board in boards:
            for points in (400 - board, 300 + board):
                self.page.keyboard.type(str(points))
                self.page.keyboard.press("Enter")
        for board in boards:
            expect(self.page.locator(f"#score-{board}")).to_contain_text(str(400 - board), timeout=30_000)
        return self

    def closes(self) -> "Director":
        self.taps("#close-round")
        expect(self.page.locator("#close-round")).to_have_count(0, timeout=30_000)
        return self
