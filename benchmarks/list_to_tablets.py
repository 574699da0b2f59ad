"""A club's word list goes to the tablets of a room, in Chromium: python3 benchmarks/list_to_tablets.py

    --words 600000   so many words of 2 to 15 letters
    --tablets 3      so many tablets that copy it, all at the same moment

The judge's tablet and the others are the site as people use it, each in a browser of its own, linked by the
relay. Measured is from the tap that begins to copy until the list can be used on the tablet.
"""

import argparse
import json
import os
import platform
import random
import time
import urllib.request
from contextlib import ExitStack

import in_chromium
import visiting

import browsers
import build_site
from room import row

PROMISE = 60
LETTERS = "AAAAEEEEIIIOOURRRSSSTTTNNNLLDDCCMMPPBGFVHJXZÇ"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--words", type=int, default=600_000)
    options.add_argument("--tablets", type=int, default=3)
    chosen = options.parse_args()
    in_chromium.in_the_tools_python()
    from playwright.sync_api import sync_playwright

    print(f"{platform.platform()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    with sync_playwright() as playwright, visiting.served(build_site.DIST) as address, ExitStack() as room:
        judge, *others = (opened(playwright, address, room) for _ in range(1 + chosen.tablets))
        brings(judge, club_list(chosen.words))
        with urllib.request.urlopen(f"{address}relay/") as about:
            (found,) = json.load(about)["rooms"]
        for table, other in enumerate(others, 1):
            joins(other, f"{address}seat/#{found['room']}.{found['key']}", table)
        judge.taps("#pass-list-on")
        for other in others:
            other.sees("#take-list")
        began = time.monotonic()
        for other in others:
            other.taps("#take-list").goes("#/words")
        for other in others:
            other.page.locator("#done").wait_for(timeout=300_000)
        row(f"all {chosen.tablets} tablets have the list", time.monotonic() - began, PROMISE, "s ")
    print(f"load {os.getloadavg()[0]:.1f}")


def opened(playwright, address, room):
    from drivers.browser.judge import Judge

    browser = playwright.chromium.launch(executable_path=browsers.chromium(), args=["--no-sandbox"])
    room.callback(browser.close)
    return Judge(browser.new_context(locale="en-GB"), address).opens()


def club_list(count):
    chance, words = random.Random(count), set()
    while len(words) < count:
        words.add("".join(chance.choices(LETTERS, k=chance.randint(2, 15))))
    return "\n".join(sorted(words)).encode()


def brings(judge, text):
    """Bring the list as a file, and open the room of an event that is played by it."""
    from drivers.browser.joined_tablets import opens_room
    from drivers.club import PLAYERS, Club
    from faristol.words.importing import import_list
    from faristol.words.slices import finish

    judge.goes("#/words")
    with judge.page.expect_file_chooser() as choosing:
        judge.page.click("#choose")
    choosing.value.set_files({"name": "Llista 2.18.txt", "mimeType": "text/plain", "buffer": text})
    judge.page.locator("#done").wait_for(timeout=300_000)
    lexicon = finish(import_list(text, "ca", "Llista", "2.18")).lexicon
    judge.goes("#/")
    opens_room(judge, Club(players=PLAYERS[:4], brought=lexicon).begin())
    judge.sees("#pass-list-on")


def joins(other, link, table):
    other.goes("#/join").sees("#join-form")
    other.page.fill("#code", link)
    other.taps("#read")
    other.page.fill("#table", str(table))
    other.taps("#take", "#me").sees("#is-in")


if __name__ == "__main__":
    main()
