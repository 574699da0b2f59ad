"""A judge who types the slips of an evening without looking, however far behind the engine is."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from drivers.browser.held_back import KEY
from drivers.browser.judge import Judge
from faristol.core.tiles import BLANK, take, tile_set

EMPTY = {"none", "absent", "penalty"}
"""A slip with nothing on it; what is penalised counts nothing, whatever it says."""
WHOLE = re.compile(r"(?:[A-Z]\d+|\d+[A-Z]) \S+", re.IGNORECASE)
REASONS = {"late": "1", "uncircled": "2", "illegible": "3", "coordinates": "4"}
"""The key of each reason, once "/" has opened their list."""


def sorted_by_play(slips: dict[str, Any]) -> dict[str, Any]:
    """Return the slips of a round as a judge sorts them: equal plays follow one another, tables do not."""
    return dict(sorted(slips.items(), key=lambda slip: str(slip[1])))


class Evening:
    """One event of tests/data/duplicates on a tablet, with racks from a bag. Half of each round is typed while its time
    runs; nothing waits for an answer but the end of a step."""

    typed, before = 0, ""
    """How many slips of the round were typed, and the play of the last one."""

    def __init__(self, judge: Judge, event: dict[str, Any], *, in_order: bool = False) -> None:
        """In the order of the tables nobody is called: each slip is that of the table in turn."""
        self.judge, self.event, self.in_order = judge, event, in_order
        self.request = event["request"]
        self.tiles = tile_set(self.request["language"])
        self.where = "#/"

    @property
    def page(self) -> Any:
        return self.judge.page

    # --- before round one

    def opens(self) -> "Evening":
        """Go from home to the first rack, which comes out of a real bag."""
        page = self.page
        self.judge.goes("#/duplicate").sees("#setup")
        self.judge.chooses(f"#ruleset-{self.request['ruleset']}", "#source-bag")
        # The rules bring their own habit along: wait for it before going against it.
        if self.request["language"] == "ro":
            expect(page.locator("#bonuses")).not_to_be_checked()
        page.set_checked("#bonuses", self.request["bonuses"])
        if self.event["set_rounds"]:
            self.judge.chooses("#length-rounds").sees("#rounds")
            page.fill("#rounds", str(self.event["set_rounds"]))
        page.fill("#name", "La vetllada")
        self.judge.taps("#open").sees("#enter-form")
        self.judge.taps("#many-title")
        page.fill("#list", "\n".join(f"{table};{name}" for table, name in self.event["names"].items()))
        self.judge.taps("#enter-list")
        expect(page.locator("#seats tbody tr")).to_have_count(len(self.event["names"]))
        self.judge.taps("#begin").sees("#tiles")
        self.where = "#" + page.url.split("#")[1]
        return self

    # --- a round, step by step

    def rack(self, asked: dict[str, Any], number: int) -> None:
        """Return the tiles drawn besides those kept, after a rack that was not valid."""
        for rejected in self.event["rejected"]:
            if rejected["round"] == number and self.at("#tiles") and not self.at("#rejected-title"):
                self.types_rack(rejected)
                self.judge.sees("#rejected-title")
        self.types_rack(asked)
        self.judge.sees("#start, #end-time, #to-master")

    def types_rack(self, asked: dict[str, Any]) -> None:
        if self.at("#tiles"):
            rack = self.tiles.read_strict(asked["rack"])
            drawn = take(rack or (), self.stays())
            assert drawn is not None
            self.page.fill("#tiles", self.tiles.write(drawn))
            self.judge.taps("#rack-typed")

    def stays(self) -> tuple[str, ...]:
        """Return the tiles that the screen shows as kept."""
        places = self.page.locator("#tiles-form .rack__place").all()
        faces = [place.locator(".tile__letter") for place in places]
        return tuple(str(face.inner_text()) if face.count() else BLANK for face in faces)

    def types(self, text: str) -> None:
        self.page.keyboard.type(text, delay=KEY)

    def calls(self, table: str) -> None:
        """Every other table is called by its number, the others by a part of the name."""
        if self.in_order:
            return
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
        elif self.in_order or self.typed % 2:
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
        while self.pile_rests() == "asked":
            self.answers()
        assert self.page.locator("#pile li").all_inner_texts() == []
        self.page.keyboard.press("Enter")
        expect(self.page.locator(f".next-step{step}")).to_be_focused()
        self.page.keyboard.press("Enter")

    def pile_rests(self) -> str | None:
        """Wait until the engine has the whole pile, or until one of it needs the judge; return what it needs."""
        pile = self.page.locator(
            "#pile:empty, #pile :is([data-state=back], [data-state=asked], [data-state=aside])"
        )
        pile.first.wait_for(state="attached", timeout=60_000)
        return pile.first.get_attribute("data-state")

    def answers(self) -> None:
        """Nothing more is on the slip than what was typed. Enter in the empty field leads to the question."""
        if not self.at("#question:focus"):
            self.page.keyboard.press("Enter")
        expect(self.page.locator("#question")).to_be_focused()
        asked = self.page.locator("#question-title").inner_text()
        self.page.keyboard.press("0")
        expect(self.page.locator("#question-title", has_text=asked)).to_have_count(0)

    def to_master(self) -> None:
        self.goes_on("#to-master")
        self.judge.sees("#master")

    def master(self, asked: dict[str, Any]) -> None:
        chosen = f"[data-play='{asked['master']}']"
        if not self.at(f"#fix-master{chosen}"):
            self.page.fill("#master", asked["master"])
            self.page.press("#master", "Enter")
        self.judge.taps(f"#fix-master{chosen}, #announce-it{chosen}").sees("#standings")

    def found_wrong(self, number: int) -> None:
        self.judge.taps("#menu", f"#wrong-{number}", "#wrong-now")
        expect(self.page.locator(f"#wrong-{number}")).to_have_count(0)

    def next(self) -> None:
        if self.at("#next"):
            self.judge.taps("#next")
        self.judge.sees("#tiles, #rounds-title")

    def given_up(self, *, same: bool) -> None:
        """No play came to the board: the same letters are called again, or the rack goes back whole."""
        self.judge.taps("#to-master").sees("#master")
        self.judge.taps("#call-again" if same else "#new-rack")
        self.judge.sees("#start" if same else "#tiles")

    def at(self, selector: str) -> bool:
        return bool(self.page.locator(selector).count())

    # --- afterwards

    def log(self, folder: Path) -> list[dict[str, Any]]:
        """Return the log from the event's file."""
        self.judge.goes(self.where + "/file").sees("#export")
        path = folder / "event.json"
        self.judge.saves("#export").save_as(path)
        return [line["entry"] for line in json.loads(path.read_text("utf-8"))["entries"]]
