"""A judge who types the slips of an evening without looking, however far behind the engine is."""

from typing import Any

from playwright.sync_api import expect

from drivers.browser.evening import EMPTY, WHOLE, Evening
from drivers.browser.held_back import KEY

REASONS = {"late": "1", "uncircled": "2", "illegible": "3", "coordinates": "4"}
"""The key of each reason, once "/" has opened their list."""


def sorted_by_play(slips: dict[str, Any]) -> dict[str, Any]:
    """Return the slips of a round as a judge sorts them: equal plays follow one another, tables do not."""
    return dict(sorted(slips.items(), key=lambda slip: str(slip[1])))


class TypedEvening(Evening):
    """Half of each round is typed while its time runs. Nothing waits for an answer but the end of a step."""

    typed, before = 0, ""
    """How many slips of the round were typed, and the play of the last one."""

    def types(self, text: str) -> None:
        self.page.keyboard.type(text, delay=KEY)

    def calls(self, table: str) -> None:
        """Every other table is called by its number, the others by a part of the name."""
        part = self.event["names"][table].split()[-1].lower()
        self.types(f"'{part[:-1] if len(part) > 4 else part}" if self.typed % 2 else f"'{table}")
        self.page.keyboard.press("Tab")

    def time(self) -> None:
        self.judge.taps("#start").sees("#end-time")
        expect(self.page.locator("#play")).to_be_focused()
        self.typed, self.before = 0, ""

    def slip(self, table: str, slip: Any) -> None:
        if self.typed == len(self.event["names"]) // 2:
            self.goes_on("#end-time")
        if isinstance(slip, str) and not WHOLE.fullmatch(slip):
            slip = {"null": "illegible" if " " in slip else "coordinates"}
        reason = slip["null"] if isinstance(slip, dict) else "none"
        if not isinstance(slip, str):
            self.calls(table)
            self.nothing_on_it(reason)
        elif slip == self.before:
            self.calls(table)
            self.types("+")
        elif self.typed % 2:
            self.calls(table)
            self.types(f"{slip}\n")
        else:
            self.types(f"{table} {slip}\n")
        self.before = slip if isinstance(slip, str) else ""
        self.typed += 1

    def nothing_on_it(self, reason: str) -> None:
        if reason in EMPTY and self.typed % 2:
            self.judge.taps("#absent")
        elif reason in EMPTY:
            self.types("-")
        else:
            self.types(f"/{REASONS[reason]}")

    def gone(self, table: str) -> None:
        self.calls(table)
        self.judge.taps("#left")

    def warns(self, table: str) -> None:
        before = self.judge.entries
        self.calls(table)
        self.types("!")
        asked = self.page.locator("#expel-now, #zero-now")
        noted = self.page.locator(f"#saved:not([data-entries='{before}'])")
        expect(asked.or_(noted).first).to_be_attached()
        if asked.count():
            asked.click()
        self.judge.sees_entries(before + 1)

    def goes_on(self, step: str) -> None:
        """Enter in the empty field, once nothing waits: it leads to the next step, and does it."""
        self.page.locator(
            "#pile:empty, #pile :is([data-state=back], [data-state=asked], [data-state=aside])"
        ).wait_for(state="attached", timeout=60_000)
        assert self.page.locator("#pile li").all_inner_texts() == []
        self.page.keyboard.press("Enter")
        expect(self.page.locator(f".next-step{step}")).to_be_focused()
        self.page.keyboard.press("Enter")

    def master(self, asked: dict[str, Any]) -> None:
        self.goes_on("#to-master")
        self.judge.sees("#master")
        super().master(asked)
