"""From a scanned link to the seat on an ordinary telephone: python3 benchmarks/joining_by_telephone.py

    --times 5          so many telephones, one after another
    --pictures FOLDER  a picture of each step at 360x640, to be looked at

Measured is the time from the link, which the telephone's own camera opens, to the seat, with the taps between
them, in Chromium on this computer. How long a person reads is not in it: that is what the pictures are for.
The last one goes on to a slip that the judge has noted.
"""

import argparse
import os
import platform
import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests"), str(ROOT / "benchmarks")]

import in_chromium  # noqa: E402
import visiting  # noqa: E402

import browsers  # noqa: E402
import build_site  # noqa: E402

PROMISE = 3.0
"""Seconds from the link to the seat."""
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "locale": "ca-ES"}


class Telephone:
    def __init__(self, browser, link, folder=None):
        self.page, self.folder = browser.new_context(**PHONE).new_page(), folder
        self.taps, self.steps = 0, 0
        self.began = time.monotonic()
        self.page.goto(link)

    def taps_on(self, selector):
        self.page.locator(selector).first.click()
        self.taps += 1

    def sees(self, selector):
        self.page.locator(selector).first.wait_for()
        if self.folder:
            self.steps += 1
            self.page.wait_for_timeout(500)  # until what has just come rests no longer
            self.page.screenshot(path=self.folder / f"{self.steps}.png")

    def sits(self, table):
        """Return how long it took until the seat was there."""
        self.sees(f"[data-table='{table}']")
        self.taps_on(f"[data-table='{table}']")
        self.sees("[data-act='sit']:enabled")
        self.taps_on("[data-act='sit']")
        self.sees("[data-view='seat']:visible")
        return time.monotonic() - self.began

    def hands_in(self):
        self.sees("#clock:visible")
        for square in ("H8", "I8", "J8"):
            self.page.locator(".rack .tile:not([data-out])").first.click()
            self.page.locator(f"#board-{square}").click()
        self.sees("#send")
        self.taps_on("#send")
        self.sees("#slip[data-kind='ok']")


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--times", type=int, default=5)
    options.add_argument("--pictures", type=Path)
    chosen = options.parse_args()
    in_chromium.in_the_tools_python()
    from playwright.sync_api import sync_playwright

    print(f"{platform.platform()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    with sync_playwright() as playwright, visiting.served(build_site.DIST) as address:
        measure(playwright.chromium, address, chosen.times, chosen.pictures)


def measure(chromium, address, times, folder):
    from drivers.browser.joined_tablets import opens_room
    from drivers.browser.judge import Judge
    from drivers.club import PLAYERS, Club

    browser = chromium.launch(executable_path=browsers.chromium(), args=["--no-sandbox"])
    judge = Judge(browser.new_context(locale="en-GB"), address).opens()
    opens_room(judge, Club(players=PLAYERS[: times + 1]).begin())
    judge.goes("#/event/event").sees("#start")
    took = []
    for table in range(1, times + 1):
        telephone = Telephone(browser, f"{address}seat/")
        took.append(telephone.sits(table))
        print(f"table {table}: {telephone.taps} taps, {took[-1] * 1000:.0f} ms")
        telephone.page.context.close()
    middle, worst = statistics.median(took), max(took)
    print(f"from the link to the seat: p50 {middle:.1f} s, worst {worst:.1f} s; {PROMISE:.0f} s promised")
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
        telephone = Telephone(browser, f"{address}seat/", folder)
        telephone.sits(times + 1)
        judge.taps("#start")
        telephone.hands_in()
        print(f"{telephone.steps} pictures in {folder}, {telephone.taps} taps with the one that hands in")
    browser.close()


if __name__ == "__main__":
    main()
