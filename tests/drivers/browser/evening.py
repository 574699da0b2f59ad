"""A judge of a duplicate with a tablet: enters players, racks from a bag, and slips as they were written."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from drivers.browser.judge import Judge
from faristol.core.tiles import BLANK, take, tile_set

EMPTY = {"none": "#no-play", "absent": "#absent", "penalty": "#no-play"}
"""A slip with nothing on it; what is penalised counts nothing, whatever it says."""

WHOLE = re.compile(r"(?:[A-Z]\d+|\d+[A-Z]) \S+", re.IGNORECASE)


class Evening:
    """One event of tests/data/duplicates on a tablet. Whatever is done already is not done again: so it can go on after
    a kill from any moment."""

    def __init__(self, judge: Judge, event: dict[str, Any]) -> None:
        self.judge, self.event = judge, event
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

    def time(self) -> None:
        if self.at("#start"):
            self.judge.taps("#start")
            self.judge.sees("#end-time")
        if self.at("#end-time"):
            self.judge.taps("#end-time")
        self.judge.sees("#to-master")

    def slip(self, table: str, slip: Any) -> None:
        """Enter a slip: a table, coordinates and a word, or a reason to press."""
        square = self.page.locator(f"#table-{table}")
        if not square.count() or square.get_attribute("data-state") != "missing":
            return
        if isinstance(slip, str) and not WHOLE.fullmatch(slip):
            # Without coordinates and a word there is nothing to type: the judge says what is wrong with it.
            slip = {"null": "illegible" if " " in slip else "coordinates"}
        if isinstance(slip, str):
            self.page.fill("#play", f"{table} {slip}")
            self.page.press("#play", "Enter")
        else:
            self.judge.taps(f"#table-{table}")
            expect(square).to_have_attribute("aria-current", "true")
            reason = slip["null"] if slip else "none"
            if reason in EMPTY:
                self.judge.taps(EMPTY[reason])
            else:
                self.judge.taps("#null", f"#null-{reason}")
        expect(square).not_to_have_attribute("data-state", "missing", timeout=30_000)

    def gone(self, table: str) -> None:
        square = self.page.locator(f"#table-{table}")
        if square.count():
            self.judge.taps(f"#table-{table}")
            expect(square).to_have_attribute("aria-current", "true")
            self.judge.taps("#left")
            expect(square).to_have_count(0)

    def warns(self, table: str) -> None:
        self.judge.taps(f"#table-{table}")
        expect(self.page.locator(f"#table-{table}")).to_have_attribute("aria-current", "true")
        before = self.judge.entries
        self.judge.taps("#warn")
        asked = self.page.locator("#expel-now, #zero-now")
        expect(
            self.page.locator(f"#saved:not([data-entries='{before}']), #expel-now, #zero-now").first
        ).to_be_attached()
        if asked.count():
            asked.click()
        self.judge.sees_entries(before + 1)

    def master(self, asked: dict[str, Any]) -> None:
        if self.at("#to-master"):
            self.judge.taps("#to-master").sees("#master")
        chosen = f"[data-play='{asked['master']}']"
        if self.at("#master") and not self.at(f"#fix-master{chosen}"):
            self.page.fill("#master", asked["master"])
            self.page.press("#master", "Enter")
        if self.at("#master"):
            self.judge.taps(f"#fix-master{chosen}, #announce-it{chosen}")
        self.judge.sees("#standings")

    def found_wrong(self, number: int) -> None:
        if self.page.locator(f"#wrong-{number}").count():
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
